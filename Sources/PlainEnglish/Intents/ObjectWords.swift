/// The words of a clause that tell what a verb is done to, or what a question is about.
struct ObjectWords {
  let range: Range<Int>

  /// Their classes and those of all that follows in the clause, times left out.
  let classes: WordClasses

  /// Something that a desk keeps is among them; how wide that is, each kind of verb and
  /// question says for itself.
  let isDesk: Bool

  init(_ range: Range<Int>, _ classes: WordClasses, isDesk: Bool) {
    self.range = range
    self.classes = classes
    self.isDesk = isDesk
  }

  /// Whether they are of another world: music, alarms, mail, journeys.
  var isBeyond: Bool {
    !classes.isDisjoint(with: [.scope, .travel]) && classes.isDisjoint(with: [.desk, .calendar])
  }
}
