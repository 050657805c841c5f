import Scheduling

/// What the examples in answers are about: services, people and money of the book, so that
/// each of them can be typed.
///
/// Only a book that has nothing of a kind is shown a name that it does not know.
public struct ExampleNames: Sendable {
  /// A service, as within a sentence.
  public let service: String

  /// Another, if the book has two.
  public let otherService: String?

  /// One of the staff, who does the service.
  public let staff: String

  /// A room or a piece of equipment.
  public let resource: String

  /// Customers, the first of whom comes first.
  public let customers: [String]

  private let wording: Wording

  /// Draws them from what a wording may draw on.
  public init(_ wording: Wording) {
    self.wording = wording
    let business = wording.context.business
    let services = business.activeServices
    service = (services.first?.name ?? "haircut").withSmallInitial
    otherService = services.count > 1 ? services[services.count - 1].name.withSmallInitial : nil
    let able = business.activeStaff.first { member in
      services.first.map { member.does($0.id) } ?? true
    }
    staff = (able ?? business.activeStaff.first)?.name ?? "Sam"
    resource = (business.resources.first?.name ?? "quiet room").withSmallInitial
    let spoken = wording.context.customers.sorted { $0.key < $1.key }.map(\.value)
    customers = spoken.isEmpty ? wording.context.exampleCustomers : spoken
  }

  /// A customer.
  public var customer: String { customers.first ?? "Dana" }

  /// An amount of the book's currency.
  public func money(_ units: Int) -> String { wording.money(Money(hundredths: units * 100)) }
}

extension Wording {
  /// What examples are about.
  public var examples: ExampleNames { ExampleNames(self) }
}

extension String {
  /// The text with its first letter small, unless it is an abbreviation: a service within a
  /// sentence.
  public var withSmallInitial: String {
    guard let first, !(dropFirst().first?.isUppercase ?? false) else { return self }
    return first.lowercased() + dropFirst()
  }
}
