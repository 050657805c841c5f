import Conversation
import Explainer
import Scheduling

/// The help pages; every line of an example can be typed, and names what the book has.
struct HelpText {
  let names: Statement.HelpNames
  let layout: TextLayout
  let wording: Wording

  private var service: String { (names.service ?? "haircut").withSmallInitial }
  private var otherService: String {
    (names.otherService ?? names.service ?? "colour").withSmallInitial
  }
  private var booked: String { (names.booked ?? names.service ?? "haircut").withSmallInitial }
  private var staff: String { names.staff ?? "Sam" }
  private var customer: String { names.customer ?? "Dana" }
  private var booking: String { names.booking.map { "B-\($0.rawValue)" } ?? "B-1" }

  private func money(_ amount: Int) -> String { wording.money(Money(hundredths: amount * 100)) }

  /// The lines of a page.
  func lines(_ topic: Statement.HelpTopic) -> [String] {
    switch topic {
    case .overview: overview
    case .booking:
      ["Booking:"]
        + layout.table([
          ["book \(service.withArticle) with \(staff) on Friday at 3 for \(customer)"],
          ["book \(otherService.withArticle) next week in the morning"],
          ["what’s free on Tuesday for \(service.withArticle)?"],
          ["2"], ["the later one"], ["no, make it 4"], ["with \(staff)"], ["why not 4pm?"],
          ["book it anyway"], ["yes"], ["add it to my calendar"],
        ])
    case .changing:
      ["Changing:"]
        + layout.table(
          (names.booking == nil
            ? []
            : [
              ["move \(booking) to Thursday"], ["cancel \(booking)"],
              ["cancel \(customer)’s \(booked)"], ["\(customer)’s bookings"],
            ]) + [
              ["show December"], ["undo"], ["redo"], ["undo the last three changes"], ["history"],
            ])
    case .setUp:
      ["The business:"]
        + layout.table([
          ["add a service called hot towel shave, 30 min, \(money(25))"],
          ["\(service.withArticle) costs \(money(38))"],
          ["\(service.withArticle) takes 50 minutes"],
          ["add staff Robin"], ["\(staff) works Tue to Sat 9 to 5"],
          ["\(staff) does \(service)" + (names.otherService == nil ? "" : " and \(otherService)")],
          ["open Mon to Sat 9 to 6"], ["closed on 25 December"], ["slots every 15 minutes"],
          ["settings"], ["start my own book"],
        ])
    }
  }

  private var overview: [String] {
    if names.service == nil || names.staff == nil {
      return layout.wrapped("The book is empty. Say what you do, who works there, and when:")
        + layout.table([
          ["add service Haircut, 45 min, \(money(35))", "what can be booked"],
          ["add staff Sam", "who does it"],
          ["open Mon to Sat 9 to 6", "when you are open"],
          ["settings", "what has been set"],
          ["undo", "takes back the last change"],
        ])
        + layout.wrapped("More: help booking, help changing, help set up. “quit” ends.")
    }
    var rows = [
      ["book \(service.withArticle) tomorrow afternoon", "finds a slot and says why"],
      ["what’s the next opening?", "the first free slot"],
      ["what’s on Friday?", "who is in and what is booked"],
      ["my bookings", "your bookings and a month"],
    ]
    if names.booking != nil {
      rows += [
        ["move \(booking) to Friday at 3", "asks before it moves"],
        ["cancel \(booking)", "asks before it cancels"],
      ]
    }
    rows += [
      ["why this slot?", "the reasons"],
      ["how busy is next week?", "figures, as bars"],
      ["undo", "takes back the last change"],
      ["services", "what can be booked"],
    ]
    return layout.wrapped("Say what you want, as you would say it aloud:") + layout.table(rows)
      + layout.wrapped("More: help booking, help changing, help set up. “quit” ends.")
  }
}
