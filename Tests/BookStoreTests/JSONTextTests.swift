import CivilTime
import Foundation
import Scheduling
import Testing

@testable import BookStore

@Suite("JSONText")
struct JSONTextTests {
  @Test("every kind of row reads back, and the system's own coder reads the same")
  func rows() throws {
    var dice = Dice(seed: 7)
    for _ in 0..<200 {
      let rows: [Entity] = [
        .settings(dice.settings()), .service(dice.service(3)), .staff(dice.staff(2)),
        .resource(Resource(id: ResourceID(1), name: dice.text(), quantity: 2)),
        .customer(dice.customer(9)), .override(dice.dayOverride(4)), .absence(dice.absence(5)),
        .block(dice.block(6)), .booking(dice.booking(7)), .wish(dice.wish(8)),
        .hold(dice.hold(9)),
      ]
      for row in rows {
        let text = JSONText.encode(row)
        #expect(text == JSONText.encode(value: row))
        #expect(JSONText.decode(Entity.self, from: text) == row)
        #expect(try JSONDecoder().decode(Entity.self, from: Data(text.utf8)) == row)
        let theirs = String(decoding: try JSONEncoder().encode(row), as: UTF8.self)
        #expect(JSONText.decode(Entity.self, from: theirs) == row)
      }
    }
  }

  @Test("each fact of a rationale is written as its coder writes it")
  func facts() throws {
    let time = try #require(LocalDateTime(iso: "2026-11-30T09:05"))
    let late = LocalDateTime(wallSeconds: time.wallSeconds + 7)
    let facts: [Fact] = [
      .atAskedTime(time), .inAskedWindow(start: time, end: late),
      .nearAskedTime(late, minutesAway: -15), .earliestInWindow(time), .soonest,
      .askedStaff(StaffID(3)), .usualStaff(StaffID(3), visits: 5, of: 8),
      .usualHour(.midnight, visits: 2, of: 8), .onlyStaff(StaffID(1)),
      .lighterLoad(StaffID(1), minutes: 30, other: StaffID(2), otherMinutes: 60),
      .followsBooking(BookingID(9), endsAt: time), .precedesBooking(BookingID(9), startsAt: time),
      .startsWindow(time), .endsWindow(time),
      .keepsStretch(minutes: 45, start: time, end: late),
      .leavesGap(minutes: 5, start: time, end: late), .keepsStaff(StaffID(2)),
      .later(minutes: 30, than: time), .oneStaff(StaffID(2)), .waits(minutes: 10),
      .joinsClass(taken: 3, capacity: 8), .tieBreak(.staffOrder), .tieBreak(.earlierStart),
      .chosenOver(time, StaffID(2)),
    ]
    var dice = Dice(seed: 11)
    var booking = dice.booking(7)
    booking.start = time
    for chosen in facts.map({ [$0] }) + [facts, []] {
      booking.rationale = Rationale(
        facts: chosen.enumerated().map { WeighedFact($1, points: $0 - 2) })
      let row = Entity.booking(booking)
      #expect(JSONText.encode(row) == JSONText.encode(value: row))
    }
  }

  @Test("signs that JSON escapes read back", arguments: ["", "\"", "\\", "\n\t\0\u{7f}", "👩‍👩‍👧 é"])
  func escapes(text: String) {
    #expect(JSONText.decode(String.self, from: JSONText.encode(value: text)) == text)
  }

  @Test("escapes of others are read")
  func foreignEscapes() {
    #expect(
      JSONText.decode([String].self, from: #" [ "\u00e9\ud83d\ude00\/\b\f" , "" ] "#)
        == ["é😀/\u{8}\u{c}", ""])
  }

  @Test(
    "what is no JSON is refused",
    arguments: [
      "", "[", "[1,]", "{\"a\"}", "{\"a\":1", "\"", "\"\\x\"", "\"\\ud83d\"", "nul", "1 2", "--1",
      String(repeating: "[", count: 100_000),
    ])
  func refused(text: String) {
    #expect(JSONText.decode([Int].self, from: text) == nil)
    #expect(JSONText.decode(String.self, from: text) == nil)
  }

  @Test("numbers keep their value", arguments: [0, 7, -1, .max, .min])
  func numbers(number: Int) {
    #expect(JSONText.decode(Int.self, from: JSONText.encode(value: number)) == number)
    #expect(JSONText.decode(Double.self, from: "-2.5e1") == -25)
  }
}
