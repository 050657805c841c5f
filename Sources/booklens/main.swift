import Presentation

exitProcess(BookLensCommand.run(Array(CommandLine.arguments.dropFirst())))
