import Conversation

/// The files of a replay.
///
/// Those that the page itself holds, and what is written as it goes; nothing
/// touches the disk.
final class ScratchFiles: DeskFiles {
  private var texts: [String: String]

  init(_ texts: [String: String]) {
    self.texts = texts
  }

  func write(_ text: String, to place: FilePlace, opens: Bool) -> FileOutcome {
    let path = Self.path(of: place)
    texts[path] = text
    return .written(path: path, opened: false)
  }

  func read(_ path: String) -> FileContent {
    texts[path].map { .bytes(Array($0.utf8)) } ?? .failed("there is no such file")
  }

  func backUp(to place: FilePlace) -> FileOutcome {
    .written(path: Self.path(of: place), opened: false)
  }

  private static func path(of place: FilePlace) -> String {
    switch place {
    case .besideBook(let name): "BOOK/\(name)"
    case .named(let path): path
    }
  }
}
