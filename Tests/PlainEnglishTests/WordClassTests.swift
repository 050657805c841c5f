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
    ("Sam will be back tomorrow", [.ill]), ("book Sam's back facial at 3 tomorrow", [.book]),
    ("cancel Sam's back wax on Friday", [.cancel]), ("Sam's lunch is 1 to 2", [.setUp]),
    ("Sam's coffee", [.list]),
  ])
  func `a name with an s is someone who is absent, not something of theirs`(
    line: String, intents: [Intent]
  ) {
    #expect(Desk.read(line).requests.map(\.intent) == intents)
  }

  @Test(arguments: ["have", "have?", "has", "got", "is", "a", "the", "if", "not", "put", "take"])
  func `a single word is read, whatever it is`(line: String) {
    #expect(Desk.read(line).requests.count <= 1)
  }

  @Test(arguments: [
    "book Dana into the slot Zoë cancelled", "book me the appointment that was cancelled",
  ])
  func `what somebody else cancelled is no cancellation`(line: String) {
    #expect(Desk.read(line).requests.map(\.intent) == [.book])
  }
}
