import Foundation
import Testing

@testable import Transcripts

/// The folder of the package, found from this file.
let packageFolder = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// A Markdown file of the package that holds conversations.
struct Story: Sendable, CustomTestStringConvertible {
  var path: String
  var testDescription: String { path }

  var text: String {
    get throws { try String(contentsOf: packageFolder.appending(path: path), encoding: .utf8) }
  }

  static let transcripts: [Story] = {
    let folder = packageFolder.appending(path: "transcripts")
    let files = FileManager.default.enumerator(atPath: folder.path())
    let names = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }
    return names.sorted().map { Story(path: "transcripts/\($0)") }
  }()
}

@Suite("Transcripts replay")
struct ReplayTests {
  @Test("every transcript replays byte for byte", arguments: Story.transcripts)
  func transcript(_ story: Story) throws {
    try replay(story, defaults: nil)
  }

  @Test("what the README shows is what the program says")
  func readme() throws {
    #expect(Transcript.Head.documentation.now.description == "2026-11-30T10:00")
    try replay(Story(path: "README.md"), defaults: .documentation)
  }

  @Test("there are stories, and no two have one title")
  func titles() throws {
    #expect(Story.transcripts.count >= 15)
    let titles = try Story.transcripts.map {
      try TranscriptRunner().parse(try $0.text, name: $0.path).title
    }
    #expect(Set(titles).count == titles.count)
  }

  private func replay(_ story: Story, defaults: Transcript.Head?) throws {
    let runner = TranscriptRunner()
    let result = try runner.run(
      try runner.parse(try story.text, name: story.path, defaults: defaults))
    guard let line = result.firstLine else { return }
    Issue.record(
      "\(result.report.joined(separator: "\n"))",
      sourceLocation: SourceLocation(
        fileID: "Transcripts/\(story.path)",
        filePath: packageFolder.appending(path: story.path).path(),
        line: line, column: 1))
  }
}
