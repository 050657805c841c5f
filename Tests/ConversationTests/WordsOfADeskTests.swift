import CivilTime
import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("Words that a desk is given beside what is booked")
struct WordsOfADeskTests {
  @Test(
    "a command or a word of the desk with a slip in it is proposed",
    arguments: [
      ("udno", "undo"), ("hlep", "help"), ("histroy", "history"), ("custmers", "customers"),
      ("setings", "settings"), ("who is workign on Friday", "working"),
    ])
  func slips(line: String, meant: String) throws {
    var desk = try TestDesk()
    guard case .notUnderstood(_, let left, _)? = desk.say(line).statements.first else {
      Issue.record("it was understood")
      return
    }
    #expect(left.flatMap(\.suggestions).contains(meant))
  }

  @Test(
    "a colour is a color as well", arguments: ["color on Thursday at 2", "a color Thursday at 2"])
  func spelling(line: String) throws {
    var desk = try TestDesk()
    let colour = try #require(try desk.book.business().services.first { $0.name == "Colour" })
    #expect(desk.say(line).slots.first?.service == colour.id)
  }

  @Test(
    "how dates and clocks are written",
    arguments: [
      ("use american dates", false, true, Weekday.monday),
      ("date format mm/dd", false, true, .monday),
      ("12-hour", true, false, .monday),
      ("our week starts on Sunday", true, true, .sunday),
    ])
  func manner(line: String, dayFirst: Bool, clock24: Bool, weekday: Weekday) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).kind == .changed)
    let settings = try desk.book.business().settings
    #expect(settings.dayFirst == dayFirst)
    #expect(settings.uses24Hours == clock24)
    #expect(settings.firstWeekday == weekday)
  }

  @Test("12h is an hour where a time is asked for")
  func hour() throws {
    var desk = try TestDesk()
    desk.say("book a haircut on Thursday at 99")
    desk.say("12h")
    #expect(try desk.book.business().settings.uses24Hours)
  }

  @Test("who is not known is pointed at, and not everybody shown")
  func stranger() throws {
    var desk = try TestDesk()
    let reply = desk.say("when is pqr in")
    #expect(reply.kind == .notUnderstood)
    guard case .notUnderstood(_, let left, _)? = reply.statements.first else { return }
    #expect(left.map(\.text) == ["pqr"])
  }

  @Test("a room that the book has not is told of")
  func room() throws {
    var desk = try TestDesk()
    for (line, room) in [
      ("haircut on Thursday at 2 in Room 4", "Room 4"),
      ("a haircut in the front room on Thursday at 2", "front room"),
    ] {
      let reply = desk.say(line)
      #expect(
        reply.statements.contains(
          .noSuchName(text: room, kind: .resource, known: [], suggestions: [])))
    }
  }

  @Test("that no message is sent is said with the question")
  func message() throws {
    var desk = try TestDesk()
    let reply = desk.say("cancel Grace Lin tomorrow and tell her")
    guard case .cannotSend(let customer)? = reply.statements.first else {
      Issue.record("nothing is said of the message")
      return
    }
    #expect(customer.name == "Grace Lin")
  }

  @Test("a telephone number is taken out of the book, and no booking")
  func number() throws {
    var desk = try TestDesk()
    desk.say("Luis Romero's number is 07700 900444")
    let before = try desk.standing().count
    desk.say("delete Luis Romero's number")
    let luis = try #require(
      try desk.book.customers(havingWord: "romero").first { $0.name == "Luis Romero" })
    #expect(luis.phone.isEmpty)
    #expect(try desk.standing().count == before)
    #expect(desk.say("delete Luis's number").statements == [.ofCustomer(.phone(luis))])
    #expect(desk.say("delete zed's number").kind == .notFound)
  }

  @Test(
    "who has to cancel is asked which",
    arguments: ["I have to cancel", "sorry, we need to cancel", "can I cancel?"])
  func toCancel(line: String) throws {
    var desk = try TestDesk()
    #expect(desk.say(line).kind == .question)
    guard case .cancel? = desk.conversation.state.table else {
      desk.say("B-14")
      guard case .cancel(let cancellation)? = desk.conversation.state.table else {
        Issue.record("nothing is about to be cancelled")
        return
      }
      #expect(cancellation.bookings == [BookingID(14)])
      return
    }
  }

  @Test("today's date answers nothing that is asked of something unknown")
  func unknown() throws {
    var desk = try TestDesk()
    #expect(desk.say("choir practice zumba, what day is it").kind != .talk)
    #expect(desk.say("what day is it").kind == .talk)
  }

  @Test("examples name what the book has, in its own money")
  func examples() throws {
    var desk = try TestDesk(sample: .none, locale: "en-US")
    desk.say("add service Deep tissue, 60 min, $80")
    desk.say("add staff Noor")
    func example(_ line: String) -> String? {
      for statement in desk.say(line).statements {
        switch statement {
        case .unsure(_, _, let example), .notUnderstood(_, _, let example): return example
        default: continue
        }
      }
      return nil
    }
    let ofHours = try #require(example("Noor works sproing 9 to 5"))
    #expect(ofHours.hasPrefix("Noor works"))
    let ofPrice = try #require(example("deep tissue costs sproing $80"))
    #expect(ofPrice.contains("a deep tissue costs $35"))
  }
}
