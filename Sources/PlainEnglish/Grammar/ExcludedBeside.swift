import CivilTime

/// What is wanted and what is left out, said in one breath: "Thursday not Friday at 3", "Friday,
/// not this week, next week".
extension PhraseScanner {
  /// Gives what is wanted the parts that stand with what is left out.
  func settleExcluded(_ phrases: inout [TimePhrase]) {
    guard phrases.count > 1, phrases.contains(where: { $0.role == .not }) else { return }
    for index in phrases.indices.dropLast() { giveHour(&phrases, index) }
    moveToLaterWeek(&phrases)
  }

  /// "Thursday not Friday at 3": the hour is that of the day that is wanted.
  private func giveHour(_ phrases: inout [TimePhrase], _ index: Int) {
    let start = phrases[index + 1].tokens.lowerBound
    guard phrases[index].role == .at, phrases[index + 1].role == .not,
      word(start - 1) == .not, start - phrases[index].tokens.upperBound <= 2,
      case .on(let wanted?, nil) = phrases[index].expression, wanted.isSingle,
      case .on(let excluded?, .at(let hour)?) = phrases[index + 1].expression,
      excluded.isSingle, excluded != wanted
    else { return }
    phrases[index].expression = .on(wanted, .at(hour))
    phrases[index + 1].expression = .on(excluded, nil)
  }

  /// "Friday, not this week, next week", "Friday but not this week": the Friday of the week that
  /// is left.
  private func moveToLaterWeek(_ phrases: inout [TimePhrase]) {
    for index in phrases.indices where phrases[index].role != .not {
      // "Friday, but not this Friday"
      guard let weekday = phrases[index].bareWeekday,
        phrases.contains(where: {
          $0.role == .not
            && ($0.expression == .on(.weekday(weekday, .this), nil)
              || $0.expression == .on(.weekday(weekday, .coming), nil))
        }), case .on(_, let clock) = phrases[index].expression
      else { continue }
      phrases[index].expression = .on(.weekday(weekday, .next), clock)
    }
    guard
      phrases.contains(where: {
        $0.role == .not && $0.expression == .on(.period(.week, 0), nil)
      }),
      let day = phrases.firstIndex(where: { $0.role != .not && $0.bareWeekday != nil }),
      case .on(.weekday(let weekday, .bare)?, let clock) = phrases[day].expression
    else { return }
    let later = phrases.firstIndex { phrase in
      guard phrase.role != .not, case .on(.period(.week, let count)?, _) = phrase.expression else {
        return false
      }
      return count > 0
    }
    guard let later, later != day, case .on(let week?, let own) = phrases[later].expression else {
      phrases[day].expression = .on(.weekdayIn(weekday, .period(.week, 1)), clock)
      return
    }
    phrases[day].expression = .on(.weekdayIn(weekday, week), clock ?? own)
    phrases[day].furtherTokens = phrases[day].furtherTokens ?? phrases[later].tokens
    phrases.remove(at: later)
  }
}

extension TimePhrase {
  /// The weekday that it names without saying of which week.
  fileprivate var bareWeekday: Weekday? {
    if case .on(.weekday(let weekday, .bare)?, _) = expression { return weekday }
    return nil
  }
}
