/// A file that a line names, or the form of one ("as CSV").
public struct FileMention: Hashable, Sendable, Codable {
  /// What a file holds.
  public enum Form: String, Hashable, Sendable, Codable {
    /// Events, as calendar programs keep them.
    case calendar
    /// A table, as spreadsheets read it.
    case table
    /// The whole book.
    case book
  }

  /// What it holds, as its ending or the words say.
  public var form: Form

  /// Where it is, as typed; nil if only the form was said.
  public var path: String?

  /// Half-open UTF-8 offsets of the words in the line.
  public var span: Range<Int>

  /// Creates a mention.
  public init(form: Form, path: String?, span: Range<Int>) {
    self.form = form
    self.path = path
    self.span = span
  }
}

/// Which way something passes between the book and a file.
public enum Transfer: String, Hashable, Sendable, Codable {
  /// From a file into the book.
  case bringIn
  /// From the book into a file.
  case writeOut
  /// What was just shown, into a file.
  case keepShown
  /// All of the book, as it is.
  case backUp
}
