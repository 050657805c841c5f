import PlainEnglish

extension Request {
  /// "block Sam on Friday or Saturday": the second of two days of which a change of the
  /// business would be one, and which is not said.
  ///
  /// Of what is denied both are meant: "Alex does not work on Friday or Saturday".
  var eitherDay: LeftWords? {
    guard setUp != nil, says("or"), let other = whens.first(where: { $0.role == .or }),
      !Self.denials.contains(where: says)
    else { return nil }
    return LeftWords(text: "or " + other.text, span: other.span, matters: true)
  }

  private static let denials: Set<String> = [
    "not", "no", "never", "dont", "doesnt", "isnt", "wont",
    "cant", "cannot", "arent", "neither", "nor", "nobody", "without", "except",
  ]
}
