import BookStore
import CivilTime
import Conversation
import PlainEnglish
import Presentation
import Scheduling
import Transcripts

/// The command: arguments, wiring, exit statuses.
enum BookLensCommand {
  /// Runs the command and says how it ended.
  static func run(_ arguments: [String]) -> ExitStatus {
    switch arguments.first {
    case "parse": return ParseCommand.run(Array(arguments.dropFirst()))
    case "replay": return ReplayCommand.run(Array(arguments.dropFirst()))
    default: break
    }
    let options: Options
    do throws(Options.Misuse) {
      options = try Options.parse(arguments)
    } catch {
      Environment.complain("\(error.message). Try: booklens --help")
      return .usage
    }
    switch options.action {
    case .help: print(HelpPage.text)
    case .version: print("booklens \(HelpPage.version)")
    case .converse, .request: return DeskCommand.run(options)
    }
    return .done
  }
}
