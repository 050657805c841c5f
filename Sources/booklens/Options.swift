import CivilTime
import Conversation
import PlainEnglish
import Terminal

/// What the command line says.
struct Options {
  /// What is to be done.
  enum Action: Equatable {
    case converse
    case request(String)
    case help
    case version
  }

  var action = Action.converse
  var store: String?
  var now: String?
  var timezone: String?
  var sample = Sample.salon
  var locale: String?
  var actor = ""
  var isJSON = false
  var confirmsAlways = false
  var color = ColorChoice.auto
  var record: String?

  /// A wrong use of the command line.
  struct Misuse: Error {
    var message: String
  }

  /// Reads the arguments after the command's name.
  static func parse(_ arguments: [String]) throws(Misuse) -> Options {
    var options = Options()
    var words: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("-"), argument.count > 1 else {
        words.append(argument)
        continue
      }
      try options.take(argument, &rest)
    }
    if !words.isEmpty {
      guard options.action == .converse else {
        throw Misuse(message: "“\(words.joined(separator: " "))” is more than one request")
      }
      options.action = .request(words.joined(separator: " "))
    }
    return options
  }

  private mutating func take(_ argument: String, _ rest: inout ArraySlice<String>) throws(Misuse) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    let name = argument.hasPrefix("--") ? parts[0] : argument
    func value() throws(Misuse) -> String {
      if argument.hasPrefix("--"), parts.count == 2 { return parts[1] }
      guard let next = rest.popFirst() else { throw Misuse(message: "\(name) needs a value") }
      return next
    }
    switch name {
    case "-h", "--help": action = .help
    case "--version": action = .version
    case "-c": action = .request(try value())
    case "--store": store = try value()
    case "--now": now = try value()
    case "--timezone": timezone = try value()
    case "--sample":
      sample = try Self.choice(name, try value(), Sample.init(rawValue:), "none, salon")
    case "--locale": locale = try value()
    case "--as": actor = try value()
    case "--json": isJSON = true
    case "--yes", "-y": confirmsAlways = true
    case "--color":
      color = try Self.choice(name, try value(), ColorChoice.init(rawValue:), "auto, always, never")
    case "--record": record = try value()
    default: throw Misuse(message: "there is no option \(name)")
    }
  }

  private static func choice<Value>(
    _ name: String, _ text: String, _ make: (String) -> Value?, _ choices: String
  ) throws(Misuse) -> Value {
    guard let value = make(text) else {
      throw Misuse(message: "\(name) takes one of \(choices), not “\(text)”")
    }
    return value
  }
}
