import CivilTime

/// Time zones by their abbreviations, with the offset of the season that the
/// abbreviation names.
enum ZoneNames {
  /// Spellings and minutes east of UTC.
  static let abbreviations: [(spellings: String, minutes: Int)] = [
    ("gmt utc zulu", 0), ("bst", 60), ("cet", 60), ("cest", 120), ("eet", 120), ("eest", 180),
    ("msk", 180), ("est", -300), ("edt", -240), ("cst", -360), ("cdt", -300), ("mst", -420),
    ("mdt", -360), ("pst", -480), ("pdt", -420), ("jst", 540), ("kst", 540), ("hkt", 480),
    ("sgt", 480), ("aest", 600), ("aedt", 660), ("acst", 570), ("acdt", 630), ("awst", 480),
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
  }

  private var standard: Int
  private var summer: Summer

  /// Whether it is a region that is named without "time" too ("9am Pacific").
  var isRegion: Bool

  init(_ minutes: Int, summer: Summer = .never, isRegion: Bool = false) {
    standard = minutes
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
      }
    return standard + (isSummer ? 60 : 0)
  }
}

extension ZoneNames {
  /// The zone of a place that a line names at a token.
  static func place(_ line: TokenizedLine, _ index: Int) -> (value: NamedZone, end: Int)? {
    for (name, zone) in places where line.isWord(line.token(index), name) {
      return (zone, index + 1)
    }
    if line.isWord(line.token(index), "new"), line.isWord(line.token(index + 1), "york") {
      return (NamedZone(-300, summer: .american), index + 2)
    }
    return nil
  }

  private static let places: [(StaticString, NamedZone)] = [
    ("eastern", NamedZone(-300, summer: .american, isRegion: true)),
    ("central", NamedZone(-360, summer: .american)),
    ("mountain", NamedZone(-420, summer: .american)),
    ("pacific", NamedZone(-480, summer: .american, isRegion: true)),
    ("london", NamedZone(0, summer: .european)), ("uk", NamedZone(0, summer: .european)),
    ("dublin", NamedZone(0, summer: .european)), ("lisbon", NamedZone(0, summer: .european)),
    ("paris", NamedZone(60, summer: .european)), ("berlin", NamedZone(60, summer: .european)),
    ("madrid", NamedZone(60, summer: .european)), ("rome", NamedZone(60, summer: .european)),
    ("amsterdam", NamedZone(60, summer: .european)),
    ("vienna", NamedZone(60, summer: .european)), ("athens", NamedZone(120, summer: .european)),
    ("chicago", NamedZone(-360, summer: .american)),
    ("denver", NamedZone(-420, summer: .american)),
    ("toronto", NamedZone(-300, summer: .american)),
    ("boston", NamedZone(-300, summer: .american)),
    ("seattle", NamedZone(-480, summer: .american)), ("moscow", NamedZone(180)),
    ("dubai", NamedZone(240)), ("india", NamedZone(330)), ("delhi", NamedZone(330)),
    ("singapore", NamedZone(480)), ("beijing", NamedZone(480)), ("tokyo", NamedZone(540)),
    ("seoul", NamedZone(540)), ("brisbane", NamedZone(600)),
  ]
}
