import CivilTime
import PlainEnglish
import Scheduling

/// What is being done to bookings, or was done just now.
///
/// A line without a verb of its own goes on with it: “and Omar's to 10:30”, “B-25 too”.
enum Undertaking {
  case cancelling([Booking], reason: String)
  case moving([Booking], WantedTime)
}

extension Ellipsis {
  init?(_ request: Request, of undertaking: Undertaking) {
    switch undertaking {
    case .cancelling(let bookings, _): self.init(request, of: bookings, isMoving: false)
    case .moving(let bookings, _): self.init(request, of: bookings, isMoving: true)
    }
  }
}

/// Words that name bookings and nothing to do with them: “no, Omar's”, “only the first
/// two”, “and B-25 to 3”.
struct Ellipsis {
  /// How those that are named stand to those that were spoken of.
  enum Relation {
    /// “and Omar's”, “B-25 too”.
    case adds
    /// “no, Omar's”, “I meant B-25”.
    case corrects
    /// “only Omar's”.
    case keepsOnly
    /// “not Omar's”, “except B-25”.
    case leavesOut
  }

  var relation: Relation
  /// The bookings that are numbered.
  var numbers: [Int]
  /// The places in a list that are named, from 1; −1 is the last.
  var places: [Int]
  /// Whose bookings are named.
  var customers: [CustomerID]
  /// Whether a yes is said beside it.
  var agrees: Bool

  /// What a request names; nil if it does more than that.
  ///
  /// - Parameters:
  ///   - request: What was said.
  ///   - bookings: Those that were spoken of.
  ///   - isMoving: Whether they are moved, so that a small number is an hour.
  init?(_ request: Request, of bookings: [Booking], isMoving: Bool) {
    let words = request.restWords
    guard !request.isQuestion, request.services.isEmpty, request.staff.isEmpty,
      request.shift == nil, request.duration == nil, request.recurrence == nil
    else { return nil }
    let mentions = request.customers
    guard mentions.allSatisfy({ $0.entries.count == 1 && !$0.isRelation }) else { return nil }
    customers = mentions.flatMap(\.entries).map { CustomerID($0.id) }
    numbers = request.bookingNumbers + request.keptNumbers
    places = request.places
    agrees = request.words.has(.passedOn)
    for word in words
    where !Self.joining.contains(word) && !AnswerWord.kinds(of: word).contains(.passedOn) {
      guard word.contains(where: \.isNumber) else { return nil }
      if numbers.contains(where: { word.hasSuffix("\($0)") }) || Request.place(word) != nil {
        continue
      }
      guard let number = Int(word) else { return nil }
      if bookings.contains(where: { $0.id.rawValue == number }) {
        numbers.append(number)
      } else if !isMoving, number <= bookings.count {
        places.append(number)
      } else if number > 12, words.contains(where: ["wrong", "meant", "mean"].contains) {
        numbers.append(number)
      } else {
        return nil
      }
    }
    guard !customers.isEmpty || !numbers.isEmpty || !places.isEmpty else { return nil }
    func says(_ some: [String]) -> Bool { words.contains(where: some.contains) }
    if mentions.contains(where: \.isExcluded) || !request.keptNumbers.isEmpty
      || says(["not", "except", "without", "skip", "but"])
    {
      relation = .leavesOut
    } else if says(["only", "just"]) {
      relation = .keepsOnly
    } else if says(["no", "actually", "sorry", "meant", "mean", "wrong", "instead", "rather"]) {
      relation = .corrects
    } else {
      let goesOn = ["and", "also", "plus"].contains(Folding.words(request.text).first)
      relation = goesOn || says(["also", "too", "well"]) ? .adds : .corrects
    }
  }

  /// Words that join what is named to what was spoken of.
  static let joining: Set<String> = [
    "and", "also", "too", "plus", "then", "as", "well", "no",
    "not", "but", "except", "without", "skip", "only", "just", "actually", "sorry", "oh", "hmm",
    "wait", "i", "mean", "meant", "wrong", "one", "ones", "instead", "rather", "please", "the",
    "s", "b", "to", "at", "on", "booking", "number", "of", "all", "them", "thanks", "it", "that",
    "this", "those", "these", "is", "make",
    "first", "second", "third", "fourth", "fifth", "last", "two", "three", "four", "both",
  ]

  /// Those of some bookings that it names.
  func named(among bookings: [Booking]) -> [Booking] {
    bookings.enumerated().filter { index, booking in
      numbers.contains(booking.id.rawValue) || booking.customer.map(customers.contains) == true
        || places.contains(index + 1) || places.contains(index - bookings.count)
    }.map(\.element)
  }
}

extension Request {
  /// The places in a list that it names: “the first and third”, “the first two”, “2 and 3”.
  var places: [Int] {
    let words = Folding.words(text)
    var found: [Int] = []
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      let count = Self.cardinals[next] ?? Int(next)
      if word == "first", let count, count > 1, count < 10 {
        found += Array(1...count)
      } else if word == "last" {
        found += count.map { $0 > 1 && $0 < 10 ? (1...$0).map { -$0 } : [-1] } ?? [-1]
      } else if let place = Self.place(word) {
        found.append(place)
      }
    }
    return found
  }

  /// The place that a word names.
  static func place(_ word: String) -> Int? { ordinals[word] }

  private static let ordinals = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "1st": 1, "2nd": 2, "3rd": 3,
    "4th": 4, "5th": 5,
  ]

  private static let cardinals = ["two": 2, "three": 3, "four": 4, "five": 5]
}
