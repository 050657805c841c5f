import CivilTime
import Testing

@testable import PlainEnglish

@Suite struct SetUpTests {
  /// A sentence and the change that it makes, in short.
  struct Row: CustomTestStringConvertible, Sendable {
    var sentence: String
    var expected: [String]

    init(_ sentence: String, _ expected: String...) {
      self.sentence = sentence
      self.expected = expected
    }

    var testDescription: String { sentence }
  }

  private func changes(_ sentence: String) -> [String] {
    Desk.read(sentence).requests.map { $0.setUp?.summary ?? "-" }
  }

  @Test(arguments: [
    Row(
      "add service Colour wash, 2 hours, £90, 10 minutes before and 15 after",
      "add service Colour wash, 120 min, price 9000, 10 before, 15 after"),
    Row(
      "add a service called hot towel shave, 30 min, £25",
      "add service hot towel shave, 30 min, price 2500"),
    Row(
      "add service Appointment, 30 minutes, $20", "add service Appointment, 30 min, price 2000"),
    Row(
      "please add a new service: beard trim, 20 minutes, £15.50",
      "add service beard trim, 20 min, price 1550"),
    Row("add scalp massage, 40 min, 30 pounds", "add service scalp massage, 40 min, price 3000"),
    Row("make a haircut £35", "change Haircut: price 3500"),
    Row("a haircut costs £35 now", "change Haircut: price 3500"),
    Row("a haircut takes 50 minutes now", "change Haircut: 50 min"),
    Row("change the price of a haircut to £40", "change Haircut: price 4000"),
    Row("set the length of the perm to 2 hours", "change Perm: 120 min"),
    Row("rename the perm to wave", "change Perm: wave"),
    Row("the perm is now called wave", "change Perm: wave"),
    Row("remove the perm", "remove service Perm"),
    Row("we no longer offer perms", "remove service Perm"),
    Row("stop doing perms", "remove service Perm"),
    Row("massages can take 30 to 90 minutes", "change Massage: 30–90 min"),
    Row(
      "a massage has 10 minutes before and 15 minutes after",
      "change Massage: 10 before, 15 after"),
    Row(
      "a colour has 45 minutes of processing after 30 minutes",
      "change Colour: processing 45 after 30"),
    Row("haircuts start every half hour", "change Haircut: every 30"),
    Row("haircuts start on the hour", "change Haircut: at 00:00 and on, 24 times"),
    Row(
      "haircuts start on the hour and the half hour",
      "change Haircut: at 00:00 and on, 48 times"),
    Row("a colour has a 45 minute gap after 30 minutes", "change Colour: processing 45 after 30"),
    Row(
      "colour processing is 40 minutes after the first 25", "change Colour: processing 40 after 25"),
    Row("classes start at 9, 11 and 2", "change Class: at 09:00 11:00 14:00"),
    Row("a class holds 8 people", "change Class: holds 8"),
    Row("put the colour in category Hair", "change Colour: in Hair"),
    Row("put a 5 minute gap after perms", "change Perm: 5 after"),
    Row("leave 10 minutes between massages", "change Massage: 10 after"),
    Row("keep 15 minutes free before a perm", "change Perm: 15 before"),
    Row("add a quarter of an hour of cleaning after each massage", "change Massage: 15 after"),
    Row("a class needs 20 minutes of preparation", "change Class: 20 before"),
    Row("allow 10 minutes either side of a massage", "change Massage: 10 before, 10 after"),
    Row("perms can only be booked at 10 and 2", "change Perm: at 10:00 14:00"),
    Row("massages can only be had at 9:30 and 4", "change Massage: at 09:30 16:00"),
    Row("a massage needs the quiet room", "Massage needs quiet room"),
  ])
  func `services are set by sentences`(row: Row) {
    #expect(changes(row.sentence) == row.expected)
  }

  @Test(arguments: [
    Row("add staff Alex", "add staff Alex"),
    Row("add staff Alex and Robin", "add staff Alex, Robin"),
    Row("add Alex to the team", "add staff Alex"),
    Row("hire Alex", "add staff Alex"),
    Row("hire Kim who does perms and colours", "add staff Kim", "[Kim] named Perm, Colour"),
    Row("hire a new stylist called Kim, who does perms", "add staff Kim", "[Kim] named Perm"),
    Row("add Kim, works Tuesday to Friday", "add staff Kim", "[Kim] in tu we th fr only"),
    Row(
      "we hired Kim who works Mondays 9 to 5", "add staff Kim", "[Kim] mo 09:00–17:00 breaks -"),
    Row("remove staff Sam", "remove staff Sam"),
    Row("rename Sam to Sammy", "rename Sam to Sammy"),
    Row(
      "Sam works Tuesday to Saturday 9 to 5, lunch 12:30 to 1",
      "Sam tu we th fr sa 09:00–17:00 breaks 12:30–13:00 only"),
    Row("Sam works Fridays 6pm to 2am", "Sam fr 18:00–02:00 breaks -"),
    Row("Sam works 9-5 on weekdays", "Sam mo tu we th fr 09:00–17:00 breaks - only"),
    Row("Sam doesn't work on Mondays", "Sam mo - breaks -"),
    Row("Sam's lunch is 1 to 2", "Sam  - breaks 13:00–14:00"),
    Row(
      "Sam works Monday to Friday 9 to 5 and Saturday 10 to 2",
      "Sam mo tu we th fr 09:00–17:00 breaks -", "Sam sa 10:00–14:00 breaks -"),
    Row(
      "on Saturday 5 December Sam works 10 to 2",
      "Sam on 2026-12-05T00:00–2026-12-06T00:00 10:00–14:00"),
    Row(
      "Sam is off from 3 to 10 December", "Sam off 2026-12-03T00:00–2026-12-11T00:00 -"),
    Row("Sam is on holiday next week", "Sam off 2026-12-07T00:00–2026-12-14T00:00 holiday"),
    Row("give Sam Friday off", "Sam off 2026-12-04T00:00–2026-12-05T00:00 -"),
    Row("block Sam on Friday from 2 to 3", "block Sam 2026-12-04T14:00–2026-12-04T15:00 -"),
    Row(
      "block off tomorrow morning for training",
      "block all 2026-12-01T06:00–2026-12-01T12:00 training"),
    Row("Sam does haircut and colour", "Sam named Haircut, Colour"),
    Row("Sam only does colours", "Sam exactly Colour"),
    Row("let Sam do perms", "Sam also Perm"),
    Row("Sam also does perms", "Sam also Perm"),
    Row("Sam doesn't do colour", "Sam not Colour"),
    Row("Priya does colours in 90 minutes for £80", "Priya Colour 90 min 8000"),
    Row("colours take 90 minutes with Priya", "Priya Colour 90 min 0"),
    Row("a colour with Priya costs £80", "Priya Colour 0 min 8000"),
    Row("Priya has Wednesdays off", "Priya we - breaks -"),
    Row("make a haircut with Sam £40", "Sam Haircut 0 min 4000"),
    Row("Sam takes lunch at 12:30 for half an hour", "Sam  - breaks 12:30–13:00"),
  ])
  func `staff are set by sentences`(row: Row) {
    #expect(changes(row.sentence) == row.expected)
  }

  private func isTried(_ sentence: String) -> Bool {
    let reader = LineReader(index: .shared, context: Desk.context())
    let parts = reader.parts(of: Tokenizer.tokenize(sentence))
    return SetUpReader.isWorthwhile(parts, parts.words.indices)
  }

  @Test(arguments: [
    ("yes please, that works", false), ("that works for me", false),
    ("a physio every other Thursday at noon", false), ("a hygienist tomorrow at 9", false),
    ("everyone works until 6", true), ("Nora works Tuesdays", true), ("the shop works late", false),
    ("the stylists are Ana and Bo", true), ("stylists: Ana, Bo", true),
  ])
  func `only what may set something up is looked at for that`(sentence: String, expected: Bool) {
    #expect(isTried(sentence) == expected)
  }

  @Test(arguments: [
    Row("we have two stylists, Ana and Bo", "add staff Ana, Bo"),
    Row("we have three physios: Ana Lima, Bo and Cy", "add staff Ana Lima, Bo, Cy"),
    Row("there are two of us: Ana and Bo", "add staff Ana, Bo"),
    Row("our nail technicians are Ana and Bo", "add staff Ana, Bo"),
    Row("staff: ana, bo, cy", "add staff ana, bo, cy"),
    Row("dentists: Dr Shah and Dr Lind, hygienist: Fiona", "add staff Dr Shah, Dr Lind, Fiona"),
    Row("Ana and Bo work here", "add staff Ana, Bo"),
    Row("Ana and Bo are our groomers", "add staff Ana, Bo"),
    Row("our stylists are busy today", "-"),
    Row("the team is called the Wolves and plays on Friday", "-"),
  ])
  func `people are introduced as one tells a newcomer`(row: Row) {
    #expect(changes(row.sentence) == row.expected)
  }

  @Test(arguments: [
    Row(
      "services: hot stones 60 min £65, nail polish 30 min £40 and body wrap 2 hours £90",
      "add service hot stones, 60 min, price 6500", "add service nail polish, 30 min, price 4000",
      "add service body wrap, 120 min, price 9000"),
    Row(
      "we offer a wash and dry (40 min, £28) and a blow wave, 1 hour, £35, 5 minutes before and "
        + "10 after",
      "add service wash and dry, 40 min, price 2800",
      "add service blow wave, 60 min, price 3500, 5 before, 10 after"),
    Row(
      "a hot shave takes 20 minutes and costs £15, a cold shave takes 10 minutes and costs £9",
      "add service hot shave, 20 min, price 1500", "add service cold shave, 10 min, price 900"),
    Row(
      "our services are: haircut 45 min £38, hot shave 20 min £15",
      "change Haircut: 45 min, price 3800", "add service hot shave, 20 min, price 1500"),
    Row("book a haircut for 45 min £35", "-"),
  ])
  func `a price list is read as it hangs on the wall`(row: Row) {
    #expect(changes(row.sentence) == row.expected)
  }

  @Test(arguments: [
    Row(
      "Sam works Mon to Thu 8 to 4 and Priya works Tuesday to Saturday 10 to 6",
      "Sam mo tu we th 08:00–16:00 breaks - only",
      "Priya tu we th fr sa 10:00–18:00 breaks - only"),
    Row("Sam does perms and Priya does colours", "Sam named Perm", "Priya named Colour"),
    Row(
      "only Sam does perms, Priya and Summer do colours", "only Sam: Perm", "Priya named Colour",
      "Summer named Colour"),
    Row("perms need 10 mins to clean up afterwards", "change Perm: 10 after"),
    Row("colours need 10 minutes clean up", "change Colour: 10 after"),
    Row("Sam teaches classes and Priya leads perms", "Sam named Class", "Priya named Perm"),
    Row("Sam and Priya do perms", "Sam named Perm", "Priya named Perm"),
    Row(
      "perms take 90 minutes and colours cost £80", "change Perm: 90 min",
      "change Colour: price 8000"),
    Row("a perm takes 90 minutes and costs £80", "change Perm: 90 min, price 8000"),
    Row(
      "everybody is off on 27 December",
      "[everybody] off 2026-12-27T00:00–2026-12-28T00:00 -"),
    Row(
      "Sam works Saturdays 9 to 1 and Priya is off tomorrow", "Sam sa 09:00–13:00 breaks -",
      "Priya off 2026-12-01T00:00–2026-12-02T00:00 -"),
    Row("everyone does perms", "[everyone] named Perm"),
    Row("Sam does everything", "Sam named [everything]"),
    Row(
      "both of them work weekdays 9 to 5", "[both of them] mo tu we th fr 09:00–17:00 breaks - only"
    ),
    Row("Zoltan works Mondays 9 to 5", "[Zoltan] mo 09:00–17:00 breaks -"),
  ])
  func `what is said of several is done for each`(row: Row) {
    #expect(changes(row.sentence) == row.expected)
  }

  @Test func `what is said of one is not done while what is said of another is not understood`() {
    let requests = Desk.read("Sam does perms and the parrot does colours").requests
    #expect(requests.count == 1)
    // What matters and is not understood stops the request before anything is done.
    #expect(
      requests.first?.left.filter(\.matters).map(\.text) == ["the parrot does colours"])
  }

  @Test(arguments: [
    Row("open every day from 6am to 11pm", "open mo tu we th fr sa su 06:00–23:00"),
    Row("open Mon-Fri 9-18", "open mo tu we th fr 09:00–18:00"),
    Row(
      "we're open Monday to Friday from 9 to 6 and Saturday 10 to 4",
      "open mo tu we th fr 09:00–18:00", "open sa 10:00–16:00"),
    Row(
      "open 8.30 to 5.30 on weekdays, closed for lunch 1 to 2",
      "open mo tu we th fr 08:30–13:00 14:00–17:30"),
    Row("closed on Sundays", "closed su"),
    Row("we are closed every Monday", "closed mo"),
    Row("closed on bank holidays", "closed on holidays"),
    Row("we close for lunch from 1 to 2", "closed 13:00–14:00"),
    Row("closed for lunch 12:30 to 1:30 on weekdays", "closed 12:30–13:30 mo tu we th fr"),
    Row("we're shut on all public holidays", "closed on holidays"),
    Row("we don't open on bank holidays", "closed on holidays"),
    Row("stay open until 8 on Wednesdays", "we end 20:00 we"),
    Row("open until 9 on Thursdays", "we end 21:00 th"),
    Row("closed on 25 December", "closed on 2026-12-25T00:00–2026-12-26T00:00 -"),
    Row("we're closed on Christmas Day", "closed on 2026-12-25T00:00–2026-12-26T00:00 -"),
    Row(
      "open 10 to 4 on Sunday 6 December",
      "open on 2026-12-06T10:00–2026-12-06T16:00 10:00–16:00"),
    Row("slots every 15 minutes", "step 15"),
    Row("bookings are in slots of 10 minutes", "step 10"),
    Row("bookings go in 30 minute blocks", "step 30"),
    Row("bookings at least 3 hours ahead", "notice 180"),
    Row("customers must book 24 hours in advance", "notice 1440"),
    Row("bookings must be made at least a day in advance", "notice 1440"),
    Row("no bookings less than 90 minutes before", "notice 90"),
    Row("hold times for 10 minutes", "holds 10"),
    Row("assign to whoever is least busy", "not kept: choice of staff"),
    Row("share the bookings out evenly", "not kept: choice of staff"),
    Row("always Sam first", "not kept: choice of staff"),
    Row("2 hours' notice", "notice 120"),
    Row("no notice needed", "notice 0"),
    Row("no bookings at less than a day's notice", "notice 1440"),
    Row("24 hours' notice to cancel", "cutoff 1440"),
    Row("cancellations need 24 hours", "cutoff 1440"),
    Row("bookings up to 60 days ahead", "horizon 60"),
    Row("nobody can book more than 2 months out", "horizon 60"),
    Row("no bookings more than 30 days ahead", "horizon 30"),
    Row("people can book up to 6 weeks in advance", "horizon 42"),
    Row("at most 4 haircuts a day", "limit Haircut 4 a day"),
    Row("at most 6 bookings a day for Sam", "limit Sam 6 a day"),
    Row("at most 3 colours a day for Sam", "limit Colour with Sam 3 a day"),
    Row("each customer can book at most twice a week", "limit customer 2 a week"),
    Row("Priya can do at most 5 perms a week", "limit Perm with Priya 5 a week"),
    Row("no more than 2 bookings a week per customer", "limit customer 2 a week"),
    Row("no limit on haircuts a day", "limit Haircut none a day"),
    Row("there is one quiet room", "1 × quiet room"),
    Row("we have 2 chairs", "2 × chair"),
    Row("cancellations up to 24 hours before", "cutoff 1440"),
    Row("hide starts that leave gaps", "gapSaving on"),
    Row("turn off gap saving", "gapSaving off"),
    Row("new bookings wait to be confirmed", "pendingFirst on"),
    Row("use the 24-hour clock", "clock24 on"),
    Row("weeks start on Sunday", "weekFromSunday on"),
    Row("dates month first", "dayFirst off"),
    Row("write dates day first", "dayFirst on"),
    Row("explain in full", "fullExplanations on"),
    Row("explain briefly", "fullExplanations off"),
    Row("prices in euros", "currency EUR"),
    Row("our salon is called Shear Delight", "called Shear Delight"),
    Row("start my own book", "own book"),
    Row("add customer Robin Hood", "add customer Robin Hood"),
    Row("Dana's phone is 07700 900123", "phone of Dana Whitfield"),
    Row("rename customer Dana to Dana Smith", "rename Dana Whitfield to Dana Smith"),
  ])
  func `hours and rules are set by sentences`(row: Row) {
    #expect(changes(row.sentence) == row.expected)
  }

  @Test func `a telephone number is kept as it was typed`() {
    #expect(Desk.read("Dana's phone is 07700 900123").requests.first?.note == "07700 900123")
  }

  @Test(arguments: [
    "book a haircut tomorrow at 3 with Sam", "cancel the perm on Friday", "remove my haircut",
    "move Dana to Friday at 3", "make it 4", "add Dana's colour to my calendar",
    "block out 2 hours for a meeting", "when does Sam work?", "is Sam off on Friday?",
    "what does a haircut cost?", "how long is a perm?", "make my calendar empty",
    "book Dana a massage every Tuesday at 4 for 6 weeks", "are you open on Sunday?",
    "put me down for a 30 minute massage", "put me in for the £35 haircut",
    "keep the haircut at 45 minutes for Dana", "my haircut is booked for 45 minutes",
    "I need a 30 minute massage", "book me out for 3 days", "haircut at 9, 11 or 2",
    "add 10 minutes to Dana's perm", "leave a gap before my perm tomorrow",
    "first Tuesday next month", "the first day of the month",
    "my first haircut next month", "I need to cancel my 60 minute haircut",
    "no need to cancel my 2 hour colour", "reserve a haircut 45 min £35",
    "schedule a hot shave, 30 min, £18", "got a 30 min cut for £20?",
    "anything under £30 for 45 min?", "paid £35 for a 45 min haircut",
    "my cut was 30 min and £35", "we have bookings 2 days before Christmas",
    "I need my bookings 2 days before Christmas", "Dana is my physio",
    "change my haircut to 90 minutes", "can you book a haircut at 9",
    "Dana Whitfield is our colleague", "closed for the bank holiday",
  ])
  func `a booking or a question sets nothing up`(sentence: String) {
    #expect(Desk.read(sentence).requests.allSatisfy { $0.intent != .setUp })
  }

  @Test(arguments: [
    ("slots every 15 minutes", "Please, SLOTS  every 15 minutes!"),
    ("closed on Sundays", "hi, closed on sundays please"),
    ("Sam does haircut and colour", "sam does Haircut and Colour."),
  ])
  func `case, blanks and politeness change no set-up`(plain: String, padded: String) {
    #expect(changes(plain) == changes(padded).filter { $0 != "-" })
  }
}
