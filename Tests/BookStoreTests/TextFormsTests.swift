import CivilTime
import Scheduling
import Testing

@testable import BookStore

@Suite("TextForms")
struct TextFormsTests {
  @Test("hours read back as they were written")
  func hours() {
    var dice = Dice(seed: 1)
    for _ in 0..<2_000 {
      let hours = dice.hours()
      let text = TextForms.text(hours)
      #expect(TextForms.hours(text) == hours, "\(text)")
    }
  }

  @Test("a rationale reads back as it was written, a later version's too")
  func rationales() {
    var dice = Dice(seed: 2)
    for _ in 0..<500 {
      var rationale = Rationale(facts: dice.facts())
      #expect(RationaleText.rationale(RationaleText.text(rationale)) == rationale)
      rationale.version = 2
      #expect(RationaleText.rationale(RationaleText.text(rationale)) == rationale)
    }
  }

  @Test("the form of a rationale is what books hold")
  func rationaleForm() {
    let moment = LocalDateTime(wallSeconds: 1_796_029_200)
    let rationale = Rationale(facts: [
      WeighedFact(.nearAskedTime(moment, minutesAway: 15), points: 20),
      WeighedFact(.tieBreak(.staffOrder), points: -1),
    ])
    #expect(RationaleText.text(rationale) == "1;20 nearAskedTime 1796029200 15;-1 staffOrder")
    #expect(RationaleText.text(Rationale()) == "")
  }

  @Test(
    "what is no rationale is refused",
    arguments: [
      "0", "1;", "1;x soonest", "1;5 soonest 1", "1;5 nothing", "2;5 soonest", "{", "1;5",
    ])
  func noRationale(text: String) {
    #expect(RationaleText.rationale(text) == nil)
  }

  @Test("the forms of the other values are what books hold")
  func forms() {
    var hours = WeeklyHours(
      [.monday], [ClockRange(startMinute: 540, endMinute: 1_020)].compactMap { $0 })
    hours[.friday] = [ClockRange(startMinute: 1_080, endMinute: 1_560)].compactMap { $0 }
    #expect(TextForms.text(hours) == "1 09:00-17:00;5 18:00-26:00")
    #expect(TextForms.text(Service.Starts.fixed([.noon])) == "at 12:00")
    var week = WeeklyTimes([.monday], [.noon])
    week[.thursday] = [.noon, .endOfDay]
    #expect(TextForms.text(Service.Starts.weekly(week)) == "on 1 12:00 4 12:00 24:00")
    #expect(
      TextForms.text([
        Staff.Terms(service: ServiceID(3), length: 90, price: Money(hundredths: 8_000))
      ])
        == "3 length 90 price 8000")
    #expect(
      TextForms.text([
        Policy.Limit(scope: .service(ServiceID(3)), period: .day, most: 4),
        Policy.Limit(scope: .everything, period: .week, most: 20),
      ]) == "4 a day of service 3;20 a week")
    #expect(
      TextForms.text([
        Policy.Limit(scope: .everything, period: .day, most: 4, weekday: .saturday),
        Policy.Limit(scope: .eachCustomerOf(ServiceID(2)), period: .week, most: 1),
      ]) == "4 a day on weekday 6;1 a week of service 2 of each customer")
  }

  @Test("hours from a date on and limits read back as they were written")
  func datedHours() {
    var dice = Dice(seed: 5)
    for _ in 0..<500 {
      let rows = (0..<dice.roll(0...3)).map { _ in dice.datedHours() }
      #expect(TextForms.datedHours(TextForms.text(rows)) == rows)
      let limits = (0..<dice.roll(0...3)).map { _ in dice.limit() }
      #expect(TextForms.limits(TextForms.text(limits)) == limits)
    }
  }

  @Test(
    "what has no known form is refused",
    arguments: [
      "9", "1", "8 09:00-17:00", "1 9:00-17:00", "1 09:00", "1 17:00-09:00", "1 09:00-x7:00",
    ])
  func noHours(text: String) {
    #expect(TextForms.hours(text) == nil)
    #expect(TextForms.starts("every") == nil)
    #expect(TextForms.terms("x") == nil)
    #expect(TextForms.limits("4 a year") == nil)
    #expect(TextForms.limits("4 a day of nothing 3") == nil)
    #expect(TextForms.rules("booked,no") == nil)
    #expect((TextForms.ids("1,x") as [StaffID]?) == nil)
  }
}
