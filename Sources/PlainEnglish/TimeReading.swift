/// All that a line says about time: when, how often, how long.
public struct TimeReading: Hashable, Sendable {
  /// Some words and what they were read as, for a person's eyes.
  public struct Part: Hashable, Sendable {
    /// Half-open UTF-8 offsets in the line.
    public var span: Range<Int>

    /// The rule that read them.
    public var rule: TimePhrase.Rule
  }

  /// The times, in order.
  public var whens: [When] = []

  /// The rule of repetition, if there is one.
  public var recurrence: Recurrence?

  /// Further rules, of days with a time of their own ("Mondays at 10 and
  /// Thursdays at 2").
  public var furtherRecurrences: [Recurrence] = []

  /// The first length of time.
  public var duration: DurationMention?

  /// Half-open indices of the tokens that were understood, in order.
  public var covered: [Range<Int>] = []

  /// What was read, in order.
  public var parts: [Part] = []

  /// Creates a reading of a line that says nothing about time.
  public init() {}
}

/// Reads what a line says about time: the grammar, then the resolver.
public struct TimeReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line, tokenized.
  ///   - context: Now, the zone, the locale, the hours, what was asked.
  ///   - names: Half-open indices of tokens that are names in the book, which
  ///     no rule may take for a word ("April", "Summer").
  /// - Returns: All that the line says about time.
  /// - Complexity: Linear in the length of the line.
  public func read(
    _ line: TokenizedLine, in context: ReadingContext, names: [Range<Int>] = []
  ) -> TimeReading {
    var reading = TimeReading()
    read(line, in: context, names: names, breaks: [], into: &reading, tellsParts: true)
    return reading
  }

  /// Reads a line of which it is known where it goes on to want something else,
  /// into a reading that says nothing yet: in place, as readings are large.
  ///
  /// Its parts are told only where someone is to see them.
  func read(
    _ line: TokenizedLine, in context: ReadingContext, names: [Range<Int>],
    breaks: [RequestBreak], into reading: inout TimeReading, tellsParts: Bool
  ) {
    let scan = DateGrammar.scanAll(line, in: context, names: names, breaks: breaks)
    guard !scan.phrases.isEmpty || !scan.lengths.isEmpty || !scan.recurrences.isEmpty else {
      return
    }
    let resolver = Resolver(context)
    reading.whens.reserveCapacity(scan.phrases.count)
    for phrase in scan.phrases {
      if let today = resolver.todayRuledOut(by: phrase, in: line) { reading.whens.append(today) }
      reading.whens.append(resolver.resolve(phrase, in: line))
      reading.covered.append(phrase.tokens)
      if tellsParts {
        reading.parts.append(.init(span: line.span(ofTokens: phrase.tokens), rule: phrase.rule))
      }
      if let further = phrase.furtherTokens {
        reading.covered.append(further)
        if tellsParts {
          reading.parts.append(.init(span: line.span(ofTokens: further), rule: .clock))
        }
      }
    }
    for length in scan.lengths {
      let span = line.span(ofTokens: length.tokens)
      if reading.duration == nil {
        reading.duration = DurationMention(
          length: length.length.length, span: span, text: line.text(span))
      }
      reading.covered.append(length.tokens)
      if tellsParts { reading.parts.append(.init(span: span, rule: .duration)) }
    }
    for phrase in scan.recurrences {
      let recurrence = resolver.resolve(phrase, in: line)
      if reading.recurrence == nil {
        reading.recurrence = recurrence
      } else {
        reading.furtherRecurrences.append(recurrence)
      }
      reading.covered += phrase.tokens
      if tellsParts { reading.parts.append(.init(span: recurrence.span, rule: .recurrence)) }
    }
    // Most lines name one time.
    if reading.covered.count > 1 {
      reading.covered.sort { $0.lowerBound < $1.lowerBound }
      reading.parts.sort { $0.span.lowerBound < $1.span.lowerBound }
    }
  }
}
