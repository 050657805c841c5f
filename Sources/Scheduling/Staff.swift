import CivilTime

/// Someone who does services.
public struct Staff: Hashable, Sendable, Codable {
  /// What someone can do.
  public enum Skills: Hashable, Sendable, Codable {
    /// Every service; what a person does of whom nothing was said.
    case everything
    /// Just these.
    case only([ServiceID])
  }

  /// Someone's own length and price for a service.
  public struct Terms: Hashable, Sendable, Codable {
    /// The service.
    public var service: ServiceID

    /// Minutes, if not the service's own.
    public var length: Int?

    /// The price, if not the service's own.
    public var price: Money?

    /// Creates terms.
    public init(service: ServiceID, length: Int? = nil, price: Money? = nil) {
      self.service = service
      self.length = length
      self.price = price
    }
  }

  /// Their number, which is also the order in which ties are broken.
  public var id: StaffID

  /// Their name.
  public var name: String

  /// Their weekly hours, or nil for the opening hours.
  public var hours: WeeklyHours?

  /// Breaks, taken out of the hours.
  public var breaks: WeeklyHours

  /// What they can do.
  public var skills: Skills

  /// Their own lengths and prices.
  public var terms: [Terms]

  /// Whether they can be booked.
  public var isActive: Bool

  /// Nil for none, so that rows written before there were any can be read.
  private var dated: [DatedHours]?

  /// Hours and breaks that hold from a date on, those said last behind.
  public var datedHours: [DatedHours] {
    get { dated ?? [] }
    set { dated = newValue.isEmpty ? nil : newValue }
  }

  /// Creates a member of staff; what is not given has the plainest value.
  public init(
    id: StaffID, name: String, hours: WeeklyHours? = nil, breaks: WeeklyHours = WeeklyHours(),
    skills: Skills = .everything, terms: [Terms] = [], isActive: Bool = true
  ) {
    self.id = id
    self.name = name
    self.hours = hours
    self.breaks = breaks
    self.skills = skills
    self.terms = terms
    self.isActive = isActive
  }

  /// Whether they can do a service.
  public func does(_ service: ServiceID) -> Bool {
    switch skills {
    case .everything: true
    case .only(let services): services.contains(service)
    }
  }

  /// Adds a service to what they can do.
  public mutating func learn(_ service: ServiceID) {
    if case .only(let services) = skills, !services.contains(service) {
      skills = .only(services + [service])
    }
  }

  /// The minutes that they take for a service.
  public func length(of service: Service) -> Int {
    terms.first { $0.service == service.id }?.length ?? service.length
  }

  /// What they take for a service.
  public func price(of service: Service) -> Money? {
    terms.first { $0.service == service.id }?.price ?? service.price
  }
}
