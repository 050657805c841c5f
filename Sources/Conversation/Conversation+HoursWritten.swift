import CivilTime
import PlainEnglish
import Scheduling

/// Figures that are hours by what was spoken of: "2.15" of what is offered, "why 9 rather than
/// 2".
extension Conversation {
  /// The line with such figures written as clock times; the line itself if it has none.
  func withHoursWritten(_ line: String) -> String {
    guard state.table != nil, line.utf8.count < 200, line.utf8.contains(where: \.isDigit) else {
      return line
    }
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let dotted = words.indices.map { index in
      dottedHour(words[index], behind: index > 0 ? words[index - 1] : "") ?? words[index]
    }
    return (reasonedHours(dotted) ?? dotted).joined(separator: " ")
  }

  // MARK: "2.15"

  /// "2.15", where an hour was asked for or offered; a date where it may as well be one.
  private func dottedHour(_ word: String, behind before: String) -> String? {
    guard word.utf8.contains(46), let table = state.table, table.draft != nil else { return nil }
    let core = word.drop { $0 == "(" }.prefix { $0.isNumber || $0 == "." }
    let parts = core.split(separator: ".", omittingEmptySubsequences: true)
    let tail = word.dropFirst(core.count)
    guard parts.count == 2, parts[0].count <= 2, parts[1].count == 2, word.hasPrefix(core),
      tail.allSatisfy({ ",!?;".contains($0) }), let hour = Int(parts[0]),
      let minute = Int(parts[1]), (0...23).contains(hour), minute < 60, minute % 5 == 0,
      !["on", "the", "until", "till"].contains(before.lowercased())
    else { return nil }
    // "When?", asked of a day as well, may be answered by the 3rd of December.
    guard table.isOffer || minute > 12 || minute == 0 else { return nil }
    return "\(parts[0]):\(parts[1])" + core.dropFirst(parts[0].count + 3) + tail
  }

  // MARK: "why 9 rather than 2"

  /// A question about a reason with its numbers as hours, where one of them can be no place of
  /// what is offered, or is the hour that was asked for; nil where they are places.
  private func reasonedHours(_ words: [String]) -> [String]? {
    guard case .offer(let offer)? = state.table, let first = words.first.map(Folding.fold),
      ["why", "compare"].contains(first)
        || ["so", "but", "and", "ok"].contains(first) && words.count > 1
          && Folding.fold(words[1]) == "why"
    else { return nil }
    let places = words.indices.filter { bareNumber(words, $0) != nil }
    guard !places.isEmpty else { return nil }
    let numbers = places.compactMap { bareNumber(words, $0) }
    let asked = hoursAsked(offer)
    let areHours = numbers.contains { number in
      number > offer.slots.count || asked.contains(number % 12)
    }
    guard areHours else { return nil }
    var written = words
    for (place, number) in zip(places, numbers) {
      let digits = words[place].prefix { $0.isNumber }
      let clock =
        number < 100 ? "\(digits):00" : "\(digits.dropLast(2)):\(digits.suffix(2))"
      written[place] = clock + words[place].dropFirst(digits.count)
    }
    return written
  }

  /// The hours, on a clock face, that were said of what is offered.
  private func hoursAsked(_ offer: Table.Offer) -> Set<Int> {
    var hours: Set<Int> = []
    for wanted in [offer.draft.time] + offer.draft.time.alternatives {
      switch wanted.clock {
      case .at(let minute), .around(let minute):
        if minute % 60 == 0 { hours.insert(minute / 60 % 12) }
      default: break
      }
    }
    for when in state.lastRequests.flatMap(\.whens) where !when.isDayOnly {
      if let time = when.start?.time, time.minuteOfDay % 60 == 0 {
        hours.insert(time.minuteOfDay / 60 % 12)
      }
    }
    return hours
  }

  /// The number that a word is, of an hour or "1130"; nil where it counts or numbers something.
  private func bareNumber(_ words: [String], _ index: Int) -> Int? {
    let digits = words[index].prefix { $0.isNumber }
    guard words[index].dropFirst(digits.count).allSatisfy({ ",?!.".contains($0) }),
      let number = Int(digits)
    else { return nil }
    let isHour = digits.count <= 2 && (1...24).contains(number)
    let isClock = (3...4).contains(digits.count) && number / 100 < 24 && number % 100 < 60
    guard isHour || isClock else { return nil }
    let before = index > 0 ? Folding.fold(words[index - 1]) : ""
    let after = index + 1 < words.count ? Folding.fold(words[index + 1]) : ""
    guard !["number", "option", "no", "numbers", "booking", "for", "choice"].contains(before),
      !Self.counted.contains(after)
    else { return nil }
    return number
  }

  private static let counted: Set<String> = [
    "minutes", "mins", "min", "hours", "hour", "hrs", "weeks", "days", "months", "people", "of",
    "pm", "am", "oclock", "times", "places", "options",
  ]

  // MARK: "show Thursday"

  /// Whether words do nothing but look at a day: "show Thursday", "look at the 9th please".
  static func showsDay(_ words: [String]) -> Bool {
    guard
      let verb = words.first(where: { !["ok", "just", "please", "and", "can", "you"].contains($0) }
      ),
      ["show", "list", "display", "view"].contains(verb) || words.starts(with: ["look", "at"]),
      (2...6).contains(words.count)
    else { return false }
    return words.allSatisfy { word in
      small.contains(word) || days.contains(word) || word.first?.isNumber == true
    } && words.contains { days.contains($0) || $0.first?.isNumber == true }
  }

  private static let small: Set<String> = [
    "ok", "just", "please", "and", "can", "you", "show", "list", "display", "view", "look", "at",
    "me", "us", "the", "on", "of", "diary", "book", "for", "next", "this", "day", "whole", "all",
  ]

  private static let days: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue",
    "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun", "today", "tomorrow",
  ]
}

extension UInt8 {
  fileprivate var isDigit: Bool { (48...57).contains(self) }
}
