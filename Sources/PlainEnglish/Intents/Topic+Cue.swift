extension Topic {
  /// The topic that a cue asks about.
  init?(_ cue: Cue) {
    switch cue {
    case .price: self = .price
    case .length: self = .length
    case .address, .place: self = .address
    case .phone: self = .phone
    case .whoStaff: self = .staff
    case .topic: self = .other
    default: return nil
    }
  }
}
