import CivilTime
import Testing

@testable import Scheduling

/// A book with two people, a haircut, a class of three and a quiet room.
func smallBusiness() -> Business {
  var settings = Settings()
  settings.openingHours = WeeklyHours(Weekday.allCases, [ClockRange(at(9), at(18))])
  return Business(
    settings: settings,
    services: [
      Service(id: ServiceID(1), name: "Haircut", length: 30),
      Service(id: ServiceID(2), name: "Yoga", length: 60, capacity: 3, needs: [ResourceID(1)]),
      Service(id: ServiceID(3), name: "Massage", length: 60, needs: [ResourceID(1)]),
      Service(
        id: ServiceID(4), name: "Colour", length: 120, processing: .init(after: 30, length: 45)),
    ],
    staff: [Staff(id: StaffID(1), name: "Sam"), Staff(id: StaffID(2), name: "Priya")],
    resources: [Resource(id: ResourceID(1), name: "quiet room")])
}

func at(_ hour: Int, _ minute: Int = 0) -> ClockTime {
  ClockTime(hour: hour, minute: minute) ?? .midnight
}

func wall(_ text: String) -> LocalDateTime {
  LocalDateTime(iso: text) ?? LocalDateTime(wallSeconds: 0)
}

func note(_ words: String, at minute: Int = 0) -> ChangeNote {
  ChangeNote(who: "", at: Instant(seconds: minute * 60), words: words)
}

func visit(
  _ service: Int, _ staff: Int, _ start: String, minutes: Int, seats: Int = 1,
  resources: [Int] = [], processing: Service.Processing? = nil
) -> Booking {
  let start = wall(start)
  let from = Instant(seconds: start.wallSeconds)
  return Booking(
    service: ServiceID(service), staff: StaffID(staff), start: start, zone: "UTC",
    span: Span(start: from, end: from.adding(minutes: minutes)), length: minutes,
    processing: processing, seats: seats, resources: resources.map { ResourceID($0) },
    createdAt: Instant(seconds: 0))
}

extension InMemoryBook {
  @discardableResult
  func add(_ booking: Booking, _ words: String = "book") throws -> Booking {
    let (entity, _) = try change(note(words)) { book throws(BookError) in
      try book.put(.booking(booking))
    }
    guard case .booking(let row) = entity else { return booking }
    return row
  }
}

@Suite("InMemoryBook")
struct InMemoryBookTests {
  @Test("a booking gets a number and takes its time until it is cancelled")
  func takesTime() throws {
    let book = InMemoryBook(smallBusiness())
    var first = try book.add(visit(1, 1, "2026-11-30T10:00", minutes: 30))
    #expect(first.id == BookingID(1))
    #expect(throws: BookError(kind: .taken, operation: "write", takenBy: first.id)) {
      try book.add(visit(1, 1, "2026-11-30T10:15", minutes: 30))
    }
    try book.add(visit(1, 1, "2026-11-30T10:30", minutes: 30))
    first.status = .cancelled
    try book.add(first)
    try book.add(visit(1, 1, "2026-11-30T10:00", minutes: 30))
    #expect(try book.bookings(BookingQuery()).map(\.id.rawValue).sorted() == [2, 3])
  }

  @Test("a class takes as many as its places at any one moment, and one room")
  func classes() throws {
    let book = InMemoryBook(smallBusiness())
    try book.add(visit(2, 1, "2026-11-30T09:00", minutes: 60, seats: 2, resources: [1]))
    try book.add(visit(2, 1, "2026-11-30T10:00", minutes: 60, seats: 2, resources: [1]))
    // Never more than two others at once, though three rows are met.
    try book.add(visit(2, 1, "2026-11-30T09:30", minutes: 60, seats: 1, resources: [1]))
    #expect(throws: BookError.self) {
      try book.add(visit(2, 1, "2026-11-30T10:00", minutes: 60, seats: 1, resources: [1]))
    }
    #expect(throws: BookError.self) {
      try book.add(visit(3, 2, "2026-11-30T09:30", minutes: 60, resources: [1]))
    }
  }

  @Test("the staff is free in a processing time, the room is not")
  func processing() throws {
    let book = InMemoryBook(smallBusiness())
    let gap = Service.Processing(after: 30, length: 45)
    try book.add(
      visit(4, 1, "2026-11-30T10:00", minutes: 120, resources: [1], processing: gap))
    try book.add(visit(1, 1, "2026-11-30T10:45", minutes: 30))
    #expect(throws: BookError.self) {
      try book.add(visit(1, 2, "2026-11-30T10:45", minutes: 30, resources: [1]))
    }
  }

  @Test("a change that fails leaves nothing behind")
  func rollsBack() throws {
    let book = InMemoryBook(smallBusiness())
    try book.add(visit(1, 1, "2026-11-30T10:00", minutes: 30))
    #expect(throws: BookError.self) {
      try book.change(note("two")) { writer throws(BookError) in
        try writer.put(.booking(visit(1, 2, "2026-11-30T10:00", minutes: 30)))
        try writer.put(.booking(visit(1, 1, "2026-11-30T10:00", minutes: 30)))
      }
    }
    #expect(try book.count(BookingQuery()) == 1)
    try book.add(visit(1, 2, "2026-11-30T10:00", minutes: 30))
  }

  @Test("two bookings change places and change back")
  func swaps() throws {
    let book = InMemoryBook(smallBusiness())
    var one = try book.add(visit(1, 1, "2026-11-30T10:00", minutes: 30))
    var two = try book.add(visit(1, 1, "2026-11-30T11:00", minutes: 30))
    let old = [one, two]
    (one.start, two.start) = (two.start, one.start)
    (one.span, two.span) = (two.span, one.span)
    let swapped = [one, two]
    _ = try book.change(note("swap")) { writer throws(BookError) in
      var aside = old[0]
      aside.status = .cancelled
      try writer.put(.booking(aside))
      try writer.put(.booking(swapped[1]))
      try writer.put(.booking(swapped[0]))
    }
    _ = try book.undo(note("undo"))
    #expect(try [book.booking(one.id), book.booking(two.id)] == old)
    _ = try book.redo(note("redo"))
    #expect(try [book.booking(one.id), book.booking(two.id)] == swapped)
  }

  @Test("undo goes back change by change, redo forward until something new is done")
  func undoRedo() throws {
    let book = InMemoryBook(smallBusiness())
    try book.add(visit(1, 1, "2026-11-30T10:00", minutes: 30), "first")
    try book.add(visit(1, 1, "2026-11-30T11:00", minutes: 30), "second")
    func words(_ outcome: UndoOutcome) -> String {
      if case .done(let entry) = outcome { entry.note.words } else { "-" }
    }
    #expect(try words(book.undo(note("undo"))) == "second")
    #expect(try words(book.undo(note("undo"))) == "first")
    #expect(try book.undo(note("undo")) == .nothing)
    #expect(try words(book.redo(note("redo"))) == "first")
    #expect(try words(book.redo(note("redo"))) == "second")
    #expect(try book.redo(note("redo")) == .nothing)
    #expect(try words(book.undo(note("undo"))) == "second")
    try book.add(visit(1, 1, "2026-11-30T11:00", minutes: 45), "third")
    #expect(try book.redo(note("redo")) == .nothing)
    #expect(try words(book.undo(note("undo"))) == "third")
    #expect(try words(book.undo(note("undo"))) == "first")
    #expect(try book.count(BookingQuery()) == 0)
  }

  @Test("a hold keeps its time until it lapses")
  func holds() throws {
    let book = InMemoryBook(smallBusiness())
    let wish = visit(1, 1, "2026-11-30T10:00", minutes: 30)
    _ = try book.change(note("hold")) { writer throws(BookError) in
      try writer.put(.hold(Hold(booking: wish, until: Instant(seconds: 600))))
    }
    #expect(throws: BookError.self) { try book.add(wish) }
    #expect(try book.holds(at: Instant(seconds: 600)).isEmpty)
    _ = try book.change(note("later", at: 10)) { writer throws(BookError) in
      try writer.put(.booking(wish))
    }
    #expect(try book.count(BookingQuery()) == 1)
  }
}
