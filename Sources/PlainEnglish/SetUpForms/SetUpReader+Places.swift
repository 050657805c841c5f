/// How many can take part at once, told as a bound: "at most 10 people in a pilates
/// class", "limit yoga to 8", "yoga has room for 12".
extension SetUpReader {
  func places() -> SetUp? {
    guard let service, mention(.customer) == nil, mention(.staff) == nil, whens.isEmpty,
      scan.price == nil, scan.minutes() == nil, scan.windows.isEmpty, period() == nil,
      scan.mentions(.service).count == 1, !scan.isAsked,
      let index = scan.items.indices.first(where: { scan.number(at: $0) != nil }),
      let number = scan.number(at: index), number > 0,
      isBoundOfPlaces(index) || hasRoom(before: index)
    else { return nil }
    var values = SetUp.ServiceValues()
    values.capacity = number
    return .changeService(service, values)
  }

  /// "at most 10", "no more than 10", "up to 10 people per class", "limit yoga to 10".
  private func isBoundOfPlaces(_ index: Int) -> Bool {
    let isUpTo = scan.isWord(index - 1, "to") && scan.isWord(index - 2, "up")
    let isLimited =
      scan.isWord(0, "limit") && scan.isWord(index - 1, "to")
      || scan.isWord(index - 1, "to") && scan.isWord(index - 2, "limited")
      || isUpTo && scan.isWord(index - 3, "takes", "take") && index + 1 == scan.items.count
    let isBound = scan.has("most", "maximum", "max") || scan.has("more") && scan.has("no", "not")
    guard isUpTo || isLimited || isBound, !scan.has("book", "ahead", "i", "we", "me") else {
      return false
    }
    return isLimited || isOfPeople(index + 1) || scan.isWord(index + 1, "in", "per", "to")
      || scan.isWord(index + 1, "max", "maximum") && scan.isWord(index + 2, "in", "per")
  }

  /// "yoga has room for 12", "yoga is for up to 12 people".
  private func hasRoom(before index: Int) -> Bool {
    scan.isWord(index - 1, "for") && scan.isWord(index - 2, "room", "space", "places")
      && scan.has("has", "have")
  }

  private func isOfPeople(_ index: Int) -> Bool {
    scan.isWord(
      index, "people", "persons", "participants", "guests", "students", "pupils", "clients",
      "customers", "places", "singers", "children", "kids")
  }
}
