import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

extension Sentences {
  func talkLines(_ statement: Statement) -> [String]? {
    switch statement {
    case .welcome(let welcome): self.welcome(welcome)
    case .help(let topic): HelpText.lines(topic, layout)
    case .outOfScope:
      say(
        "That is nothing I can do. I keep the book: I find times, book, move and cancel, show who "
          + "is in, and say why. Try: help")
    case .unknownTopic(let topic): say("The book does not say \(noun(topic)). Try: services")
    case .price(let name, let price):
      say(
        price.map { "\(name) costs \(wording.money($0))." } ?? "\(name) has no price in the book.")
    case .length(let name, let minutes): say("\(name) takes \(wording.length(minutes)).")
    case .whoDoes(let name, let staff):
      say(
        staff.isEmpty
          ? "Nobody here does \(name)."
          : "\(wording.list(staff.map { wording.name($0) })) \(staff.count == 1 ? "does" : "do") \(name)."
      )
    case .welcomeBack: say("You’re welcome.")
    case .hello: say("Hello. What can I do? Try: book a \(example) tomorrow afternoon")
    case .goodbye: say("Goodbye.")
    case .dropped: say("All right, dropped. Nothing was changed.")
    case .leftUndone(let texts):
      say("Not done either: \(texts.joined(separator: "; ")).")
    case .takeYourTime: say("Take your time.")
    case .declined: say("All right, not that one. Name another day, time or person.")
    case .nothingAsked: say("Nothing is waiting for an answer. Try: book a \(example) tomorrow")
    case .needsYes:
      say("Nothing was saved. Add --yes to accept the first suggestion and confirm.")
    case .pastedAnswer: say("That was pasted, so I did not take it as an answer. Please type it.")
    case .identified(let name): say("Good to know, \(name): bookings without a name are yours.")
    case .dayChanged(let date): say("It is \(wording.date(date)) now.")
    case .failed(let error): say(failure(error))
    default: nil
    }
  }

  private var example: String {
    (business.activeServices.first?.name ?? "haircut").lowercased()
  }

  private func welcome(_ welcome: Statement.Welcome) -> [String] {
    let kind =
      welcome.isEmpty
      ? "It is empty. Begin with: add service Haircut, 45 min, £35"
      : welcome.isSample
        ? "It holds a sample salon; “start my own book” leaves it behind."
        : ""
    let first = "BookLens: your book is \(welcome.path). \(kind)".trimmedEnd
    return layout.wrapped(first)
      + (welcome.isEmpty ? [] : say("Try: book a \(example) tomorrow afternoon. “help” says more."))
  }

  private func noun(_ topic: Topic) -> String {
    switch topic {
    case .price: "what it costs"
    case .length: "how long it takes"
    case .staff: "who does it"
    case .time: "at what time"
    case .date: "on which day"
    case .address: "where it is"
    case .phone: "the telephone number"
    case .other: "that"
    }
  }

  /// What a failure of the book means to a person.
  func failure(_ error: BookError) -> String {
    let file = error.path.isEmpty ? "The book" : error.path
    let detail = error.detail.isEmpty ? "" : " (\(error.detail))"
    switch error.kind {
    case .busy: return "Another BookLens is writing. Nothing was changed; try again."
    case .taken:
      return "That time has just been taken"
        + (error.takenBy.map { " by \(wording.number($0))" } ?? "")
        + ". Nothing was changed."
    case .permission:
      return
        "\(file) may not be read or written\(detail). Check its permissions, or name another with --store."
    case .cannotOpen: return "\(file) cannot be opened\(detail). Name another with --store."
    case .notABook:
      return "\(file) is not a BookLens book. It was left as it is; name another with --store."
    case .newer:
      return
        "\(file) was written by a newer BookLens. It was left as it is; update BookLens to open it."
    case .damaged:
      return
        "\(file) is damaged\(detail). It was left as it is; restore a backup, which lies beside it."
    case .disk: return "The disk is full or fails\(detail). Nothing was changed."
    case .other: return "The book failed to \(error.operation)\(detail). Nothing was changed."
    }
  }
}

/// The help pages; every line of an example can be typed.
enum HelpText {
  static func lines(_ topic: Statement.HelpTopic, _ layout: TextLayout) -> [String] {
    switch topic {
    case .overview:
      layout.wrapped("Say what you want, as you would say it aloud:")
        + layout.table([
          ["book a haircut tomorrow afternoon", "finds a slot and says why"],
          ["what’s the next opening?", "the first free slot"],
          ["what’s on Friday?", "who is in and what is booked"],
          ["my bookings", "your bookings and a month"],
          ["move Dana to Friday at 3", "asks before it moves"],
          ["cancel B-12", "asks before it cancels"],
          ["why this slot?", "the reasons"],
          ["undo", "takes back the last change"],
          ["services", "what can be booked"],
        ])
        + layout.wrapped("More: help booking, help changing, help set up. “quit” ends.")
    case .booking:
      ["Booking:"]
        + layout.table([
          ["book a haircut with Sam on Friday at 3 for Dana"],
          ["book a colour next week in the morning"],
          ["what’s free on Tuesday for a haircut?"],
          ["2"], ["the later one"], ["no, make it 4"], ["with Sam"], ["why not 4pm?"], ["yes"],
          ["add it to my calendar"],
        ])
    case .changing:
      ["Changing:"]
        + layout.table([
          ["move B-12 to Thursday"], ["move my haircut to 4"], ["cancel Dana’s haircut"],
          ["Dana’s bookings"], ["show December"], ["undo"], ["redo"], ["history"],
        ])
    case .setUp:
      ["The business:"]
        + layout.table([
          ["add a service called hot towel shave, 30 min, £25"],
          ["a haircut costs £38"], ["a haircut takes 50 minutes"], ["remove the perm"],
          ["add staff Robin"], ["Sam works Tue to Sat 9 to 5"], ["Sam does haircut and colour"],
          ["open Mon to Sat 9 to 6"], ["closed on 25 December"], ["slots every 15 minutes"],
          ["settings"], ["start my own book"],
        ])
    }
  }
}
