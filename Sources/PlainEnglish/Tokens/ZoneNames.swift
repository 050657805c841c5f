import CivilTime

/// Time zones by their abbreviations, with the offset of the season that the
/// abbreviation names.
enum ZoneNames {
  /// Spellings and minutes east of UTC.
  static let abbreviations: [(spellings: StaticString, minutes: Int)] = [
    ("gmt utc zulu", 0), ("bst", 60), ("cet", 60), ("cest", 120), ("eet", 120), ("eest", 180),
    ("msk", 180), ("est", -300), ("edt", -240), ("cst", -360), ("cdt", -300), ("mst", -420),
    ("mdt", -360), ("pst", -480), ("pdt", -420), ("jst", 540), ("kst", 540), ("hkt", 480),
    ("sgt", 480), ("ist", 330), ("pkt", 300), ("sast", 120), ("wib", 420), ("aest", 600),
    ("aedt", 660), ("acst", 570), ("acdt", 630), ("awst", 480),
    ("nzst", 720), ("nzdt", 780), ("hst", -600), ("akst", -540), ("akdt", -480),
  ]
}

/// A time zone as it is named in speech.
public struct NamedZone: Hashable, Sendable {
  /// When its clocks are an hour on.
  enum Summer: Hashable, Sendable {
    case never
    /// From the second Sunday of March to the first of November.
    case american
    /// From the last Sunday of March to the last of October.
    case european
    /// From the first Sunday of October to the first of April.
    case australian
    /// From the last Sunday of September to the first of April.
    case newZealand
  }

  private var standard: Int16
  private var summer: Summer

  /// Whether it is a region that is named without "time" too ("9am Pacific").
  var isRegion: Bool

  /// Whether only a place was named, and not that its time is meant: "3pm in Paris".
  var isPlaceAlone = false

  init(_ minutes: Int, summer: Summer = .never, isRegion: Bool = false) {
    standard = Int16(clamping: minutes)
    self.summer = summer
    self.isRegion = isRegion
  }

  /// Minutes east of UTC on a date.
  func minutes(on date: CalendarDate) -> Int {
    func sunday(_ month: Int, after day: Int) -> CalendarDate {
      CalendarDate(year: date.year, month: month, clampedDay: day).onOrAfter(.sunday)
    }
    let isSummer =
      switch summer {
      case .never: false
      case .american: date >= sunday(3, after: 8) && date < sunday(11, after: 1)
      case .european: date >= sunday(3, after: 25) && date < sunday(10, after: 25)
      case .australian: date >= sunday(10, after: 1) || date < sunday(4, after: 1)
      case .newZealand: date >= sunday(9, after: 24) || date < sunday(4, after: 1)
      }
    return Int(standard) + (isSummer ? 60 : 0)
  }
}

extension ZoneNames {
  /// The zone of a place that a line names at a token.
  static func place(_ line: TokenizedLine, _ index: Int) -> (value: NamedZone, end: Int)? {
    let first = line.token(index)
    let second = line.token(index + 1)
    let third = line.token(index + 2)
    if second.word == .underscore, third.kind == .word, !third.isSpaced {
      let both = Array(line.foldedBytes(first)) + line.foldedBytes(third)
      return places.value(both[...]).map { ($0, index + 3) }
    }
    if second.kind == .word {
      let both = line.folded[Int(first.foldedStart)..<Int(second.foldedEnd)]
      if let zone = places.value(both) { return (zone, index + 2) }
    }
    return places.value(line.foldedBytes(first)).map { ($0, index + 1) }
  }

  /// The places by name, folded, with no blank in it.
  private static let places: WordTable<NamedZone> = {
    var table = WordTable<NamedZone>(capacity: 160)
    for (names, zone) in groups { table.insert(wordsOf: names, zone) }
    return table
  }()

  /// Regions and large cities; the rules of their summer time are those of
  /// 2026.
  private static let groups: [(StaticString, NamedZone)] = [
    ("eastern et", NamedZone(-300, summer: .american, isRegion: true)),
    ("central ct", NamedZone(-360, summer: .american, isRegion: true)),
    ("mountain mt", NamedZone(-420, summer: .american, isRegion: true)),
    ("pacific pt", NamedZone(-480, summer: .american, isRegion: true)),
    ("alaska anchorage", NamedZone(-540, summer: .american)),
    ("hawaii honolulu", NamedZone(-600)),
    (
      "newyork boston miami atlanta philadelphia washington detroit toronto montreal ottawa",
      NamedZone(-300, summer: .american)
    ),
    (
      "chicago dallas houston austin minneapolis stlouis neworleans winnipeg",
      NamedZone(-360, summer: .american)
    ),
    ("denver saltlake calgary edmonton", NamedZone(-420, summer: .american)),
    ("phoenix arizona", NamedZone(-420)),
    (
      "losangeles sanfrancisco seattle portland lasvegas sandiego vancouver california",
      NamedZone(-480, summer: .american)
    ),
    ("halifax atlantic", NamedZone(-240, summer: .american)),
    ("mexicocity", NamedZone(-360)), ("bogota lima", NamedZone(-300)),
    ("buenosaires saopaulo rio brasilia", NamedZone(-180)),
    ("reykjavik iceland", NamedZone(0)),
    (
      "london uk british edinburgh glasgow manchester dublin irish lisbon",
      NamedZone(0, summer: .european)
    ),
    (
      """
      paris berlin madrid barcelona rome milan amsterdam brussels vienna zurich geneva munich \
      hamburg frankfurt copenhagen stockholm oslo prague warsaw budapest
      """,
      NamedZone(60, summer: .european)
    ),
    ("lagos", NamedZone(60)),
    ("athens helsinki bucharest kyiv kiev", NamedZone(120, summer: .european)),
    ("johannesburg capetown", NamedZone(120)), ("cairo", NamedZone(120)),
    ("moscow istanbul nairobi riyadh", NamedZone(180)), ("dubai abudhabi", NamedZone(240)),
    ("karachi", NamedZone(300)), ("kathmandu nepal", NamedZone(345)), ("colombo", NamedZone(330)),
    ("tehran", NamedZone(210)), ("yangon", NamedZone(390)), ("kabul", NamedZone(270)),
    ("stjohns newfoundland", NamedZone(-210, summer: .american)),
    ("india indian delhi newdelhi mumbai bangalore chennai kolkata", NamedZone(330)),
    ("dhaka", NamedZone(360)), ("bangkok jakarta hanoi", NamedZone(420)),
    ("singapore beijing shanghai hongkong taipei manila perth kualalumpur", NamedZone(480)),
    ("tokyo japan osaka seoul korea", NamedZone(540)), ("brisbane", NamedZone(600)),
    ("sydney melbourne canberra hobart", NamedZone(600, summer: .australian)),
    ("adelaide", NamedZone(570, summer: .australian)),
    ("auckland wellington", NamedZone(720, summer: .newZealand)),
  ]
}
