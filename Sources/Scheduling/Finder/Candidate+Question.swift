extension Candidate {
  /// In which case it is asked whether a slot stands.
  ///
  /// All the rules are looked at in each; some of them only give a remark where somebody
  /// at the desk may know better than they do.
  public enum Question: String, Hashable, Sendable, Codable {
    /// The program offers it: every rule refuses.
    case offered
    /// Somebody named this one time at the desk: the starts, the notice, how far ahead and
    /// saving of gaps are remarked upon.
    case named
    /// It is one of several at a time that was named, as the dates of a series or the
    /// guests of a party: nobody looks at each rule for each of them, so that only the
    /// grid of the book and saving of gaps are remarked upon.
    case planned
    /// It begins where the part before it ends, or with the others of a party: as
    /// ``planned``, and the grid of the book says nothing of it.
    case following
    /// It is agreed and has to move: as ``planned``, and the notice and how far ahead,
    /// which bind who books, are remarked upon.
    case rearranged
  }

  /// Whether a person named this one time at the desk.
  public var isTyped: Bool {
    get { question == .named }
    set { question = newValue ? .named : .offered }
  }
}

extension Service {
  /// Whether it has starts of its own, which are more than the grid of the book.
  public var hasOwnStarts: Bool { starts != .standard }
}
