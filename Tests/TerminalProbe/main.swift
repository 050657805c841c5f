import Terminal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// A program to try the line editor with: it says what each line came to.
let environment = ProcessInfo.processInfo.environment
let history = History(path: environment["PROBE_HISTORY"])
let output = StandardOutput()
let editor = LineEditor(name: "probe", history: history, environment: environment)
editor?.hint = { $0.isEmpty ? "" : "[\($0.count)]" }
editor?.completion = { text in
  let word = text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
  let names = ["Dana", "Daniel", "Zoé", "today", "tomorrow"]
  return Completion(
    replacing: word.count,
    with: names.filter { $0.lowercased().hasPrefix(word.lowercased()) })
}
let source: any LineSource = editor ?? PlainLineReader(limit: 200_000)

reading: while true {
  let answer: String
  switch source.next(prompt: "> ") {
  case .line(let text, let pasted): answer = "line <\(text)>\(pasted ? " pasted" : "")"
  case .tooLong(let limit): answer = "longer than \(limit)"
  case .interrupted: answer = "interrupted"
  case .end: break reading
  }
  try? output.write(answer + "\n")
}
try? output.write("end\n")
