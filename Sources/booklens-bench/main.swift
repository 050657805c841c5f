import CivilTime

/// What the benchmark can do, by its first argument.
let commands: [(name: String, help: String, run: ([String]) throws -> Void)] = [
  ("reading", "[FILE]: measure how fast lines are read", ReadingBench.run),
  ("start", "[BOOKLENS]: measure whole processes", StartBench.run),
  ("oracle", "COUNT [FIRST]: hold the finder against brute force", OracleCommand.run),
  (
    "explanations", "COUNT [FIRST]: check every explanation of random books",
    ExplanationsCommand.run
  ),
  ("why", "BOOK: measure explanations on a book", WhyBench.run),
  ("finder", "[BOOK…]: measure the finder, in memory or on books", FinderBench.run),
  (
    "growth", "[--books DIR] [--booklens PATH]: a book of 10 thousand to 1 million bookings",
    GrowthBench.run
  ),
  ("growth-row", "one row of growth, in a process of its own", GrowthBench.row(of:)),
  ("make-book", "PATH --bookings N --staff N: make a large book", MakeBook.run),
  ("store", "measure the book", StoreBench.run),
  ("contend", "PATH: book one hour, or say who has it (for tests)", Contend.hour),
  ("churn", "PATH: change a book until killed (for tests)", Contend.churn),
  ("bulk", "PATH --bookings N: write many in one change (for tests)", Contend.bulk),
]

let arguments = Array(CommandLine.arguments.dropFirst())
if let command = commands.first(where: { $0.name == arguments.first }) {
  try command.run(Array(arguments.dropFirst()))
} else if arguments.isEmpty {
  // Without a word: the figures of every part, in memory.
  for name in ["reading", "start", "finder", "store"] {
    print("== \(name)")
    try commands.first { $0.name == name }?.run([])
  }
} else {
  for command in commands { print("booklens-bench \(command.name)  \(command.help)") }
}
