/// The words of one class of meaning, in their base forms.
struct EvidenceWords: Sendable {
  let evidence: Evidence
  let words: StaticString

  init(_ evidence: Evidence, _ words: StaticString) {
    self.evidence = evidence
    self.words = words
  }
}

extension EvidenceWords {
  /// The classes that the cue tables have no need of; forms of a word ("explains",
  /// "explaining") need not be listed, see ``EvidenceIndex``.
  static let all: [EvidenceWords] = [
    .init(
      .clarify,
      """
      explain clarify elaborate rephrase reword simplify expand expound define illustrate interpret \
      decipher specify paraphrase enlighten explanation clarification elaboration meaning sense \
      mean clearer simpler plainer confuse unclear vague ambiguous puzzle detail specific
      """),
    .init(.negation, "none neither nobody nor nothing"),
    .init(.whereabouts, "where anywhere somewhere supposed due expect"),
    .init(.more, "more further better additional"),
    .init(.upkeep, "oil tire brake engine transmission headlight windshield mechanic"),
    .init(.hailed, "taxi cab uber lyft"),
    .init(.still, "yet already still begun started ended finished"),
    .init(.consent, "agree accept consent concur endorse aboard betcha yup"),
    .init(
      .understand,
      "understand follow grasp comprehend understood hear heard catch caught receive listen"),
    .init(
      .redo,
      "repeat again replay restate reiterate rehash recap recite retell echo rerun anew repetition"),
    .init(
      .speech, "say said speak spoke spoken tell told ask utter mention state reply respond talk"),
    .init(
      .talkThing,
      """
      answer question command request instruction response reply statement sentence phrase message \
      remark comment task job action conversation utterance suggestion output result query \
      word thing part point idea example info information topic subject way kind sort type stuff
      """),
    .init(
      .halt,
      """
      stop quit cease halt end abort ignore forget disregard drop skip abandon negate scrap \
      nevermind discontinue terminate pause refrain desist overlook cancel undo scratch shush erase delete discard retract
      """),
    .init(.perform, "complete do carry perform proceed execute continue finish process run go"),
    .init(
      .wrong,
      """
      wrong incorrect mistake mistaken error erroneous misunderstand misunderstood misheard mishear \
      misinterpret misread false inaccurate untrue fail incorrectly wrongly badly mess botch
      """),
    .init(
      .right,
      """
      right correct accurate exact perfect precise true rightly correctly perfectly exactly \
      precisely accurately spot properly nail
      """),
    .init(
      .ability,
      """
      able capable capability ability skill function functionality feature help assist assistance \
      support aid handle purpose expertise talent specialty specialize specialise know understand command knowledgeable \
      familiar expert proficient useful design build program train equip
      """),
    .init(.procedure, "step procedure process instruction method guideline"),
    .init(
      .indifferent,
      "care mind matter bother fuss fussy preference prefer picky particular difference"),
    .init(.choose, "choose pick decide select choice decision"),
    .init(
      .anyOf,
      "any either whichever whatever anything anyone anybody whoever whenever anytime wherever"),
    .init(.greet, "hi hello hey greeting howdy morning evening afternoon welcome"),
    .init(
      .grateful, "thank thanks appreciate appreciation grateful gratitude thankful cheers kudos"),
    .init(.clock, "time hour clock date day zone timezone month year weekday timing"),
    .init(.ensure, "ensure verify confirm check certain sure doublecheck assure validate"),
    .init(.recall, "remember recall remind forgot forget wonder curious unsure"),
    .init(
      .obtain, "get grab obtain have find secure arrange need snag land take hold set schedule"),
    .init(.wording, "word phrasing term language wording"),
    .init(.other, "other different another simple plain easy alternative"),
    .init(.work, "work function operate"),
    .init(.ask, "ask query inquire pose quiz"),
    .init(.doubt, "maybe perhaps might possibly if whether should unless"),
    .init(.record, "write wrote jot note record enter log"),
    .init(.recent, "last previous prior earlier latest recent just former"),
    .init(.crowd, "wait queue crowd crowded packed busy line"),
    .init(.converse, "see catch talk speak chat meet"),
    .init(.laterOn, "later soon again next another sometime around"),
    .init(.fine, "well fine good okay ok great swell"),
    .init(.that, "everything"),
    .init(.tell, "describe outline list name"),
    .init(
      .beyond,
      """
      noise membership item notification limit reward amex visa paypal bill fee paycheck salary payday account bank credit debit loan mortgage balance \
      transaction charge checkbook routing deposit withdraw withdrawal money dollar euro cash \
      price cost tip tax insurance coverage fraud atm 401k pto approve \
      recipe ingredient cook bake calorie nutrition takeout delivery \
      airline airport plane luggage visa ticket \
      traffic route direction mileage gas fuel highway \
      song music playlist album artist radio podcast audiobook episode joke riddle trivia \
      score news headline stock currency exchange \
      light lamp thermostat vacuum heater oven machine socket plug volume speaker brightness \
      weather forecast rain snow temperature umbrella \
      alarm timer reminder email inbox text sms tweet facebook twitter contact phone wifi app \
      password pin definition synonym spell translate language german french spanish \
      photo picture video file website internet robot human \
      tv television channel heat heating fan door lock window stove fridge blind bright brighter dim \
      bus subway ferry ride mall package shipping order favorite favourite color election \
      president income employer pay copay deductible sick rent rental budget subscription autopay cruise passport prescription \
      medication med expense kettle cache history lottery coin dice address wake awake cloud \
      grocery cinema kickoff sprinkler senate fraction equation planet sunset sunrise delivery parcel mailman courier \
      netflix hulu movies telly theater theatre film multiplex eclipse invent freeway road bought
      """),
    .init(
      .attribute, "detail info information location place venue subject title description agenda"),
  ]
}
