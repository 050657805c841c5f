import PlainEnglish
import Scheduling

/// How a line that stands beside an open question speaks of bookings.
extension Request {
  /// How days that are named stand to those that were spoken of.
  enum DayRelation {
    /// “and Wednesday”, “the 12th as well”.
    case adds
    /// “no, Thursday”.
    case corrects
  }

  /// “and Wednesday”, “tomorrow's too”, “no, Thursday”: other days, and nothing else; nil if
  /// more is said.
  var daysBeside: DayRelation? {
    guard !whens.isEmpty, whens.allSatisfy({ $0.isDayOnly && $0.role == .at }), !isQuestion,
      customers.isEmpty, services.isEmpty, staff.isEmpty, bookingNumbers.isEmpty,
      shift == nil, duration == nil, recurrence == nil, why == nil, topics.isEmpty, left.isEmpty
    else { return nil }
    let rest = restWords
    guard rest.allSatisfy({ Self.besideDays.contains($0) }) else { return nil }
    let words = Folding.words(text)
    let first = words.first ?? ""
    if ["and", "also", "plus"].contains(first) || words.contains("too") || words.contains("also")
      || words.suffix(2) == ["as", "well"]
    {
      return .adds
    }
    return ["no", "actually", "sorry"].contains(first) && !words.contains("instead")
      ? .corrects : nil
  }

  private static let besideDays: Set<String> = [
    "and", "also", "plus", "too", "as", "well", "the", "one", "ones", "on", "her", "his", "their",
    "my", "s", "please", "no", "actually", "sorry", "i", "meant", "mean", "hers", "them", "those",
    "booking", "bookings", "yes", "what", "about", "how",
  ]

  /// “she has another on Saturday, doesn't she”, “I've got one Friday already”: a remark or a
  /// question about what somebody has, which asks for nothing.
  var speaksOfAnother: Bool {
    guard setUp == nil, bookingNumbers.isEmpty else { return false }
    let words = Folding.words(text).map { $0.filter { $0 != "'" && $0 != "’" } }
    guard words.count >= 4, words.count <= 14,
      let has = words.firstIndex(where: { Self.having.contains($0) }),
      words[has...].contains(where: { Self.things.contains($0) }),
      !words.contains(where: { Self.acting.contains($0) })
    else { return false }
    let isTold =
      ["already", "also", "another", "too"].contains(where: words.contains)
      && words[..<has].contains(where: Self.subjects.contains)
      || Self.subjects.contains(words[has])
        && words.contains("already")
    return isTold || Self.asTag(words.suffix(2)) || Self.asTag(words.prefix(2))
  }

  /// “what does he have now?”, “what has she got booked?”.
  var asksWhatTheyHave: Bool {
    guard setUp == nil, bookingNumbers.isEmpty, services.isEmpty else { return false }
    let words = Folding.words(text).map { $0.filter { $0 != "'" && $0 != "’" } }
      .drop { ["and", "so", "ok", "wait", "but"].contains($0) }
    guard words.first == "what", words.count <= 7,
      ["does", "do", "has", "have"].contains(words.dropFirst().first ?? ""),
      words.contains("have") || words.contains("got")
    else { return false }
    return customers.count == 1
      || ["he", "she", "they", "i"].contains(words.dropFirst(2).first ?? "")
  }

  private static let having: Set<String> = [
    "has", "have", "had", "got", "hasnt", "havent", "hadnt", "ive", "shes", "hes", "theyve",
  ]

  private static let subjects: Set<String> = [
    "she", "he", "they", "i", "we", "ive", "shes", "hes", "theyve", "weve",
  ]

  private static let things: Set<String> = [
    "one", "another", "appointment", "booking", "something", "haircut", "visit", "two",
  ]

  private static let acting: Set<String> = [
    "book", "move", "cancel", "change", "make", "want", "wants", "need", "needs", "would", "like",
    "can", "could", "put", "keep", "free", "any", "give", "take", "please", "lets", "then", "swap",
    "add", "just", "only",
  ]

  /// “doesn't she”, “hasn't he”, “havent i”.
  private static func asTag(_ words: ArraySlice<String>) -> Bool {
    guard words.count == 2, let verb = words.first, let who = words.last else { return false }
    return verb.hasSuffix("nt") && verb.count > 4
      && ["she", "he", "they", "i", "it", "we"].contains(who)
  }

  /// “is that the 10:30?”, “isn't it the one with Sam”.
  var asksOfThat: Bool {
    let words = Folding.words(text).drop { ["and", "so", "ok", "wait", "hmm"].contains($0) }
    guard let head = words.first, let next = words.dropFirst().first, why == nil else {
      return false
    }
    return ["is", "isnt", "was", "wasnt", "thats"].contains(head)
      && (["that", "it", "this", "the", "her", "his"].contains(next))
      && !["free", "available", "possible", "ok", "okay", "open", "anything", "there"].contains(
        where: says)
  }

  /// “what time is that again?”.
  var asksWhatTimeItIsAt: Bool {
    guard intent == .time, whens.isEmpty, customers.isEmpty, services.isEmpty else { return false }
    return says("that") || says("this") || says("it") && says("again") || says("at")
  }

  /// Whether a word says that what it names stays: “keep the one on the 11th”.
  var keepsByWord: Bool {
    (says("keep") || says("leave") || says("stays"))
      && ![.move, .note, .waitlist, .hold, .cancel].contains(intent) && !says("cancel")
  }

  /// “instead of her Friday one”.
  var standsInstead: Bool {
    let words = Folding.words(text).drop { ["but", "and", "no", "yes", "it", "is"].contains($0) }
    return words.prefix(2) == ["instead", "of"] && !isQuestion && left.isEmpty
  }
}

extension BookingException {
  /// What a request names, by whatever it names it.
  init(of request: Request) {
    self.init()
    customers = request.customers
    services = request.services
    staff = request.staff
    whens = request.whens
    numbers = request.bookingNumbers + request.keptNumbers
  }
}
