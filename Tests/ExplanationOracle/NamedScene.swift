import CivilTime
import Explainer
import Scheduling
import SlotOracle

/// A random case with names that cannot be mistaken for other words.
struct NamedScene {
  let scene: OracleCase
  let bookings: [BookingID: Booking]
  private let customers: [CustomerID: String]

  private static let staffNames = ["Zora", "Milo", "Quinn"]
  private static let serviceNames = ["Lather", "Polish", "Kneading"]
  private static let roomNames = ["Den", "Loft", "Annexe"]

  init(_ original: OracleCase, isCustomerView: Bool = false, usesTwelveHours: Bool = false) {
    var scene = original
    func rename(_ index: Int, _ names: [String]) -> String { names[index % names.count] }
    for index in scene.business.staff.indices {
      let number = scene.business.staff[index].id.rawValue
      scene.business.staff[index].name = rename(number, Self.staffNames)
    }
    for index in scene.business.services.indices {
      let number = scene.business.services[index].id.rawValue
      scene.business.services[index].name = rename(number, Self.serviceNames)
    }
    for index in scene.business.resources.indices {
      let number = scene.business.resources[index].id.rawValue
      scene.business.resources[index].name = rename(number, Self.roomNames)
    }
    scene.business.settings.isCustomerView = isCustomerView
    scene.business.settings.uses24Hours = !usesTwelveHours
    scene.business.settings.dayFirst = !usesTwelveHours
    self.scene = scene
    bookings = Dictionary(uniqueKeysWithValues: scene.bookings.map { ($0.id, $0) })
    customers = [CustomerID(1): "Una Vale", CustomerID(2): "Otis Bram"]
  }

  func name(_ id: StaffID) -> String? { scene.business.staff.first { $0.id == id }?.name }
  func name(_ id: ServiceID) -> String? { scene.business.services.first { $0.id == id }?.name }
  func name(_ id: ResourceID) -> String? { scene.business.resources.first { $0.id == id }?.name }
  func name(_ id: CustomerID) -> String? { customers[id] }

  /// Everyone who may not be named to another customer.
  func strangers(besides own: CustomerID?) -> [String] {
    customers.filter { $0.key != own }.flatMap { $0.value.split(separator: " ").map(String.init) }
  }

  var context: WordingContext {
    WordingContext(
      business: scene.business, zone: scene.zone, now: scene.zone.local(scene.now),
      customers: customers, bookings: bookings)
  }
}
