/// The numbers that a book gave for placeholders within one change.
public struct Placeholders: Hashable, Sendable {
  private var given: [EntityKey: Int] = [:]

  /// Creates a table in which nothing was given yet.
  public init() {}

  /// Notes the number that was given to a new row.
  public mutating func give(_ number: Int, to key: EntityKey) {
    given[key] = number
  }

  /// The number for an identifier: itself unless it is a placeholder that was
  /// given one.
  func number<T>(_ id: Identifier<T>, _ kind: EntityKey.Kind) -> Identifier<T> {
    guard id.isPlaceholder else { return id }
    return Identifier(given[EntityKey(kind: kind, id: id.rawValue)] ?? id.rawValue)
  }

  func number<T>(_ id: Identifier<T>?, _ kind: EntityKey.Kind) -> Identifier<T>? {
    id.map { number($0, kind) }
  }
}

extension Entity {
  /// The same row with the numbers that were given for placeholders, its own and
  /// those of the rows to which it refers.
  public func replacing(_ placeholders: Placeholders) -> Entity {
    switch self {
    case .settings(var row):
      row.policy.limits = row.policy.limits.map { $0.replacing(placeholders) }
      return .settings(row)
    case .service(var row):
      row.id = placeholders.number(row.id, .service)
      row.needs = row.needs.map { placeholders.number($0, .resource) }
      return .service(row)
    case .staff(let row): return .staff(row.replacing(placeholders))
    case .resource(var row):
      row.id = placeholders.number(row.id, .resource)
      return .resource(row)
    case .customer(var row):
      row.id = placeholders.number(row.id, .customer)
      return .customer(row)
    case .override(var row):
      row.id = placeholders.number(row.id, .override)
      row.staff = placeholders.number(row.staff, .staff)
      return .override(row)
    case .absence(var row):
      row.id = placeholders.number(row.id, .absence)
      row.staff = placeholders.number(row.staff, .staff)
      return .absence(row)
    case .block(var row):
      row.id = placeholders.number(row.id, .block)
      row.staff = placeholders.number(row.staff, .staff)
      return .block(row)
    case .booking(let row): return .booking(row.replacing(placeholders))
    case .wish(var row):
      row.id = placeholders.number(row.id, .wish)
      row.customer = placeholders.number(row.customer, .customer)
      row.service = placeholders.number(row.service, .service)
      row.staff = placeholders.number(row.staff, .staff)
      return .wish(row)
    case .hold(var row):
      row.id = placeholders.number(row.id, .hold)
      row.booking = row.booking.replacing(placeholders)
      return .hold(row)
    }
  }

  /// The same row under another number.
  public func numbered(_ number: Int) -> Entity {
    var placeholders = Placeholders()
    placeholders.give(number, to: key)
    return replacing(placeholders)
  }
}

extension Booking {
  fileprivate func replacing(_ placeholders: Placeholders) -> Booking {
    var row = self
    row.id = placeholders.number(id, .booking)
    row.service = placeholders.number(service, .service)
    row.staff = placeholders.number(staff, .staff)
    row.customer = placeholders.number(customer, .customer)
    row.resources = resources.map { placeholders.number($0, .resource) }
    row.series = placeholders.number(series, .booking)
    row.visit = placeholders.number(visit, .booking)
    return row
  }
}

extension Staff {
  fileprivate func replacing(_ placeholders: Placeholders) -> Staff {
    var row = self
    row.id = placeholders.number(id, .staff)
    if case .only(let services) = skills {
      row.skills = .only(services.map { placeholders.number($0, .service) })
    }
    for index in row.terms.indices {
      row.terms[index].service = placeholders.number(row.terms[index].service, .service)
    }
    return row
  }
}

extension Policy.Limit {
  fileprivate func replacing(_ placeholders: Placeholders) -> Policy.Limit {
    var limit = self
    switch scope {
    case .everything, .eachCustomer: break
    case .service(let id): limit.scope = .service(placeholders.number(id, .service))
    case .eachCustomerOf(let id):
      limit.scope = .eachCustomerOf(placeholders.number(id, .service))
    case .staff(let id): limit.scope = .staff(placeholders.number(id, .staff))
    case .serviceOf(let service, let staff):
      limit.scope = .serviceOf(
        placeholders.number(service, .service), staff: placeholders.number(staff, .staff))
    }
    return limit
  }
}
