extension Business {
  /// The business as it would be after some edits.
  public func applying(_ edits: [Edit]) -> Business {
    var copy = self
    for edit in edits {
      switch edit.after {
      case .settings(let row): copy.settings = row
      case .service(let row): Self.put(row, in: &copy.services)
      case .staff(let row): Self.put(row, in: &copy.staff)
      case .resource(let row): Self.put(row, in: &copy.resources)
      case .override(let row): Self.put(row, in: &copy.overrides)
      case .absence(let row): Self.put(row, in: &copy.absences)
      case .customer, .block, .booking, .wish, .hold: break
      case nil:
        switch edit.before {
        case .override(let row): copy.overrides.removeAll { $0.id == row.id }
        case .absence(let row): copy.absences.removeAll { $0.id == row.id }
        case .service(let row): copy.services.removeAll { $0.id == row.id }
        case .staff(let row): copy.staff.removeAll { $0.id == row.id }
        case .resource(let row): copy.resources.removeAll { $0.id == row.id }
        default: break
        }
      }
    }
    return copy
  }

  private static func put<Row: Numbered>(_ row: Row, in rows: inout [Row]) {
    if let index = rows.firstIndex(where: { $0.id == row.id }) {
      rows[index] = row
    } else {
      rows.append(row)
    }
  }
}

/// A row with a number.
private protocol Numbered {
  associatedtype Number: Hashable
  var id: Number { get }
}

extension Service: Numbered {}
extension Staff: Numbered {}
extension Resource: Numbered {}
extension DayOverride: Numbered {}
extension Absence: Numbered {}
