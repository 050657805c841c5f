import PlainEnglish

extension SetUp {
  /// What can be set of this kind, in a sentence.
  var example: String {
    switch self {
    case .changeService, .clearService: "a colour takes 90 minutes, or: a haircut costs £35"
    case .removeService: "remove the perm"
    case .skills, .exclusiveSkills, .sameSkills, .addStaff, .renameStaff, .removeStaff:
      "Sam does haircuts and colours"
    case .skillTerms, .usualTerms: "Priya does colours in 90 minutes for £80"
    case .staffHours, .swapDays, .sameHours, .workInstead, .workDays(.some, _, _),
      .hoursEdge(.some, _, _, _):
      "Sam works Tuesday to Saturday 9 to 5, lunch 12:30 to 1"
    case .addBreaks, .noBreaks, .moveBreak: "Sam also has a break on Fridays 4 to 4:30"
    case .staffOn, .usualOn(.some, _, _): "on Saturday 5 December Sam works 10 to 2"
    case .timeOff: "Sam is off from 3 to 10 December"
    case .block, .unblock: "block Sam on Friday from 2 to 3"
    case .openingHours, .workDays, .hoursEdge, .closedDaily: "open Monday to Friday 9 to 6"
    case .during: "from 4 January Sam works Mondays 10 to 6"
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
      "at most 4 haircuts a day, or: at most 6 bookings a day for Sam, or: at most 2 bookings a "
        + "week for each customer"
    case .needs, .dropsNeed: "a massage needs the quiet room"
    case .resource, .removeResource, .furtherResource: "there is one quiet room"
    case .cancellationCutoff: "cancellations up to 24 hours before"
    case .addCustomer, .renameCustomer, .customerPhone, .customerZone: "add customer Dana Whitfield"
    case .addService, .setSwitch, .businessName, .currency, .startOwnBook:
      "add a service called hot towel shave, 30 min, £25"
    }
  }
}
