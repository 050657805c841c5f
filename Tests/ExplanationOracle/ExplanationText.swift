import CivilTime
import Conversation
import Explainer
import Presentation
import Scheduling
import SlotOracle

/// Checks the words of explanations against the facts they are made from.
public enum ExplanationText {
  /// What is wrong with the words of a case's explanations, or nil.
  public static func difference(_ scene: OracleCase, seed: UInt64) -> String? {
    let named = NamedScene(
      scene, isCustomerView: seed % 3 == 0, usesTwelveHours: seed % 4 == 1)
    do {
      return try SceneText(named, seed: seed).difference()
    } catch {
      return "the book failed: \(error)"
    }
  }

  /// What is wrong with the words of one fact.
  static func difference(_ fact: Fact, start: LocalDateTime, _ named: NamedScene) -> String? {
    var allowed = AllowedWords(named)
    allowed.add(fact)
    allowed.add(start)
    let text = Wording(named.context).clause(fact, of: start)
    return fault(in: text, allowed, named)
  }

  /// What is wrong with the words of one obstacle.
  static func difference(_ obstacle: Obstacle, start: LocalDateTime, _ named: NamedScene) -> String?
  {
    var allowed = AllowedWords(named)
    allowed.add(obstacle)
    allowed.add(start)
    let text = Wording(named.context).clause(obstacle, of: start)
    return fault(in: text, allowed, named)
  }

  static func fault(in text: String, _ allowed: AllowedWords, _ named: NamedScene) -> String? {
    if text.isEmpty { return "nothing is said" }
    if let word = TextCheck.invented(in: text, allowed) {
      return "“\(text)” has \(word), which is no fact"
    }
    return style(text)
  }

  /// What is wrong with words whatever they say.
  static func style(_ text: String) -> String? {
    if let sentence = TextCheck.tooLong(text) { return "“\(sentence)” is too long" }
    if let name = TextCheck.internalName(in: text) { return "“\(text)” says \(name)" }
    return nil
  }
}

/// All that is said of one case.
struct SceneText {
  let named: NamedScene
  let finder: SlotFinder
  private let random: SeededRandom
  let seed: UInt64

  init(_ named: NamedScene, seed: UInt64) throws {
    self.named = named
    finder = named.scene.finder(try named.scene.book())
    random = SeededRandom(seed ^ 0x7E87)
    self.seed = seed
  }

  func difference() throws -> String? {
    var statements: [Statement] = []
    let slots = try finder.suggestions(for: named.scene.request, count: 3)
    for slot in slots {
      for weighed in slot.rationale.facts {
        if let wrong = ExplanationText.difference(weighed.fact, start: slot.start, named) {
          return wrong
        }
      }
      statements += [.reason(slot), .fullReason(slot)]
    }
    if slots.count > 1 { statements.append(.comparison(chosen: slots[0], other: slots[1])) }
    for statement in try refusals() {
      guard case .notFree(_, let start, _, let obstacles) = statement else { continue }
      for obstacle in obstacles {
        if let wrong = ExplanationText.difference(obstacle, start: start, named) { return wrong }
      }
      statements.append(statement)
    }
    let breakdown = try finder.breakdown(of: named.scene.request)
    statements += [.breakdown(breakdown), .sooner(breakdown)]
    if let freeing = breakdown.freesMost { statements.append(.freesMost(freeing)) }
    if slots.isEmpty, seed % 8 == 0 {
      statements.append(.ways(try finder.ways(for: named.scene.request), party: .me))
      statements.append(.relaxed(try finder.relaxations(of: named.scene.request)))
    }
    if let slot = slots.first {
      statements += [.isFree(slot), .isSuggested(slot), .nearest(Array(slots.prefix(2)))]
    }
    statements += try further(slots)
    for statement in statements {
      if let wrong = fault(in: statement) { return wrong }
    }
    return nil
  }

  private func refusals() throws -> [Statement] {
    var random = random
    guard let window = named.scene.request.windows.first else { return [] }
    var statements: [Statement] = []
    for _ in 0..<3 {
      let moment = window.start.adding(minutes: random.pick(0...max(0, window.minutes - 1)))
      let start = named.scene.zone.local(moment)
      let staff = random.pick(named.scene.business.staff).id
      var candidate = Candidate(
        service: named.scene.request.service, staff: staff, start: start)
      candidate.customer = named.scene.request.customer
      candidate.seats = named.scene.request.seats
      candidate.length = named.scene.request.length
      guard let verdict = try finder.verdict(on: candidate), !verdict.stands else { continue }
      statements.append(
        .notFree(
          service: candidate.service, start: start, staff: [staff], obstacles: verdict.obstacles))
    }
    return statements
  }

  /// What is wrong with a whole statement: an invented word, a long sentence, or
  /// a name that is none of the customer's business.
  private func fault(in statement: Statement) -> String? {
    let reply = Reply(.explanation, [statement])
    let text = TextRenderer(width: 10_000).lines(reply, named.context).joined(separator: "\n")
    // The facts are those that a script is given, so they must be all.
    var allowed = AllowedWords(named)
    if case .reason(let slot) = statement {
      allowed.add(slot)
    } else {
      allowed.add(facts: JSONRenderer().facts(of: statement, named.context))
    }
    // A booking without a customer's name begins with one of these.
    allowed.add("Your Another")
    if let word = TextCheck.invented(in: text, allowed) {
      return "“\(text)” has \(word), which is no fact"
    }
    if named.scene.business.settings.isCustomerView, !repeatsTheLine(statement) {
      let strangers = named.strangers(besides: named.scene.request.customer)
      if let name = strangers.first(where: text.contains) { return "“\(text)” names \(name)" }
    }
    return ExplanationText.style(text)
  }

  /// Whether it names whom the line itself names.
  private func repeatsTheLine(_ statement: Statement) -> Bool {
    switch statement {
    case .howRead, .howSure: true
    default: false
    }
  }
}
