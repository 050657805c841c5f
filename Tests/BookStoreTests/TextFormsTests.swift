import CivilTime
import Scheduling
import Testing

@testable import BookStore

@Suite("TextForms")
struct TextFormsTests {
  @Test("hours read back as they were written")
  func hours() {
    var dice = Dice(seed: 1)
    for _ in 0..<2_000 {
      let hours = dice.hours()
      let text = TextForms.text(hours)
      #expect(TextForms.hours(text) == hours, "\(text)")
    }
  }
}
