/// Which of what was offered or spoken of is meant.
public enum Choice: Hashable, Sendable, Codable {
  /// "2", "the second one", counted from 1; ``last`` is one of them.
  case index(Int)
  /// "the middle one".
  case middle
  /// "the later one".
  case later
  /// "the earlier one", "whichever is sooner".
  case earlier
  /// "the cheapest".
  case cheapest
  /// "the shortest".
  case shortest
  /// "both", "all of them".
  case all
  /// "the other one".
  case other
  /// "it", "that one", "this".
  case it
  /// "the one with Priya", "the 3 o'clock": by the other parts of the request.
  case described
  /// "take the nearest": what lies beside a time that cannot be had.
  case nearest

  /// "the last one", of however many there are.
  public static let last = Choice.index(-1)

  /// The place in a list that it names by number, from 0.
  ///
  /// - Parameter count: How many the list has.
  /// - Returns: The place; nil if it names none by number, or one that the list has not.
  public func place(among count: Int) -> Int? {
    guard case .index(let number) = self else { return nil }
    let place = self == .last ? count - 1 : number - 1
    return (0..<count).contains(place) ? place : nil
  }
}

/// A wish for a change of direction without a value.
public enum Alternative: Hashable, Sendable, Codable {
  /// "anything else?".
  case different
  /// "earlier", by so many minutes if that was said.
  case earlier(minutes: Int?)
  /// "later".
  case later(minutes: Int?)
  /// "another day".
  case otherDay
  /// "another time".
  case otherTime
  /// "someone else".
  case otherStaff
  /// "something cheaper".
  case cheaper
  /// "a shorter one".
  case shorter
  /// "more choices", "what else is there?".
  case more
  /// "leave them as they are".
  case leaveAsIs
}
