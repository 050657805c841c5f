import CivilTime
import PlainEnglish
import Scheduling

/// Bookings that are to last until an hour: "extend Grace tomorrow to 14:30".
extension Conversation {
  /// Lets a booking end when a request says; nil if it says of none when it should end.
  mutating func lengthen(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    guard let (end, day) = request.endSaid else { return nil }
    let describing =
      request.whens.filter { $0.role != .to && $0.isDayOnly } + [day].compactMap { $0 }
    switch try BookingSearch(request: request, focus: state.focus, turn: turn)
      .run(describing: describing)
    {
    case .none(let statement): return Reply(.notFound, [statement])
    case .bookings(let found):
      guard found.count == 1, let booking = found.first else {
        return try choose(among: found, for: .show, request, turn)
      }
      let minutes = end - booking.start.time.minuteOfDay
      guard minutes > 0 else { return Reply(.refused, [.badValue(.length(minutes))]) }
      return try pursue(.resize(.to(minutes)), booking, request, turn)
    }
  }
}

extension Request {
  /// By how much a length changes, where a verb says it: "take 10 minutes off Tom on Thursday",
  /// "add a quarter of an hour to Hannah's colour"; nil if none does.
  var lengthByVerb: Int? {
    switch intent {
    case .cancel, .move, .none, .correct, .book, .resize, .list, .customers: break
    default: return nil
    }
    guard shift == nil, lengthChange == nil, let minutes = duration?.length.exactMinutes,
      !customers.isEmpty || !bookingNumbers.isEmpty || isForMe
        || !services.isEmpty && !whens.isEmpty || says("it") || isForLastCustomer
    else { return nil }
    let words = Folding.words(text).drop {
      ["please", "can", "could", "you", "and", "we", "i", "just", "then"].contains($0)
    }
    switch words.first ?? "" {
    case "take", "knock", "cut", "shave", "chop", "lop": return says("off") ? -minutes : nil
    case "add", "tack", "put": return says("to") || says("onto") || says("on") ? minutes : nil
    default: return nil
    }
  }

  /// "the last one": a place, and no verb.
  private var namesTheLast: Bool {
    let words = Folding.words(text)
    return zip(words, words.dropFirst()).contains { before, word in
      guard word == "last" else { return false }
      return ["the", "her", "his", "my", "their", "our"].contains(before)
        || customers.contains { mention in
          let name = Folding.words(mention.text).last ?? ""
          return !name.isEmpty && (before == name || before == name + "s")
        }
    }
  }

  /// The minute of the day at which a booking is to end, and its day, where that is said in
  /// the same breath: "tomorrow to 14:30"; nil if no end is said.
  fileprivate var endSaid: (Int, When?)? {
    guard lengthChange == nil, duration == nil, shift == nil, services.count < 2,
      ["last", "extend", "stretch", "lengthen", "lasts"].contains(where: says), !namesTheLast
    else { return nil }
    for when in whens {
      if when.isTimeOnly, let start = when.start, when.end == nil {
        return (start.time.minuteOfDay, nil)
      }
      guard let start = when.start, let end = when.end, start.time == .midnight,
        !when.isDayOnly, end.date == start.date
      else { continue }
      var day = when
      day.role = .at
      day.end = LocalDateTime(start.date.adding(days: 1), .midnight)
      day.grain = .day
      day.isDayOnly = true
      return when.isTimeOnly ? (end.time.minuteOfDay, nil) : (end.time.minuteOfDay, day)
    }
    return nil
  }
}
