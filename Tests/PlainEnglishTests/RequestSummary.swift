import CivilTime

@testable import PlainEnglish

extension Request {
  /// Everything that a reading found, in short.
  ///
  /// So a table of expectations stays readable. Names that the book lacks stand in brackets; "?" marks a
  /// guess, "!" what is ruled out.
  var summary: String {
    var parts = [intent.rawValue]
    let names = services + staff + customers
    if !names.isEmpty { parts.append(names.map(\.marked).joined(separator: ", ")) }
    for when in whens {
      parts.append(when.role == .at ? when.day : "\(when.role.rawValue) \(when.day)")
    }
    if let recurrence { parts.append("\(recurrence.rule)") }
    if let duration { parts.append("\(duration.length)") }
    if isForMe { parts.append("mine") }
    if isForLastCustomer { parts.append("theirs") }
    if let choice { parts.append("\(choice)") }
    if !bookingNumbers.isEmpty { parts.append("#\(bookingNumbers.map(String.init).joined())") }
    if let alternative { parts.append("\(alternative)") }
    if let why { parts.append("\(why)") }
    if !topics.isEmpty { parts.append(topics.map(\.rawValue).joined(separator: " ")) }
    if let status { parts.append("\(status)") }
    if let note { parts.append("‘\(note)’") }
    if let report { parts.append("\(report)") }
    if let seriesScope { parts.append("\(seriesScope)") }
    if let shift { parts.append("by \(shift)") }
    if wantsSoonest { parts.append("soonest") }
    if wantsSame { parts.append("same") }
    return parts.joined(separator: " · ")
  }
}

extension NameMention {
  /// Its name with what is special about it.
  var marked: String { short + (isGuess ? "?" : "") + (isExcluded ? "!" : "") }
}
