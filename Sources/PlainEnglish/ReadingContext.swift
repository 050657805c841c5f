import CivilTime

/// Everything beside the line that a reading depends on.
public struct ReadingContext: Sendable {
  /// What the clock on the desk's wall shows.
  public var now: LocalDateTime

  /// The desk's zone.
  public var zone: TimeZoneRules

  /// How the desk writes dates.
  public var locale: DeskLocale

  /// What was just asked.
  public var expecting: Expectation?

  /// The names in the book.
  public var vocabulary: any Vocabulary

  /// The opening windows of a date, or nil where no hours are known.
  public var openingHours: (@Sendable (CalendarDate) -> [ClockRange])?

  /// Creates a context.
  public init(
    now: LocalDateTime, zone: TimeZoneRules, locale: DeskLocale, expecting: Expectation? = nil,
    vocabulary: any Vocabulary = EmptyVocabulary(),
    openingHours: (@Sendable (CalendarDate) -> [ClockRange])? = nil
  ) {
    self.now = now
    self.zone = zone
    self.locale = locale
    self.expecting = expecting
    self.vocabulary = vocabulary
    self.openingHours = openingHours
  }
}
