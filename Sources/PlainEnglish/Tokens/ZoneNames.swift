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
