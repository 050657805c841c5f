/// Who or what stays as it is, where several are to be changed: "leave Omar, move
/// Luis", "B-12 stays".
extension PartsFiller {
  /// Marks the people and the bookings that a line leaves out of what was proposed.
  ///
  /// What a verb of leaving governs stands behind it, what stays stands before
  /// its verb: "skip Tom and Mei", "Tom can stay".
  func fillKept(_ request: inout Request, _ words: Range<Int>) {
    // Of what is to be changed itself, exceptions tell.
    let isOfOthers = ![.cancel, .move, .mark, .resize].contains(request.intent)
    guard expecting == .confirmation || isOfOthers else { return }
    let ranges = expecting == .confirmation ? keptRanges(in: words) : []
    for index in request.customers.indices
    where ranges.contains(where: { parts.span($0).overlaps(request.customers[index].span) }) {
      request.customers[index].isExcluded = true
    }
    for index in words where parts.words[index].isNumber {
      let token = Int(parts.words[index].token)
      guard BookingNumbers.isOne(token, parts.line),
        ranges.contains(where: { $0.contains(index) }) || isRuledOut(index, words)
      else { continue }
      request.keptNumbers.append(Int(parts.line.tokens[token].value))
    }
    request.bookingNumbers.removeAll { request.keptNumbers.contains($0) }
  }

  private func keptRanges(in words: Range<Int>) -> [Range<Int>] {
    let cues = parts.cues(parts.details, in: words).filter {
      $0.kind == .leaveAsIs || $0.kind == .stays
    }
    let verbs = parts.cues(parts.acts, in: words).filter(isOfMoving).map(\.start)
    var ranges: [Range<Int>] = []
    var from = words.lowerBound
    for cue in cues {
      if cue.kind == .stays {
        let verb = verbs.last { (from..<cue.start).contains($0) }
        ranges.append((verb ?? from)..<cue.start)
      } else {
        let next = cues.first { $0.start >= cue.end && $0.kind == .leaveAsIs }?.start
        let ends = verbs.filter { $0 >= cue.end } + [next ?? words.upperBound]
        ranges.append(cue.end..<(ends.min() ?? words.upperBound))
      }
      from = cue.end
    }
    return ranges
  }

  /// Whether a verb says of those behind it that they do not stay.
  private func isOfMoving(_ cue: CueSpan) -> Bool {
    switch cue.kind {
    case .moveVerb, .changeVerb, .makeVerb, .takeVerb, .bookVerb, .makeIt: true
    default: false
    }
  }

  /// "not B-12", "all but B-12".
  private func isRuledOut(_ index: Int, _ words: Range<Int>) -> Bool {
    parts.cues(parts.details, in: words).contains { cue in
      guard cue.kind == .not || cue.kind == .except, cue.end <= index else { return false }
      // "B-12", "the booking number 12"
      return (cue.end..<index).allSatisfy {
        !parts.words[$0].classes.isDisjoint(with: [.determiner, .desk])
          || parts.words[$0].is(.number) || parts.isWord($0, "b")
      }
    }
  }
}
