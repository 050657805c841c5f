import PlainEnglish
import Scheduling

/// What is asked about several services in one question: "how much are a cut and a colour?".
extension Conversation {
  /// Answers for each of the services that are named, and for all of them together; nil if
  /// no more than one is named.
  func answerTopicsOfEach(_ request: Request, _ turn: Turn) throws(BookError) -> Reply? {
    let services = request.servicesEach.compactMap { turn.business.service($0) }
    guard services.count > 1, services.count == request.servicesEach.count else { return nil }
    var statements: [Statement] = []
    for mention in request.services where !mention.isExcluded {
      var own = request
      own.services = [mention]
      for statement in try answerTopics(own, turn).statements where !statements.contains(statement)
      {
        statements.append(statement)
      }
    }
    guard request.staff.isEmpty else { return Reply(.talk, statements) }
    for topic in request.topics {
      switch topic {
      case .price:
        let prices = services.compactMap(\.price)
        guard prices.count == services.count else { continue }
        let all = Money(hundredths: prices.reduce(0) { $0 + $1.hundredths })
        statements.append(.together(services.map(\.id), .price(all)))
      case .length:
        let all = services.reduce(0) { $0 + $1.length }
        statements.append(.together(services.map(\.id), .length(all)))
      default: continue
      }
    }
    return Reply(.talk, statements)
  }

  /// "book both for Grace", of services whose price or length was told together: with these
  /// named; else the request as it is.
  func naming(servicesToldOf request: Request, _ turn: Turn) -> Request {
    guard request.services.isEmpty, ["both", "all", "them", "those"].contains(where: request.says),
      case .together(let services, _)? = state.lastReply?.statements.last(where: \.isTogether)
    else { return request }
    var own = request
    own.choice = nil
    own.services = services.compactMap { turn.business.service($0) }.map { service in
      NameMention(
        kind: .service,
        entries: [NameEntry(kind: .service, id: service.id.rawValue, name: service.name)],
        text: service.name, span: request.span)
    }
    return own
  }
}

extension Statement {
  fileprivate var isTogether: Bool { if case .together = self { true } else { false } }
}

extension Request {
  /// The services of the book that it names, each once.
  fileprivate var servicesEach: [ServiceID] {
    var each: [ServiceID] = []
    for mention in services where !mention.isExcluded && mention.entries.count == 1 {
      let id = ServiceID(mention.entries[0].id)
      if !each.contains(id) { each.append(id) }
    }
    return each
  }
}
