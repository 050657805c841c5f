import CivilTime

/// Everything beside the line that a reading depends on.
///
/// Each step of a reading has it, and so a copy is a reference: what it holds is written
/// once, and a change writes it anew.
public struct ReadingContext: Sendable {
  private final class Content: Sendable {
    let now: LocalDateTime
    let zone: TimeZoneRules
    let locale: DeskLocale
    let expecting: Expectation?
    let vocabulary: any Vocabulary
    let openingHours: (@Sendable (CalendarDate) -> [ClockRange])?

    init(
      now: LocalDateTime, zone: TimeZoneRules, locale: DeskLocale, expecting: Expectation?,
      vocabulary: any Vocabulary, openingHours: (@Sendable (CalendarDate) -> [ClockRange])?
    ) {
      self.now = now
      self.zone = zone
      self.locale = locale
      self.expecting = expecting
      self.vocabulary = vocabulary
      self.openingHours = openingHours
    }
  }

  private var content: Content

  /// Whether what is read stands for what was said in other words.
  var isReworded = false

  /// Creates a context.
  public init(
    now: LocalDateTime, zone: TimeZoneRules, locale: DeskLocale, expecting: Expectation? = nil,
    vocabulary: any Vocabulary = EmptyVocabulary(),
    openingHours: (@Sendable (CalendarDate) -> [ClockRange])? = nil
  ) {
    content = Content(
      now: now, zone: zone, locale: locale, expecting: expecting, vocabulary: vocabulary,
      openingHours: openingHours)
  }

  /// What the clock on the desk's wall shows.
  public var now: LocalDateTime {
    get { content.now }
    set { change(now: newValue) }
  }

  /// The desk's zone.
  public var zone: TimeZoneRules {
    get { content.zone }
    set { change(zone: newValue) }
  }

  /// How the desk writes dates.
  public var locale: DeskLocale {
    get { content.locale }
    set { change(locale: newValue) }
  }

  /// What was just asked.
  public var expecting: Expectation? {
    get { content.expecting }
    set { change(expecting: .some(newValue)) }
  }

  /// The names in the book.
  public var vocabulary: any Vocabulary {
    get { content.vocabulary }
    set { change(vocabulary: newValue) }
  }

  /// The opening windows of a date, or nil where no hours are known.
  public var openingHours: (@Sendable (CalendarDate) -> [ClockRange])? {
    get { content.openingHours }
    set { change(openingHours: .some(newValue)) }
  }

  private mutating func change(
    now: LocalDateTime? = nil, zone: TimeZoneRules? = nil, locale: DeskLocale? = nil,
    expecting: Expectation?? = nil, vocabulary: (any Vocabulary)? = nil,
    openingHours: (@Sendable (CalendarDate) -> [ClockRange])?? = nil
  ) {
    content = Content(
      now: now ?? content.now, zone: zone ?? content.zone, locale: locale ?? content.locale,
      expecting: expecting ?? content.expecting, vocabulary: vocabulary ?? content.vocabulary,
      openingHours: openingHours ?? content.openingHours)
  }
}
