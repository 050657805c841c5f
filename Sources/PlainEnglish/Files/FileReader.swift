/// Finds the file that a line names, and takes its words out of the line, so that
/// none of them is read as a time or a name ("2026-11.ics").
struct FileReader {
  /// The file; nil if none is named.
  private(set) var file: FileMention?

  /// The line with blanks where the file was named.
  private(set) var rest: [UInt8]

  /// The first word, folded, that is more than courtesy.
  private var verb = ""
  /// Whether a word before the file says that something goes into it.
  private var leadsOut = false

  private let pieces: [Piece]

  /// A piece of the line between blanks, or between quotes.
  private struct Piece {
    var span: Range<Int>
    var text: String
    var word: String
  }

  init(_ bytes: [UInt8]) {
    rest = bytes
    pieces = Self.pieces(of: bytes)
    verb = pieces.first { !Self.courtesies.contains($0.word) }?.word ?? ""
    guard let found = named() ?? formed() else { return }
    file = found.file
    leadsOut = pieces[found.pieces].contains { ["as", "to", "into", "called"].contains($0.word) }
    blank(found.pieces)
    if found.file.form == .table, isWritten(besides: found.pieces) { blankVerb() }
  }

  // MARK: Words

  private static let courtesies: Set<String> = ["please", "can", "could", "you", "kindly"]

  /// Bring something in.
  static let inward: Set<String> = [
    "import", "load", "read", "restore", "bring", "take", "add", "merge", "ingest",
  ]

  /// Put something out.
  static let outward: Set<String> = [
    "export", "save", "write", "download", "store", "dump", "send", "put", "print", "output",
  ]

  /// What only points at what was shown, or names all of the book.
  private static let pointers: Set<String> = [
    "it", "that", "this", "them", "these", "those", "the", "list", "table", "report", "figures",
    "result", "results", "numbers", "my", "our", "calendar", "book", "everything", "all",
    "whole", "as", "to", "out",
  ]

  private static let leads: Set<String> = [
    "as", "to", "in", "into", "from", "at", "called", "named", "a", "an", "the", "file", "of",
    "with", "using", "out",
  ]

  private static func form(of word: String) -> FileMention.Form? {
    switch word {
    case "csv", "spreadsheet", "excel": .table
    default: nil
    }
  }

  private static func form(ofEnding path: String) -> FileMention.Form? {
    let folded = path.lowercased()
    if folded.hasSuffix(".ics") || folded.hasSuffix(".ical") || folded.hasSuffix(".icalendar") {
      return .calendar
    }
    if folded.hasSuffix(".csv") { return .table }
    return folded.hasSuffix(".db") || folded.hasSuffix(".sqlite") ? .book : nil
  }

  /// Whether a line has a sign that all mentions have: a point before a letter of
  /// an ending, or a kind of file.
  static func mayName(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      // The second letter is the rarer one: only behind it is the first looked at.
      for index in bytes.indices.dropFirst() {
        let last = bytes[index - 1]
        switch bytes[index] | 0x20 {
        // ".i", ".d", ".s", "ds" of spreadsheet.
        case 0x69, 0x64: if last == 0x2E { return true }
        case 0x73: if last == 0x2E || last | 0x20 == 0x64 { return true }
        // ".c", "xc" of Excel.
        case 0x63: if last == 0x2E || last | 0x20 == 0x78 { return true }
        // "sv" of CSV.
        case 0x76: if last | 0x20 == 0x73 { return true }
        default: continue
        }
      }
      return false
    }
  }

  // MARK: Finding

  private typealias Found = (file: FileMention, pieces: Range<Int>)

  /// A piece that ends as files do.
  private func named() -> Found? {
    for (index, piece) in pieces.enumerated() {
      // ".ics" alone is a kind, no file.
      guard let form = Self.form(ofEnding: piece.text),
        !piece.text.hasPrefix(".") || piece.text.contains("/")
      else { continue }
      let mention = FileMention(form: form, path: piece.text, span: piece.span)
      return (mention, start(before: index)..<index + 1)
    }
    return nil
  }

  /// "as CSV", "as a CSV file".
  private func formed() -> Found? {
    for (index, piece) in pieces.enumerated() {
      guard let form = Self.form(of: piece.word) else { continue }
      var end = index + 1
      while end < pieces.count, ["file", "format", "form"].contains(pieces[end].word) { end += 1 }
      let mention = FileMention(form: form, path: nil, span: piece.span)
      return (mention, start(before: index)..<end)
    }
    return nil
  }

  /// The first of the small words that lead to a file.
  private func start(before index: Int) -> Int {
    var start = index
    while start > 0, Self.leads.contains(pieces[start - 1].word) { start -= 1 }
    return start
  }

  /// Whether the verb only says that something else is written: "export next
  /// week’s bookings to week.csv" asks for the bookings.
  private func isWritten(besides taken: Range<Int>) -> Bool {
    guard Self.outward.contains(verb) else { return false }
    let others = pieces.indices.filter { !taken.contains($0) && pieces[$0].word != verb }
    return others.contains { index in
      !Self.pointers.contains(pieces[index].word) && !Self.courtesies.contains(pieces[index].word)
    }
  }

  /// Whether nothing but words that point at what was shown stands beside the file.
  var pointsBack: Bool {
    guard let file else { return false }
    let others = pieces.filter { piece in
      !(piece.word == verb && Self.outward.contains(verb)) && !file.span.overlaps(piece.span)
        && !Self.leads.contains(piece.word) && !Self.courtesies.contains(piece.word)
    }
    if others.isEmpty { return true }
    return Self.outward.contains(verb)
      && others.allSatisfy { piece in
        Self.pointers.contains(piece.word)
          && !["calendar", "book", "everything", "all", "whole"].contains(piece.word)
      }
  }

  // MARK: Taking out

  private mutating func blank(_ taken: Range<Int>) {
    guard let first = taken.first, let last = taken.last else { return }
    for index in pieces[first].span.lowerBound..<pieces[last].span.upperBound {
      rest[index] = 0x20
    }
  }

  private mutating func blankVerb() {
    guard let index = pieces.firstIndex(where: { $0.word == verb }) else { return }
    blank(0..<index + 1)
  }

  /// The pieces of a line; what stands in quotes is one, without them.
  private static func pieces(of bytes: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x20 || bytes[index] == 0x09 {
        index += 1
        continue
      }
      let start = index
      if bytes[start] == 0x22, let close = bytes[(start + 1)...].firstIndex(of: 0x22) {
        index = close + 1
        append(bytes[(start + 1)..<close], start..<index, to: &pieces)
        continue
      }
      while index < bytes.count, bytes[index] != 0x20, bytes[index] != 0x09 { index += 1 }
      var end = index
      // ".", ",", "!", "?", ";", ":" close a sentence, and are no part of a name.
      while end > start + 1, [0x2E, 0x2C, 0x21, 0x3F, 0x3B, 0x3A].contains(bytes[end - 1]) {
        end -= 1
      }
      append(bytes[start..<end], start..<end, to: &pieces)
    }
    return pieces
  }

  private static func append(
    _ bytes: ArraySlice<UInt8>, _ span: Range<Int>, to pieces: inout [Piece]
  ) {
    let text = String(decoding: bytes, as: UTF8.self)
    pieces.append(Piece(span: span, text: text, word: Folding.fold(text)))
  }
}

extension FileReader {
  /// Says of the requests of a line which of them concerns the file, and which
  /// way it goes.
  func attach(to requests: inout [Request], line: String) {
    guard let file else {
      Self.setDirections(of: &requests)
      return
    }
    if pointsBack {
      var request = Request(intent: .transfer, text: line, span: 0..<line.utf8.count)
      request.transfer = .keepShown
      request.file = file
      requests = [request]
      return
    }
    let brings = Self.inward.contains(verb) && !leadsOut && file.form != .table
    if requests.isEmpty || requests.count == 1 && requests[0].intent == .none || brings {
      var request = requests.first ?? Request(intent: .none, text: line, span: 0..<line.utf8.count)
      request.intent = .transfer
      request.left = []
      request.file = file
      request.transfer = brings ? .bringIn : file.form == .book ? .backUp : .writeOut
      requests = [request]
      return
    }
    let last = requests.lastIndex { $0.intent != .none } ?? requests.count - 1
    requests[last].file = file
    if requests[last].intent == .calendar, file.form == .calendar {
      requests[last].transfer = .writeOut
    } else if requests[last].intent == .transfer {
      requests[last].transfer = Self.direction(of: requests[last].text)
    }
  }

  /// Says which way it goes where no file is named.
  static func setDirections(of requests: inout [Request]) {
    for index in requests.indices where requests[index].intent == .transfer {
      requests[index].transfer = direction(of: requests[index].text)
    }
  }

  private static func direction(of text: String) -> Transfer {
    let words = Folding.words(text)
    if words.contains(where: { $0.hasPrefix("back") }) { return .backUp }
    return words.contains { inward.contains($0) } ? .bringIn : .writeOut
  }
}
