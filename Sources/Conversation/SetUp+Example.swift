import Explainer
import PlainEnglish

extension SetUp {
  /// What can be set of this kind, in a sentence about what the book has.
  func example(_ names: ExampleNames) -> String {
    let (service, staff) = (names.service, names.staff)
    let other = names.otherService ?? service
    return switch self {
    case .changeService, .clearService:
      "\(other.withArticle) takes 90 minutes, or: \(service.withArticle) costs \(names.money(35))"
    case .removeService: "remove the \(other)"
    case .skills, .exclusiveSkills, .sameSkills, .addStaff, .renameStaff, .removeStaff:
      "\(staff) does \(service)" + (names.otherService.map { " and \($0)" } ?? "")
    case .skillTerms, .usualTerms: "\(staff) does \(service) in 90 minutes for \(names.money(80))"
    case .staffHours, .swapDays, .sameHours, .workInstead, .workDays(.some, _, _),
      .hoursEdge(.some, _, _, _):
      "\(staff) works Tuesday to Saturday 9 to 5, lunch 12:30 to 1"
    case .addBreaks, .noBreaks, .moveBreak: "\(staff) also has a break on Fridays 4 to 4:30"
    case .staffOn, .usualOn(.some, _, _): "on Saturday 5 December \(staff) works 10 to 2"
    case .timeOff: "\(staff) is off from 3 to 10 December"
    case .block, .unblock: "block \(staff) on Friday from 2 to 3"
    case .openingHours, .workDays, .hoursEdge, .closedDaily: "open Monday to Friday 9 to 6"
    case .during: "from 4 January \(staff) works Mondays 10 to 6"
    case .closedWeekly: "closed on Sundays"
    case .openOn, .usualOn: "open 10 to 4 on Sunday 6 December"
    case .closedOn, .closedPartly: "closed on 25 December"
    case .closedOnHolidays, .openOnHolidays: "closed on public holidays"
    case .step: "slots every 15 minutes"
    case .holdLength: "holds last 10 minutes"
    case .notice, .noticeDays: "2 hours’ notice, or: no same-day bookings"
    case .recurring: "closed on the first Monday of every month"
    case .horizon, .lastDate: "bookings up to 60 days ahead"
    case .limit, .noLimits:
      "at most 4 \(service) bookings a day, or: at most 6 bookings a day for \(staff), or: at most "
        + "2 bookings a week for each customer"
    case .needs, .dropsNeed: "\(other.withArticle) needs the \(names.resource)"
    case .resource, .removeResource, .furtherResource: "there is one \(names.resource)"
    case .cancellationCutoff: "cancellations up to 24 hours before"
    case .addCustomer, .renameCustomer, .customerPhone, .customerZone: "add customer Robin Hale"
    case .unkept, .addService, .setSwitch, .businessName, .currency, .startOwnBook:
      Self.exampleOfService(names)
    }
  }

  /// A service that is new to any book.
  static func exampleOfService(_ names: ExampleNames) -> String {
    "add a service called hot towel shave, 30 min, \(names.money(25))"
  }
}
