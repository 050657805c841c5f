import CivilTime
import PlainEnglish
import Scheduling

/// A booking for somebody else beside what is offered, of which only what differs is said.
extension Request {
  /// “and Dan at 10”: a name that the book does not have, behind the “and”, is whom it is for.
  var namingBehindAnd: Request {
    guard customers.isEmpty, services.isEmpty, staff.isEmpty, left.count == 1,
      left[0].text.first?.isUppercase == true, !whens.isEmpty
    else { return self }
    let end = left[0].span.lowerBound - span.lowerBound
    guard end > 0, end <= text.utf8.count,
      Folding.words(String(decoding: text.utf8.prefix(end), as: UTF8.self)) == ["and"]
    else { return self }
    var request = self
    request.customers = [
      NameMention(kind: .customer, entries: [], text: left[0].text, span: left[0].span)
    ]
    request.left = []
    return request
  }

  /// The request with the service and the day of what is offered, where it names none.
  func besides(_ draft: Draft, _ turn: Turn) -> Request {
    guard services.isEmpty, let id = draft.service, let service = turn.business.service(id) else {
      return self
    }
    let place = customers.first?.span.lowerBound ?? span.lowerBound
    var request = takingDay(of: draft)
    request.services = [
      NameMention(
        kind: .service, entries: [NameEntry(kind: .service, id: id.rawValue, name: service.name)],
        text: service.name, span: place..<place)
    ]
    return request
  }

  /// “a cut for Dan at 4”, beside what is offered tomorrow: an hour of that day.
  func takingDay(of draft: Draft) -> Request {
    guard whens.count == 1, whens[0].isTimeOnly, !whens[0].isOpenEnded,
      let time = whens[0].start?.time, let day = draft.time.days?.single
    else { return self }
    var request = self
    let end = whens[0].end?.time
    request.whens[0].start = LocalDateTime(day, time)
    request.whens[0].end = end.map { LocalDateTime(day, $0) }
    request.whens[0].isTimeOnly = false
    request.whens[0].notes = []
    return request
  }
}
