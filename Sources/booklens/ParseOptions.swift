import BookStore
import CivilTime
import Conversation
import PlainEnglish
import Scheduling

/// What `booklens parse` was asked for, and the context in which it reads.
struct ParseOptions {
  /// JSON lines in and out.
  var isJSON = false

  /// The time of each reading is told too.
  var hasTimings = false

  /// Now was given, not taken from the clock.
  var hasNow = false

  /// A zone was given, or is the book's.
  var hasZone = false

  /// The words behind the options: a line to be read in place of standard input.
  var words: [String] = []

  /// Now, the zone, the locale, and of a book its hours and names.
  var context: ReadingContext

  /// The book that `--store` names.
  private var book: SQLiteBook?

  /// Why arguments cannot be followed.
  struct Misuse: Error {
    var message: String
    var status: ExitStatus
  }

  /// Reads the arguments behind `parse`; opens a book only for `--store`.
  init(_ arguments: [String]) throws(Misuse) {
    context = ReadingContext(
      now: LocalDateTime(wallSeconds: 0), zone: .utc, locale: .customs(of: "en-US"))
    var now: String?
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--json": isJSON = true
      case "--timings": hasTimings = true
      case "--now": now = try Self.value(of: option, &rest)
      case "--locale": context.locale = .customs(of: try Self.value(of: option, &rest))
      case "--timezone":
        context.zone = try Self.zone(try Self.value(of: option, &rest))
        hasZone = true
      case "--store": try open(try Self.value(of: option, &rest))
      case "--":
        words += rest
        rest = []
      default:
        if option.hasPrefix("-") {
          throw Misuse(message: "parse does not know \(option)", status: .usage)
        }
        words.append(option)
      }
    }
    if isJSON, !words.isEmpty {
      throw Misuse(
        message: "parse --json takes its lines from standard input, as JSON objects",
        status: .usage)
    }
    if !hasZone, !isJSON { context.zone = .current() }
    context.now = context.zone.local(Environment.now())
    if let now {
      guard let moment = LocalDateTime(iso: now) else {
        throw Misuse(message: "--now takes a time such as 2026-11-30T10:00", status: .usage)
      }
      context.now = moment
      hasNow = true
    }
  }

  /// The context of one line, with those of the book's names that it may mean.
  func context(of line: String) -> ReadingContext {
    guard let book else { return context }
    var own = context
    do throws(BookError) {
      own.vocabulary = try BookVocabulary.names(in: line, of: try book.business(), book)
    } catch {
      Environment.complain(FailureText.of(error))
    }
    return own
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(Misuse) -> String {
    guard let value = rest.popFirst() else {
      throw Misuse(message: "\(option) needs a value", status: .usage)
    }
    return value
  }

  private static func zone(_ name: String) throws(Misuse) -> TimeZoneRules {
    do throws(TimeZoneError) {
      return try TimeZoneRules.load(name)
    } catch {
      throw Misuse(message: error.description, status: .usage)
    }
  }

  /// Takes hours, names, locale and zone from a book; changes nothing in it.
  private mutating func open(_ path: String) throws(Misuse) {
    let business: Business
    do throws(BookError) {
      let opened = try SQLiteBook.open(path: path, mode: .readOnly)
      business = try opened.business()
      book = opened
    } catch {
      throw Misuse(message: FailureText.of(error), status: .book)
    }
    context.locale = business.deskLocale
    if !hasZone {
      context.zone = try Self.zone(business.settings.zone)
      hasZone = true
    }
    if business.settings.openingHours != nil {
      context.openingHours = { business.openingWindows(on: $0) ?? [] }
    }
  }
}
