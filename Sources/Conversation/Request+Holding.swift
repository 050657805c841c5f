import CivilTime
import PlainEnglish

/// Times that say which booking is to be changed, and not to when.
extension Request {
  /// The times of a move that stand before where it goes, where that is no time: "Dana on
  /// Friday to the next free slot", "Tom on Thursday to Sam".
  var timesHolding: [When] {
    guard intent == .move, let target = targetStart else { return [] }
    return whens.filter { $0.role == .at && $0.span.upperBound <= target }
  }

  /// Marks times as those that say which booking is meant.
  mutating func hold(_ times: [When]) {
    for index in whens.indices where times.contains(whens[index]) { whens[index].role = .from }
  }

  /// "from Wednesday to the same time on Thursday": that Wednesday, and none after it.
  mutating func closeOldDays() {
    guard whens.contains(where: { $0.role == .to }) || wantsSame else { return }
    for index in whens.indices
    where whens[index].role == .from && whens[index].isOpenEnded && whens[index].grain <= .day {
      guard let start = whens[index].start,
        !["on", "onwards", "onward"].contains(Folding.words(whens[index].text).last ?? "")
      else { continue }
      whens[index].isOpenEnded = false
      whens[index].end =
        whens[index].isDayOnly
        ? LocalDateTime(start.date.adding(days: 1), .midnight) : nil
    }
  }

  /// Where in the line it begins to say where the booking goes, if that is somebody or the
  /// next free time.
  private var targetStart: Int? {
    let bytes = Array(text.utf8)
    var from = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      defer { from += word.utf8.count + 1 }
      guard ["to", "onto"].contains(Folding.fold(word)), from < bytes.count else { continue }
      let place = span.lowerBound + from
      guard !whens.contains(where: { $0.span.contains(place) }) else { continue }
      let next = Folding.words(String(decoding: bytes[from...], as: UTF8.self)).dropFirst()
        .first { !["the", "a", "her", "his", "their", "my", "our"].contains($0) }
      let isFree = ["next", "first", "earliest", "soonest", "nearest"].contains(next ?? "")
      let isSomebody = staff.contains { mention in
        (0...2).contains(mention.span.lowerBound - place - word.utf8.count)
      }
      if isFree && wantsSoonest || isSomebody { return place }
    }
    return nil
  }
}
