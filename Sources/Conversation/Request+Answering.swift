import PlainEnglish

/// Answers that their words alone tell.
extension Request {
  /// "once more please".
  var asksOnceMore: Bool {
    let words = Folding.words(text).filter { $0 != "please" }
    return words == ["once", "more"] || words == ["once", "again"]
  }
}
