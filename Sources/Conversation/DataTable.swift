import CivilTime
import Scheduling

/// What a reply lists, as typed rows: for scripts, and for files that
/// spreadsheets read.
public struct DataTable: Hashable, Sendable, Codable {
  /// A value.
  public enum Cell: Hashable, Sendable, Codable {
    /// There is none.
    case none
    /// Words.
    case text(String)
    /// A number.
    case number(Int)
    /// An amount.
    case money(Money)
    /// A local date.
    case date(CalendarDate)
    /// A moment.
    case moment(Instant)
  }

  /// What it is of: a word that can name a file.
  public var name: String

  /// What the cells of a row are, in order.
  public var columns: [String]

  /// The rows, each with a cell for every column.
  public var rows: [[Cell]]

  /// Creates a table.
  public init(_ name: String, _ columns: [String], _ rows: [[Cell]]) {
    self.name = name
    self.columns = columns
    self.rows = rows
  }

  /// The table as CSV (RFC 4180): a line of names, then a line a row.
  ///
  /// Moments are written as the clock on the wall shows them, as spreadsheets know
  /// no offsets.
  public func csv(in zone: TimeZoneRules) -> String {
    let lines = [columns.map(Self.quoted)] + rows.map { row in row.map { Self.csv($0, zone) } }
    return lines.map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  private static func csv(_ cell: Cell, _ zone: TimeZoneRules) -> String {
    switch cell {
    case .none: ""
    case .text(let text): quoted(text)
    case .number(let number): "\(number)"
    case .money(let money): money.decimal
    case .date(let date): "\(date)"
    case .moment(let moment):
      zone.local(moment).description.split(separator: "T").joined(separator: " ")
    }
  }

  /// A text in quotes if it needs them.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { ![0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    guard !isPlain else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}

extension DataTable.Cell {
  /// Words, or nothing.
  static func optional(_ text: String?) -> DataTable.Cell {
    text.map { $0.isEmpty ? .none : .text($0) } ?? .none
  }
}

extension Money {
  /// The amount with its hundredths: "35.00".
  public var decimal: String {
    let units = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    return "\(hundredths < 0 ? "-" : "")\(units).\(rest < 10 ? "0" : "")\(rest)"
  }
}
