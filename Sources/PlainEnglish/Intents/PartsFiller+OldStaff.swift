/// From whom to whom bookings are moved: "move all of Alex's Tuesday bookings to
/// Sam".
extension PartsFiller {
  /// Tells the people whose bookings are meant from those who are to have them,
  /// and the times of the former from new ones.
  func fillOldStaff(_ request: inout Request, _ words: Range<Int>) {
    guard request.intent == .move, !request.staff.isEmpty else { return }
    let names = parts.names(in: words).filter { $0.mention.kind == .staff }
    let old = names.filter { isOld($0, in: words) }.map(\.mention)
    request.fromStaff = request.staff.filter { old.contains($0) }
    request.staff.removeAll { old.contains($0) }
    guard let target = names.first(where: { isTarget($0, in: words) }) else { return }
    let place = target.mention.span.lowerBound
    if request.whens.contains(where: { $0.role == .at && $0.span.upperBound < place }),
      request.whens.contains(where: { $0.role == .at && $0.span.lowerBound > place })
    {
      // "Tom on Thursday to Sam at 10": which it is before whom it goes to, and when behind.
      for index in request.whens.indices where request.whens[index].role == .at {
        request.whens[index].role =
          request.whens[index].span.upperBound < place ? .from : .to
      }
      return
    }
    guard
      !request.whens.contains(where: {
        $0.role == .to || $0.span.lowerBound > target.mention.span.lowerBound
      })
    else { return }
    // What is said before "to Sam" is when they are.
    for index in request.whens.indices where request.whens[index].role == .at {
      request.whens[index].role = .from
    }
  }

  /// "Alex's bookings", "from Alex".
  private func isOld(_ name: FoundName, in words: Range<Int>) -> Bool {
    guard let last = name.words.last else { return false }
    return parts.words[last].isPossessive || word(before: name, in: words) == .from
  }

  private func isTarget(_ name: FoundName, in words: Range<Int>) -> Bool {
    word(before: name, in: words) == .to && !isOld(name, in: words)
  }

  private func word(before name: FoundName, in words: Range<Int>) -> Word? {
    let before = name.words.lowerBound - 1
    guard words.contains(before) else { return nil }
    return parts.line.tokens[Int(parts.words[before].token)].word
  }
}
