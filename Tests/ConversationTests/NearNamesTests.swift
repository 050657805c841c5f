import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("Names that are a slip away from one of the book")
struct NearNamesTests {
  @Test(
    "a stranger near a customer is asked about, by surname too",
    arguments: [
      ("haircut on Thursday at 2 for Luis Romera", "Luis Romero"),
      ("book Mei Tanka a haircut on Thursday at 2", "Mei Tanaka"),
      ("a haircut for Peter Novac on Thursday at 2", "Peter Novak"),
      ("book luiz a haircut on thursday at 2", "Luis Romero"),
      ("book a haircut for Tomm on Thursday at 2", "Tom Okafor"),
    ])
  func customer(line: String, name: String) throws {
    var desk = try TestDesk()
    guard case .unknownGuest(_, let names, let staff)? = desk.say(line).statements.last else {
      Issue.record("nobody is asked about")
      return
    }
    #expect(names == [name])
    #expect(staff.isEmpty)
    desk.say("yes")
    let made = try #require(desk.say("yes").bookings.first)
    #expect(try made.customer.flatMap { try desk.book.customer($0) }?.name == name)
  }

  @Test("who is nobody of those asked about is new", arguments: ["no", "new", "no, she is new"])
  func stranger(answer: String) throws {
    var desk = try TestDesk()
    desk.say("haircut on Thursday at 2 for Grace Linn")
    desk.say(answer)
    let made = try #require(desk.say("yes").bookings.first)
    #expect(try made.customer.flatMap { try desk.book.customer($0) }?.name == "Grace Linn")
  }

  @Test("one near a member of staff is asked about, and comes to nobody's name")
  func member() throws {
    var desk = try TestDesk()
    let reply = desk.say("haircut for Pryia on Thursday at 2")
    #expect(reply.statements.last == .unknownGuest(text: "Pryia", names: [], staff: ["Priya"]))
    desk.say("yes")
    let made = try #require(desk.say("yes").bookings.first)
    #expect(made.customer == nil)
    #expect(try desk.book.business().staff(made.staff)?.name == "Priya")
  }

  @Test(
    "who is near nobody is new without a question",
    arguments: ["Kim", "Tom Jones", "Rosa Okafor", "Dana Smith"])
  func new(name: String) throws {
    var desk = try TestDesk()
    #expect(desk.say("book \(name) a haircut on Thursday at 2").kind == .suggestion)
  }

  @Test("a customer is told nobody's name")
  func customersView() throws {
    var desk = try TestDesk()
    desk.say("customer view on")
    desk.say("I am Dana Whitfield")
    #expect(try desk.book.business().settings.isCustomerView)
    let reply = desk.say("haircut on Thursday at 2 for Luis Romera")
    for case .unknownGuest(_, let names, _) in reply.statements { #expect(names.isEmpty) }
  }

  @Test("only who is near is proposed for a customer who is not there")
  func suggestion() throws {
    var desk = try TestDesk()
    let reply = desk.say("cancel Tom Okafur's haircut")
    #expect(
      reply.statements == [
        .noSuchName(text: "Tom Okafur", kind: .customer, known: [], suggestions: ["Tom Okafor"])
      ])
  }

  @Test("the whole name of one is them, and a surname of two is asked about")
  func severalStaff() throws {
    var desk = try TestDesk()
    desk.say("add staff Sam Hughes")
    desk.say("add staff Alex Hughes")
    let sam = try #require(try desk.book.business().activeStaff.first { $0.name == "Sam" })
    #expect(desk.say("haircut with Sam on Thursday at 3").slots.first?.staff == sam.id)
    desk.say("cancel that")
    let reply = desk.say("haircut with Hughes on Thursday at 3")
    guard case .severalOfName(_, let names)? = reply.statements.last else {
      Issue.record("nobody is asked about")
      return
    }
    #expect(Set(names) == ["Sam Hughes", "Alex Hughes"])
    #expect(desk.say("2").slots.isEmpty == false)
  }
}
