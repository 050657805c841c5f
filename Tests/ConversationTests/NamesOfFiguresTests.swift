import PlainEnglish
import Scheduling
import Testing

@testable import Conversation

@Suite("Names that are made of words of time, figures and signs")
struct NamesOfFiguresTests {
  @Test(
    "a weekday beside a customer of that name is the day",
    arguments: [
      ("Friday Osei", "haircut for Friday Osei Friday at 2", "2026-12-04"),
      ("Friday Osei", "book Friday Osei in for a haircut Thursday at 2", "2026-12-03"),
      ("Wed Larsen", "haircut Wed at 2 for Wed Larsen", "2026-12-02"),
    ])
  func weekday(name: String, line: String, day: String) throws {
    var desk = try TestDesk()
    desk.say("add customer \(name)")
    let slot = try #require(desk.say(line).slots.first)
    #expect(slot.start.date.description == day)
    #expect(slot.start.time.description.hasPrefix("14:00"))
  }

  @Test("the weekly hours of who is called like a month are weekly", arguments: ["June", "May"])
  func month(name: String) throws {
    var desk = try TestDesk()
    desk.say("add staff \(name)")
    desk.say("\(name) works Mon–Fri 9–5")
    let member = try #require(try desk.book.business().activeStaff.first { $0.name == name })
    #expect(member.hours != nil)
    #expect(try desk.book.business().overrides.isEmpty)
  }

  @Test(
    "a service with figures or signs in its name is added and read",
    arguments: [
      ("2 Hour Facial", "2 hours", "2 hour facial on thursday at 2"),
      ("45-Minute Scrub", "40 min", "a 45-minute scrub Thursday at 2"),
      ("2:1 Tuition", "1 hour", "2:1 tuition thursday at 2"),
      ("4D Brows", "1 hour", "4D Brows Thursday at 2"),
      ("Cut & Colour", "2 hours", "cut & colour thursday at 2"),
      ("Cut & Colour", "2 hours", "cut and colour thursday at 2"),
      ("Wash and Cut", "1 hour", "wash & cut thursday at 2"),
      ("Nail art", "1 hour", "nailart thursday at 2"),
    ])
  func figures(name: String, length: String, line: String) throws {
    var desk = try TestDesk()
    desk.say("add service \(name), \(length), £40")
    desk.say("Sam does \(name)")
    let service = try #require(try desk.book.business().activeServices.first { $0.name == name })
    let slots = desk.say(line).slots
    #expect(slots.first?.service == service.id)
    #expect(slots.first?.start.time.description.hasPrefix("14:00") == true)
  }

  @Test("how long it takes is what stands behind the name, or what the name says")
  func length() throws {
    var desk = try TestDesk()
    desk.say("add service 45-Minute Scrub, 40 min, £40")
    desk.say("add service 20 Minute Facial, £30")
    let services = try desk.book.business().activeServices
    #expect(services.first { $0.name == "45-Minute Scrub" }?.length == 40)
    #expect(services.first { $0.name == "20 Minute Facial" }?.length == 20)
  }

  @Test("the figures alone are no name")
  func lengthOfAnother() throws {
    var desk = try TestDesk()
    desk.say("add service 2 Hour Facial, 2 hours, £90")
    let reply = desk.say("block Sam on Wednesday from 9 for 2 hours")
    #expect(reply.kind == .changed)
  }

  @Test("a price is no number of people, and is pointed at")
  func price() throws {
    var desk = try TestDesk()
    let reply = desk.say("haircut on Thursday at 2 for £20")
    #expect(reply.slots.isEmpty == false)
    guard case .ignored(let left)? = reply.statements.first else {
      Issue.record("nothing is pointed at")
      return
    }
    #expect(left.map(\.text) == ["£20"])
  }
}
