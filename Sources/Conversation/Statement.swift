import CivilTime
import PlainEnglish
import Scheduling

/// One thing that a reply says: typed, to be worded by the presentation.
public enum Statement: Hashable, Sendable, Codable {
  // MARK: Readings and misreadings

  /// How a request was read.
  case reading(Reading)
  /// Something was implied, or another reading was likely.
  case implied(When.Note, taken: When)
  /// The date that was named cannot be.
  case impossible(When.Impossible, text: String)
  /// 29 February: the next year that has one, and near days of this.
  case noLeapDay(year: Int, next: Int)
  /// The line was not understood: the words, and a line that would work.
  case notUnderstood(line: String, left: [LeftWords], example: String)
  /// Words that could change the meaning were not understood; nothing was done.
  case unsure(line: String, left: [LeftWords], example: String)
  /// Words of a clear request that nothing was made of.
  case ignored([LeftWords])
  /// The line is too long.
  case tooLong(bytes: Int, limit: Int)
  /// There is no such name; who or what is there.
  case noSuchName(text: String, kind: NameKind, known: [String], suggestions: [String])
  /// A name was taken for one that is near it.
  case tookName(text: String, name: String)
  /// Several have that name.
  case severalOfName(text: String, names: [String])
  /// The hours asked for end before they begin.
  case endsBeforeItBegins(start: ClockTime, end: ClockTime, text: String)
  /// Somebody whom the book does not have stands where it is said whom a booking is for, or
  /// shares a first name with others.
  case unknownGuest(text: String, names: [String], staff: [String] = [])
  /// How often is not when.
  case askWhichDays(times: Int, RecurrenceRule.Frequency)
  /// One of two intervals is to be chosen.
  case askWhichInterval(Int, or: Int, RecurrenceRule.Frequency)

  /// What a customer usually takes, and on how many visits that rests.
  case asUsual(ServiceID, customer: CustomerID, visits: Int, of: Int)
  /// When and with whom a customer usually comes, and on how many visits that rests.
  case atUsualTime(UsualTime)

  // MARK: Slots

  /// The slot that is suggested, with everything that would be agreed.
  case suggestion(Slot, party: Draft.Party)
  /// Why it was chosen.
  case reason(Slot)
  /// Other slots, numbered from the given number.
  case others([Slot], from: Int, beside: ServiceID)
  /// The typed time lies off the rules, but is allowed.
  case remark(Obstacle, start: LocalDateTime)
  /// The time asked for cannot be had.
  case notFree(service: ServiceID, start: LocalDateTime, staff: [StaffID], obstacles: [Obstacle])
  /// The time asked about is not offered, and what speaks against it; the desk may
  /// set that aside.
  case notOffered(
    service: ServiceID, start: LocalDateTime, staff: [StaffID], obstacles: [Obstacle])
  /// What a time that is to be had anyway goes against.
  case againstRules(service: ServiceID, start: LocalDateTime, obstacles: [Obstacle])
  /// The nearest that can, on both sides.
  case nearest([Slot])
  /// Nothing is free in what was asked for.
  case nothingFree(Reading)
  /// How the starts fell.
  case breakdown(Breakdown)
  /// The limits that starts were refused by.
  case limits([Policy.Limit])
  /// What works if something is given up.
  case relaxed([Relaxation])
  /// What is given up by the slot that is suggested next.
  case insteadOf(Relaxation.Kind)
  /// They can wait for it.
  case orWaitlist(Draft.Party)
  /// It cannot last so long: what it can last.
  case lengthOutside(ServiceID, ClosedRange<Int>, asked: Int)
  /// A time was said to be the customer's own, or their zone, and none is kept.
  case zoneUnknown(When?)
  /// When something is on the clock of a customer who is elsewhere.
  case onTheirClock(Customer, Span)
  /// A price was said with the sign of another currency than that of the book, by its code.
  case pricesAreIn(String, typed: String)
  /// The zone that is kept with a customer.
  case theirZone(Customer)
  /// Every free start of a window, by date.
  case freeStarts(
    service: ServiceID, staff: [StaffID], slots: [Slot], isCut: Bool, time: WantedTime)
  /// The next opening of one service.
  case nextOpening(Slot)
  /// The next opening of each service, numbered from 1.
  case nextOpenings([Slot])
  /// One of the slots that are offered, by its number.
  case option(Slot, number: Int?)
  /// A number may be the place of a slot that is offered, or an hour.
  case placeOrHour(Slot, number: Int)
  /// Several of those that are offered fit: which is meant?
  case whichOption([Int])
  /// Several are free: which is meant?
  case whichSlot
  /// No further slots.
  case noMoreSlots
  /// The other half of the day was likely meant.
  case otherTime(LocalDateTime, words: String)
  /// Another date was likely meant.
  case otherDate(CalendarDate, words: String)

  /// Plans for services that belong together.
  case visit(Visit)
  /// Those services do not fit together there; whether another day might help.
  case noVisit([ServiceID], asksDay: Bool)
  /// Those services do not fit together at the time that was asked for; who of those
  /// who do them is free then.
  case noVisitAt([ServiceID], LocalDateTime, free: [StaffID])
  /// What the same line asks for on a further day comes next.
  case thenComes([CalendarDate])
  /// Nothing is free for all at once, so they come one after the other.
  case notAtTheSameTime([ServiceID])
  /// The dates of a booking that repeats, and what each can have.
  case series(Series)
  /// A booking belongs to a series: how much of it is meant.
  case partOfSeries(Booking, following: Int, all: Int)

  // MARK: Bookings

  /// A booking was made.
  case booked(Booking)
  /// A customer was added by it.
  case newCustomer(String)
  /// Of what was to be taken back so many changes stand, as something was changed
  /// meanwhile.
  case restStands(Int)
  /// How late a customer is was not said.
  case askHowLate(CustomerID)
  /// Nothing can be sent: whom to call, and on which number.
  case cannotSend(Customer)
  /// A remark will be kept with what is booked.
  case willNote(String)
  /// So many places of a class are wanted.
  case places(Int)
  /// A telephone number will be kept with whom the booking is for.
  case phoneNoted(String, Draft.Party)
  /// A telephone number was told, and nobody spoken of.
  case whosePhone(String)
  /// It can be added to a calendar; undo takes it back.
  case afterBooking(Booking)
  /// A slot was taken while it lay on the table.
  case justTaken(Slot, by: BookingID?)
  /// A slot has gone by while it lay on the table.
  case offerPassed(Slot)
  /// What a move would change.
  case moveProposal(from: Booking, to: Slot)
  /// A booking was moved.
  case moved(from: Booking, to: Booking)
  /// What would be cancelled.
  case cancelProposal([Booking], late: Bool)
  /// Why it would be cancelled.
  case cancelReason(String)
  /// It would be another's.
  case handover(Booking, to: Draft.Party)
  /// What was cancelled stands again.
  case reinstated(Booking)
  /// It was cancelled.
  case cancelled(Booking)
  /// Several were cancelled at once.
  case cancelledAll([Booking])
  /// Those on the waitlist would like the freed time; the first is offered it.
  case suitsWishes([Wish], Booking)
  /// Which of these is meant, numbered from 1.
  case whichBooking([Booking], of: Int)
  /// No booking ahead belongs to a series.
  case noSeries
  /// All of them, and nothing was listed.
  case whichOnes
  /// There is no such booking.
  case noSuchBooking(number: Int)
  /// What was proposed cannot be done any more: a part of it is gone from the book.
  case noLongerThere
  /// No booking matches.
  case noBookingMatches(customer: CustomerID?, service: ServiceID?, date: CalendarDate?)
  /// No booking ahead lies in a stretch of days, which may be over.
  case noBookingIn(customer: CustomerID?, first: CalendarDate, last: CalendarDate)
  /// There is no booking of what was named; what there is instead.
  case noBookingOf(String, customer: CustomerID?, others: [Booking])
  /// It was cancelled before.
  case alreadyCancelled(Booking)
  /// It lies in the past.
  case alreadyPast(Booking)
  /// A booking was marked.
  case marked(Booking)
  /// How a visit went cannot be said before its day.
  case notDueYet(Booking)
  /// A remark was kept.
  case noted(Booking)
  /// A remark was kept with a customer.
  case notedOf(Customer)
  /// All that is kept of a booking.
  case details(Booking)
  /// A booking cannot be made so long.
  case cannotLast(Booking, minutes: Int, obstacles: [Obstacle])
  /// A booking was lengthened or shortened.
  case resized(Booking, from: Int)
  /// Nothing changes.
  case sameAsBefore(Booking)

  /// A wish was put on the waitlist.
  case wishKept(Wish)
  /// A wish for the same hours of several days was put on the waitlist.
  case wishesKept([Wish])
  /// Wishes were taken off the waitlist.
  case wishesDropped([Wish])
  /// A freed time was not wanted: whoever waits goes on waiting.
  case staysWaiting(Draft.Party)
  /// They have no wish there.
  case noSuchWish(CustomerID?)
  /// A slot is kept for a while.
  case held(Slot, until: LocalDateTime)
  /// Slots are held no longer.
  case released([Booking])
  /// Nothing is held.
  case noHold
  /// Which of what is held is meant.
  case whichHold([Booking])
  /// What two bookings would be if they exchanged their times.
  case swapProposal(Booking, Booking, Booking, Booking)
  /// Two bookings cannot exchange their times.
  case cannotSwap(Booking, Booking)
  /// New times for several bookings, and whom to tell.
  case rearrangement(Rearrangement)
  /// Nothing has to move.
  case nothingToShift(minutes: Int)
  /// Someone who is said to be back is not away.
  case notAway(StaffID)
  /// A customer cannot come: their booking may move instead.
  case orMoveIt
  /// Bookings stay where they are, against the rules.
  case leftAgainstRules([Booking])
  /// Something that was proposed has changed since.
  case changedMeanwhile

  /// What somebody waits for is free now.
  case freeAlready

  // MARK: Lists

  /// What is told of one customer.
  case ofCustomer(CustomerAnswer)
  /// With the person of a booking nobody is before it that day, or after it.
  case nobodyBeside(Booking, isBefore: Bool)
  /// The entries of the waitlist.
  case wishes([Wish])
  /// A day sheet.
  case daySheet(CalendarDate, [SheetRow])
  /// A month with a dot on each day that has a booking.
  case month(CalendarDate, marked: [CalendarDate], today: CalendarDate)
  /// Bookings, by day.
  case bookings([Booking], heading: ListHeading)
  /// Who works on a day, and when: all of them, or one.
  case onDuty(CalendarDate, [Duty], of: StaffID?)
  /// From when to when the business is open on a date; closed without windows.
  case openOn(CalendarDate, [ClockRange])
  /// From when to when the business is open in each week.
  case openWeek(WeeklyHours)
  /// On which weekdays the business is closed, and on which dates beside them.
  case closedDays([Weekday], [CalendarDate])
  /// What a rule is now that was asked about, as edits that would make it so.
  case asItIs([Edit])
  /// What someone does.
  case does(StaffID, [ServiceID])
  /// Which day a date is, and how many days from today.
  case dateIs(CalendarDate, daysAhead: Int)
  /// What is blocked on a date.
  case blocked(CalendarDate, [Block])
  /// Who has time on a day, and when; at a moment, who has time then, and until when.
  case freePeople(CalendarDate, at: Instant?, [Duty])
  /// Who was asked about has no time at a moment: what they have then, and when they are free
  /// on that day.
  case hasNoTime(StaffID, LocalDateTime, [Obstacle], free: [Span])
  /// Nobody is marked as arrived on a day.
  case noneArrived(CalendarDate)
  /// No booking waits to be confirmed.
  case nonePending
  /// No bookings there, and what to do.
  case noBookings(ListHeading)
  /// No booking stands at a moment.
  case nothingAt(LocalDateTime, with: StaffID?)
  /// The services.
  case services([Service])
  /// The staff, with hours and skills.
  case staff([Staff])
  /// When some of the staff work, and on which days ahead it is otherwise.
  case rota([Staff])
  /// How many customers there are.
  case customerCount(Int)
  /// How many bookings there are, where that is asked.
  case counted(Int, ListHeading)
  /// The settings, in the words that would set them.
  case settings(blocks: [Block])
  /// Nothing of a kind is in the book yet, and how to begin.
  case emptyList(NameKind)
  /// A customer and their visits.
  case customer(Customer, visits: [Booking])
  /// The customers.
  case customers([Customer], total: Int)
  /// What was changed, newest first.
  case history([JournalEntry])
  /// How full a time is, or what someone works in it.
  case load(LoadReport)
  /// What was taken.
  case takings(TakingsReport)
  /// Customers who did not come.
  case people(PeopleReport)
  /// A table as a spreadsheet reads it.
  case csv(DataTable)
  /// The time, and the date.
  case clock(LocalDateTime)

  // MARK: Reasons

  /// Why a slot was chosen, all of it.
  case fullReason(Slot)
  /// Why a booking was made for its time.
  case bookingReason(Booking)
  /// A booking that a reason rests on, or is asked about, is cancelled.
  case cancelledSince(Booking)
  /// A booking that a reason rests on is elsewhere.
  case movedSince(Booking)
  /// What was changed with a booking that was cancelled or moved.
  case causeOfChange(Happening, from: Booking, to: Booking, JournalEntry)
  /// What a question takes for done was never done to a booking.
  case hasNotHappened(Booking, Happening)
  /// The time asked about is free: it can be had.
  case isFree(Slot)
  /// The person asked about can do it: what decided.
  case comparison(chosen: Slot, other: Slot)
  /// What was known and implied of the last line.
  case howRead(line: String, [Request])
  /// What of it was a guess, and what a preference rests on.
  case howSure([Request], habits: [Fact], customer: CustomerID?)
  /// What holds though the last line did not say it.
  case keptFromBefore(Kept)
  /// What is asked about is what is suggested.
  case isSuggested(Slot)
  /// Another part of what is proposed together, beside or before which a part has its place.
  case partBeside(Slot)
  /// Whom the person had ruled out themselves.
  case ruledOut([StaffID])
  /// What time they had ruled out themselves.
  case ruledOutTime(When)
  /// What a question takes for granted is the other way round.
  case otherWayRound
  /// Both sides of a question are the same.
  case sameSlot(Slot)
  /// A booking is otherwise than a question takes for granted.
  case standsAs(Booking)
  /// A booking stays as it is, as was asked.
  case stays(Booking)
  /// What follows is as the book stands now.
  case asThingsStand
  /// The starts of what was asked about have gone by.
  case hasGoneBy(LocalDateTime)
  /// How the starts before a slot fell.
  case sooner(Breakdown)
  /// How the starts after a slot fell.
  case later(Breakdown)
  /// Something is free, though it was asked why nothing is.
  case someFree([FreeCount], time: WantedTime)
  /// The one change by which most starts would become free.
  case freesMost(Breakdown.Freeing)
  /// No single change would free any of them.
  case noneFrees
  /// The service that was taken as that of the customer's last visit, or of their
  /// next.
  case tookServiceOf(Booking, isNext: Bool)
  /// What was said before, with all its facts.
  case inFull([Statement])
  /// What was said before, with its weightiest fact alone.
  case inBrief([Statement])
  /// What a question is about was asked for, or is a habit.
  case wasNamed(Named)
  /// What a change would make free or break.
  case whatIf(WhatIf)
  /// The least changes by which something could be had.
  case ways([Way], party: Draft.Party)
  /// Whose free time is meant was not said.
  case whoseTime(StaffID?)
  /// Time off for someone, and where what is booked then would go.
  case howToFree(Rearrangement)
  /// Why someone is not in on a day, or when they are; of nobody the business.
  case dutyOn(StaffID?, CalendarDate, [Obstacle])
  /// Whom a question is about is there then already.
  case isInAlready(Booking)
  /// Services that belong together can be had so.
  case planIsFree(VisitPlan)
  /// The booking that would move, rather than a further one be made.
  case wouldMove(Booking)
  /// A change that was supposed of some day would hold for good.
  case holdsForGood(words: String, isOfService: Bool = true)
  /// One is looked for, of the so many that were asked for.
  case oneOfSeveral(Int)
  /// Of several people or services that were asked about only this one is planned.
  case plansOnly(String, left: [String])
  /// Of a series only the first date is planned.
  case firstOfSeries(CalendarDate)
  /// No change of a few steps would make it possible.
  case noWay
  /// No other change than those shown or kept would make it possible.
  case noOtherWay

  /// There is nothing to explain yet.
  case nothingToExplain

  // MARK: Changes

  /// What was changed of the business.
  case edited([Edit])
  /// Someone of whom a sentence speaks is not in the book yet.
  case newHere(name: String)
  /// What would be changed of the business by what was only asked.
  case wouldChange([Edit])
  /// What the removal of services would leave behind.
  case removal(Removal)
  /// Working hours stick out of the opening hours.
  case hoursStickOut(StaffID, [Weekday])
  /// Hours without "am" or "pm" were read as these.
  case hoursGuessed(ClockRange)
  /// What was said of a weekday holds for each one.
  case everyWeek(Weekday)
  /// Nobody does these services any more.
  case nobodyDoes([ServiceID])
  /// A day off ends before the shift does that began on it.
  case nightStays(StaffID, CalendarDate, until: ClockTime)
  /// So many bookings of a service hold nothing of what it needs now.
  case needNotHeld(ServiceID, Int)
  /// More are booked already than a new limit allows: so many in the day, week or month
  /// that has this date first.
  case overLimit(Policy.Limit.Period, CalendarDate, Int)
  /// What would go with the sample.
  case freshStartProposal(bookings: Int, services: Int, staff: Int)
  /// The book is empty now.
  case freshStart
  /// It is so already.
  case alreadySo
  /// A value that makes no sense, and why.
  case badValue(BadValue)
  /// A change by a rule was made of so many dates, of which this is the last.
  case keptForAYear(Int, last: CalendarDate)
  /// A rule that was corrected before it was taken back, in its words.
  case tookBackRule(String)
  /// A correction names a value of which the rule has several.
  case unclearCorrection(rule: String)
  /// The name is taken.
  case nameTaken(String, NameKind)
  /// A change was taken back.
  case tookBack(JournalEntry)
  /// A change was made again.
  case madeAgain(JournalEntry)
  /// Only someone else changed anything: what they did last.
  case othersChange(JournalEntry)
  /// What was named to be taken back is not the last change.
  case lastChangeIs(JournalEntry)
  /// What was changed last: "undo" takes it back.
  case lastChange(JournalEntry)
  /// Changes that would be taken back, newest first.
  case undoProposal([JournalEntry])
  /// Nothing was changed from a day on.
  case nothingChangedSince(CalendarDate)
  /// Nothing was changed on some days.
  case nothingChangedOn(CalendarDate, CalendarDate)
  /// Nothing was changed of a customer's bookings, or of the one that is named.
  case nothingChangedOf(String)
  /// There is nothing to take back.
  case nothingToUndo
  /// There is nothing to make again.
  case nothingToRedo
  /// A later change stands on it.
  case builtUpon(JournalEntry, by: JournalEntry?)
  /// The time has been taken since.
  case takenSince(JournalEntry, by: BookingID?)
  /// Notice and how far ahead exclude each other.
  case rulesExclude(notice: Int, horizonDays: Int)

  // MARK: Calendar

  /// A file was written, and opened or not: so many rows or events.
  case written(path: String, opened: Bool, count: Int, FileMention.Form)
  /// It could not be written.
  case notWritten(reason: String)
  /// It could not be read.
  case notRead(path: String, reason: String)
  /// There is nothing to write.
  case nothingToWrite
  /// What a calendar file would bring in.
  case importing(ImportPlan)
  /// What it brought in.
  case imported(ImportPlan)

  // MARK: Talk

  /// The first words of a session.
  case welcome(Welcome)
  /// Help on a topic.
  case help(HelpTopic, HelpNames)
  /// What was asked for is for the desk, and who asks looks on as a customer.
  case forTheDesk
  /// What the desk can do, after something else was asked for.
  case outOfScope
  /// A question about a booking that the book does not answer.
  case unknownTopic(Topic)
  /// The price of something.
  case price(name: String, Money?)
  /// How long something takes.
  case length(name: String, Int)
  /// What several services come to together.
  case together([ServiceID], Sum)
  /// Who does something.
  case whoDoes(name: String, [StaffID])
  /// "You're welcome."
  case welcomeBack
  /// "Hello."
  case hello
  /// "Goodbye."
  case goodbye
  /// What was on the table was dropped; nothing was changed.
  case dropped
  /// What was proposed, and is not done.
  case notDone(Table)
  /// What is done once the open question is answered.
  case thenDo([String])
  /// What was put aside comes back: it is what is said next.
  case backTo
  /// What else the line had asked for, and is not done either.
  case leftUndone([String])
  /// A slip is regretted while a question is open: nothing has been done.
  case nothingDoneYet
  /// A moment was asked for.
  case takeYourTime
  /// Whether what was asked of an offer is so.
  case answered(Bool)
  /// What was shown stands before what was proposed, which a no goes back to.
  case orGoBack
  /// What was proposed last is left; what was done before it stands.
  case droppedRest
  /// A proposal was taken away; what would suit?
  case declined
  /// There is no question open.
  case nothingAsked
  /// An empty line while a question is open, or a wrong answer to it.
  case pleaseAnswer
  /// A request on the command line ends in a question: the option that answers
  /// it.
  case needsYes
  /// A line that was pasted does not confirm.
  case pastedAnswer
  /// Who types was said.
  case identified(String)
  /// The day has changed since the last line.
  case dayChanged(CalendarDate)
  /// The book failed.
  case failed(BookError)

}
