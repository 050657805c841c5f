/// The words that the date grammar knows, each with its class and value.
///
/// Every spelling stands once, in the list of its class: a word is added by
/// adding it to a list.
struct Lexicon: Sendable {
  /// What a word is.
  struct Entry: Sendable {
    var word: Word
    var value: Int32 = 0
    var traits: Token.Traits = []
  }

  /// The one lexicon.
  static let english = Lexicon()

  private(set) var table = WordTable<Entry>(capacity: 1500)

  private init() {
    for group in Self.groups {
      add(group.spellings, Entry(word: group.word, value: group.value, traits: group.traits))
    }
    for (index, spellings) in Self.months.enumerated() {
      add(spellings, Entry(word: .month, value: Int32(index + 1)))
    }
    for (index, spellings) in Self.weekdays.enumerated() {
      add(spellings, Entry(word: .weekday, value: Int32(index + 1)))
    }
    for (index, spellings) in Self.pluralWeekdays.enumerated() {
      add(spellings, Entry(word: .weekday, value: Int32(index + 1), traits: .plural))
    }
    for (index, spellings) in Self.cardinals.enumerated() {
      add(spellings, Entry(word: .cardinal, value: Int32(index)))
    }
    for (index, spellings) in Self.ordinals.enumerated() {
      add(spellings, Entry(word: .ordinal, value: Int32(index)))
    }
    for group in Self.functionWords {
      add(group.spellings, Entry(word: group.word))
    }
    for (spellings, minutes) in ZoneNames.abbreviations {
      add(spellings, Entry(word: .zone, value: Int32(minutes)))
    }
  }

  private mutating func add(_ spellings: StaticString, _ entry: Entry) {
    table.insert(wordsOf: spellings, entry)
  }

  private static let weekdays: [StaticString] = [
    "monday mon mun mondy", "tuesday tue tues tu tuseday tuesdy teusday",
    "wednesday wed weds wensday wednsday wendsday wednesdy wedesday wedneday wednseday",
    "thursday thu thur thurs thrusday thurday thurdsay", "friday fri fry firday frday",
    "saturday sat satterday saterday saturdy saterdy satruday sataday", "sunday sun sundy",
  ]

  private static let pluralWeekdays: [StaticString] = [
    "mondays mons", "tuesdays", "wednesdays wensdays", "thursdays", "fridays",
    "saturdays", "sundays",
  ]

  private static let months: [StaticString] = [
    "january jan janury janaury", "february feb febuary feburary febr", "march mar",
    "april apr apri aprl apirl", "may", "june jun juen", "july jul jully juli",
    "august aug agust augst",
    "september sep sept setember septmber septembre", "october oct octo ocotber",
    "november nov novem novemeber", "december dec decem decemeber",
  ]

  private static let cardinals: [StaticString] = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven elven elevn", "twelve twelv tweleve", "thirteen", "fourteen forteen",
    "fifteen fiveteen fivteen", "sixteen", "seventeen", "eighteen",
    "nineteen", "twenty", "", "", "", "", "", "", "", "", "", "thirty thrity", "", "", "", "", "",
    "",
    "", "", "", "forty fourty", "", "", "", "", "", "", "", "", "", "fifty", "", "", "", "",
    "", "", "", "", "", "sixty", "", "", "", "", "", "", "", "", "", "seventy", "", "", "", "",
    "", "", "", "", "", "eighty", "", "", "", "", "", "", "", "", "", "ninety",
  ]

  private static let ordinals: [StaticString] = [
    "", "first", "", "third", "fourth", "fifth fith fiftth", "sixth", "seventh", "eighth eigth",
    "ninth nineth",
    "tenth", "eleventh", "twelfth twelveth", "thirteenth", "fourteenth", "fifteenth",
    "sixteenth", "seventeenth", "eighteenth", "nineteenth", "twentieth", "", "", "", "", "",
    "", "", "", "", "thirtieth",
  ]

  private struct Group {
    var word: Word
    var value: Int32
    var traits: Token.Traits
    var spellings: StaticString

    init(_ word: Word, _ value: Int32, _ spellings: StaticString, _ traits: Token.Traits = []) {
      self.word = word
      self.value = value
      self.spellings = spellings
      self.traits = traits
    }

    init(_ unit: TimeUnit, _ spellings: StaticString, _ traits: Token.Traits = []) {
      self.init(.unit, unit.rawValue, spellings, traits)
    }

    init(_ part: DayPart, _ spellings: StaticString, _ traits: Token.Traits = []) {
      self.init(.part, part.rawValue, spellings, traits)
    }
  }

  private static let groups: [Group] = [
    Group(.relativeDay, 0, "today todays tday tdy 2day todya toady"),
    Group(
      .relativeDay, 1,
      """
      tomorrow tomorrows tommorow tommorrow tomorow tomorrw tommorw tomm tmr tmrw tmw tmrrw \
      tomoro tomorro tomoz tomozz tmoz tmrow tmoro tom2morrow 2morrow 2moro 2mro 2mrw 2moz morrow
      """),
    Group(.relativeDay, -1, "yesterday yesterdays"),
    Group(.relativeDay, 2, "overmorrow"),
    Group(.tonight, 0, "tonight tonite tonights 2nite 2night tonigth tonght"),
    Group(TimeUnit.second, "sec secs seconds"),
    Group(.minute, "minute min mins mns minuts minuet"),
    Group(.minute, "minutes minuets mintues minutues", .plural),
    Group(.hour, "hour hr hrs hou houre huor"),
    Group(.hour, "hours hourse", .plural),
    Group(.day, "days", .plural),
    Group(TimeUnit.workday, "weekday wkday workday weeknight"),
    Group(TimeUnit.workday, "weekdays workdays weeknights", .plural),
    Group(.weekend, "weekend wkend wknd weeknd weekened"),
    Group(.weekend, "weekends", .plural),
    Group(.week, "week wk weeek wek"),
    Group(.week, "weeks wks weaks wekes", .plural),
    Group(.fortnight, "fortnight fortnite fornight"),
    Group(.fortnight, "fortnights", .plural),
    Group(.month, "month mo mth mnth"),
    Group(.month, "months mos mths", .plural),
    Group(.year, "years yrs yr", .plural),
    Group(.decade, "decade"),
    Group(.decade, "decades", .plural),
    Group(.morning, "morning morn mornin morningish"),
    Group(.morning, "mornings", .plural),
    Group(.forenoon, "forenoon"),
    Group(.afternoon, "afternoon afternoonish aftenoon afernoon arvo afternon"),
    Group(.afternoon, "afternoons", .plural),
    Group(.evening, "evening eve evenin eveningish"),
    Group(.evening, "evenings", .plural),
    Group(.night, "night nite"),
    Group(.night, "nights nts", .plural),
    Group(.lunch, "lunch lunchtime lunchtimes lunchtme"),
    Group(.dinner, "dinner dinnertime supper suppertime"),
    Group(.breakfast, "breakfast breakfasttime"),
    Group(.brunch, "brunch"),
    Group(.tea, "teatime"),
    Group(.daytime, "daytime"),
    Group(.endOfDay, "eod cob"),
    Group(.noon, 0, "noon noontime midday noonish nooon middday"),
    Group(.midnight, 0, "midnight midnite"),
    Group(.vagueNumber, 2, "couple pair"),
    Group(.vagueNumber, 3, "few some"),
    Group(.vagueNumber, 7, "several"),
    Group(.vagueNumber, 12, "dozen"),
    Group(.meridiem, 0, "am ampm"),
    Group(.meridiem, 1, "pm pam pn"),
    Group(.frequency, TimeUnit.day.rawValue, "daily everyday nightly"),
    Group(.frequency, TimeUnit.hour.rawValue, "hourly"),
    Group(.frequency, TimeUnit.week.rawValue, "weekly wkly"),
    Group(.frequency, TimeUnit.fortnight.rawValue, "biweekly fortnightly"),
    Group(.frequency, TimeUnit.month.rawValue, "monthly bimonthly mnthly"),
    Group(.frequency, TimeUnit.quarter.rawValue, "quarterly"),
    Group(.frequency, TimeUnit.year.rawValue, "yearly annual annually"),
    Group(.season, 0, "spring springtime"),
    Group(.season, 1, "summer summertime"),
    Group(.season, 2, "autumn fall"),
    Group(.season, 3, "winter wintertime"),
    Group(.times, 1, "once"),
    Group(.times, 2, "twice"),
    Group(.times, 3, "thrice"),
    Group(.ordinalEnding, 0, "th st nd rd"),
    Group(.street, 0, "street drive avenue ave road boulevard blvd lane ln rd court highway hwy"),
  ]

  private static let functionWords: [(word: Word, spellings: StaticString)] = [
    (.the, "the teh"), (.a, "a an"), (.of, "of"), (.at, "at"), (.in, "in"), (.on, "on"),
    (.for, "for"),
    (.to, "to too"), (.from, "from form frm"), (.until, "until till til untill untl"),
    (.through, "through thru"), (.between, "between betwen beetween btwn b/w"), (.and, "and n"),
    (.or, "or otherwise"), (.after, "after aftr"), (.before, "before befor b4"), (.by, "by"),
    (.since, "since"), (.past, "past"), (.within, "within"),
    (.around, "around about approximately approx roughly circa near nearly ca abt almost"),
    (.during, "during"), (.over, "over"), (.than, "than"), (.ago, "ago"), (.hence, "hence"),
    (.later, "later"), (.earlier, "earlier"), (.next, "next nxt nex folowing following"),
    (.this, "this ths current"),
    (.that, "that"), (.last, "last final"), (.coming, "coming comming upcoming"),
    (.previous, "previous"), (.every, "every each evry evey evrey ev"),
    (.other, "other othr otehr"),
    (.except, "avoiding"),
    (.except, "except excluding besides excepting ecxept excpet exept exepct excet execpt barring"),
    (.not, "not isnt"), (.no, "no"),
    (.any, "any"), (.anytime, "anytime sometime somewhen whenever"),
    (.all, "all full whole entire"),
    (.only, "only just"), (.but, "but"), (.more, "more additional extra"), (.another, "another"),
    (.early, "early"), (.late, "late"), (.mid, "mid middle"),
    (.beginning, "beginning start begin begining beggining"), (.end, "end"),
    (.rest, "rest remainder"),
    (.half, "half harf"),
    (.quarter, "quarter quarters quater quarer quartr qtr"),
    (.oclock, "oclock oclok oclcok"), (.oh, "oh o ou"),
    (.ish, "ish"), (.now, "now rightnow"), (.second, "second"), (.minuteMark, "h"), (.time, "time"),
    (.date, "date"),
    (.day, "day"), (.starting, "starting begins starts beginning commencing effective"),
    (.ending, "ending ends finish finishes finishing"), (.business, "business working"),
    (.christmas, "christmas xmas"),
    (.new, "new"), (.work, "work"), (.closing, "close closing"), (.asap, "asap"),
    (.thing, "thing"), (.x, "x"), (.year, "year"), (.thousand, "thousand"),
    (.count, "times occurrences occurrence sessions visits appointments occasions"),
    (.move, "move reschedule change shift switch postpone push bump swap rebook transfer"),
    (
      .change,
      "update set make put extend adjust correct edit changed updated moved rescheduled stretch prolong lengthen"
    ),
    (.instead, "instead"), (.up, "up"), (.least, "least"), (.most, "most latest"),
    (.possible, "possible"), (.instance, "instance instances"), (.zoneWord, "timezone"),
    (.negation, "dont cant wont doesnt didnt cannot couldnt wouldnt"),
    (.verb, "will would can could should must might shall do does did"),
    (.polite, "please pls plz thanks thank thx cheers"),
    (
      .aside,
      "with without if works suits fits is are was then available because preferably ideally"
    ),
    (
      .spelled,
      "midafternoon midmorning midweek immediately straightaway currently eom eoy eow penultimate"
    ),
  ]
}
