import Testing

@testable import PlainEnglish

@Suite struct WordClassTests {
  @Test func `each class of words has a bit of its own`() {
    var taken: [UInt64: [String]] = [:]
    for row in WordClassRow.all {
      taken[row.wordClass.rawValue, default: []].append("\(row.name)")
      #expect(row.wordClass.rawValue.nonzeroBitCount == 1)
    }
    #expect(taken.values.filter { $0.count > 1 }.isEmpty)
  }

  @Test(arguments: [
    ("Sam's off sick tomorrow", [Intent.ill]), ("Sam's running 10 minutes late", [.late]),
    ("Sam's lunch is 1 to 2", [.setUp]), ("Sam's coffee", [.list]),
  ])
  func `a name with an s is someone who is absent, not something of theirs`(
    line: String, intents: [Intent]
  ) {
    #expect(Desk.read(line).requests.map(\.intent) == intents)
  }
}
