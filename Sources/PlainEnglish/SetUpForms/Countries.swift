/// The countries whose public holidays are known, by the words that name them.
enum Countries {
  /// What names a country, the longer names first: "Northern Ireland" is not Ireland.
  private static let table: [(region: String, words: [[StaticString]])] = [
    ("GB-NIR", [["northern", "ireland"], ["northern", "irish"], ["ni"]]),
    ("GB-SCT", [["scottish"], ["scotland"], ["scots"]]),
    (
      "GB",
      [
        ["england"], ["english"], ["wales"], ["welsh"], ["british"], ["britain"], ["uk"],
        ["united", "kingdom"],
      ]
    ),
    ("IE", [["ireland"], ["irish"], ["republic"]]),
    ("US", [["us"], ["usa"], ["american"], ["america"], ["united", "states"]]),
    ("CA", [["canadian"], ["canada"]]),
  ]

  /// The country that a sentence names.
  static func named(in scan: SetUpScan) -> String? {
    for (region, names) in table {
      for name in names where name.allSatisfy({ scan.first($0) != nil }) { return region }
    }
    return nil
  }

  /// The folded words that can name a country.
  static func words(of region: String?) -> Set<String> {
    let names = table.first { $0.region == region }?.words ?? []
    return Set(names.joined().map { "\($0)" })
  }
}

extension SetUpScan {
  /// The code of the country that is named, if one is.
  var country: String? { Countries.named(in: self) }
}
