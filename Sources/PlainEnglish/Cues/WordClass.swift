/// Classes of words that the cue tables and the rules refer to.
struct WordClasses: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  static let good = WordClasses(bit: 0)
  static let right = WordClasses(bit: 1)
  static let wrong = WordClasses(bit: 2)
  static let be = WordClasses(bit: 3)
  static let can = WordClasses(bit: 4)
  static let very = WordClasses(bit: 5)
  static let poss = WordClasses(bit: 6)
  static let determiner = WordClasses(bit: 7)
  static let pronoun = WordClasses(bit: 8)
  static let person = WordClasses(bit: 9)
  static let ordinal = WordClasses(bit: 10)
  static let number = WordClasses(bit: 11)
  static let desk = WordClasses(bit: 12)
  static let event = WordClasses(bit: 13)
  static let calendar = WordClasses(bit: 14)
  static let business = WordClasses(bit: 15)
  static let book = WordClasses(bit: 16)
  static let make = WordClasses(bit: 17)
  static let cancel = WordClasses(bit: 18)
  static let remove = WordClasses(bit: 19)
  static let move = WordClasses(bit: 20)
  static let change = WordClasses(bit: 21)
  static let invite = WordClasses(bit: 22)
  static let show = WordClasses(bit: 23)
  static let want = WordClasses(bit: 24)
  static let scope = WordClasses(bit: 25)
  static let scopeVerb = WordClasses(bit: 26)
  static let reminder = WordClasses(bit: 27)
  static let list = WordClasses(bit: 28)
  static let weather = WordClasses(bit: 29)
  static let holiday = WordClasses(bit: 30)
  static let free = WordClasses(bit: 31)
  static let part = WordClasses(bit: 32)
  static let time = WordClasses(bit: 33)
  static let stop = WordClasses(bit: 34)
  static let polite = WordClasses(bit: 35)
  static let ask = WordClasses(bit: 36)
  static let speech = WordClasses(bit: 37)
  /// Words with which a change of the business is said.
  static let setup = WordClasses(bit: 38)
  /// What is booked elsewhere.
  static let travel = WordClasses(bit: 39)
  /// What an event has: a title, a place.
  static let attribute = WordClasses(bit: 40)
  /// Ends what is booked, if that is named.
  static let quit = WordClasses(bit: 41)
  /// What is booked, more than one.
  static let several = WordClasses(bit: 42)
  /// Says again.
  static let again = WordClasses(bit: 43)
  /// Words with which a change of something the book names is said.
  static let setupOfName = WordClasses(bit: 44)
  /// Rooms and equipment.
  static let thing = WordClasses(bit: 45)
  // What stands around names.
  static let beforeStaff = WordClasses(bit: 46)
  static let beforeCustomer = WordClasses(bit: 47)
  static let forWhom = WordClasses(bit: 48)
  static let beforeGuest = WordClasses(bit: 49)
  static let afterGuest = WordClasses(bit: 50)
  static let working = WordClasses(bit: 51)
  static let absent = WordClasses(bit: 52)
  static let having = WordClasses(bit: 53)
  static let title = WordClasses(bit: 54)
  static let relation = WordClasses(bit: 55)
  static let belonging = WordClasses(bit: 56)
  static let wishing = WordClasses(bit: 57)
  static let excluding = WordClasses(bit: 58)
  static let excludingAny = WordClasses(bit: 59)
  static let anyone = WordClasses(bit: 60)
  /// What people at a desk's business are.
  static let trade = WordClasses(bit: 61)
  /// Verbs with which something is said to people who are not here.
  static let messaging = WordClasses(bit: 62)
  /// What is eaten and drunk, at a table or not.
  static let meal = WordClasses(bit: 63)
}

extension WordClassRow {
  /// The word classes.
  static let all: [WordClassRow] = [
    .init(
      .good, "good",
      """
      good great fine perfect perfectly ok alright excellent wonderful awesome cool lovely nice \
      ideal fantastic amazing super brilliant sweet terrific superb splendid marvelous marvellous \
      okay fabulous gorgeous best better convenient suitable acceptable decent satisfactory neat \
      beautiful stellar delightful spot-on grand agreeable swell dandy peachy groovy dope sick \
      fab reasonable wonderfully nicely beautifully well
      """),
    .init(
      .right, "right", "right correct accurate true exact precise affirmative factual spoton valid"),
    .init(
      .wrong, "wrong",
      """
      wrong incorrect false inaccurate untrue erroneous mistaken off bad terrible awful useless \
      unacceptable
      """),
    .init(.be, "be", "is are was were am be been being isnt"),
    .init(.can, "can", "can could would will may might should must needs ought"),
    .init(
      .very, "very",
      """
      very really so quite too pretty just absolutely totally definitely all certainly actually \
      extremely completely also still only exactly more simply already entirely truly
      """),
    .init(.poss, "poss", "my our his her their your its"),
    .init(.determiner, "det", "the a an any some this that these those another each every no"),
    .init(.pronoun, "it", "it that this them these those"),
    .init(.person, "who", "i we you he she they someone somebody anyone anybody"),
    .init(
      .ordinal, "nth",
      """
      first second third fourth fifth sixth seventh eighth ninth tenth last 1st 2nd 3rd 4th 5th \
      6th 7th 8th 9th 10th
      """),
    .init(
      .number, "n", "one two three four five six seven eight nine ten 1 2 3 4 5 6 7 8 9 10"),
    .init(
      .desk, "desk",
      """
      appointment appointments booking bookings reservation reservations meeting meetings event \
      events slot slots session sessions visit visits meet meets rsvp appts
      """),
    .init(
      .event, "event",
      """
      appointment appointments booking bookings reservation reservations meeting meetings event events slot slots session sessions visit visits meet class classes lesson lessons consultation consult consultations lunch lunches luncheon dinner dinners breakfast brunch supper party parties date dates interview interviews practice practise game games match concert concerts wedding weddings birthday birthdays anniversary anniversaries rehearsals recitals workshops trip trips vacation holiday hike workout yoga gym haircut haircuts trim colour color massage manicure pedicure facial checkup checkups exam exams physical cleaning filling treatment treatments surgery operation therapy physio show movie conference conferences seminar webinar workshop training presentation review standup sync catchup debrief picnic barbecue bbq ceremony festival tournament race recital rehearsal reunion fundraiser gala ball dance potluck shower celebration gathering outing retreat tour camping engagement engagements activity activities plans dentist doctor doctors dental orientation briefing call calls demo inspection audit deadline maintenance tutoring coffee drinks study hangout program programme table tables room rooms commitments obligation obligations mass church bowling golf tennis soccer football basketball baseball hockey swimming softball playdate babysitting shift graduation funeral exercise run stay plan getaway picnics seat seats spot spots
      """),
    .init(
      .calendar, "calendar",
      "calendar calendars schedule schedules agenda agendas diary planner itinerary timetable"),
    .init(
      .business, "business",
      """
      salon barber barbershop clinic studio office shop spa dentist doctor dr stylist hairdresser \
      hygienist therapist dermatologist gynecologist gynaecologist physiotherapist trainer tutor \
      specialist physician practitioner receptionist
      """),
    .init(
      .book, "book",
      """
      book schedule reserve arrange organise organize booked scheduled rebook secure prebook \
      scheduling booking reserving
      """),
    .init(
      .make, "make",
      """
      make create add set put insert enter get have place mark block jot note throw log plan fix pencil slot squeeze fit input include obtain register request save record need want making creating adding setting putting
      """),
    .init(
      .cancel, "cancel",
      "strike scrub nix axe cancel canceled cancelled canceling cancelling abort scrap scratch"),
    .init(
      .remove, "remove",
      """
      delete remove erase purge clear drop wipe dismiss disregard eliminate destroy discard removed deleted erased cleared deleting removing nix
      """),
    .init(
      .move, "move",
      """
      move reschedule postpone shift push delay rescheduled moved postponed bump rearrange \
      transfer moving rescheduling kick carry drag
      """),
    .init(
      .change, "change",
      """
      change update modify edit alter adjust extend shorten lengthen stretch reduce prolong curtail rename replace swap switch \
      correct fix revise amend changed updated changing updating extended replaced
      """),
    .init(.invite, "invite", "invite uninvite disinvite"),
    .init(
      .show, "show",
      """
      retrieve show list display see view check read find search look pull bring open tell give print share review confirm verify locate get recite provide fetch know reconfirm
      """),
    .init(.want, "want", "want need like love wish prefer hope wanna require desire"),
    .init(
      .scope, "scope",
      """
      won winner winners pay paid payroll payment human robot machine glasses invoice \
      alarm alarms song songs music playlist radio podcast audiobook light lights lamp tweet tweets twitter facebook instagram email emails mail inbox text sms password messages voicemail pin account accounts bank card credit loan bills balance recipe recipes news joke jokes todo chores traffic directions insurance volume gas takeout website menu restaurant restaurants calories vacuum socket plug wemo channel timer stock stocks currency exchange rate mileage apr luggage passport visa vaccine vaccines shots weather translate spanish french language definition spell synonym temperature battery photo photos data database wifi bluetooth app apps software whisper accent nickname contact contacts forecast mute maker thermostat points mastercard savings score cards money paycheck payday tax taxes rent spend spent wake politics zone timezone settings setting factory
      """),
    .init(
      .scopeVerb, "scopeverb",
      """
      fly \
      play call text email tweet sing google translate spell define dial ring message pay wake
      """),
    .init(
      .reminder, "reminder",
      "remind reminder reminders notify notification notifications alert wakeup"),
    .init(.list, "list", "list lists todo"),
    .init(
      .weather, "weather",
      """
      coat coats sweater sweaters boots gloves scarf sunscreen sunglasses hurricane tornado thunder thunderstorm thunderstorms lightning hail fog sleet blizzard \
      foggy drizzle drizzling muggy breezy hazy overcast frosty icy weather rain raining rainy snow snowing snowy sunny cloudy windy wind forecast temperature \
      temp humid humidity hot cold warm chilly degrees umbrella celsius fahrenheit storm stormy \
      freezing precipitation jacket raincoat
      """),
    .init(
      .holiday, "holiday",
      """
      christmas halloween easter thanksgiving hanukkah hannukah hanukah kwanzaa ramadan diwali \
      passover lent mardi memorial labor labour veterans presidents valentines patricks patriot \
      juneteenth independence columbus mothers fathers groundhog earth boxing rosh yom election \
      palm ash anzac bastille eid purim pentecost epiphany
      """),
    .init(
      .free, "free",
      """
      free available availability opening openings slot slots open vacancy vacancies vacant \
      unbooked busy crowded
      """),
    .init(
      .part, "part",
      "morning afternoon evening night noon midday lunchtime tonight midnight weekend week month"),
    .init(.time, "time", "time day date hour month week year"),
    .init(
      .stop, "filler",
      """
      um umm ummm uh uhh uhm hmm hm hmmm er ah oh ooh well so just and then but now also please \
      actually basically like hey listen look see anyway anyways plus kindly maybe perhaps \
      possibly hopefully preferably ideally unfortunately sadly regrettably sorry oops whoops ooops yikes eh
      """),
    .init(
      .speech, "speech",
      "say said speak spoke spoken tell told repeat ask asked hear heard replay restate utter confirm try"
    ),
    .init(
      .setup, "setup",
      """
      service services treatment staff stylist barber employee team hire works open opens \
      opening closed close shut closing slots notice ahead advance cancellations most \
      maximum max limit block rename called named gap gaps strict pending explain \
      explanations clock currency prices customer customers client clients own fresh scratch sample unlimited \
      bookings confirmed approval weeks dates buffer buffers cleaning clean turnaround nobody everybody both \
      limits cap closure closures unblock currencies dollars euros brief detailed concise
      """),
    .init(
      .thing, "thing",
      """
      room rooms chair chairs bed beds machine machines sink sinks basin basins studios court \
      courts laser lasers bay bays station stations couch couches desk desks cabin cabins
      """),
    .init(
      .setupOfName, "setupofname",
      """
      work working hours costs cost takes price holds hold seats needs need requires require processing \
      remove delete does do doesnt cant offers offer offering off away leave holiday \
      vacation lunch break finishes view phone number telephone mobile room rooms step steps grid \
      make set change raise lower start starts begin add left longer capacity category lasts surname \
      week weeks month call name is has icon day learned learnt take can chair chairs bed \
      beds there have had teach teaches run runs lead leads perform performs between put \
      keep allow booked out leaves busy starting usual anytime \
      lives based zone timezone leaving stops stopped last quits resigns
      """),
    .init(
      .travel, "travel", "flight flights hotel hotels train trains taxi taxis cab cabs uber lyft"),
    .init(
      .attribute, "attribute",
      """
      title name subject location place label duration length status description details venue \
      address attendees start end
      """),
    .init(
      .quit, "quit",
      """
      ignore end close abandon annul void terminate withdraw revoke rescind retract nullify relinquish \
      repeal release surrender forfeit dump ditch lose toss trash clean reset empty skip chuck
      """),
    .init(
      .several, "several",
      "appointments bookings reservations meetings events sessions visits plans classes activities"),
    .init(.again, "again", "repeat repeated replay restate reiterate rehash retell"),
    .init(.beforeStaff, "beforestaff", "with see by stylist barber dr doctor visit"),
    .init(
      .beforeCustomer, "beforecustomer",
      "change for customer client move cancel reschedule put postpone mark"),
    .init(.forWhom, "forwhom", "for"),
    .init(.beforeGuest, "beforeguest", "book get"),
    .init(.afterGuest, "afterguest", "a an in into to from for on at back down tomorrow today"),
    .init(.working, "working", "works does hours took starts finishes working"),
    .init(.absent, "absent", "off away ill sick on unwell working out do lunch not"),
    .init(.having, "having", "has have"),
    .init(.title, "title", "dr mr mrs ms miss prof doctor"),
    .init(
      .relation, "relation",
      """
      son daughter wife husband mother mum mom father dad kids kid child children friend partner \
      brother sister girlfriend boyfriend grandmother grandfather nephew niece
      """),
    .init(.belonging, "belonging", "history phone number notes usual last next surname name"),
    .init(
      .wishing, "wishing",
      """
      book schedule reserve get want need for have like arrange and me cancel move organise \
      organize booked scheduled rebook secure
      """),
    .init(.excluding, "excluding", "not except without besides excluding neither nor"),
    .init(.excludingAny, "excludingany", "but"),
    .init(.anyone, "anyone", "anyone anybody everyone all any"),
    .init(
      .trade, "trade",
      """
      staff team stylist stylists barber barbers therapist therapists physio physios \
      physiotherapist physiotherapists dentist dentists hygienist hygienists doctor doctors nurse \
      nurses vet vets trainer trainers instructor instructors teacher teachers tutor tutors coach \
      coaches masseur masseurs masseuse masseuses beautician beauticians technician technicians \
      groomer groomers colourist colourists colorist colorists hairdresser hairdressers \
      practitioner practitioners osteopath osteopaths chiropractor chiropractors counsellor \
      counsellors counselor counselors consultant consultants assistant assistants artist artists \
      photographer photographers employee employees colleague colleagues worker workers
      """),
    .init(
      .messaging, "messaging",
      "text email tweet message mail sms whatsapp dm ring dial translate sing"),
    .init(.meal, "meal", "coffee tea drinks lunch luncheon dinner breakfast brunch supper"),
    .init(.polite, "please", "please kindly"),
    .init(.ask, "ask", "what when where who which whose why how whom"),
  ]
}
