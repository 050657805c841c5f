import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program of this package, run as a process of its own.
///
/// Its output goes to a file: a pipe would be inherited by programs that are
/// started meanwhile, and end with the last of them.
final class Program {
  private let process: pid_t
  private let output: String
  private let input: String
  private var status: Int32?

  struct NotStarted: Error {
    var code: Int32
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - name: The product.
  ///   - arguments: What follows it.
  ///   - input: All of its standard input.
  ///   - environment: All of its variables but the path.
  /// - Throws: If it cannot be started.
  init(
    _ name: String, _ arguments: [String], input: String = "",
    environment: [String: String] = [:]
  ) throws {
    let folder = FileManager.default.temporaryDirectory
    output = folder.appendingPathComponent("booklens-output-\(UUID().uuidString)").path
    self.input = folder.appendingPathComponent("booklens-input-\(UUID().uuidString)").path
    try Data(input.utf8).write(to: URL(fileURLWithPath: self.input))
    var variables = environment
    variables["PATH"] = ProcessInfo.processInfo.environment["PATH"]
    process = try Self.start(
      Self.directory.appendingPathComponent(name).path, arguments, input: self.input,
      output: output, variables.map { "\($0.key)=\($0.value)" })
  }

  deinit {
    if isRunning { kill() }
    unlink(output)
    unlink(input)
  }

  private static func start(
    _ path: String, _ arguments: [String], input: String, output: String, _ environment: [String]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, nil, &words, &variables)
    guard code == 0 else { throw NotStarted(code: code) }
    return process
  }

  /// Where the programs of this build are: beside the bundle of the tests.
  private static let directory: URL = {
    let bundle = CommandLine.arguments.lazy.compactMap { argument -> URL? in
      guard let end = argument.range(of: ".xctest") else { return nil }
      return URL(fileURLWithPath: String(argument[..<end.upperBound]))
    }.first
    let program = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return program.deletingLastPathComponent()
  }()

  /// What it has printed so far.
  var printed: String { (try? String(contentsOfFile: output, encoding: .utf8)) ?? "" }

  var isRunning: Bool {
    if status != nil { return false }
    var found: Int32 = 0
    guard waitpid(process, &found, WNOHANG) == process else { return true }
    status = found
    return false
  }

  /// Waits for its end; what it printed, and its exit status.
  func finish() -> (output: String, status: Int32) {
    while isRunning { usleep(2_000) }
    return (printed, ((status ?? 0) >> 8) & 0xFF)
  }

  /// Waits until it has printed something, or has ended.
  func waitForOutput() {
    while printed.isEmpty && isRunning { usleep(2_000) }
  }

  /// Ends it at once.
  func kill() {
    #if canImport(Darwin)
      Darwin.kill(process, SIGKILL)
    #else
      Glibc.kill(process, SIGKILL)
    #endif
    while isRunning { usleep(1_000) }
  }

  static func run(
    _ name: String, _ arguments: [String], input: String = "",
    environment: [String: String] = [:]
  ) throws -> (output: String, status: Int32) {
    try Program(name, arguments, input: input, environment: environment).finish()
  }
}
