/// What a line, or one clause of it, wants done.
public enum Intent: String, Hashable, Sendable, Codable, CaseIterable {
  // What a desk is asked for.
  case book
  case list
  case availability
  case cancel
  case move
  case correct
  // Answers.
  case affirm
  case negate
  case any
  case stop
  case `repeat`
  // Talk.
  case explain
  case thank
  case bye
  case hello
  case help
  case time
  case none
  // What BookLens has beside these.
  /// Change the business: `Request.setUp` says what.
  case setUp = "set up"
  /// Take back the last change.
  case undo
  /// Make it again.
  case redo
  /// What was changed, by whom.
  case history
  /// List the services.
  case services
  /// List the staff.
  case staff
  /// List the settings.
  case settings
  /// List the customers, or show one.
  case customers
  /// Write a booking as a calendar file.
  case calendar
  /// Arrived, done, no-show: `Request.status` says which.
  case mark
  /// Keep a remark with a booking or a customer: `Request.note`.
  case note
  /// Change the length of a booking.
  case resize
  /// Exchange the times of two bookings.
  case swap
  /// Keep a wish for a time that is taken.
  case waitlist
  /// Figures: `Request.report` says which.
  case report
  /// The day runs late by `Request.duration`.
  case late
  /// Someone is away today.
  case ill
  /// A day sheet.
  case print
  /// Say who is typing.
  case identify
  /// More of the last answer.
  case more
  /// Do it against the rule that was named.
  case override
  /// Keep the offered slot for a while.
  case hold
  /// Bring in or write out a calendar file, back up.
  case transfer
}

/// A dialogue act: what a line does in a conversation, whatever it is about.
public enum Act: String, Hashable, Sendable, Codable, CaseIterable {
  case affirm
  case negate
  case select
  case alternatives
  case inform
  case book
  case ask
  case thank
  case bye
}

extension Intent {
  /// Whether it is what a line is mainly about, rather than said along with it:
  /// "yes, and add it to my calendar" agrees.
  var isMainly: Bool { isMoreThanTalk && self != .affirm && self != .calendar }

  /// Whether it is more than greeting and thanks.
  var isMoreThanTalk: Bool {
    switch self {
    case .none, .hello, .thank, .bye: false
    default: true
    }
  }
}
