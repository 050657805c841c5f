import CivilTime
import Conversation
import Scheduling
import Testing

/// Answers and changes that once took more, or less, than was said.
@Suite struct TakenTooFarTests {
  @Test(
    "a number in a name counts no changes",
    arguments: ["undo adding room 2", "undo the change to 10", "undo the last change to Chair 2"])
  func numberInName(line: String) throws {
    var desk = try TestDesk()
    for change in ["slots every 10 minutes", "there are 2 chairs", "closed on 25 December"] {
      desk.say(change)
    }
    let count = try desk.book.journal(limit: 50).count
    desk.say(line)
    #expect(try desk.book.journal(limit: 50).count <= count + 1)
  }

  @Test("an opening is not booked for whom something else was refused")
  func staleOpening() throws {
    var desk = try TestDesk()
    desk.say("next haircut")
    desk.say("book Tom a colour tomorrow at 3")
    desk.say("never mind")
    let count = try desk.standing().count
    desk.say("book it")
    #expect(try desk.standing().count == count)
  }

  @Test("a lunch is taken out of hours that there are, and of none nothing")
  func lunchOfNoHours() throws {
    var desk = try TestDesk(sample: .none)
    desk.say("add service Yoga, 60 minutes, £12")
    desk.say("add staff Anya")
    #expect(desk.say("closed for lunch 1 to 2").outcome == .refused)
    #expect(try desk.book.business().settings.openingHours == nil)
  }

  @Test("a number that comes with a question is kept with the booking")
  func phoneWithQuestion() throws {
    var desk = try TestDesk()
    desk.say("book a haircut tomorrow at 3 for Ingrid")
    desk.say("how much is it? her number is 07700 900123")
    desk.say("yes")
    #expect(try desk.book.customers(havingWord: "ingrid").map(\.phone) == ["07700 900123"])
  }

  @Test("a question about a booking confirms nothing")
  func confirmAsked() throws {
    var desk = try TestDesk()
    desk.say("bookings are pending until confirmed")
    desk.say("book a haircut tomorrow at 3")
    desk.say("yes")
    desk.say("can you confirm when my appointment is?")
    #expect(try desk.standing().contains { $0.status == .pending })
  }

  @Test("a customer who looks on is told no other's name by the help")
  func helpNames() throws {
    var desk = try TestDesk()
    desk.say("customer view on")
    guard case .help(_, let names)? = desk.say("help").statements.first else {
      Issue.record("there is no help")
      return
    }
    #expect(names.customer == nil && names.booking == nil)
  }

  @Test("everyone's hours of several days are each one's whole week")
  func everyonesWeek() throws {
    var desk = try TestDesk(sample: .none)
    desk.say("add staff Anya and Leo")
    desk.say("everyone works Mon to Wed 9 to 5 and Thursday 10 to 6")
    let staff = try desk.book.business().activeStaff
    #expect(staff.count == 2)
    for member in staff {
      #expect(member.hours?[.thursday].map(\.startMinute) == [600])
      #expect(member.hours?[.friday].isEmpty == true)
    }
  }
}
