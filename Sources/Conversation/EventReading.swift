import CivilTime
import ICalendar
import PlainEnglish
import Scheduling

/// What the name of an event says: "Haircut for Dana with Sam".
struct EventReading {
  /// The service, if the book has one of that name.
  var service: ServiceID?
  /// Those who are named.
  var staff: [StaffID] = []
  /// For whom.
  var party = Draft.Party.me

  init(_ summary: String, _ turn: Turn, _ book: any BookReading) throws(BookError) {
    let business = turn.business
    let context = ReadingContext(
      now: turn.local, zone: turn.zone, locale: business.deskLocale, expecting: nil,
      vocabulary: try BookVocabulary.names(in: summary, of: business, book), openingHours: nil)
    let requests = Reader().read("book \(summary)", in: context).requests
    for mention in requests.flatMap(\.services) where mention.isSure {
      service = service ?? mention.entries.first.map { ServiceID($0.id) }
    }
    for mention in requests.flatMap(\.staff) where mention.isSure {
      staff += mention.entries.map { StaffID($0.id) }
    }
    guard let mention = requests.flatMap(\.customers).first(where: { !$0.isExcluded }) else {
      return
    }
    if mention.isSure, let entry = mention.entries.first {
      party = .known(CustomerID(entry.id))
    } else if mention.entries.isEmpty, !mention.isRelation {
      party = .new(mention.text)
    }
  }
}

extension NameMention {
  /// Whether it is one entry of the book, as it was typed.
  fileprivate var isSure: Bool { entries.count == 1 && !isGuess && !isExcluded }
}
