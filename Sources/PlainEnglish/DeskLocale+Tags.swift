import CivilTime

extension DeskLocale {
  /// The customs of a locale tag, such as `en-GB`, `en_US.UTF-8` or `de`.
  ///
  /// What a country does is after Unicode's CLDR. An unknown country is taken to
  /// write the day first, on a 24-hour clock, with weeks from Monday.
  public static func customs(of tag: String) -> DeskLocale {
    let core = tag.prefix { $0 != "." && $0 != "@" }
    let parts = core.split { $0 == "-" || $0 == "_" }
    let language = parts.first.map { $0.lowercased() } ?? "en"
    let region = parts.dropFirst().last { $0.utf8.count == 2 }.map { $0.uppercased() }
    let known = language == "c" || language == "posix" ? "en" : language
    let custom = region.flatMap { customs[$0] }
    return DeskLocale(
      identifier: region.map { "\(known)-\($0)" } ?? known,
      order: custom?.order ?? .dayFirst, uses24Hours: custom?.uses24Hours ?? true,
      firstWeekday: custom?.firstWeekday ?? .monday,
      currency: custom?.currency ?? (region == nil && known == "en" ? "GBP" : "EUR"))
  }

  /// The codes of the money of the countries that are known.
  static let currencies = Set(customs.values.map(\.currency))

  private struct Custom {
    var order = DateOrder.dayFirst
    var uses24Hours = true
    var firstWeekday = Weekday.monday
    var currency = "EUR"
  }

  private static let customs: [String: Custom] = [
    "US": Custom(order: .monthFirst, uses24Hours: false, firstWeekday: .sunday, currency: "USD"),
    "PH": Custom(order: .monthFirst, uses24Hours: false, firstWeekday: .sunday, currency: "PHP"),
    "CA": Custom(uses24Hours: false, firstWeekday: .sunday, currency: "CAD"),
    "GB": Custom(currency: "GBP"),
    "AU": Custom(uses24Hours: false, currency: "AUD"),
    "NZ": Custom(uses24Hours: false, currency: "NZD"),
    "IN": Custom(uses24Hours: false, firstWeekday: .sunday, currency: "INR"),
    "ZA": Custom(firstWeekday: .sunday, currency: "ZAR"),
    "SG": Custom(uses24Hours: false, firstWeekday: .sunday, currency: "SGD"),
    // Where the year is written first, the month comes before the day.
    "JP": Custom(order: .monthFirst, firstWeekday: .sunday, currency: "JPY"),
    "KR": Custom(
      order: .monthFirst, uses24Hours: false, firstWeekday: .sunday, currency: "KRW"),
    "CN": Custom(order: .monthFirst, currency: "CNY"),
    "TW": Custom(
      order: .monthFirst, uses24Hours: false, firstWeekday: .sunday, currency: "TWD"),
    "EG": Custom(uses24Hours: false, currency: "EGP"),
    "SA": Custom(uses24Hours: false, firstWeekday: .sunday, currency: "SAR"),
    "TH": Custom(firstWeekday: .sunday, currency: "THB"),
    "ID": Custom(firstWeekday: .sunday, currency: "IDR"),
    "VN": Custom(currency: "VND"),
    "RO": Custom(currency: "RON"),
    "UA": Custom(currency: "UAH"),
    "IS": Custom(currency: "ISK"),
    "AR": Custom(firstWeekday: .sunday, currency: "ARS"),
    "HK": Custom(uses24Hours: false, firstWeekday: .sunday, currency: "HKD"),
    "MY": Custom(uses24Hours: false, currency: "MYR"),
    "AE": Custom(uses24Hours: false, currency: "AED"),
    "IL": Custom(firstWeekday: .sunday, currency: "ILS"),
    "KE": Custom(firstWeekday: .sunday, currency: "KES"),
    "NG": Custom(currency: "NGN"),
    "CZ": Custom(currency: "CZK"),
    "HU": Custom(order: .monthFirst, currency: "HUF"),
    "TR": Custom(currency: "TRY"),
    "CH": Custom(currency: "CHF"),
    "SE": Custom(currency: "SEK"),
    "NO": Custom(currency: "NOK"),
    "DK": Custom(currency: "DKK"),
    "PL": Custom(currency: "PLN"),
    "BR": Custom(firstWeekday: .sunday, currency: "BRL"),
    "MX": Custom(firstWeekday: .sunday, currency: "MXN"),
  ]
}
