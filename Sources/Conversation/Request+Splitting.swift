import CivilTime
import PlainEnglish

/// One clause may ask for several bookings: "a haircut for Tom on Friday at 3 and
/// a colour for Dana on Saturday".
extension [Request] {
  /// The requests of a line, each for one booking or for one visit.
  var split: [Request] {
    withoutTakenBack.withMovesGoingOn.map(\.inWeekOfAll.cuttingDown).flatMap(\.bookings).goingOn
  }

  /// "move booking 12 to 3 and booking 14 to 4": the second is a move, too.
  private var withMovesGoingOn: [Request] {
    var requests = self
    for index in requests.indices.dropFirst() {
      let request = requests[index]
      let before = requests[index - 1]
      guard before.intent == .move, !before.bookingNumbers.isEmpty,
        !request.bookingNumbers.isEmpty, !request.whens.isEmpty, request.services.isEmpty,
        [.book, .correct, .none].contains(request.intent)
      else { continue }
      requests[index].intent = .move
    }
    return requests
  }
}

extension Request {
  /// The request itself, or one for each booking that it speaks of.
  ///
  /// Services at one time for one customer belong together and stay one request.
  fileprivate var bookings: [Request] {
    if let own = withoutReminder { return own.bookings }
    if let both = cancelledAndGivenOn { return both }
    if let each = seriesOfEach ?? atEachTime ?? onEachDay { return each }
    let heads =
      switch intent {
      case .book where isOneForEach: customers.map(\.span)
      case .book: services.filter { !$0.isExcluded }.map(\.span)
      case .mark: customers.map(\.span)
      case .cancel where whens.count > 1 && whens.count == customers.count: customers.map(\.span)
      case .move: (customers.map(\.span) + numberSpans).sorted { $0.lowerBound < $1.lowerBound }
      default: [Range<Int>]()
      }
    let hasParties = partySize != nil && intent == .book && services.count > 1
    guard heads.count > 1, recurrence == nil, partySize == nil || hasParties else { return [self] }
    var edges = [span.lowerBound]
    for (one, next) in zip(heads, heads.dropFirst()) {
      guard one.upperBound <= next.lowerBound, let edge = joint(one.upperBound..<next.lowerBound)
      else { return [self] }
      edges.append(edge)
    }
    edges.append(span.upperBound)
    var parts = zip(edges, edges.dropFirst()).map { part($0..<$1) }
    if intent == .move, parts.dropLast().allSatisfy(\.whens.isEmpty), let last = parts.last {
      // "move B-12 and B-14 to Thursday": each goes there.
      for index in parts.indices.dropLast() { parts[index].whens = last.whens }
    }
    if intent == .mark { return parts.map(\.withOwnStatus) }
    if intent == .book, isOneForEach {
      // The day may be said with the last: "for Max at 3 and for Molly at 4 on Thursday".
      let dayed = parts[0].whens.allSatisfy(\.isTimeOnly) ? parts[parts.count - 1] : parts[0]
      return parts.map { part in
        var own = part.onDay(of: dayed)
        own.services = services
        return own
      }
    }
    if hasParties { for index in parts.indices { parts[index].partySize = parts[index].ownParty } }
    // Of one time for all a visit is made, or a party.
    return parts.allSatisfy { !$0.whens.isEmpty } ? Self.completed(parts) : [self]
  }

  /// "cancel tomorrow's 10 o'clock and give it to Luis": its time is booked for Luis.
  private var cancelledAndGivenOn: [Request]? {
    guard intent == .cancel, let customer = customers.last,
      let found = ["and give it to ", "and give that to ", "and give the slot to "]
        .compactMap({ text.firstRange(of: $0) }).first
    else { return nil }
    let edge = span.lowerBound + text[..<found.lowerBound].utf8.count
    guard customer.span.lowerBound >= edge else { return nil }
    let first = part(span.lowerBound..<edge)
    var second = part(edge..<span.upperBound)
    second.intent = .book
    second.text = "put \(customer.text) in that slot"
    second.isForLastCustomer = false
    return [first, second]
  }

  /// "a cut for Dana on Friday and one for Mei on Saturday": the same for each, on a day
  /// of their own.
  private var isOneForEach: Bool {
    services.count == 1 && customers.count > 1 && whens.count == customers.count
      && recurrence == nil && partySize == nil
      && zip(customers, whens).allSatisfy { $0.span.lowerBound < $1.span.lowerBound }
      && zip(whens, customers.dropFirst()).allSatisfy { $0.span.lowerBound < $1.span.lowerBound }
  }

  /// The request with its hour on the day that was said before: "… tomorrow at 3 and Mei
  /// one at 4".
  fileprivate func onDay(of first: Request) -> Request {
    guard let day = first.whens.first, !day.isTimeOnly, let date = day.start?.date,
      whens.count == 1, whens[0].isTimeOnly, let time = whens[0].start?.time
    else { return self }
    var own = self
    own.whens[0].start = LocalDateTime(date, time)
    own.whens[0].end = nil
    own.whens[0].isTimeOnly = false
    return own
  }

  /// "… and remind me to call Mei": no desk does that, and whom it names is not booked.
  private var withoutReminder: Request? {
    guard [.book, .move, .cancel].contains(intent), !left.contains(where: \.isReminder),
      let found = ["and remind ", ", remind ", "and text ", "and call ", "and email ", "and ring "]
        .compactMap({ text.firstRange(of: $0) }).first
    else { return nil }
    let edge = span.lowerBound + text[..<found.lowerBound].utf8.count
    var own = part(span.lowerBound..<edge)
    let rest = String(text[found.lowerBound...]).trimmed
    own.left.append(LeftWords(text: rest, span: edge..<span.upperBound))
    return own
  }

  /// "Tom's arrived and Omar is done", "Hannah is here, Luis isn't": each as it is said of
  /// them.
  private var withOwnStatus: Request {
    var request = self
    let words = Folding.words(text)
    let denies = words.contains { word in
      ["hasnt", "isnt", "not", "havent"].contains(word)
    }
    if words.containsNoShow {
      request.status = .noShow
    } else if denies {
      request.intent = .negate
    } else if ["done", "finished", "left", "completed"].contains(where: says) {
      request.status = .done
    } else if ["arrived", "here"].contains(where: says) {
      request.status = .arrived
    } else if says("didnt") {
      request.status = .noShow
    } else if says("did") {
      // "Tom didn't come, Omar did"
      request.status = .arrived
    }
    return request
  }

  /// "a haircut on Tuesday and Thursday": one on each of the days that are joined.
  var onEachDay: [Request]? {
    let days = whens.filter { !$0.isTimeOnly }
    guard intent == .book, days.count > 1, recurrence == nil, services.count == 1, !isQuestion,
      whens.allSatisfy({ $0.role == .at }), days.allSatisfy(\.isSingleDay),
      Set(days.compactMap(\.start?.date)).count == days.count,
      zip(days, days.dropFirst()).allSatisfy({ isJoined($0.span.upperBound..<$1.span.lowerBound) })
    else { return nil }
    // "Tuesday and Thursday at 10": ten o'clock on both.
    let clocks = Set(days.compactMap { $0.isDayOnly ? nil : $0.start?.time })
    let clock = clocks.count == 1 ? clocks.first : nil
    return days.map { day in
      var one = self
      one.wantsSame = false
      if partySize == days.count { one.partySize = nil }
      one.whens = whens.filter { $0.isTimeOnly }
      if let clock, day.isDayOnly, one.whens.isEmpty {
        one.whens.append(day.at(clock))
      } else {
        one.whens.append(day)
      }
      return one
    }
  }

  /// Whether nothing but "and" or a comma stands somewhere.
  func isJoined(_ gap: Range<Int>) -> Bool {
    let bytes = Array(text.utf8)
    let low = gap.lowerBound - span.lowerBound
    let high = gap.upperBound - span.lowerBound
    guard low >= 0, low < high, high <= bytes.count else { return false }
    let between = String(decoding: bytes[low..<high], as: UTF8.self)
    return Folding.words(between).allSatisfy {
      [
        "and", "on", "the", "also", "another", "one", "again", "second", "same", "for", "at",
        "then", "too",
      ].contains($0)
    }
  }

  /// Where the booking numbers stand, with what they are written with: "B-12", "#12".
  private var numberSpans: [Range<Int>] {
    let bytes = Array(text.utf8)
    var found: [Range<Int>] = []
    var from = 0
    for number in bookingNumbers {
      let digits = Array(String(number).utf8)
      while from + digits.count <= bytes.count {
        let end = from + digits.count
        let isWhole =
          (from == 0 || !bytes[from - 1].isDigit) && (end == bytes.count || !bytes[end].isDigit)
        guard isWhole, bytes[from..<end].elementsEqual(digits) else {
          from += 1
          continue
        }
        var start = from
        while start > 0, bytes[start - 1] != 32 { start -= 1 }
        found.append(span.lowerBound + start..<span.lowerBound + end)
        from = end
        break
      }
    }
    return found.count == bookingNumbers.count ? found : []
  }

  /// Where "and" or a comma parts two bookings, as an offset in the line.
  private func joint(_ range: Range<Int>) -> Int? {
    let bytes = Array(text.utf8)
    let low = range.lowerBound - span.lowerBound
    let high = range.upperBound - span.lowerBound
    guard low >= 0, high <= bytes.count, low < high else { return nil }
    let between = String(decoding: bytes[low..<high], as: UTF8.self)
    var last: Int?
    var offset = 0
    for word in between.split(separator: " ", omittingEmptySubsequences: false) {
      if word == "and" || word == "then" || word == "plus" {
        last = offset
      } else if word.last == "," || word.last == ";" {
        last = offset + word.utf8.count
      }
      offset += word.utf8.count + 1
    }
    return last.map { range.lowerBound + $0 }
  }

  /// What lies in a part of the request.
  func part(_ range: Range<Int>) -> Request {
    var part = self
    let bytes = Array(text.utf8)
    let low = max(0, range.lowerBound - span.lowerBound)
    let high = min(bytes.count, range.upperBound - span.lowerBound)
    part.text = String(decoding: bytes[low..<max(low, high)], as: UTF8.self).trimmed
    part.span = range
    part.whens = whens.filter { range.contains($0.span.lowerBound) }
    part.services = services.filter { range.contains($0.span.lowerBound) }
    part.staff = staff.filter { range.contains($0.span.lowerBound) }
    part.customers = customers.filter { range.contains($0.span.lowerBound) }
    part.left = left.filter { range.contains($0.span.lowerBound) }
    part.exceptions = exceptions.filter { range.contains($0.span.lowerBound) }
    let spans = numberSpans
    if !spans.isEmpty {
      part.bookingNumbers = zip(bookingNumbers, spans).compactMap { number, span in
        range.contains(span.lowerBound) ? number : nil
      }
    }
    return part
  }

  /// The parts, each with the customer that was said for all.
  private static func completed(_ parts: [Request]) -> [Request] {
    var parts = parts
    if let last = parts.last, last.text(saysForCustomerIn: parts.dropLast()) {
      // "a cut on Friday and a colour on Saturday for Dana": both are hers.
      for index in parts.indices { parts[index].customers = last.customers }
    }
    for index in parts.indices.dropFirst()
    where parts[index].customers.isEmpty && parts[index].bookingNumbers.isEmpty {
      parts[index].customers = parts[index - 1].customers
    }
    return parts
  }
}

extension LeftWords {
  /// Whether it is something to be done that no desk does.
  fileprivate var isReminder: Bool {
    text.hasPrefix("and ") || text.hasPrefix(", ")
  }
}

extension [String] {
  /// "no-show", "didn't show up", "didn't come", "never came".
  fileprivate var containsNoShow: Bool {
    let verbs = ["show", "shows", "showed", "come", "came", "turn", "turned"]
    let denials = ["no", "not", "never", "didnt"]
    return contains("noshow")
      || zip(self, dropFirst()).contains { denials.contains($0) && verbs.contains($1) }
      || contains("no-show")
  }
}

extension UInt8 {
  /// Whether it is an ASCII digit.
  fileprivate var isDigit: Bool { (48...57).contains(self) }
}

extension Request {
  /// Whether it ends in the customer whom none of those before it names.
  fileprivate func text(saysForCustomerIn others: some Sequence<Request>) -> Bool {
    guard let customer = customers.last, customers.count == 1,
      customer.span.upperBound >= (whens.map(\.span.upperBound).max() ?? 0)
    else { return false }
    return others.allSatisfy { $0.customers.isEmpty && !$0.isForMe && $0.bookingNumbers.isEmpty }
  }
}

extension When {
  /// The day that it names, at a time that was said of another day beside it.
  func at(_ time: ClockTime) -> When {
    guard let date = start?.date else { return self }
    var when = self
    when.start = LocalDateTime(date, time)
    when.end = nil
    when.grain = .minute
    when.isDayOnly = false
    return when
  }

  /// Whether it names one day, and no stretch of them.
  fileprivate var isSingleDay: Bool {
    guard let start, grain <= .day, weekdays == nil, !isOpenEnded else { return false }
    return end.map { $0 <= start.adding(days: 1) } ?? true
  }
}
