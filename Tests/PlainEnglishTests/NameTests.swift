import CivilTime
import Testing

@testable import PlainEnglish

@Suite struct NameTests {
  private func names(_ line: String, _ expecting: Asked? = nil) -> [String] {
    Desk.read(line, expecting: expecting).requests.flatMap {
      ($0.services + $0.staff + $0.customers).map { "\($0.kind): \($0.marked)" }
    }
  }

  @Test(arguments: [
    ("book a hot stone massage tomorrow", "service: Hot stone massage"),
    ("book a stone massage tomorrow", "service: Hot stone massage"),
    ("book 4D lashes tomorrow", "service: 4D lashes"),
    ("book a mens trim tomorrow", "service: Men's trim"),
    ("two haircuts tomorrow", "service: Haircut"),
    ("move Zoe to Friday", "customer: Zoë Brontë"),
    ("move Whitfield to Friday", "customer: Dana Whitfield"),
    ("move 王芳 to Friday", "customer: 王芳"),
    ("move Dana's booking to Friday", "customer: Dana Whitfield"),
    ("is O'Neill free on Friday?", "staff: O'Neill"),
    ("is oneill free on Friday?", "staff: O'Neill"),
    ("book with Summer next week", "staff: Summer"),
    ("move April to Friday", "customer: April Jones"),
    ("put Will down for Friday", "customer: Will Smith"),
    ("move Dnaa Whitfield to Friday", "customer: Dana Whitfield?"),
  ])
  func `names are found in the forms in which they are typed`(line: String, name: String) {
    #expect(names(line) == [name])
  }

  @Test(arguments: [
    ("book Edda Jane van der Whitfield a haircut on Friday", "Edda Jane van der Whitfield"),
    ("a haircut for Olaf von Whitfield on Friday", "Olaf von Whitfield"),
    ("move Lena de la Whitfield to Friday", "Lena de la Whitfield"),
    ("book kevin haircut fri 3", "kevin"),
    ("book kevin bacon haircut fri 3", "kevin bacon"),
    ("book Zog Nilsson haircut fri 3", "Zog Nilsson"),
    ("book rob haircut fri 3", "rob"),
  ])
  func `a longer name than the book has is somebody else, and so is one before a service`(
    line: String, name: String
  ) {
    let customers = Desk.read(line).requests.flatMap(\.customers)
    #expect(customers.map(\.text) == [name])
    #expect(customers.allSatisfy { $0.entries.isEmpty })
  }

  @Test(arguments: [
    ("book a haircut for Eve tomorrow at 3", "Eve"),
    ("book a haircut for May tomorrow at 3", "May"),
    ("book a haircut for Mark tomorrow at 3", "Mark"),
    ("book a haircut for Will Hartley tomorrow at 3", "Will Hartley"),
    ("tomorrow at 3 a haircut for June Carter", "June Carter"),
    ("book a haircut for Sunday Okafor on Thursday", "Sunday Okafor"),
    ("book a haircut for Priya Lindqvist tomorrow", "Priya Lindqvist"),
    ("book O'Neill Lindqvist a haircut tomorrow", "O'Neill Lindqvist"),
    ("book Mark a haircut on Thursday at 10", "Mark"),
    ("book a haircut for April on 3 December at 11", "April"),
    ("book Autumn a haircut on Thursday at 10", "Autumn"),
  ])
  func `a word of time with a capital letter is a person where the line has its own day`(
    line: String, name: String
  ) {
    let customers = Desk.read(line).requests.flatMap(\.customers)
    #expect(customers.map(\.text) == [name])
  }

  @Test(arguments: [
    ("book kevin bacon a haircut tomorrow at 3", "kevin bacon"),
    ("book mark wilson a haircut on thursday at 2", "mark wilson"),
    ("book sunday jones a haircut on friday at 2", "sunday jones"),
    ("book kevin for a haircut on saturday at 11", "kevin"),
    ("book may a haircut on friday at 3", "may"),
    ("a haircut for may on saturday at 11", "may"),
    ("haircut for mark wilson friday 3pm", "mark wilson"),
    ("kevin wants a haircut tomorrow at 10", "kevin"),
    ("squeeze kevin in for a haircut tomorrow", "kevin"),
    ("kevin: haircut thursday 10:30", "kevin"),
  ])
  func `in the place of a name any word is one, in small letters too`(line: String, name: String) {
    let customers = Desk.read(line).requests.flatMap(\.customers)
    #expect(customers.map(\.text) == [name])
  }

  @Test(arguments: [
    "book sunday a haircut", "book lunch a week from friday", "a haircut for max 30 minutes",
    "book a haircut for sunday",
  ])
  func `a day or a length in the place of a name is none`(line: String) {
    #expect(Desk.read(line).requests.flatMap(\.customers).isEmpty)
  }

  @Test(arguments: [
    ("book Mrs Okoro in for a perm on Friday", "Mrs Okoro"),
    ("can Mr Lund come in for a perm on Friday?", "Mr Lund"),
    ("Ms. Okoro rang", "Ms. Okoro"),
    ("could Ingrid Lund have a perm on Friday?", "Ingrid Lund"),
    ("Ingrid can't come, cancel her", "Ingrid"),
    ("book Ingrid into Class on Friday", "Ingrid"),
  ])
  func `a title or a visit makes a customer wherever the name stands`(line: String, name: String) {
    #expect(Desk.read(line).requests.flatMap(\.customers).map(\.text) == [name])
  }

  @Test(arguments: [
    "can Mrs Okoro come in for a perm on Friday at 3?", "can Dana come in for a perm on Friday?",
    "could Ingrid Lund have a perm on Friday?", "Mr Lund wants to come in on Friday for a perm",
  ])
  func `what a customer would have is asked for by whoever types`(line: String) {
    #expect(Desk.read(line).requests.map(\.intent) == [.book])
  }

  @Test(arguments: [
    ("book Mrs Okoro a perm on Friday, her number is 07700 900123", "07700 900123"),
    ("book a perm on Friday at 3 for Ingrid, mobile +44 7700 900 456", "+44 7700 900 456"),
    ("yes, on 555-010-1234", "555-010-1234"),
  ])
  func `a telephone number is no time`(line: String, phone: String) {
    let request = Desk.read(line).requests.last
    #expect(request?.phone == phone)
    #expect(request?.whens.contains { $0.text.utf8.contains(0x30) } == false)
    #expect(request?.left.isEmpty == true)
  }

  @Test(arguments: [
    "book a perm on 2026-12-04 at 15:30", "book a perm at 0930 or 1030 on 041226",
    "move booking 24 to 10-12-2026 at 10.30",
  ])
  func `dates and hours in figures are no telephone number`(line: String) {
    #expect(Desk.read(line).requests.allSatisfy { $0.phone == nil })
  }

  @Test(arguments: [
    "book a haircut for May", "book a haircut for May 3", "book a haircut for Friday at 3",
    "book a haircut for Monday morning", "book a haircut for Christmas Eve",
    "book a haircut for Easter", "book a haircut for Me tomorrow",
  ])
  func `a word of time stays one where it says when`(line: String) {
    #expect(Desk.read(line).requests.flatMap(\.customers).isEmpty)
  }

  @Test(arguments: ["book with Priya tomorrow", "is Priya off tomorrow?"])
  func `one name in two kinds is staff where staff is meant`(line: String) {
    #expect(names(line) == ["staff: Priya"])
  }

  @Test func `one name in two kinds is a customer where one is meant`() {
    #expect(names("move Priya to Friday") == ["customer: Priya Shah"])
  }

  @Test(arguments: [
    "any time in April?", "book me in for April 4", "next summer", "will it rain?",
    "I will come on Friday", "the first of April",
  ])
  func `words that are names elsewhere are read by where they stand`(line: String) {
    #expect(names(line).isEmpty)
  }

  @Test(arguments: [
    ("book Dnaa in tomorrow", "customer: Dana Whitfield?"),
    ("book a hairct tomorrow", "service: Haircut?"),
    ("book with Priyaa tomorrow", "staff: Priya?"),
    ("book a coluor tomorrow", "service: Colour?"),
  ])
  func `a slip of the pen is guessed at and marked`(line: String, name: String) {
    #expect(names(line) == [name])
  }

  @Test(arguments: [
    ("book with Donna Lee", "staff: [Donna Lee]"),
    ("see Dr. Jane Q. Doe on Friday", "staff: [Dr. Jane Q. Doe]"),
    ("book in for Robin on Friday", "customer: [Robin]"),
    ("move Dana Smith to Friday", "customer: [Dana Smith]"),
    ("book a manicure on Friday", "service: [manicure]"),
    ("book a reflexology session on Friday", "service: [reflexology]"),
    ("something for my son tomorrow", "customer: [son]"),
  ])
  func `a name that the book lacks is a mention without entries`(line: String, name: String) {
    #expect(names(line) == [name])
  }

  @Test(arguments: ["not Sam", "anyone but Sam", "with anybody except Sam", "without Sam"])
  func `a name can be ruled out`(line: String) {
    #expect(names(line, .confirmation) == ["staff: Sam!"])
  }

  @Test func `names are where they were typed`() throws {
    let line = "book Zoë's haircut with O'Neill, please"
    let request = try #require(Desk.read(line).requests.first)
    for mention in request.customers + request.staff + request.services {
      let bytes = Array(line.utf8)[mention.span]
      #expect(String(decoding: bytes, as: UTF8.self) == mention.text)
    }
    #expect(request.customers.map(\.text) == ["Zoë"])
    #expect(request.staff.map(\.text) == ["O'Neill"])
  }

  @Test(arguments: [
    ("dana", "dnaa", 2), ("dana", "dan", 2), ("sam", "san", 1), ("priya", "priyq", 1),
    ("colour", "color", 2), ("haircut", "haircut", 0),
  ])
  func `slips have a price`(name: String, typed: String, cost: Int) {
    #expect(NameDistance.cost(from: typed, to: name, limit: 4) == cost)
  }

  @Test func `a limit hides what costs more and changes nothing else`() {
    let words = ["dana", "dnaa", "adna", "sam", "samuel", "mas", "colour", "color", "coulrs", ""]
    for left in words {
      for right in words {
        let whole = NameDistance.cost(from: left, to: right, limit: 40)
        for limit in 0...12 {
          let cost = NameDistance.cost(from: left, to: right, limit: limit)
          #expect(cost == whole.flatMap { $0 <= limit ? $0 : nil }, "\(left) \(right) \(limit)")
        }
      }
    }
  }

  @Test func `distance is symmetric and zero only for the same word`() {
    let words = ["dana", "dnaa", "sam", "samuel", "priya", "pryia", "colour", "color", "a", ""]
    for left in words {
      for right in words {
        let there = NameDistance.cost(from: left, to: right, limit: 20)
        #expect(there == NameDistance.cost(from: right, to: left, limit: 20))
        #expect((there == 0) == (left == right))
      }
    }
  }
}
