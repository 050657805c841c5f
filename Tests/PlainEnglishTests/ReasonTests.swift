import Testing

@testable import PlainEnglish

/// Questions about a reason, and bookings that hang on somebody's being free.
@Suite struct ReasonTests {
  private func why(_ line: String) -> WhyQuestion? { Desk.read(line).main.why }

  @Test(arguments: [
    "why can't it be earlier?", "why nothing sooner?", "why is there nothing earlier?",
    "why couldn't I come sooner?", "why so late?",
  ])
  func `why not sooner, in other words`(line: String) { #expect(why(line) == .whyLate) }

  @Test(arguments: [
    "what's wrong with 10?", "what speaks against Friday at 3?", "why is 10 not free?",
    "why isn't Sam free at 11?", "why was Dana not booked with Sam?",
  ])
  func `what stands against a time, in other words`(line: String) {
    #expect(why(line) == .whyNot)
  }

  @Test(arguments: [
    "why is there so little free on Saturday?", "why is Sam fully booked on Tuesday?",
    "why are there so few slots on Friday?",
  ])
  func `why little is free`(line: String) { #expect(why(line) == .whyNothing) }

  @Test(arguments: [
    ("why the first rather than the third?", [1, 3]), ("why 1 instead of 2?", [1, 2]),
    ("why 2 rather than 4?", [2, 4]),
  ])
  func `numbers and places of a list are compared`(line: String, numbers: [Int]) {
    let request = Desk.read(line, expecting: .choice).main
    #expect(request.why == .ratherThan)
    #expect(request.numbers == numbers)
    #expect(request.whens.isEmpty)
  }

  @Test(arguments: ["explain 2", "explain B-12", "explain Dana's perm", "why was this chosen?"])
  func `explaining something is a reason`(line: String) { #expect(why(line) == .why) }

  @Test(arguments: [
    "if Sam is free tomorrow at 3 book me a haircut",
    "book me a haircut tomorrow at 3 if Sam is free",
    "if Sam is available at 3 tomorrow book me in for a haircut",
  ])
  func `a booking may hang on somebody's being free`(line: String) {
    let request = Desk.read(line).main
    #expect(request.intent == .book)
    #expect(request.staff.flatMap(\.entries).map(\.name) == ["Sam"])
    #expect(request.whens.count == 1)
    let matters = request.left.contains { $0.matters }
    #expect(!matters)
  }

  @Test(arguments: [
    "if Sam isn't free tomorrow at 3 book me with Priya",
    "book me a haircut with Priya tomorrow at 3 unless Sam is free",
    "if Sam is free at 3 book me a haircut at 4",
    "if Sam is sick tomorrow book me with Priya at 3",
  ])
  func `other conditions are asked about`(line: String) {
    let asks = Desk.read(line).requests.contains { request in request.left.contains { $0.matters } }
    #expect(asks)
  }

  @Test(arguments: [
    ("why nto 4pm", WhyQuestion.whyNot), ("wy not 4pm?", .whyNot), ("whi not Sam", .whyNot),
    ("wyh 2 rahter than 3", .ratherThan), ("explian 2", .why), ("wyh so late?", .whyLate),
    ("wht if Sam took friday off", .whatIf), ("what fi Sam took Friday off", .whatIf),
    ("hwo did you read that?", .howRead), ("and wyh not Priya?", .whyNot),
  ])
  func `a question with a slip in its first words is one`(line: String, expected: WhyQuestion) {
    #expect(why(line) == expected)
  }

  @Test(arguments: ["shy customers on Friday", "hat fitting tomorrow at 3", "Wyn tomorrow at 3"])
  func `a word that is near a question's is none`(line: String) { #expect(why(line) == nil) }

  @Test(arguments: [
    ("briefly", WhyQuestion.briefly), ("in short, please", .briefly), ("less", .briefly),
    ("how do you know that?", .howSure), ("what is that based on?", .howSure),
    ("explain the first one", .why), ("which one is better, 2 or 3?", .ratherThan),
    ("break down Saturday", .whyNothing), ("how can I free up Sam on Friday?", .howCould),
    ("how could B-24 be earlier?", .howCould), ("why did you read Friday so?", .howRead),
    ("why are there only 7 slots on Saturday?", .whyNothing),
    ("why not 2 instead of 1", .ratherThan),
    ("what's stopping a perm tomorrow at 11?", .whyNot), ("who says?", .why),
  ])
  func `how much, how sure, and how, in other words`(line: String, expected: WhyQuestion) {
    #expect(why(line) == expected)
  }

  @Test(arguments: ["be brief", "keep it short", "keep answers brief", "be more detailed"])
  func `how much is told from now on is a setting`(line: String) {
    guard case .setSwitch(.fullExplanations, let isFull)? = Desk.read(line).main.setUp else {
      Issue.record("no setting")
      return
    }
    #expect(isFull == line.contains("detailed"))
  }
}
