import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

extension Sentences {
  private func sum(_ sum: Statement.Sum) -> String {
    switch sum {
    case .price(let price): "cost \(wording.money(price))"
    case .length(let minutes): "take \(wording.length(minutes))"
    }
  }

  func talkLines(_ statement: Statement) -> [String]? {
    switch statement {
    case .welcome(let welcome): self.welcome(welcome)
    case .help(let topic, let names):
      HelpText(names: names, layout: layout, wording: wording).lines(topic)
    case .forTheDesk:
      say(
        "That is for the desk. You can ask what is free and why, book, and see, move or cancel "
          + "what is your own.")
    case .outOfScope:
      say(
        "That is nothing I can do. I keep the book: I find times, book, move and cancel, show who "
          + "is in, and say why. Try: help")
    case .unknownTopic(let topic): say("The book does not say \(noun(topic)). Try: services")
    case .price(let name, let price):
      say(
        price.map { "\(name) costs \(wording.money($0))." } ?? "\(name) has no price in the book.")
    case .length(let name, let minutes): say("\(name) takes \(wording.length(minutes)).")
    case .together(let services, let sum):
      say("\(services.count == 2 ? "Both" : "All") together \(self.sum(sum)).")
    case .whoDoes(let name, let staff):
      say(
        staff.isEmpty
          ? "Nobody here does \(name)."
          : "\(wording.list(staff.map { wording.name($0) })) \(staff.count == 1 ? "does" : "do") \(name)."
      )
    case .welcomeBack: say("You’re welcome.")
    case .hello: say("Hello. What can I do? Try: book \(example.withArticle) tomorrow afternoon")
    case .goodbye: say("Goodbye.")
    case .dropped: say("All right, dropped. Nothing was changed.")
    case .leftUndone(let texts):
      say("Not done either: \(texts.joined(separator: "; ")).")
    case .thenDo(let texts): say("After that: \(texts.joined(separator: "; ")).")
    case .backTo: say("Back to what was open:")
    case .nothingDoneYet: say("Nothing has been changed yet.")
    case .notDone(let table): say(notDone(table))
    case .takeYourTime: say("Take your time.")
    case .answered(let isSo): say(isSo ? "Yes." : "No.")
    case .orGoBack: say("“No” goes back to what I proposed.")
    case .droppedRest: say("All right, dropped. What was done before stands.")
    case .declined: say("All right, not that one. Name another day, time or person.")
    case .nothingAsked:
      say("Nothing is waiting for an answer. Try: book \(example.withArticle) tomorrow")
    case .needsYes:
      say("Nothing was saved. Add --yes to accept the first suggestion and confirm.")
    case .pastedAnswer: say("That was pasted, so I did not take it as an answer. Please type it.")
    case .identified(let name): say("Good to know, \(name): bookings without a name are yours.")
    case .dayChanged(let date): say("It is \(wording.date(date)) now.")
    case .failed(let error): say(failure(error))
    default: nil
    }
  }

  /// What was proposed and is not done.
  private func notDone(_ table: Table) -> String {
    switch table {
    case .offer(let offer):
      guard let slot = offer.slot else { break }
      if let moving = offer.draft.moving {
        return "Not moved: \(wording.number(moving)) to \(wording.shortMoment(slot.start))."
      }
      return "Not booked: \(wording.name(slot.service)), \(wording.shortSlot(slot))."
    case .cancel(let cancellation):
      return "Not cancelled: \(wording.list(cancellation.bookings.map { wording.number($0) }))."
    case .change, .undoing: return "Nothing was changed."
    case .rearrangement(let plan) where !plan.edits.isEmpty:
      let changes = ChangeSentences(wording: wording)
      return
        "Not saved: \(plan.edits.prefix(3).map { changes.text(of: $0) }.joined(separator: "; "))."
    case .rearrangement(let plan):
      return "Not moved: \(wording.list(plan.rows.map { wording.number($0.booking.id) }))."
    case .swap(let swap):
      return "Not swapped: \(wording.number(swap.one)) and \(wording.number(swap.two))."
    case .importing: return "Nothing was imported."
    case .visit, .series, .missing, .readings, .seriesScope, .which, .howLate: break
    }
    return "That was not finished. Nothing was changed."
  }

  /// What an example books.
  var example: String { wording.examples.service }

  private func welcome(_ welcome: Statement.Welcome) -> [String] {
    let kind =
      welcome.isEmpty
      ? "It is empty. Begin with: add service Haircut, 45 min, \(wording.examples.money(35))"
      : welcome.isSample
        ? "It holds a sample salon; “start my own book” leaves it behind."
        : ""
    let first = "BookLens: your book is \(welcome.path). \(kind)".trimmedEnd
    return layout.wrapped(first)
      + (welcome.isEmpty
        ? [] : say("Try: book \(example.withArticle) tomorrow afternoon. “help” says more."))
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
