extension Request {
  /// A time told by somebody's booking: "right after Dana", "before my colour".
  public struct Beside: Hashable, Sendable, Codable {
    /// On which side of it.
    public enum Side: String, Hashable, Sendable, Codable {
      case before
      case after
    }

    /// On which side of it.
    public var side: Side
    /// Whether nothing is to lie between: "right after".
    public var isDirect = false
    /// Whose it is, if a name says so.
    public var customer: NameMention?
    /// Of which service, if that is named.
    public var service: NameMention?
    /// Whether it is of who types: "my haircut".
    public var isMine = false
    /// Whether it is of the customer last spoken of: "her colour".
    public var isLast = false

    /// Creates a place beside a booking.
    public init(side: Side) { self.side = side }
  }
}
