import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

extension Sentences {
  func changeLines(_ statement: Statement) -> [String]? {
    let changes = ChangeSentences(wording: wording)
    return switch statement {
    case .edited(let edits): edited(edits, changes)
    case .wouldChange(let edits):
      say("That would be new: \(edits.map { changes.text(of: $0) }.joined(separator: "; ")).")
    case .newHere(let name): say("There is no \(name) here yet.")
    case .removal(let removal): self.removal(removal)
    case .hoursStickOut(let staff, let days):
      say(
        "On \(wording.weekdays(days)) that is outside your opening hours, so "
          // Whoever is only just being added has no name in the book yet.
          + "\(staff.isPlaceholder ? "people" : wording.name(staff)) can be booked only within them."
      )
    case .hoursGuessed, .everyWeek, .nobodyDoes, .nightStays, .needNotHeld, .overLimit:
      beside(statement)
    case .freshStartProposal(let bookings, let services, let staff):
      say(
        "This leaves the sample behind: \(wording.count(bookings, "booking")), "
          + "\(wording.count(services, "service")), \(wording.count(staff, "person", "people")) and "
          + "the opening hours go. “undo” brings them back.")
    case .freshStart:
      say("The book is yours and empty. Begin with your services and people:")
        + layout.table([
          ["add service Haircut, 45 min, \(wording.examples.money(35))"], ["add staff Sam"],
          ["open Mon to Sat 9 to 6"],
        ])
    case .pricesAreIn(let code, let sign):
      say("Prices here are in \(code). “prices in \(currency(of: sign))” would change that.")
    case .alreadySo: say("It is so already. Nothing was changed.")
    case .keptForAYear(let count, let last):
      say(
        count == 1
          ? "That is one date. In a year it has to be said again."
          : "These are \(count) dates, to \(wording.date(last)). Later ones have to be said again.")
    case .tookBackRule(let rule): say("Took back: “\(rule)”. “undo” brings it back.")
    case .unclearCorrection(let rule):
      say(
        "That could be more than one thing of “\(rule)”. Say it as a whole, with what is to "
          + "change. Nothing was changed.")
    case .badValue(let value): say(badValue(value))
    case .nameTaken(let name, let kind):
      say("There is a \(noun(kind)) called \(name) already. Nothing was changed.")
    case .tookBack(let entry): say("Took back: \(changes.text(of: entry)). “redo” makes it again.")
    case .madeAgain(let entry): say("Made again: \(changes.text(of: entry)).")
    case .othersChange(let entry):
      say(
        "The last change is \(entry.note.who.isEmpty ? "another’s" : "by \(entry.note.who)"): "
          + "\(changes.text(of: entry)). You can take back only your own.")
    case .lastChangeIs(let entry):
      say(
        "The last change is another: \(changes.text(of: entry)). "
          + "“undo” takes that back. Nothing was changed.")
    case .lastChange(let entry):
      say("The last change: \(changes.text(of: entry)). “undo” takes it back.")
    case .undoProposal(let entries):
      say("This would take back \(wording.count(entries.count, "change")):")
        + layout.table(
          entries.prefix(20).map {
            [wording.clock(context.zone.local($0.note.at).time), changes.text(of: $0)]
          })
        + (entries.count > 20 ? say("And \(entries.count - 20) more.") : [])
    case .nothingChangedSince(let date):
      say("You have changed nothing since \(wording.date(date)).")
    case .nothingChangedOf(let name):
      say("None of the last changes was of \(name.isEmpty ? "it" : name). Try: history")
    case .nothingChangedOn(let first, let last):
      say(
        first == last
          ? "Nothing was changed on \(wording.date(first))."
          : "Nothing was changed from \(wording.date(first)) to \(wording.date(last)).")
    case .nothingToUndo: say("There is nothing to take back.")
    case .nothingToRedo: say("There is nothing to make again.")
    case .builtUpon(let entry, let other):
      say(
        "I can’t take back “\(changes.text(of: entry))”: it has been changed since"
          + (other.map { by($0, changes) } ?? "") + ". Nothing was changed.")
    case .takenSince(let entry, let booking):
      say(
        "I can’t take back “\(changes.text(of: entry))”: the time has been taken since"
          + (booking.map { " by \(wording.reference($0))" } ?? "") + ". Nothing was changed.")
    case .rulesExclude(let notice, let days):
      say(
        "Two rules leave nothing: \(SettingsSentences(wording: wording).span(notice)) notice, and "
          + "bookings up to \(wording.count(days, "day")) ahead.")
    default: nil
    }
  }

  /// What a change was taken to mean, and what it does not reach.
  private func beside(_ statement: Statement) -> [String]? {
    switch statement {
    case .hoursGuessed(let window):
      say("I took that as \(wording.windows([window])). Say “am” or “pm” if you meant otherwise.")
    case .everyWeek(let day):
      say("That is every \(wording.name(of: day)). For one only, say its date.")
    case .nobodyDoes(let services):
      say("Nobody does \(wording.list(services.map { wording.name($0) })) any more.")
    case .nightStays(let staff, let date, let end):
      say(
        "The shift that begins before goes on to \(wording.clock(end)) on \(wording.date(date)): "
          + "that stays. To take it too, say that \(wording.name(staff)) is off then.")
    case .needNotHeld(let service, let count):
      say(
        "\(wording.count(count, "booking")) of \(wording.name(service)) made before "
          + "\(count == 1 ? "holds" : "hold") none: only new bookings do.")
    case .overLimit(let period, let date, let count):
      say(
        "\(period == .day ? "On" : "In the \(period.rawValue) of") \(wording.date(date)) there are "
          + "\(count) already: they stay.")
    default: nil
    }
  }

  /// The word for a currency by its sign.
  private func currency(of sign: String) -> String {
    switch sign {
    case "£": "pounds"
    case "€": "euros"
    case "₹": "rupees"
    case "¥": "yen"
    default: "dollars"
    }
  }

  /// What a removal touches: bookings stay, and each can be moved or cancelled.
  private func removal(_ removal: Removal) -> [String] {
    let names = wording.list(removal.services.map { wording.name($0) })
    let shown = removal.bookings.prefix(12)
    var lines: [String] = []
    if let first = shown.first {
      let isOne = removal.bookings.count == 1
      let more = removal.bookings.count - shown.count
      lines += say(
        "\(wording.count(removal.bookings.count, "booking")) of \(names) \(isOne ? "is" : "are") ahead:"
      )
      lines += layout.table(shown.map { [wording.number($0.id), brief($0)] })
      lines += more > 0 ? say("And \(more) more.") : []
      lines += say(
        "\(isOne ? "It stays" : "They stay") as booked. To move or cancel \(isOne ? "it" : "one") first: no, then “cancel "
          + "\(wording.number(first.id))”.")
    }
    guard !removal.idle.isEmpty else { return lines }
    let isOne = removal.idle.count == 1
    return lines
      + say(
        "\(wording.list(removal.idle.map { wording.name($0) })) \(isOne ? "does" : "do") nothing else."
      )
  }

  /// What was changed since, and by whom.
  private func by(_ entry: JournalEntry, _ changes: ChangeSentences) -> String {
    (entry.note.who.isEmpty ? "" : " by \(entry.note.who)") + " (\(changes.text(of: entry)))"
  }

  private func edited(_ edits: [Edit], _ changes: ChangeSentences) -> [String] {
    if let closings = changes.closings(edits) {
      return say("Done: \(closings).\(undo)")
    }
    let texts = edits.map { changes.text(of: $0) }
    guard texts.count > 1 else {
      return texts.flatMap { say("Done: \($0).\(undo)") }
    }
    let more = texts.count > 8 ? "; and \(texts.count - 8) more" : ""
    return say("Done: \(texts.prefix(8).joined(separator: "; "))\(more).\(undo)")
  }

  private var missingSwap: String {
    let names = wording.examples.customers
    return "Which two? Try: "
      + (names.count > 1 ? "swap \(names[0]) and \(names[1]), or " : "") + "swap B-3 and B-5"
  }

  private func badValue(_ value: Statement.BadValue) -> String {
    switch value {
    case .length(let minutes): "\(minutes) minutes is no length: it can be 1 minute to 24 hours."
    case .step(let minutes): "\(minutes) minutes is no step: it can be 1 minute to 24 hours."
    case .missingLength(let name):
      "How long does \(name) take? Try: add service \(name), 30 min, \(wording.examples.money(25))"
    case .missingName:
      "What is it called? Try: add service Haircut, 45 min, \(wording.examples.money(35))"
    case .missingSwap: missingSwap
    case .missingFile: "Which file? Try: import bookings from calendar.ics"
    case .unknownHolidays:
      "I do not know the public holidays of your country. Try: closed on 25 December"
    case .noPriceToChange(let name, let price):
      price.map { "\(name) costs \(wording.money($0)). Nothing was changed." }
        ?? "\(name) has no price yet. Try: a \(name.lowercased()) costs \(wording.money(Money(hundredths: 2500)))"
    case .missingDaysOfStarts(let name):
      "\(name) has starts of its own for each weekday. Say on which: “\(name) also starts at "
        + "6pm on Mondays”. Nothing was changed."
    case .lastDateOfBookings(let date, let days):
      "How far ahead can be booked is kept in days: “bookings up to \(days) days ahead” is up to "
        + "\(wording.date(date)) today, and a day later tomorrow. Nothing was changed."
    case .missingEnd:
      "Until when? Try: \(wording.examples.staff) is off from 3 to 10 December, or: closed on 20 December"
    case .noBreakToMove(let name):
      "\(name ?? "Nobody") has \(name == nil ? "a" : "no") break yet. Say from when to when: "
        + "\(name ?? "everyone") has lunch from 1 to 1:30"
    case .missingEdge(let name?, let isStart):
      "At what time? Try: \(name) \(isStart ? "starts at 10" : "finishes at 4") on Friday"
    case .missingEdge(nil, let isStart):
      "At what time? Try: we \(isStart ? "open at 10" : "close at 4") on Friday"
    case .noHoursOn(let date, let name?):
      "\(name) does not work on \(wording.date(date)). To have them in then, say: \(name) works "
        + "9 to 3 on \(wording.date(date))"
    case .noHoursOn(let date, nil):
      "Closed on \(wording.date(date)). To open then, say: open 10 to 4 on \(wording.date(date))"
    case .noOpeningHours:
      "There are no opening hours to take that from. Try: open Mon to Fri 9 to 6"
    case .serviceToAdd(let name):
      "There is no service \(name) yet. Try: add service \(name), 1 hour, \(wording.examples.money(25))"
    case .breakOutside(let name):
      "That break is outside of \(wording.possessive(name)) hours. Nothing was changed."
    case .noPlaces: "Nobody could come to that: at least one person has to fit in."
    case .missingProcessingStart(let name):
      "When does it begin? Try: \(name) has 45 minutes of processing after 30 minutes"
    case .processingTooLong(let name, let length, let after, let processing):
      "\(name) takes \(wording.length(length)), and with \(processing) minutes of processing after "
        + "\(after) the staff would be back only at its end or later. Nothing was changed."
    case .notKept(let rule): notKept(rule)
    case .missingTime: "For when? Try: \(wording.examples.staff) is off from 3 to 10 December"
    case .missingHoursOf(let name):
      "Which hours? Try: what if \(name) worked Mon to Wed 10 to 2"
    case .missingHire: "What is their name? Try: what if we hired Robin"
    case .missingHours: "By how much? Try: what if we closed an hour later on Friday"
    }
  }

  private func noun(_ kind: NameKind) -> String {
    switch kind {
    case .service: "service"
    case .staff: "person"
    case .customer: "customer"
    case .resource: "room"
    }
  }
}
