/// Where people are, by the names of the tz database.
public enum ZonePlaces {
  /// The zone of a place that is named: "New York", "India", "America/New_York".
  ///
  /// - Parameter text: The words as typed.
  /// - Returns: The zone's name; nil for a place that is not known.
  public static func identifier(of text: String) -> String? {
    let words = Folding.words(text)
    if text.contains("/") {
      let typed = Folding.fold(text.filter { $0 != " " && $0 != "_" && $0 != "/" })
      return byName[typed]
    }
    return byPlace[words.joined()]
  }

  /// The name by which a zone is spoken of: "New York".
  ///
  /// - Parameter identifier: The zone's name in the tz database.
  /// - Returns: The last part of it, with blanks.
  public static func place(of identifier: String) -> String {
    let last = identifier.split(separator: "/").last.map(String.init) ?? identifier
    return last.split(separator: "_").joined(separator: " ")
  }

  private static let byName: [String: String] = Dictionary(
    table.map { (Folding.fold($0.zone.filter { $0 != "_" && $0 != "/" }), $0.zone) },
    uniquingKeysWith: { first, _ in first })

  private static let byPlace: [String: String] = {
    var places: [String: String] = [:]
    for (zone, names) in table {
      places[Folding.words(place(of: zone)).joined()] = zone
      for name in names.split(separator: " ") { places[String(name)] = zone }
    }
    return places
  }()

  /// Each zone with what else names it: names of two words are written as one.
  private static let table: [(zone: String, names: String)] = [
    ("America/New_York", "ny nyc boston miami atlanta philadelphia washington florida eastern"),
    ("America/Chicago", "dallas houston texas austin minneapolis central"),
    ("America/Denver", "colorado saltlakecity utah mountain"),
    ("America/Phoenix", "arizona"),
    (
      "America/Los_Angeles",
      "la california sanfrancisco sandiego seattle portland lasvegas pacific"
    ),
    ("America/Anchorage", "alaska"), ("Pacific/Honolulu", "hawaii"),
    ("America/Toronto", "ottawa montreal ontario quebec"), ("America/Vancouver", ""),
    ("America/Edmonton", "calgary alberta"), ("America/Winnipeg", "manitoba"),
    ("America/Halifax", "novascotia"), ("America/St_Johns", "newfoundland"),
    ("America/Mexico_City", "mexico"), ("America/Bogota", "colombia"), ("America/Lima", "peru"),
    ("America/Santiago", "chile"), ("America/Sao_Paulo", "brazil rio riodejaneiro brasilia"),
    ("America/Argentina/Buenos_Aires", "argentina"), ("Atlantic/Reykjavik", "iceland"),
    (
      "Europe/London",
      "england scotland wales uk britain greatbritain manchester edinburgh glasgow cardiff"
    ),
    ("Europe/Dublin", "ireland"), ("Europe/Lisbon", "portugal"),
    ("Europe/Madrid", "spain barcelona"), ("Europe/Paris", "france lyon"),
    ("Europe/Brussels", "belgium"), ("Europe/Amsterdam", "netherlands holland rotterdam"),
    ("Europe/Berlin", "germany munich hamburg frankfurt cologne"),
    ("Europe/Zurich", "switzerland geneva"), ("Europe/Vienna", "austria"),
    ("Europe/Rome", "italy milan"), ("Europe/Prague", "czechia"), ("Europe/Warsaw", "poland"),
    ("Europe/Budapest", "hungary"), ("Europe/Copenhagen", "denmark"), ("Europe/Oslo", "norway"),
    ("Europe/Stockholm", "sweden"), ("Europe/Helsinki", "finland"), ("Europe/Athens", "greece"),
    ("Europe/Bucharest", "romania"), ("Europe/Sofia", "bulgaria"), ("Europe/Kyiv", "kiev ukraine"),
    ("Europe/Istanbul", "turkey"), ("Europe/Moscow", ""), ("Africa/Lagos", "nigeria"),
    ("Africa/Casablanca", "morocco"), ("Africa/Cairo", "egypt"), ("Africa/Nairobi", "kenya"),
    ("Africa/Johannesburg", "southafrica capetown"), ("Asia/Jerusalem", "israel telaviv"),
    ("Asia/Dubai", "uae abudhabi emirates"), ("Asia/Riyadh", "saudiarabia"),
    ("Asia/Tehran", "iran"), ("Asia/Karachi", "pakistan lahore islamabad"),
    (
      "Asia/Kolkata",
      "india calcutta delhi newdelhi mumbai bombay bangalore bengaluru chennai hyderabad"
    ),
    ("Asia/Kathmandu", "nepal"), ("Asia/Colombo", "srilanka"), ("Asia/Dhaka", "bangladesh"),
    ("Asia/Bangkok", "thailand"), ("Asia/Jakarta", "java"),
    ("Asia/Ho_Chi_Minh", "vietnam hanoi saigon"), ("Asia/Singapore", ""),
    ("Asia/Kuala_Lumpur", "malaysia"), ("Asia/Manila", "philippines"), ("Asia/Hong_Kong", ""),
    ("Asia/Shanghai", "china beijing"), ("Asia/Taipei", "taiwan"),
    ("Asia/Tokyo", "japan osaka kyoto"), ("Asia/Seoul", "korea southkorea"),
    ("Australia/Perth", ""), ("Australia/Adelaide", ""), ("Australia/Darwin", ""),
    ("Australia/Brisbane", "queensland"), ("Australia/Sydney", "canberra"),
    ("Australia/Melbourne", "victoria"), ("Australia/Hobart", "tasmania"),
    ("Pacific/Auckland", "newzealand wellington"),
  ]
}
