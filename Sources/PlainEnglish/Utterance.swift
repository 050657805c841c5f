/// A typed line as it was read: one request a clause, in order.
public struct Utterance: Hashable, Sendable, Codable {
  /// The line as typed, made valid UTF-8.
  public var line: String

  /// What it wants, at least one.
  public var requests: [Request]

  /// Creates a reading of a line.
  public init(line: String, requests: [Request]) {
    self.line = line
    self.requests = requests
  }
}

extension Utterance {
  /// The request that weighs most: the first that is more than talk.
  public var main: Request {
    requests.first { $0.intent.isMainly }
      ?? requests.first { $0.intent.isMoreThanTalk } ?? requests.first { $0.intent != .none }
      ?? requests.first ?? Request(intent: .none, text: line, span: 0..<line.utf8.count)
  }

  /// The dialogue acts of all its requests, in order of their first appearance.
  public var acts: [Act] {
    var acts: [Act] = []
    for request in requests {
      for act in request.acts where !acts.contains(act) { acts.append(act) }
    }
    return acts
  }
}
