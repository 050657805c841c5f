/// What `--help` prints; it fits a screen.
enum HelpPage {
  static let version = "0.1.0"

  static let text = """
    booklens: a booking desk that you talk to

      booklens                      talk; “help” says what can be said
      booklens -c REQUEST           answer one request, e.g.
                                    booklens -c "what's on Friday?"
      booklens today                the same with bare words
      booklens parse [TEXT]         show how a line, or standard input, is read [--json]
      booklens replay FILE…         replay transcripts as tests [--update]

      --store PATH       the book (default: in your data folder)
      --yes              accept the first suggestion and confirm
      --as NAME          who types; bookings without a customer are theirs
      --sample WHAT      what a new book starts with: salon, none
      --json             one JSON object a request, on one line
      --now ISO          the clock, e.g. 2026-11-30T10:00
      --timezone ZONE    the zone of the clock on the wall, e.g. Europe/London
      --locale TAG       dates, clock and money of a new book, e.g. en-US
      --color WHEN       auto, always, never
      --record FILE      write the conversation as a transcript
      --version, --help
    """
}
