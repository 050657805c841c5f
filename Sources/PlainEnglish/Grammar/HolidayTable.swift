/// The names of holidays, found by their first word.
struct HolidayTable: Sendable {
  /// What stands behind the first word of a name.
  ///
  /// The pointer is shared unchecked: it leads into a literal, which stays where it
  /// is and never changes.
  private struct Entry: @unchecked Sendable {
    var rest: UnsafePointer<UInt8>
    var length: Int
    var holiday: Holiday
    /// The next entry whose name begins with the same word, or −1.
    var next: Int16
  }

  static let english = HolidayTable()

  private var entries = FixedTable<Entry>(capacity: 256)
  /// The last entry of each first word, or −1 for other words with which a time
  /// may begin.
  private var heads = WordTable<Int16>(capacity: 256)

  /// Whether a time may begin with a word that the grammar has no class for.
  func isHead(_ hash: UInt32, _ word: ArraySlice<UInt8>) -> Bool {
    heads.value(hash: hash, word) != nil
  }

  /// The holiday whose name stands at a token, the longest, and the index behind
  /// it.
  func holiday(_ line: TokenizedLine, at index: Int) -> (value: Holiday, end: Int)? {
    let first = line.token(index)
    guard first.kind == .word,
      let head = heads.value(hash: first.hash, line.foldedBytes(first))
    else { return nil }
    var best: (value: Holiday, end: Int)?
    var number = Int(head)
    while number >= 0 {
      let entry = entries[number]
      if let end = end(of: entry, line, index + 1), end > (best?.end ?? 0) {
        best = (entry.holiday, end)
      }
      number = Int(entry.next)
    }
    return best
  }

  /// The index behind a name whose first word ends at a token.
  private func end(of entry: Entry, _ line: TokenizedLine, _ index: Int) -> Int? {
    var next = index
    var rest = UnsafeBufferPointer(start: entry.rest, count: entry.length)
    while !rest.isEmpty {
      while isPassedOver(line.token(next).word) { next += 1 }
      let token = line.token(next)
      let end = rest.firstIndex(of: 0x20) ?? rest.count
      guard token.kind == .word,
        line.foldedBytes(token).elementsEqual(UnsafeBufferPointer(rebasing: rest[..<end]))
      else { return nil }
      rest = UnsafeBufferPointer(rebasing: rest[min(end + 1, rest.count)...])
      next += 1
    }
    return next
  }

  private func isPassedOver(_ word: Word) -> Bool {
    word == .period || word == .dash || word == .quote
  }

  private init() {
    for (names, holiday) in Self.names {
      names.bytes.forEachPart(0x2C) { add($0, holiday) }
    }
    heads.insert(wordsOf: Self.furtherHeads, -1)
  }

  private mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ holiday: Holiday) {
    let end = name.firstIndex(of: 0x20) ?? name.count
    let head = UnsafeBufferPointer(rebasing: name[..<end])
    let rest = UnsafeBufferPointer(rebasing: name[min(end + 1, name.count)...])
    guard let start = rest.baseAddress else { return }
    let number = Int16(entries.count)
    let before = heads.value(hash: WordHash.hash(head), head)
    entries.append(
      Entry(rest: start, length: rest.count, holiday: holiday, next: before ?? -1))
    heads.update(head, number)
  }

  /// Words of no class with which a time that is no holiday may begin; here, so
  /// that one look-up tells for every unknown word.
  private static let furtherHeads: StaticString =
    """
    as prior right till bom boy q h w wc latter opening back front halfway midway sooner bet btw \
    either when ahead aft
    """

  /// Spellings, folded; longer ones win over shorter ones.
  private static let names: [(StaticString, Holiday)] = [
    ("new years day,newyears day,newyearsday,new year day,new years,new year", .newYearsDay),
    ("new years eve,newyears eve,newyearseve,new year eve,new yeareve,nye", .newYearsEve),
    ("epiphany,three kings day", .epiphany),
    (
      "martin luther king day,martin luther kings day,mlk day,mlk,martin luther king jr day",
      .martinLutherKing
    ),
    ("groundhog day,ground hog day", .groundhog),
    (
      "valentines day,valentine day,valentines,valentines eve day,saint valentines day,vday",
      .valentines
    ),
    ("presidents day,president day,washingtons birthday", .presidents),
    (
      """
      saint patricks day,st patricks day,st patrick day,saint patrick day,st paddys day,\
      saint paddys day,paddys day,st pattys day
      """, .saintPatrick
    ),
    ("april fools day,april fools,april fool day,fools day", .aprilFools),
    ("earth day", .earth), ("ash wednesday", .ashWednesday),
    ("mardi gras,shrove tuesday,pancake day,pancake tuesday,fat tuesday", .mardiGras),
    ("palm sunday", .palmSunday), ("maundy thursday,holy thursday", .maundyThursday),
    ("good friday,goodfriday", .goodFriday),
    ("holy saturday,easter saturday,easter sat", .holySaturday),
    ("easter sunday,easter", .easter), ("easter monday,easter mon", .easterMonday),
    ("ascension day,ascension thursday", .ascension),
    ("pentecost,whit sunday,whitsun", .pentecost), ("whit monday,pentecost monday", .whitMonday),
    ("corpus christi", .corpusChristi), ("mothers day,mother day", .mothers),
    ("mothering sunday", .motheringSunday),
    ("fathers day,father day", .fathers), ("memorial day,decoration day", .memorial),
    ("juneteenth", .juneteenth), ("independence day", .independence), ("canada day", .canada),
    ("bastille day", .bastille), ("labor day,labour day", .labor),
    ("columbus day,indigenous peoples day", .columbus),
    ("halloween,hallowe en,all hallows eve,holloween", .halloween),
    ("all saints day,all hallows day", .allSaints),
    ("guy fawkes night,guy fawkes day,bonfire night,guy fawkes", .guyFawkes),
    ("veterans day,veteran day", .veterans),
    ("remembrance day,armistice day", .remembrance), ("remembrance sunday", .remembranceSunday),
    ("thanksgiving day,thanksgiving,thanks giving", .thanksgiving),
    ("black friday", .blackFriday), ("cyber monday", .cyberMonday),
    ("christmas eve,xmas eve,christmaseve,chrismas eve,cristmas eve", .christmasEve),
    (
      "christmas day,christmas,xmas day,xmas,x mas,christmasday,chrismas day,chrismas,cristmas day,cristmas,chrimbo",
      .christmas
    ),
    ("boxing day,boxingday", .boxing), ("saint stephens day,st stephens day", .saintStephen),
    ("saint nicholas day,st nicholas day", .saintNicholas), ("may day", .mayDay),
    ("cinco de mayo", .cincoDeMayo), ("saint georges day,st georges day", .saintGeorge),
    ("saint andrews day,st andrews day", .saintAndrew), ("australia day", .australia),
    ("anzac day", .anzac), ("victoria day", .victoria),
    ("super bowl,superbowl sunday,super bowl sunday,superbowl", .superBowl),
    ("tax day", .taxDay), ("international womens day,womens day", .womens),
    ("election day", .election),
    ("spring bank holiday,late may bank holiday", .springBank),
    ("summer bank holiday,august bank holiday", .summerBank),
    ("early may bank holiday,may bank holiday,may day bank holiday", .earlyMayBank),
    ("chinese new year,lunar new year,chinese new years,lunar new years", .chineseNewYear),
    ("orthodox easter,greek easter", .orthodoxEaster), ("purim", .purim),
    ("passover,pesach", .passover), ("shavuot", .shavuot),
    ("rosh hashanah,rosh hashana", .roshHashanah), ("yom kippur", .yomKippur),
    ("sukkot,sukkoth", .sukkot),
    ("hanukkah,chanukah,hanukah,hannukah,chanukkah", .hanukkah), ("ramadan", .ramadan),
    ("eid al fitr,eid ul fitr,eid el fitr", .eidAlFitr),
    ("eid al adha,eid ul adha,eid el adha", .eidAlAdha), ("eid", .eid),
    ("islamic new year,muslim new year", .islamicNewYear),
    ("diwali,deepavali,divali", .diwali), ("kwanzaa", .kwanzaa), ("waitangi day", .waitangi),
    ("saint davids day,st davids day", .saintDavid), ("burns night", .burnsNight),
    ("ve day", .veDay), ("all souls day,all souls", .allSouls),
    ("advent sunday,first advent", .advent), ("giving tuesday", .givingTuesday),
    ("twelfth night", .twelfthNight), ("star wars day", .mayTheFourth), ("leap day", .leapDay),
    ("midsummers day,midsummer day,midsummer", .midsummer),
    ("summer solstice", .summerSolstice), ("winter solstice", .winterSolstice),
    ("canadian thanksgiving", .canadianThanksgiving),
    ("bank holiday monday,bank holiday mon", .bankHolidayMonday),
    ("bank holiday,bank hol,public holiday,federal holiday", .publicHoliday),
  ]
}
