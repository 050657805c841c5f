import CivilTime
import Scheduling

/// All that takes the time of one person or room and begins in one week, packed.
///
/// The form is a part of the schema. The first byte says in what times are
/// counted: 60 for minutes, 1 for seconds, in which some row does not lie on a
/// whole minute. Then follow the rows in the order of the table. Each is a row of
/// numbers of seven bits a byte, the lowest first, as in LEB128:
/// - the start, from that of the row before, the first from the week's, twice as
///   large, and one less if it is negative;
/// - the length;
/// - the owner's kind, and 4 for a class, 8 for a session, 16 if the owner of the
///   business allowed it, 32 for other than one place of one;
/// - the owner;
/// - where they are: class, session, places taken, and places that there are.
struct WeekSheet: Hashable {
  /// Seconds of a week.
  static let length = 604_800

  /// The week of a moment, cut off toward zero, as SQLite divides.
  static func week(of seconds: Int) -> Int { seconds / length }

  /// The moments of a week; the one around 1970 is twice as long.
  static func moments(of week: Int) -> ClosedRange<Int> {
    (week > 0 ? week * length : (week - 1) * length + 1)...(week < 0
      ? week * length : (week + 1) * length - 1)
  }

  /// Whose sheet for which week, and the one number by which it is found.
  struct Place: Hashable {
    var resource: ResourceKey
    var week: Int

    private static let perWeek = 1 << 32
    private static let perKind = 1 << 31

    /// The sheet of a resource for a week.
    init(_ resource: ResourceKey, week: Int) {
      self.resource = resource
      self.week = week
    }

    /// The sheet of a number.
    init(number: Int) {
      let rest = number & (Self.perWeek - 1)
      resource = ResourceKey(
        kindNumber: rest / Self.perKind + 1, number: rest & (Self.perKind - 1))
      week = (number - rest) / Self.perWeek
    }

    /// Sheets of one week lie together.
    var number: Int {
      week * Self.perWeek + (resource.kindNumber - 1) * Self.perKind + resource.number
    }

    /// Where SQL finds a row of the table of taken time.
    static let sql =
      "starts / \(WeekSheet.length) * \(perWeek) + (kind - 1) * \(perKind) + resource"
  }

  /// The packed rows.
  let bytes: [UInt8]

  private enum Mark {
    static let owner = 3
    static let sharing = 4
    static let session = 8
    static let override = 16
    static let places = 32
  }

  /// Packs rows that begin in a week, in the order of the table.
  init(_ rows: [Occupancy], at place: Place) {
    let isInMinutes = rows.allSatisfy {
      $0.span.start.seconds % 60 == 0 && $0.span.end.seconds % 60 == 0
    }
    let unit = isInMinutes ? 60 : 1
    var writer = NumberWriter(first: UInt8(unit))
    var last = place.week * Self.length
    for row in rows {
      let start = row.span.start.seconds
      let away = (start - last) / unit
      last = start
      writer.append(away < 0 ? -2 * away - 1 : 2 * away)
      writer.append((row.span.end.seconds - start) / unit)
      let hasPlaces = row.seats != 1 || row.capacity != 1
      writer.append(
        row.owner.kindNumber | (row.sharing == nil ? 0 : Mark.sharing)
          | (row.session == nil ? 0 : Mark.session) | (row.isOverride ? Mark.override : 0)
          | (hasPlaces ? Mark.places : 0))
      writer.append(row.owner.number)
      if let sharing = row.sharing { writer.append(sharing.rawValue) }
      if let session = row.session { writer.append(session.rawValue) }
      if hasPlaces {
        writer.append(row.seats)
        writer.append(row.capacity)
      }
    }
    bytes = writer.bytes
  }

  /// Adds the rows that overlap a span.
  ///
  /// - Parameters:
  ///   - bytes: The packed rows.
  ///   - place: Whose sheet it is, and for which week.
  ///   - span: The span.
  ///   - rows: Where they are added.
  /// - Returns: Whether the bytes are in the form of a sheet; some rows may have
  ///   been added if not.
  static func unpack(
    _ bytes: UnsafeRawBufferPointer, at place: Place, overlapping span: Span,
    into rows: inout [Occupancy]
  ) -> Bool {
    guard let first = bytes.first, first == 60 || first == 1 else { return false }
    let unit = Int(first)
    var reader = NumberReader(bytes, from: 1)
    var start = place.week * length
    while !reader.isAtEnd {
      let away = reader.next()
      start += (away % 2 == 0 ? away / 2 : -(away + 1) / 2) * unit
      let end = start + reader.next() * unit
      let marks = reader.next()
      let owner = reader.next()
      let sharing = marks & Mark.sharing != 0 ? ServiceID(reader.next()) : nil
      let session = marks & Mark.session != 0 ? StaffID(reader.next()) : nil
      let hasPlaces = marks & Mark.places != 0
      let seats = hasPlaces ? reader.next() : 1
      let capacity = hasPlaces ? reader.next() : 1
      guard !reader.isBroken else { return false }
      if start >= span.end.seconds { return true }
      if end <= span.start.seconds { continue }
      guard let owner = Occupancy.Owner(kindNumber: marks & Mark.owner, number: owner) else {
        return false
      }
      rows.append(
        Occupancy(
          owner: owner, resource: place.resource,
          span: Span(start: Instant(seconds: start), end: Instant(seconds: end)),
          sharing: sharing, seats: seats, capacity: capacity,
          isOverride: marks & Mark.override != 0, session: session))
    }
    return true
  }
}

/// Writes numbers of seven bits a byte.
private struct NumberWriter {
  private(set) var bytes: [UInt8]

  init(first: UInt8) { bytes = [first] }

  mutating func append(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}

/// Reads numbers of seven bits a byte; past the end and in too long ones it finds
/// zeros, and is broken.
private struct NumberReader {
  private let bytes: UnsafeRawBufferPointer
  private var place: Int
  private(set) var isBroken = false

  init(_ bytes: UnsafeRawBufferPointer, from place: Int) {
    self.bytes = bytes
    self.place = place
  }

  var isAtEnd: Bool { place >= bytes.count }

  @inline(__always)
  mutating func next() -> Int {
    var result = 0
    var shift = 0
    while place < bytes.count, shift < 56 {
      let byte = Int(bytes[place])
      place += 1
      result |= (byte & 0x7F) << shift
      if byte < 0x80 { return result }
      shift += 7
    }
    isBroken = true
    return 0
  }
}
