import CivilTime
import PlainEnglish
import Scheduling

extension Request {
  /// Whether someone who is named by how they are related is another's: "her son", "his
  /// wife", and not "my son".
  func isOfAnother(_ mention: NameMention) -> Bool {
    let before = Folding.words(text(before: mention)).last
    return ["her", "his", "their"].contains(before)
  }

  /// Whether somebody comes in place of whom they belong to: "for her daughter", and not
  /// "and her daughter".
  func comesInstead(_ mention: NameMention) -> Bool {
    let words = Folding.words(text(before: mention)).suffix(3)
    return words.dropLast().last == "for"
  }

  /// What of the clause stands before a name.
  func text(before mention: NameMention) -> String {
    let end = mention.span.lowerBound - span.lowerBound
    guard end > 0, end <= text.utf8.count else { return "" }
    return String(decoding: text.utf8.prefix(end), as: UTF8.self)
  }

  /// What of the clause stands behind a name.
  func text(behind mention: NameMention) -> String {
    let start = mention.span.upperBound - span.lowerBound
    guard start > 0, start <= text.utf8.count else { return "" }
    return String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
  }

  /// What of the clause stands between two names, the first of which comes first.
  func text(between one: NameMention, and other: NameMention) -> String {
    let low = one.span.upperBound - span.lowerBound
    let high = other.span.lowerBound - span.lowerBound
    guard low >= 0, low < high, high <= text.utf8.count else { return "" }
    return String(decoding: text.utf8.prefix(high).dropFirst(low), as: UTF8.self)
  }
}

extension Request {
  /// What is told of a customer by a sentence that asks for nothing: "Dana is allergic to
  /// latex".
  var factOfCustomer: String? {
    guard [.customers, .none, .list].contains(intent), customers.count == 1, !isQuestion,
      customers[0].entries.count == 1, customers[0].span.lowerBound == span.lowerBound,
      whens.isEmpty, services.isEmpty, !left.isEmpty, bookingNumbers.isEmpty
    else { return nil }
    let words = text.split(separator: " ")
    guard words.count > 2, let verb = words.dropFirst().first.map({ Folding.fold($0) }),
      ["is", "has", "likes", "prefers", "hates", "dislikes", "loves"].contains(verb),
      staff.isEmpty || verb != "is" && verb != "has"
    else { return nil }
    return words.dropFirst(verb == "is" ? 2 : 1).joined(separator: " ")
  }

  /// Where a word stands in the line.
  func place(of word: String) -> Int? {
    text.firstRange(of: word).map { span.lowerBound + text[..<$0.lowerBound].utf8.count }
  }

  /// The second of two services, which a booking of the first should be: "change her
  /// colour to a haircut".
  var serviceInstead: ServiceID? {
    let named = services.filter { !$0.isExcluded && $0.entries.count == 1 }
    guard named.count == 2, let last = named.last else { return nil }
    let between = Folding.words(text(between: named[0], and: last))
    guard between.contains("to") || between.contains("into") || between.contains("for") else {
      return nil
    }
    return ServiceID(last.entries[0].id)
  }

  /// "not this Thursday, the one after": the day a week on from the one that is ruled
  /// out.
  func weekAfter(_ today: CalendarDate) -> When? {
    let words = Folding.words(text)
    let saysSo = zip(words, words.dropFirst()).contains {
      ["one", "week"].contains($0) && ["after", "following"].contains($1)
    }
    guard saysSo, whens.count == 1, var when = whens.first, when.isDayOnly, let start = when.start
    else { return nil }
    guard when.role == .not || says("not") else { return nil }
    when.role = .at
    when.start = LocalDateTime(start.date.adding(days: 7), .midnight)
    when.end = LocalDateTime(start.date.adding(days: 8), .midnight)
    return when
  }

  /// A move with the times that say which of several bookings is meant told apart:
  /// "her haircut on the 7th moved to the 8th", "Tom's Thursday forward to the morning".
  func aimed(at found: [Booking]) -> Request {
    guard found.count > 1, choice != .all, !whens.contains(where: { $0.role == .from }) else {
      return self
    }
    for (index, when) in whens.enumerated() where when.role == .at && !when.isTimeOnly {
      let isLed = ["to", "till", "until", "for"].contains(word(before: when) ?? "")
      guard !isLed, let day = when.start?.date else { continue }
      let ofDay = found.filter { $0.start.date == day }
      guard ofDay.count == 1 else { continue }
      var aimed = self
      aimed.whens[index].role = .from
      if !when.isDayOnly {
        // What else it says is when it should be.
        aimed.whens[index].start = LocalDateTime(day, .midnight)
        aimed.whens[index].end = LocalDateTime(day.adding(days: 1), .midnight)
        aimed.whens[index].grain = .day
        aimed.whens[index].isDayOnly = true
        var clock = when
        clock.role = .to
        aimed.whens.append(clock)
      }
      return aimed
    }
    return self
  }

  /// Of several bookings those that the old times of a move describe.
  func describing(_ found: [Booking]) -> [Booking] {
    let old = whens.filter { $0.role == .from }
    guard found.count > 1, !old.isEmpty else { return [] }
    return found.filter { booking in
      old.allSatisfy { when in
        var named = when
        named.role = .at
        return named.agrees(with: booking.start)
      }
    }
  }

  /// The word before a time.
  func word(before when: When) -> String? {
    let end = when.span.lowerBound - span.lowerBound
    guard end > 0, end <= text.utf8.count else { return nil }
    let before = String(decoding: text.utf8.prefix(end), as: UTF8.self)
    return Folding.words(before).last
  }
}
