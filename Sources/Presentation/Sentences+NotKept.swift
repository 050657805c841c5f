import CivilTime
import PlainEnglish

/// What is said of a rule that no book keeps.
extension Sentences {
  /// That it is not kept, and what is instead.
  func notKept(_ rule: UnkeptRule) -> String {
    let staff = wording.examples.staff
    let instead =
      switch rule {
      case .staffChoice:
        "Who does it cannot be set by a rule. Of those who are free I weigh whom the customer "
          + "usually sees, what leaves no gap and who has less to do that day; “with \(staff)” "
          + "asks for one."
      case .leastPeople(let service):
        "A least number of people is not kept, only the most that fit in: “\(name(service)) holds "
          + "8 people”."
      case .hoursOfWork(let member):
        "A bound on hours of work is not kept. A number of bookings is: “at most 6 bookings a day "
          + "for \(member.map(name) ?? staff)”."
      case .partOfDay(let service):
        "Hours of a service’s own are not kept, but its starts are: “\(name(service)) starts at "
          + "9:00, 10:00 and 11:00”."
      case .daysInSomeWeeks(let service, let days):
        "Days without a service are kept for every week, not for some: “no \(name(service)) on "
          + "\(wording.list(days.map { "\(wording.name(of: $0))s" }))”."
      }
    return instead + " Nothing was changed."
  }

  private func name(_ mention: NameMention) -> String {
    mention.entries.first?.name ?? mention.text
  }
}
