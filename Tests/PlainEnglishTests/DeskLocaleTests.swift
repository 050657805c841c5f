import CivilTime
import Testing

@testable import PlainEnglish

@Suite("The customs of a locale")
struct DeskLocaleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var tag: String
    var order: DeskLocale.DateOrder
    var uses24Hours: Bool
    var firstWeekday: Weekday
    var currency: String
    var testDescription: String { tag }
  }

  @Test(
    "are guessed from its tag, in each way that systems write it",
    arguments: [
      Row(
        tag: "en_US.UTF-8", order: .monthFirst, uses24Hours: false, firstWeekday: .sunday,
        currency: "USD"),
      Row(
        tag: "en-US", order: .monthFirst, uses24Hours: false, firstWeekday: .sunday,
        currency: "USD"),
      Row(
        tag: "en_GB.utf8", order: .dayFirst, uses24Hours: true, firstWeekday: .monday,
        currency: "GBP"),
      Row(
        tag: "de_DE@euro", order: .dayFirst, uses24Hours: true, firstWeekday: .monday,
        currency: "EUR"),
      Row(
        tag: "fr_CA", order: .dayFirst, uses24Hours: false, firstWeekday: .sunday,
        currency: "CAD"),
      Row(
        tag: "zh_Hant_HK", order: .dayFirst, uses24Hours: false, firstWeekday: .sunday,
        currency: "HKD"),
      Row(
        tag: "C.UTF-8", order: .dayFirst, uses24Hours: true, firstWeekday: .monday,
        currency: "GBP"),
      Row(
        tag: "POSIX", order: .dayFirst, uses24Hours: true, firstWeekday: .monday,
        currency: "GBP"),
      Row(
        tag: "", order: .dayFirst, uses24Hours: true, firstWeekday: .monday, currency: "GBP"),
      Row(
        tag: "xx_QQ", order: .dayFirst, uses24Hours: true, firstWeekday: .monday,
        currency: "EUR"),
    ])
  func customs(row: Row) {
    let locale = DeskLocale.customs(of: row.tag)
    #expect(locale.order == row.order)
    #expect(locale.uses24Hours == row.uses24Hours)
    #expect(locale.firstWeekday == row.firstWeekday)
    #expect(locale.currency == row.currency)
  }
}
