/// What a line leaves out of the bookings that it speaks of: "except B-24", "but not the
/// one on Friday", "keep Dana's colour".
public struct BookingException: Hashable, Sendable, Codable {
  /// Half-open UTF-8 offsets of its words in the line, with the word that leads it.
  public var span = 0..<0

  /// Booking numbers that are left out.
  public var numbers: [Int] = []

  /// Whose bookings are left out.
  public var customers: [NameMention] = []

  /// Services that are left out.
  public var services: [NameMention] = []

  /// Whose work is left out.
  public var staff: [NameMention] = []

  /// When those are that are left out.
  public var whens: [When] = []

  /// Creates an exception that leaves out nothing.
  public init() {}

  /// Whether it names nothing that could be left out.
  public var isEmpty: Bool {
    numbers.isEmpty && customers.isEmpty && services.isEmpty && staff.isEmpty && whens.isEmpty
  }

  /// Whether it says which bookings by more than their times and who does them, which may
  /// as well be said of where they are to go.
  var namesBooking: Bool { !numbers.isEmpty || !customers.isEmpty || !services.isEmpty }
}
