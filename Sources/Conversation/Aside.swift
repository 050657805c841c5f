/// What was on the table and was put aside for an act of its own.
///
/// It comes back once that act is done or turned down.
public struct Aside: Hashable, Sendable, Codable {
  /// What was on the table.
  public var table: Table

  /// What the same line had asked for behind it.
  public var waiting: Waiting?
}

extension Table {
  /// Whether it can be gone on with after something else was done.
  ///
  /// What would change the business, or take changes back, was worked out for the book as
  /// it stood: that is asked for anew.
  var comesBack: Bool {
    guard mustBeAnswered else { return false }
    switch self {
    case .offer, .missing, .visit, .series, .swap, .cancel, .seriesScope, .which, .readings,
      .howLate:
      return true
    case .change, .rearrangement, .importing, .undoing: return false
    }
  }
}
