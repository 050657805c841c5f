import CivilTime
import PlainEnglish

/// What a request of a line owes to those before it: the day of an hour, the week of a
/// weekday, the place that was given up.
extension [Request] {
  /// The requests, each with what it leaves to the one before.
  var goingOn: [Request] {
    guard count > 1 else { return self }
    var requests = self
    for index in requests.indices.dropFirst() {
      requests[index].takeDay(of: requests[index - 1])
      requests[index].takeWeek(of: requests[0])
      requests[index].takePlace(of: requests[index - 1])
    }
    return requests
  }
}

extension Request {
  /// "move Grace tomorrow to 3, then book Tom at 1:30": an hour of the day that was said.
  fileprivate mutating func takeDay(of before: Request) {
    guard intent == .book, [.book, .move, .cancel].contains(before.intent), recurrence == nil,
      whens.count == 1, whens[0].isTimeOnly, !whens[0].isOpenEnded, let time = whens[0].start?.time
    else { return }
    let days = Set(before.whens.filter { !$0.isTimeOnly }.compactMap(\.start?.date))
    guard days.count == 1, let day = days.first else { return }
    let end = whens[0].end?.time
    whens[0].start = LocalDateTime(day, time)
    whens[0].end = end.map { LocalDateTime(day, $0) }
    whens[0].isTimeOnly = false
  }

  /// "two visits next week, a cut on Monday and a colour on Thursday": Thursday of that week.
  fileprivate mutating func takeWeek(of first: Request) {
    guard intent == .book, first.intent == .book,
      let week = first.whens.first(where: \.namesWeek)?.start?.date.startOfWeek()
    else { return }
    for index in whens.indices where !whens[index].isTimeOnly && whens[index].grain < .week {
      guard let start = whens[index].start, start.date < week,
        start.date.days(until: week) <= 7
      else { continue }
      whens[index].start = start.adding(days: 7)
      whens[index].end = whens[index].end?.adding(days: 7)
      whens[index].otherReading = nil
      whens[index].notes = []
    }
  }

  /// "cancel Omar and book a beard trim for Peter in his place": at the time that is freed.
  fileprivate mutating func takePlace(of before: Request) {
    guard intent == .book, before.intent == .cancel, whens.isEmpty, customers.count == 1,
      ["place", "stead"].contains(where: says)
        || says("slot") && ["his", "her", "their", "that", "its"].contains(where: says),
      let customer = customers.first
    else { return }
    text =
      services.isEmpty
      ? "put \(customer.text) in that slot" : "book \(customer.text) at that time"
    isForLastCustomer = false
  }
}

extension When {
  /// "next week", with or without a day of it.
  fileprivate var namesWeek: Bool {
    let words = Folding.words(text)
    return grain == .week
      || zip(words, words.dropFirst()).contains {
        ["next", "following"].contains($0) && $1 == "week"
      }
  }
}
