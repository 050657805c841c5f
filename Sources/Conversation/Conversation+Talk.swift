import CivilTime
import Explainer
import PlainEnglish
import Scheduling

extension Conversation {
  /// How a session begins.
  public func welcome(path: String, isNew: Bool) throws(BookError) -> Reply {
    let business = try desk.book.business()
    return Reply(
      .talk,
      [
        .welcome(
          Statement.Welcome(
            path: path, isNew: isNew, isSample: business.settings.isSample,
            isEmpty: business.activeServices.isEmpty || business.activeStaff.isEmpty))
      ])
  }

  func courtesy(_ statement: Statement, _ request: Request, _ turn: Turn) throws(BookError)
    -> Reply
  {
    try request.topics.isEmpty ? Reply(.talk, [statement]) : answerTopics(request, turn)
  }

  mutating func farewell() -> Reply {
    var reply = Reply(.talk, [])
    if hasUnansweredQuestion, let table = state.table {
      reply.statements.append(.notDone(table))
      let left = waitingTexts
      if !left.isEmpty { reply.statements.append(.leftUndone(left)) }
      reply.statements += dropAsides()
    }
    reply.statements.append(.goodbye)
    state.table = nil
    state.waiting = nil
    reply.endsConversation = true
    return reply
  }

  func help(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    let words = Set(Folding.words(request.text))
    let topic: Statement.HelpTopic =
      if !words.isDisjoint(with: ["booking", "book", "bookings"]) {
        .booking
      } else if !words.isDisjoint(with: ["moving", "move", "cancel", "cancelling", "changing"]) {
        .changing
      } else if !words.isDisjoint(with: ["setup", "set", "services", "staff", "hours", "settings"])
      {
        .setUp
      } else {
        .overview
      }
    return Reply(.talk, [.help(topic, try helpNames(turn))])
  }

  /// What the examples of the help are about in this book.
  private func helpNames(_ turn: Turn) throws(BookError) -> Statement.HelpNames {
    var names = Statement.HelpNames()
    let services = turn.business.activeServices
    names.service = services.first?.name
    names.otherService = services.count > 1 ? services.last?.name : nil
    names.staff =
      turn.business.activeStaff.first { member in
        services.first.map { member.does($0.id) } ?? true
      }?.name
    // Others' names are not shown where a customer looks on.
    guard !turn.settings.isCustomerView else { return names }
    var query = BookingQuery.ahead(turn)
    query.limit = 20
    let ahead = try turn.book.bookings(query).filter { $0.span.start > turn.now }
    guard let booking = ahead.first(where: { $0.customer != nil }) ?? ahead.first else {
      return names
    }
    names.booking = booking.id
    names.booked = turn.business.service(booking.service)?.name
    if let id = booking.customer, let customer = try turn.book.customer(id) {
      names.customer = customer.name
    }
    return names
  }

  func listServices(_ turn: Turn) -> Reply {
    let services = turn.business.activeServices
    return Reply(.list, [services.isEmpty ? .emptyList(.service) : .services(services)])
  }

  func listStaff(_ request: Request, _ turn: Turn) -> Reply {
    let staff = turn.business.activeStaff
    let named = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    if named.count == 1, let service = request.serviceID, request.services.count == 1,
      let member = turn.business.staff(named[0]),
      ["does", "do", "can", "is", "doesnt"].contains(
        Folding.words(request.text).first ?? "")
    {
      // "does Sam do colours?"
      return Reply(.list, [.answered(member.does(service)), .rota([member])])
    }
    if !named.isEmpty { return Reply(.list, [.rota(staff.filter { named.contains($0.id) })]) }
    return Reply(.list, [staff.isEmpty ? .emptyList(.staff) : .staff(staff)])
  }

  /// Answers what is asked about what is spoken of: price, length, who.
  func answerTopics(_ request: Request, _ turn: Turn) throws(BookError) -> Reply {
    if let each = try answerTopicsOfEach(request, turn) { return each }
    let found = state.focus.openings.count == 1 ? state.focus.openings.first : nil
    let offered: Slot? = if case .offer(let offer)? = state.table { offer.slot } else { found }
    let numbered = request.bookingNumbers.first.map { BookingID($0) }
    let booked = try (numbered ?? state.focus.booking).flatMap { id throws(BookError) in
      try turn.book.booking(id)
    }
    let serviceID =
      request.serviceID ?? numbered.flatMap { _ in booked?.service } ?? offered?.service ?? state
      .table?.draft?.service ?? booked?.service
      ?? state.focus.service
      ?? (turn.business.activeServices.count == 1 ? turn.business.activeServices.first?.id : nil)
    let service = serviceID.flatMap { turn.business.service($0) }
    if request.serviceID == nil, case .visit(let visit)? = state.table, let plan = visit.plan {
      return Reply(.talk, request.topics.flatMap { about(plan, $0, turn) })
    }
    let reached = try customerToReach(request, booked, turn)
    // What was agreed or is offered of it, and not of another service.
    let agreed =
      offered?.service == serviceID
      ? offered?.price : booked?.service == serviceID ? booked?.price : nil
    if let service, let told = ownTerms(of: service, request, turn) { return told }
    let statements = request.topics.map { topic -> Statement in
      switch (topic, service) {
      case (.price, let service?):
        .price(
          name: service.name, request.serviceID == nil ? agreed ?? service.price : service.price)
      case (.length, let service?): .length(name: service.name, offered?.length ?? service.length)
      case (.staff, _) where request.asksWithWhom && offered != nil:
        offered.map { .option($0, number: state.focus.openings.count == 1 ? nil : 1) }
          ?? .unknownTopic(topic)
      case (.staff, _) where request.asksWithWhom && booked != nil:
        booked.map { .details($0) } ?? .unknownTopic(topic)
      case (.staff, let service?):
        .whoDoes(
          name: service.name,
          turn.business.activeStaff.filter { $0.does(service.id) }.map(\.id))
      case (.time, _), (.date, _):
        if let offered {
          .suggestion(offered, party: state.table?.draft?.party ?? .me)
        } else if let booked {
          .bookings([booked], heading: .init())
        } else {
          .unknownTopic(topic)
        }
      case (.phone, _): reached.map { .ofCustomer(.phone($0)) } ?? .unknownTopic(topic)
      default: .unknownTopic(topic)
      }
    }
    return Reply(.talk, statements)
  }

  /// Whose telephone number "what's her number?" asks for: of whom the booking is that was
  /// made or spoken of.
  private func customerToReach(_ request: Request, _ booked: Booking?, _ turn: Turn)
    throws(BookError) -> Customer?
  {
    guard request.topics.contains(.phone), !turn.settings.isCustomerView, !request.says("numbers"),
      let id = booked?.customer ?? state.focus.customer
    else { return nil }
    return try turn.book.customer(id)
  }
}

extension Conversation {
  /// The price or the length of a service that is named, with whom it is named, or
  /// with each who has their own; nil if there is nothing of the kind to tell.
  private func ownTerms(of service: Service, _ request: Request, _ turn: Turn) -> Reply? {
    guard request.serviceID == service.id else { return nil }
    let named = request.staff.flatMap(\.entries).map { StaffID($0.id) }
    let able = turn.business.activeStaff.filter { $0.does(service.id) }
    let asked = named.isEmpty ? able : able.filter { named.contains($0.id) }
    guard !asked.isEmpty || named.isEmpty else {
      return Reply(.talk, [.whoDoes(name: service.name, able.map(\.id))])
    }
    var statements: [Statement] = []
    for topic in request.topics {
      let isOther = { (member: Staff) -> Bool in
        switch topic {
        case .price: member.price(of: service) != service.price
        case .length: member.length(of: service) != service.length
        default: false
        }
      }
      guard topic == .price || topic == .length,
        !named.isEmpty || asked.contains(where: isOther)
      else { return nil }
      // Who is not named and has no own terms is told once, as the service.
      let rows = named.isEmpty ? asked.filter(isOther) : asked
      if named.isEmpty, rows.count < asked.count {
        statements.append(
          topic == .price
            ? .price(name: service.name, service.price)
            : .length(name: service.name, service.length))
      }
      statements += rows.map { member in
        let name = "\(service.name) with \(member.name)"
        return topic == .price
          ? .price(name: name, member.price(of: service))
          : .length(name: name, member.length(of: service))
      }
    }
    return Reply(.talk, statements)
  }

  /// What is asked about services that belong together, one by one.
  private func about(_ plan: VisitPlan, _ topic: Topic, _ turn: Turn) -> [Statement] {
    plan.slots.enumerated().map { index, slot in
      let name = turn.business.service(slot.service)?.name ?? ""
      return switch topic {
      case .price: .price(name: name, slot.price)
      case .length: .length(name: name, slot.length)
      case .staff, .time, .date: .option(slot, number: index + 1)
      case .address, .phone, .other: .unknownTopic(topic)
      }
    }
  }
}

extension Request {
  /// "who with?", "who is it with?": of the booking that is spoken of, not of all who
  /// do such a thing.
  fileprivate var asksWithWhom: Bool { serviceID == nil && (says("it") || says("with")) }
}

extension Conversation {
  /// A line that would work, close to what a request seems to want, in the names of
  /// this book.
  func example(for request: Request, _ turn: Turn) -> String {
    let names = Wording(
      WordingContext(business: turn.business, zone: desk.zone, now: turn.local)
    ).examples
    let service = names.service
    return switch request.intent {
    case .cancel: "cancel my \(service) on Friday"
    case .move: "move my \(service) to Friday at 3"
    case .list: "what’s on Friday?"
    case .availability: "what’s free on Friday afternoon?"
    case .setUp: request.setUp?.example(names) ?? SetUp.exampleOfService(names)
    default: "book \(service.withArticle) tomorrow afternoon"
    }
  }
}

extension String {
  /// The text after the article that its first sound asks for: "a haircut", "an initial
  /// assessment".
  public var withArticle: String {
    guard let first = Folding.fold(self).first else { return self }
    return ("aeiou".contains(first) ? "an " : "a ") + self
  }
}
