/// A part of a line that wants one thing, or says one.
struct Clause {
  /// Its words, half-open.
  var words: Range<Int>
  var isQuestion = false

  /// What is said in it that answers or is talk.
  var talk = TalkSigns()

  /// What it wants, if it wants something.
  var intent: Intent?

  /// A word shows that it changes what is on the table.
  var corrects = false

  /// It names its object by a pronoun, or not at all.
  var isElliptic = false

  /// It asks for a value: the topic.
  var topics: [Topic] = []
  var why: WhyQuestion?

  /// Which of what was offered it means, and what else it would have.
  var choice: Choice?
  var alternative: Alternative?

  var status: VisitStatus?
  var report: Report?
  /// Free text: a remark, a name.
  var note: String?

  /// A time, a length or a rule of repetition is in it.
  var hasTime = false

  /// It books by a wish, or by "see" and "visit", rather than by telling to.
  var isWish = false

  /// Its words end before those of the line's clause do.
  var isCut = false

  /// The words of the clause that its intent is from, among others that were put to it.
  var core: Range<Int>?

  /// It tells the desk to do what no desk does.
  var isBeyond = false

  /// It asks where something is.
  var isAboutPlace = false

  /// It is the first of its line: what is not said otherwise answers the
  /// question.
  var isFirst = false

  /// It asks about somebody, and says nothing to what was offered.
  var isAside = false

  /// It says of a verb that changes bookings that this is not to be done.
  var forbids = false

  /// A wish or a question is in it of which nothing was made.
  var seeks = false
}
