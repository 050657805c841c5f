import CLibEdit

/// Lines typed at a terminal, with editing, history, completion and a hint.
///
/// A thin layer over libedit, which keeps a global pointer for its signal handler:
/// have one editor, and use it where it was made. Keys step by whole
/// `Character`s, so that an accent or a family of emoji never comes apart.
public final class LineEditor: LineSource {
  /// What is shown at the right edge for the line as it stands, such as how it
  /// would be read; called at each key, so it must be quick and change nothing.
  public var hint: ((_ line: String) -> String)?

  /// What Tab offers for the text left of the cursor.
  public var completion: ((_ text: String) -> Completion)?

  /// Escape sequences put around the hint, so that it shows muted.
  public var hintStyle: (start: String, end: String)?

  private let history: History
  private let environment: [String: String]
  private var editor: OpaquePointer?
  private var search = HistorySearch()

  /// Creates an editor on standard input and output; nil if these are not both a
  /// terminal that can move its cursor, where `PlainLineReader` serves.
  ///
  /// - Parameters:
  ///   - name: The program's name, for the person's `.editrc`.
  ///   - history: The earlier lines; each line that is typed is added to it.
  ///   - environment: The process's variables.
  public init?(name: String, history: History, environment: [String: String]) {
    self.history = history
    self.environment = environment
    guard Descriptor.isTerminal(Descriptor.input), Descriptor.isTerminal(Descriptor.output),
      OutputStyle.canMoveCursor(environment)
    else { return nil }
    editor = cle_create(
      name, Unmanaged.passUnretained(self).toOpaque(),
      { context, key in LineEditor.from(context)?.handle(key) ?? Int32(CLE_DRAW_NOTHING) },
      { context in LineEditor.from(context)?.showHint() })
    guard let editor else { return nil }
    for line in history.lines { cle_add_history(editor, line) }
  }

  deinit {
    if let editor { cle_destroy(editor) }
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> LineEditor? {
    context.map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Shows the prompt and waits for a line.
  public func next(prompt: String) -> LineEvent {
    guard let editor else { return .end }
    var count: Int32 = 0
    let bytes = cle_read(editor, prompt, &count)
    if cle_was_interrupted(editor) != 0 { return .interrupted }
    guard let bytes else { return .end }
    let line = Self.text(bytes, Int(count))
    if history.append(line) { cle_add_history(editor, line) }
    return .line(line, pasted: cle_was_pasted(editor) != 0)
  }

  private static func text(_ bytes: UnsafePointer<CChar>, _ count: Int) -> String {
    String(
      decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The line as it stands, left and right of the cursor.
  private var current: (left: String, right: String) {
    guard let editor else { return ("", "") }
    var count: Int32 = 0
    var cursor: Int32 = 0
    let bytes = cle_line(editor, &count, &cursor)
    return (
      Self.text(bytes, Int(cursor)), Self.text(bytes + Int(cursor), Int(count - cursor))
    )
  }
}

extension LineEditor {
  /// What a key of its own does; the answer says what is to be drawn.
  private func handle(_ key: Int32) -> Int32 {
    guard let editor else { return Int32(CLE_DRAW_NOTHING) }
    let (left, right) = current
    switch Int(key) {
    case CLE_KEY_BACKSPACE:
      guard let last = left.last else { return Int32(CLE_BEEP) }
      cle_delete_before(editor, last.codePoints)
    case CLE_KEY_DELETE_OR_END where left.isEmpty && right.isEmpty:
      return Int32(CLE_END_OF_INPUT)
    case CLE_KEY_DELETE, CLE_KEY_DELETE_OR_END:
      guard let first = right.first else { return Int32(CLE_BEEP) }
      cle_move(editor, first.codePoints)
      cle_delete_before(editor, first.codePoints)
    case CLE_KEY_LEFT: cle_move(editor, -(left.last?.codePoints ?? 0))
    case CLE_KEY_RIGHT: cle_move(editor, right.first?.codePoints ?? 0)
    case CLE_KEY_UP:
      let line = search.earlier(line: left + right, prefix: left, in: history.lines)
      return show(line, insteadOf: left, right)
    case CLE_KEY_DOWN:
      return show(search.later(line: left + right, in: history.lines), insteadOf: left, right)
    case CLE_KEY_COMPLETE: return complete(left)
    default: return Int32(CLE_DRAW_NOTHING)
    }
    return Int32(CLE_DRAW_CHANGES)
  }

  private func show(_ line: String?, insteadOf left: String, _ right: String) -> Int32 {
    guard let editor, let line else { return Int32(CLE_BEEP) }
    cle_move(editor, right.codePoints)
    cle_delete_before(editor, left.codePoints + right.codePoints)
    _ = cle_insert(editor, line)
    return Int32(CLE_DRAW_CHANGES)
  }

  /// Puts in what all candidates share, or lists them.
  private func complete(_ left: String) -> Int32 {
    guard let editor, let found = completion?(left), !found.candidates.isEmpty else {
      return Int32(CLE_BEEP)
    }
    let replaced = String(left.suffix(found.replacedCount))
    let isOnly = found.candidates.count == 1
    let text = found.commonPrefix + (isOnly ? " " : "")
    if isOnly || (text.count >= replaced.count && text != replaced) {
      cle_delete_before(editor, replaced.codePoints)
      _ = cle_insert(editor, text.sanitized())
      return Int32(CLE_DRAW_CHANGES)
    }
    let size = TerminalSize.current(environment: environment)
    cle_print_below(editor, found.listing(columns: size.columns))
    return Int32(CLE_DRAW_ALL)
  }

  private func showHint() {
    guard let editor, let hint else { return }
    let (left, right) = current
    let text = hint(left + right).sanitized()
    // libedit wants text after the last escape sequence.
    let styled = hintStyle.map { "\u{1}\($0.start)\u{1}\(text)\u{1}\($0.end)\u{1} " } ?? text
    cle_set_hint(editor, text.isEmpty ? "" : styled)
  }
}

extension Character {
  /// The number of code points, in which libedit counts.
  fileprivate var codePoints: Int32 { Int32(unicodeScalars.count) }
}

extension String {
  /// The number of code points, in which libedit counts.
  fileprivate var codePoints: Int32 { Int32(unicodeScalars.count) }
}
