import CivilTime
import PlainEnglish

/// Several bookings of one wish: one at each of several times, or one series for each of several
/// people.
extension Request {
  /// "two haircuts on Friday at 2 and 3", "Thursday and Friday at 3 and 4": one at each time.
  var atEachTime: [Request]? {
    if let both = forBoth { return both }
    guard intent == .book, recurrence == nil, services.count == 1, whens.count > 1, !isQuestion,
      whens.contains(where: { $0.role == .or }), !says("or"), !says("either"),
      whens.allSatisfy({ $0.role == .or || $0.role == .at })
    else { return nil }
    let times = whens.filter(\.isVeryTime)
    let clocks = times.compactMap(\.start?.time)
    let days = whens.filter { !$0.isTimeOnly }.compactMap(\.start?.date).unique
    let hours = clocks.unique
    let isCounted = partySize == hours.count || partySize == nil && services[0].isPlural
    if days.count == 1, isCounted, times.count == whens.count {
      return times.map { one(at: $0) }
    }
    // Each day with the hour that stands at its place.
    guard days.count > 1, hours.count == days.count, partySize == nil || partySize == days.count
    else { return nil }
    return zip(days, hours).compactMap { day, hour in
      whens.first { $0.start?.date == day }.map { one(at: $0.at(hour)) }
    }
  }

  /// "a haircut on Thursday at 3 and Grace at 4": one for who types, and one for her.
  private var forBoth: [Request]? {
    let named = customers.filter { !$0.isExcluded && !$0.isRelation }
    guard intent == .book, recurrence == nil, partySize == nil, services.count == 1, !isQuestion,
      whens.count == 2, whens.allSatisfy(\.isVeryTime), named.count == 1, let other = named.first,
      services[0].span.upperBound <= other.span.lowerBound,
      whens[0].span.upperBound < other.span.lowerBound,
      other.span.upperBound < whens[1].span.lowerBound
    else { return nil }
    let low = whens[0].span.upperBound - span.lowerBound
    let gap = text.utf8.prefix(other.span.lowerBound - span.lowerBound).dropFirst(low)
    let between = Folding.words(String(decoding: gap, as: UTF8.self))
    guard between.first == "and" || between.first == "plus", between.count <= 3 else { return nil }
    var mine = one(at: whens[0])
    mine.customers = []
    mine.text = String(decoding: text.utf8.prefix(low), as: UTF8.self)
    var theirs = one(at: whens[1])
    if whens[1].isTimeOnly, let day = whens[0].start?.date, let hour = whens[1].start?.time {
      theirs.whens[0].start = LocalDateTime(day, hour)
      theirs.whens[0].isTimeOnly = whens[0].isTimeOnly
    }
    return [mine, theirs]
  }

  private func one(at when: When) -> Request {
    var one = self
    one.partySize = nil
    one.whens = [when]
    one.whens[0].role = .at
    return one
  }

  /// "every Thursday at 3 for Grace and her son": a series for each of those who come.
  var seriesOfEach: [Request]? {
    guard intent == .book, recurrence != nil, services.count == 1, !isQuestion else { return nil }
    let named = customers.filter { !$0.isExcluded }
    if let partySize, named.count <= 1 { return seriesOfGuests(partySize) }
    guard let first = named.first, named.count > 1 || saysMeBeside(first) else { return nil }
    let cut = max(0, first.span.lowerBound - span.lowerBound)
    var lead = String(decoding: text.utf8.prefix(cut), as: UTF8.self)
    var own: [Request] = []
    if saysMeBeside(first) {
      for ending in ["me and ", "myself and ", "me, "] where lead.hasSuffix(ending) {
        lead.removeLast(ending.count)
      }
      var mine = self
      mine.customers = []
      mine.isForMe = true
      mine.text = lead + "me"
      own.append(mine)
    }
    return own + named.map { series(lead, for: $0, host: named.first { !$0.isRelation }) }
  }

  private func series(_ lead: String, for mention: NameMention, host: NameMention?) -> Request {
    var own = self
    own.isForMe = false
    own.customers = [mention]
    own.customers[0].span =
      span.lowerBound + lead.utf8.count..<span.lowerBound + lead.utf8.count
      + mention.text.utf8.count
    own.text = lead + mention.text
    guard mention.isRelation else { return own }
    if isOfAnother(mention), let host {
      own.customers = [host]
      own.customers[0].span =
        span.lowerBound + lead.utf8.count..<span.lowerBound + lead.utf8.count
        + host.text.utf8.count
      own.text = lead + host.text + "’s " + mention.text
    } else {
      own.text = lead + "my " + mention.text
      own.customers[0].span =
        own.customers[0].span.lowerBound + 3..<own.customers[0].span.upperBound + 3
    }
    return own
  }

  /// "for two every Thursday": the same for each guest.
  private func seriesOfGuests(_ count: Int) -> [Request]? {
    guard (2...4).contains(count) else { return nil }
    return (0..<count).map { place in
      var own = self
      own.partySize = nil
      if place > 0 { own.note = "guest \(place)" }
      return own
    }
  }

  /// "for me and Rose": whether who types comes beside the first who is named.
  private func saysMeBeside(_ first: NameMention) -> Bool {
    let cut = max(0, first.span.lowerBound - span.lowerBound)
    let words = Folding.words(String(decoding: text.utf8.prefix(cut), as: UTF8.self))
    guard let last = words.last else { return false }
    let me = last == "and" || last == "my" ? words.dropLast().last : last
    if last == "my" { return words.suffix(3).dropLast() == ["me", "and"] }
    return me == "me" || me == "myself"
  }

  /// How many come, as a part of a line says: "a colour for two", "two haircuts".
  var ownParty: Int? {
    let words = Folding.words(text)
    for (index, word) in words.enumerated() {
      guard let count = Self.counts[word] ?? Int(word), (2...20).contains(count) else { continue }
      if index > 0, words[index - 1] == "for" { return count }
      // "two haircuts"
      if let service = services.first, service.isPlural, index + 1 < words.count,
        Folding.words(service.text).first == words[index + 1]
      {
        return count
      }
    }
    return nil
  }

  private static let counts: [String: Int] = [
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
  ]
}

extension When {
  /// Whether it names one moment.
  fileprivate var isVeryTime: Bool { start != nil && end == nil && !isDayOnly && !isOpenEnded }
}

extension Array where Element: Hashable {
  /// The elements in order, each once.
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
