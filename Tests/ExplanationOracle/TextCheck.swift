import CivilTime
import Scheduling

/// Reads a text as a stranger would: its numbers, times, names, and how long its
/// sentences are.
struct TextCheck {
  /// The longest sentence, in words.
  static let longest = 25

  /// What a text holds that its facts do not; nil if all of it is theirs.
  static func invented(in text: String, _ allowed: AllowedWords) -> String? {
    for line in text.split(separator: "\n") {
      if let found = invented(inLine: line, allowed) { return found }
    }
    return nil
  }

  private static func invented(inLine line: Substring, _ allowed: AllowedWords) -> String? {
    var isFirst = true
    for token in line.split(whereSeparator: { " ()–,;→\"“”".contains($0) }) {
      let word = trimmed(token)
      defer {
        // The number of a list is no word.
        let isMark = isFirst && word.allSatisfy(\.isNumber)
        isFirst = isMark || token.last.map { ".:?".contains($0) } == true
      }
      guard let first = word.first else { continue }
      if word.hasPrefix("B-"), let number = Int(word.dropFirst(2)) {
        if !allowed.numbers.contains(number) { return "the booking \(word)" }
      } else if word.contains(":"), first.isNumber {
        if !allowed.clocks.contains(word) { return "the time \(word)" }
      } else if first.isNumber || "£$€".contains(first) {
        let digits = word.filter(\.isNumber)
        if let number = Int(digits), !allowed.numbers.contains(number) {
          return "the number \(word)"
        }
      } else if first.isUppercase, !isFirst, !allowed.names.contains(word) {
        return "the name \(word)"
      }
    }
    return nil
  }

  private static func trimmed(_ token: Substring) -> String {
    var word = String(token)
    while let last = word.last, ".:;?!".contains(last) { word.removeLast() }
    for ending in ["’s", "’"] where word.hasSuffix(ending) { word.removeLast(ending.count) }
    return word
  }

  /// A sentence that is too long.
  static func tooLong(_ text: String) -> String? {
    sentences(text).first { $0.split(separator: " ").count > longest }
  }

  /// The sentences of a text: they end with a stop before a capital or the end.
  private static func sentences(_ text: String) -> [String] {
    var result: [String] = []
    for line in text.split(separator: "\n") {
      var sentence: [Substring] = []
      for word in line.split(separator: " ") {
        sentence.append(word)
        let isNumber = word.dropLast().allSatisfy(\.isNumber)
        if let last = word.last, ".?!".contains(last) || last == ":" && !isNumber {
          result.append(sentence.joined(separator: " "))
          sentence = []
        }
      }
      if !sentence.isEmpty { result.append(sentence.joined(separator: " ")) }
    }
    return result
  }

  /// A name by which the program knows a rule or a fact, and nobody else does.
  static func internalName(in text: String) -> String? {
    let names = Rule.allCases.map(\.rawValue) + TieBreak.allCases.map(\.rawValue)
    return names.first { name in
      name.contains(where: \.isUppercase) && text.contains(name)
    }
  }
}

extension TieBreak {
  static let allCases: [TieBreak] = [.earlierStart, .staffOrder]
}
