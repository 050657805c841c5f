/// The values of some JSON, but for those under `text`.
struct JSONLeaves {
  /// A string or a number.
  enum Value {
    case text(String)
    case number(Int)
  }

  private(set) var values: [Value] = []
  private var rest: Substring

  init(_ json: String) {
    rest = json[...]
    readValue(under: "")
    // Facts that end early would allow too few words, and blame a true sentence.
    precondition(rest.isEmpty, "these facts are no JSON: \(json)")
  }

  private mutating func readValue(under key: String) {
    guard let first = rest.first else { return }
    switch first {
    case "{": readMembers()
    case "[": readElements(under: key)
    case "\"":
      let text = readString()
      if key != "text" { values.append(.text(text)) }
    default:
      let word = rest.prefix { !",]}".contains($0) }
      rest = rest.dropFirst(word.count)
      if let number = Int(word) { values.append(.number(number)) }
    }
  }

  private mutating func readMembers() {
    rest.removeFirst()
    while let first = rest.first, first != "}" {
      if first == "," { rest.removeFirst() }
      let key = readString()
      rest.removeFirst()
      readValue(under: key)
    }
    rest = rest.dropFirst()
  }

  private mutating func readElements(under key: String) {
    rest.removeFirst()
    while let first = rest.first, first != "]" {
      if first == "," { rest.removeFirst() }
      readValue(under: key)
    }
    rest = rest.dropFirst()
  }

  private mutating func readString() -> String {
    var text = ""
    rest = rest.dropFirst()
    while let first = rest.popFirst(), first != "\"" {
      text.append(first == "\\" ? rest.popFirst() ?? first : first)
    }
    return text
  }
}
