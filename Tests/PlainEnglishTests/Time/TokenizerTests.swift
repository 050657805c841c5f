import Testing

@testable import PlainEnglish

@Suite("The tokenizer")
struct TokenizerTests {
  private func words(_ line: String) -> [String] {
    let tokenized = Tokenizer.tokenize(line)
    return tokenized.tokens.map { tokenized.text($0.span) }
  }

  @Test("parts letters from figures and keeps apostrophes")
  func cuts() {
    #expect(words("3pm, o'clock—Friday’s") == ["3", "pm", ",", "o'clock", "—", "Friday’s"])
    #expect(words("15h30 8th") == ["15", "h", "30", "8", "th"])
    #expect(words("") == [])
  }

  @Test("looks words up without case, accents and apostrophes")
  func classes() {
    let line = Tokenizer.tokenize("FRIDAY tomorrow o’clock Zoë wendsday")
    #expect(line.tokens.map(\.word) == [.weekday, .relativeDay, .oclock, .unknown, .weekday])
    #expect(line.foldedText(line.tokens[3]) == "zoe")
    #expect(line.tokens[0].traits.contains(.capital))
  }

  @Test("forgives one slip in a word that is long enough")
  func slips() {
    for word in ["thrusday", "tomorow", "saturdya", "wednesdy", "novembr"] {
      #expect(Tokenizer.tokenize(word).tokens.first?.word != .unknown, "\(word)")
    }
    for word in ["sundae", "money", "match", "daisy", "rue"] {
      #expect(Tokenizer.tokenize(word).tokens.first?.word == .unknown, "\(word)")
    }
  }

  @Test("gives names the same words")
  func names() {
    #expect(Folding.words("O'Brien-Smith") == ["obrien", "smith"])
    #expect(Folding.words("4D lashes") == ["4", "d", "lashes"])
    #expect(Folding.fold("Žofie ÅSTRÖM ИВАН") == "zofie astrom иван")
  }
}
