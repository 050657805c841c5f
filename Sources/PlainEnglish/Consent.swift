/// What a line says to what was proposed.
///
/// Words of agreement stand in sentences that agree to nothing: "it's fine as it was", "she needs
/// to confirm first", "sure?". A yes is acted upon only where all its words agree, so what a line
/// says is weighed once, by one reader, and comes as one value.
public enum Consent: Hashable, Sendable, Codable {
  /// All its words agree, or take one of what was offered.
  case full
  /// It agrees, and these words beside that could change what is agreed to.
  case with([LeftWords])
  /// It asks.
  case asks(ConsentQuestion)
  /// It agrees once something else has come to pass.
  case waits(ConsentWait)
  /// It says that it was heard, and no more: "ok, I see".
  case heard
  /// It keeps what would change, or ends what would be made: "yes, keep it".
  case keeps
  /// It says no beside a yes, or turns one down.
  case refuses(ConsentRefusal)
  /// No word of it agrees or takes anything.
  case none

  /// Whether it may do what was only shown: it neither asks, refuses nor waits.
  public var mayAgree: Bool {
    switch self {
    case .full, .with, .none: true
    case .asks, .waits, .heard, .keeps, .refuses: false
    }
  }
}

/// What words of agreement ask.
public enum ConsentQuestion: String, Hashable, Sendable, Codable {
  /// About what is proposed: "which is the cheapest?", "sure?".
  case ofProposal
  /// Whether it is to be, or something beside it: "shall I book it", "is there parking".
  case back
}

/// What an agreement waits for.
public enum ConsentWait: String, Hashable, Sendable, Codable {
  /// A moment: "yes no wait", "ok, one sec", "I'll have to ask her".
  case moment
  /// Somebody who is to be asked: "fine, but check with her first".
  case somebody
  /// Something else: "yes, if she is better", "perhaps".
  case something
}

/// What is refused beside an agreement.
public enum ConsentRefusal: String, Hashable, Sendable, Codable {
  /// The one that it names: "not the first one".
  case choice
  /// Something, and it is not plain what: "yes no", "fine for Sam but not for me".
  case unsaid
}

/// What a consent is given to, as far as words mean something else of it.
public enum Proposal: String, CaseIterable, Hashable, Sendable, Codable {
  /// Something new is booked.
  case making
  case moving
  case swapping
  case cancelling
  case undoing
  /// Bookings go elsewhere, as something stands against them.
  case rearranging
  /// The business is changed.
  case changing
  /// What a file holds comes into the book.
  case importing

  /// Whether "cancel" ends it: "yes, cancel it" says both, so nothing is done.
  var endsByCancelling: Bool { self != .cancelling }

  /// Whether something would be otherwise than it is: "fine as it is" keeps that.
  var changesWhatIs: Bool { self != .making && self != .importing }

  /// Whether "keep it" can only mean what it would change.
  var endsByKeeping: Bool {
    switch self {
    case .moving, .swapping, .cancelling, .undoing: true
    case .making, .rearranging, .changing, .importing: false
    }
  }
}

extension Request {
  /// What it says to what was proposed.
  ///
  /// It is read when it is asked for, as most lines answer nothing.
  ///
  /// - Parameters:
  ///   - proposal: What was proposed; nil if words mean nothing else of it.
  ///   - line: The line that it is of.
  /// - Returns: One value, by the first rule that finds something.
  /// - Complexity: Linear in the length of the line.
  public func consent(to proposal: Proposal?, in line: String) -> Consent {
    ConsentReader(self, to: proposal, in: line).consent
  }

  /// What its words say, whatever was proposed.
  public var consent: Consent { consent(to: nil, in: text) }

  /// Its words, each with what it is to a consent.
  package var words: AnswerWords { AnswerWords(text) }

  /// Whether it names a value of a booking.
  package var hasValues: Bool {
    whens.contains { $0.role != .from } || !staff.isEmpty || !services.isEmpty
      || !customers.isEmpty || duration != nil || lengthChange != nil || shift != nil
      || wantsSoonest
  }
}
