import CivilTime
import Scheduling
import Testing

/// What is told of a start that nobody can take.
@Suite("Refusal")
struct RefusalTests {
  private let until: LocalDateTime
  private let one = StaffID(1)
  private let two = StaffID(2)

  init() throws {
    until = try #require(LocalDateTime(iso: "2026-12-04T10:00"))
  }

  private func booked(_ staff: StaffID, _ number: Int) -> Obstacle {
    .booked(staff, BookingID(number), start: until, end: until.adding(minutes: 30))
  }

  @Test("what holds the person and the room is told once")
  func once() {
    let held = Obstacle.held(one, until: until)
    #expect(Refusal([[held, held]]).obstacles == [held])
    #expect(Refusal([[held, held]]).decisive == [held])
  }

  @Test("what stands against all comes first, then whoever is nearest")
  func order() {
    let busy = Obstacle.customerBusy(
      CustomerID(1), BookingID(9), start: until, end: until.adding(minutes: 30))
    let rest = Obstacle.onBreak(two, start: until, end: until.adding(minutes: 30))
    let told = Refusal([[booked(one, 3), booked(one, 4), busy, rest], [booked(two, 5), busy]])
    #expect(told.obstacles.first == busy)
    #expect(told.obstacles[1] == booked(two, 5))
    #expect(Set(told.obstacles).count == told.obstacles.count)
  }

  @Test("where only that stands against someone, it is all that decides")
  func alone() {
    let busy = Obstacle.customerBusy(
      CustomerID(1), BookingID(9), start: until, end: until.adding(minutes: 30))
    let told = Refusal([[booked(one, 3), busy], [busy]])
    #expect(told.decisive == [busy])
    #expect(told.obstacles == [busy, booked(one, 3)])
  }

  @Test("what is past is past, and nothing else is told")
  func past() {
    let past = Obstacle.past(now: until)
    #expect(Refusal([[past, booked(one, 3)], [past]]).obstacles == [past])
  }
}
