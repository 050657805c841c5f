extension Schema {
  /// The line that asked for a change, by its session and its place among the lines of it.
  ///
  /// All entries of one line are one change. Entries of before have neither number: each is a
  /// change of its own.
  static let step5 =
    """
    ALTER TABLE journal ADD COLUMN session INTEGER;
    ALTER TABLE journal ADD COLUMN line INTEGER;
    """
}
