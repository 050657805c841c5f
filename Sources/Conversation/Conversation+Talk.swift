import CivilTime
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

  func courtesy(_ statement: Statement, _ request: Request, _ turn: Turn) -> Reply {
    request.topics.isEmpty ? Reply(.talk, [statement]) : answerTopics(request, turn)
  }

  mutating func farewell() -> Reply {
    var reply = Reply(.talk, hasUnansweredQuestion ? [.dropped, .goodbye] : [.goodbye])
    state.table = nil
    reply.endsConversation = true
    return reply
  }

  func help(_ request: Request) -> Reply {
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
    return Reply(.talk, [.help(topic)])
  }

  mutating func identify(_ request: Request) -> Reply {
    guard let name = request.note, !name.isEmpty else { return Reply(.talk, [.nothingAsked]) }
    state.actor = name
    return Reply(.talk, [.identified(name)])
  }

  func listServices(_ turn: Turn) -> Reply {
    let services = turn.business.activeServices
    return Reply(.list, [services.isEmpty ? .emptyList(.service) : .services(services)])
  }

  func listStaff(_ turn: Turn) -> Reply {
    let staff = turn.business.activeStaff
    return Reply(.list, [staff.isEmpty ? .emptyList(.staff) : .staff(staff)])
  }

  /// Answers what is asked about what is spoken of: price, length, who.
  func answerTopics(_ request: Request, _ turn: Turn) -> Reply {
    let offered: Slot? = if case .offer(let offer)? = state.table { offer.slot } else { nil }
    let booked = state.focus.booking.flatMap { id in (try? turn.book.booking(id)).flatMap { $0 } }
    let serviceID =
      request.serviceID ?? offered?.service ?? booked?.service ?? state.focus.service
      ?? (turn.business.activeServices.count == 1 ? turn.business.activeServices.first?.id : nil)
    let service = serviceID.flatMap { turn.business.service($0) }
    let statements = request.topics.map { topic -> Statement in
      switch (topic, service) {
      case (.price, let service?):
        .price(
          name: service.name,
          request.serviceID == nil
            ? offered?.price ?? booked?.price ?? service.price : service.price)
      case (.length, let service?): .length(name: service.name, offered?.length ?? service.length)
      case (.staff, _) where request.serviceID == nil && request.says("it") && offered != nil:
        offered.map { .option($0, number: 1) } ?? .unknownTopic(topic)
      case (.staff, _) where request.serviceID == nil && request.says("it") && booked != nil:
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
      default: .unknownTopic(topic)
      }
    }
    return Reply(.talk, statements)
  }
}

/// Lines that would work, for a reply to what was not understood.
enum Example {
  /// A line close to what a request seems to want.
  static func line(for request: Request) -> String {
    switch request.intent {
    case .cancel: "cancel Dana’s haircut on Friday"
    case .move: "move Dana to Friday at 3"
    case .list: "what’s on Friday?"
    case .availability: "what’s free on Friday afternoon?"
    case .setUp: "add a service called hot towel shave, 30 min, £25"
    default: "book a haircut tomorrow afternoon"
    }
  }
}
