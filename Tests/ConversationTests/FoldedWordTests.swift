import Foundation
import PlainEnglish
import Testing

/// Words are compared without apostrophes, so that a list which has one in a word says
/// something that is never found.
@Suite("Folded words")
struct FoldedWordTests {
  /// The folders in which words of a line are looked at.
  private static let folders = ["Conversation", "PlainEnglish"]

  private static var sources: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
  }

  @Test("a word is compared without its apostrophe")
  func folding() {
    #expect(Folding.words("I’m sure she can't") == ["im", "sure", "she", "cant"])
  }

  @Test("no word that is looked for has an apostrophe", arguments: folders)
  func words(_ folder: String) throws {
    let files = try #require(
      FileManager.default.enumerator(
        at: Self.sources.appending(path: folder), includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files
    where file.pathExtension == "swift" {
      count += 1
      for (number, line) in try lines(of: file).enumerated() {
        let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
        let found = code.matches(of: #/"[a-z]+'[a-z]*"/#).map { String($0.output) }
        #expect(found == [], "\(file.lastPathComponent):\(number + 1)")
      }
    }
    #expect(count > 100)
  }

  private func lines(of file: URL) throws -> [Substring] {
    try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
  }
}
