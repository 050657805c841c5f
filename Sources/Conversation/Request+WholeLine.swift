import CivilTime
import PlainEnglish

/// What is said once of all that a line names.
extension Request {
  /// "two appointments next week, a haircut on Monday and a colour on Thursday": both days are
  /// of that week.
  var inWeekOfAll: Request {
    guard intent == .book, whens.count > 1,
      let lead = whens.first(where: { Folding.words($0.text).starts(with: ["next", "week"]) }),
      let start = lead.start?.date.startOfWeek(on: .monday)
    else { return self }
    var request = self
    for (index, when) in whens.enumerated() where when.span.lowerBound > lead.span.lowerBound {
      guard when.grain <= .day, let own = when.start, own.date < start,
        own.date.adding(days: 7) < start.adding(days: 7),
        !Folding.words(when.text).contains("this")
      else { continue }
      request.whens[index].start = LocalDateTime(own.date.adding(days: 7), own.time)
      request.whens[index].end = when.end.map {
        LocalDateTime($0.date.adding(days: 7), $0.time)
      }
    }
    return request
  }

  /// "cut Hannah's colour down by half an hour": the verb is no haircut, and what is told is
  /// how much shorter it gets.
  var cuttingDown: Request {
    let words = Folding.words(text)
    guard words.first == "cut", words.contains("down") || words.contains("short"),
      let minutes = duration?.length.exactMinutes
    else { return self }
    var request = self
    request.services.removeAll { $0.span.lowerBound == span.lowerBound }
    request.intent = .resize
    if !words.contains("to") {
      request.lengthChange = -minutes
      request.duration = nil
    }
    return request
  }
}
