import CivilTime

@testable import PlainEnglish

/// The desk at which the sentences of these tests are said.
enum Desk {
  static let names = ListVocabulary(
    services: [
      "Haircut", "Colour", "Perm", "Massage", "Hot stone massage", "Class", "4D lashes",
      "Men's trim",
    ],
    staff: ["Sam", "Priya", "O'Neill", "Summer", "Alma"],
    customers: ["Dana Whitfield", "April Jones", "Zoë Brontë", "王芳", "Priya Shah", "Will Smith"])

  /// Reads a line on Monday 30 November 2026 at ten.
  static func read(_ line: String, expecting: Asked? = nil) -> Utterance {
    Reader().read(line, in: context(expecting))
  }

  static func context(
    _ expecting: Asked? = nil, vocabulary: any Vocabulary = names
  ) -> ReadingContext {
    ReadingContext(
      now: LocalDateTime(CalendarDate(year: 2026, month: 11, clampedDay: 30), minute: 600),
      zone: .utc,
      locale: DeskLocale(
        identifier: "en-GB", order: .dayFirst, uses24Hours: true, firstWeekday: .monday,
        currency: "GBP"),
      expecting: expecting, vocabulary: vocabulary)
  }
}

/// What was asked; the testing library has an expectation of its own.
typealias Asked = PlainEnglish.Expectation
