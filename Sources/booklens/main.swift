var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "parse" {
  arguments.removeFirst()
  ParseCommand.run(arguments)
} else {
  print("booklens")
}
