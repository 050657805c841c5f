import PlainEnglish

/// Questions about a time that their first words say too little of: whether something is booked
/// then, or what is free.
extension Request {
  /// "is anyone booked for Thursday at 3?", "is somebody coming at 10?": what stands there.
  var asksWhetherBooked: Bool {
    guard !whens.isEmpty, services.isEmpty, staff.isEmpty else { return false }
    let words = Folding.words(text)
    guard words.first == "is", let who = words.dropFirst().first,
      ["anyone", "anybody", "someone", "somebody", "anything", "something"].contains(who)
    else { return false }
    return ["booked", "coming", "due", "expected"].contains(where: words.contains)
  }

  /// "what have you got Thursday after 4?", "what times for a haircut on Thursday", "is Thursday
  /// at 3 taken?": what is free then.
  var asksWhatIsFree: Bool {
    guard !whens.isEmpty, customers.isEmpty, bookingNumbers.isEmpty, !saysMine else { return false }
    let words = Folding.words(text)
    let isOfYou =
      words.starts(with: ["what", "have", "you", "got"])
      || words.starts(with: ["what", "do", "you", "have"])
    if isOfYou { return !["booked", "on", "down", "in"].contains(words.dropFirst(4).first ?? "") }
    if ["what", "which"].contains(words.first ?? ""), let noun = words.dropFirst().first,
      ["times", "slots"].contains(noun)
    {
      return !services.isEmpty
    }
    return words.first == "is" && services.isEmpty && staff.isEmpty
      && ["taken", "gone"].contains(words.last ?? "")
  }
}
