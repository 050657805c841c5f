import CivilTime
import PlainEnglish
import Scheduling

extension SetUpPlan {
  mutating func addService(_ values: SetUp.ServiceValues) {
    guard let name = values.name, !name.isEmpty else { return refuse(.badValue(.missingName)) }
    let folded = Folding.fold(name)
    if let twin = turn.business.services.first(where: { Folding.fold($0.name) == folded }) {
      guard !twin.isActive else {
        // Said just as it is, it changes nothing.
        guard let same = fill(twin, values), same == twin else {
          return refuse(.nameTaken(twin.name, .service))
        }
        return
      }
      var revived = twin
      revived.isActive = true
      guard let filled = fill(revived, values) else { return }
      return put(.service(twin), .service(filled))
    }
    guard let length = values.length else { return refuse(.badValue(.missingLength(name: name))) }
    let service = Service(
      id: ServiceID(placeholder()), name: name.capitalizedFirst, icon: values.icon ?? "",
      length: length)
    guard let filled = fill(service, values) else { return }
    put(nil, .service(filled))
  }

  mutating func changeService(_ service: Service, _ values: SetUp.ServiceValues) {
    if let name = values.name, Folding.fold(name) != Folding.fold(service.name),
      turn.business.activeServices.contains(where: { Folding.fold($0.name) == Folding.fold(name) })
    {
      return refuse(.nameTaken(name, .service))
    }
    guard var filled = fill(service, values) else { return }
    // What is said to take so long is no longer chosen.
    if values.length != nil || values.lengthChange != nil, values.lengthLimits == nil {
      filled.lengthLimits = nil
    }
    put(.service(service), .service(filled))
  }

  /// The service with the values that were named; nil if one makes no sense.
  private mutating func fill(_ service: Service, _ values: SetUp.ServiceValues) -> Service? {
    var filled = service
    if let name = values.name { filled.name = name.capitalizedFirst }
    if let icon = values.icon { filled.icon = icon }
    if let category = values.category { filled.category = category }
    if let length = values.length {
      guard (1...1440).contains(length) else {
        refuse(.badValue(.length(length)))
        return nil
      }
      filled.length = length
    }
    if let change = values.lengthChange {
      guard (1...1440).contains(filled.length + change) else {
        refuse(.badValue(.length(filled.length + change)))
        return nil
      }
      filled.length += change
    }
    if let limits = values.lengthLimits {
      filled.lengthLimits = limits
      filled.length = min(max(filled.length, limits.lowerBound), limits.upperBound)
    }
    if let price = values.price {
      filled.price = Money(hundredths: price)
      remarkOnCurrency()
    }
    if let change = values.priceChange {
      guard let price = filled.price, price.hundredths + change >= 0 else {
        refuse(.badValue(.noPriceToChange(name: filled.name, price: filled.price)))
        return nil
      }
      filled.price = Money(hundredths: price.hundredths + change)
    }
    if let percent = values.pricePercent {
      guard let price = filled.price, percent >= -100 else {
        refuse(.badValue(.noPriceToChange(name: filled.name, price: filled.price)))
        return nil
      }
      filled.price = Money(hundredths: (price.hundredths * (100 + percent) + 50) / 100)
    }
    if let before = values.bufferBefore { filled.bufferBefore = before }
    if let after = values.bufferAfter { filled.bufferAfter = after }
    if let capacity = values.capacity {
      guard capacity > 0 else {
        refuse(.badValue(.noPlaces))
        return nil
      }
      filled.capacity = capacity
    }
    if let processing = values.processing {
      guard let after = processing.after ?? filled.processing?.after, after > 0 else {
        refuse(.badValue(.missingProcessingStart(name: filled.name)))
        return nil
      }
      filled.processing = .init(after: after, length: processing.length)
    }
    guard isProcessingWithin(filled) else { return nil }
    if let further = values.furtherStarts {
      var starts = further
      if case .weekly = filled.starts {
        // "yoga also starts at 8pm" is said of each day that it is given.
        refuse(.badValue(.missingDaysOfStarts(name: filled.name)))
        return nil
      }
      if case .fixed(let known) = filled.starts {
        starts += known.filter { !further.contains($0) }
      }
      filled.starts = .fixed(starts.sorted())
    } else if let starts = values.starts {
      filled.starts = .fixed(starts.sorted())
    } else if let week = values.weekStarts {
      filled.starts = week.added(to: filled.starts)
    } else if let step = values.step {
      guard (1...1440).contains(step) else {
        refuse(.badValue(.step(step)))
        return nil
      }
      filled.starts = .every(minutes: step)
    }
    if let notice = values.notice {
      filled.notice = notice
      if notice == 0 { filled.noticeDays = nil }
    }
    if let days = values.noticeDays { filled.noticeDays = days > 0 ? days : nil }
    for name in values.needs {
      if let id = resource(named: name) { filled.needs.append(id) }
    }
    return filled
  }

  private static let currencies: [(sign: Character, words: Set<String>, codes: Set<String>)] = [
    ("£", ["pound", "pounds", "quid", "gbp"], ["GBP"]), ("€", ["euro", "euros", "eur"], ["EUR"]),
    ("₹", ["rupee", "rupees", "inr"], ["INR"]), ("¥", ["yen", "yuan", "jpy"], ["JPY", "CNY"]),
    (
      "$", ["dollar", "dollars", "bucks", "usd"],
      ["USD", "AUD", "CAD", "NZD", "MXN", "SGD", "HKD"]
    ),
  ]

  /// Says in which currency prices are, where another was named.
  mutating func remarkOnCurrency() {
    let code = turn.settings.currency
    let said = Set(Folding.words(turn.words))
    let other = Self.currencies.first { currency in
      !currency.codes.contains(code)
        && (turn.words.contains(currency.sign) || !said.isDisjoint(with: currency.words))
    }
    let isSaid = remarks.contains { if case .pricesAreIn = $0 { true } else { false } }
    if let other, !isSaid { remark(.pricesAreIn(code, typed: String(other.sign))) }
  }

  /// Whether the staff is back before a visit of a service ends, whoever does it;
  /// refuses it if not.
  private mutating func isProcessingWithin(_ service: Service) -> Bool {
    guard let processing = service.processing else { return true }
    let shortest = min(service.length, service.lengthLimits?.lowerBound ?? service.length)
    guard processing.after + processing.length > shortest else { return true }
    refuse(
      .badValue(
        .processingTooLong(
          name: service.name, length: shortest, after: processing.after,
          processing: processing.length)))
    return false
  }

  mutating func removeService(_ service: Service) {
    var removed = service
    removed.isActive = false
    put(.service(service), .service(removed))
  }

  // MARK: Rooms

  /// The room of a name, made if it is new.
  mutating func resource(named name: String) -> ResourceID? {
    if let known = turn.business.resources.first(where: { $0.isCalled(name) }) {
      return known.id
    }
    for edit in edits {
      if case .resource(let row)? = edit.after, row.isCalled(name) { return row.id }
    }
    let room = Resource(id: ResourceID(placeholder()), name: name)
    put(nil, .resource(room))
    return room.id
  }

  mutating func addResource(_ name: String, _ quantity: Int) {
    if let known = turn.business.resources.first(where: { $0.isCalled(name) }) {
      var changed = known
      changed.quantity = max(0, quantity)
      return put(.resource(known), .resource(changed))
    }
    let single = quantity == 1 ? name : name.withoutPlural
    put(nil, .resource(Resource(id: ResourceID(placeholder()), name: single, quantity: quantity)))
  }

  /// One more of a kind, or so many in all.
  mutating func addFurther(_ name: String, total: Int?) {
    guard let known = turn.business.resources.first(where: { $0.isCalled(name) }) else {
      return addResource(name, total ?? 1)
    }
    var changed = known
    changed.quantity = max(known.quantity + 1, total ?? 0)
    put(.resource(known), .resource(changed))
  }

  mutating func removeResource(_ mention: NameMention) {
    guard let entry = mention.entries.first,
      let room = turn.business.resource(ResourceID(entry.id))
    else {
      return refuse(
        .noSuchName(
          text: mention.text, kind: .resource, known: turn.business.resources.map(\.name),
          suggestions: []), .notFound)
    }
    for service in turn.business.services where service.needs.contains(room.id) {
      var freed = service
      freed.needs.removeAll { $0 == room.id }
      put(.service(service), .service(freed))
    }
    remove(.resource(room))
  }

  mutating func addNeed(_ service: Service, _ name: String) throws(BookError) {
    guard let room = resource(named: name) else { return }
    var needing = service
    if !needing.needs.contains(room) { needing.needs.append(room) }
    put(.service(service), .service(needing))
    if needing != service { try remarkOnBookings(of: service, without: room) }
  }

  // MARK: Customers

  mutating func addCustomer(_ name: String, _ phone: String?) {
    put(
      nil,
      .customer(
        Customer(
          id: CustomerID(placeholder()), name: name, searchWords: Folding.words(name),
          phone: phone ?? "")))
  }

  private mutating func customer(_ mention: NameMention) throws(BookError) -> Customer? {
    if mention.entries.count == 1, let entry = mention.entries.first {
      return try turn.book.customer(CustomerID(entry.id))
    }
    refuse(
      mention.entries.isEmpty
        ? .noSuchName(text: mention.text, kind: .customer, known: [], suggestions: [])
        : .severalOfName(text: mention.text, names: mention.entries.map(\.name)), .notFound)
    return nil
  }

  mutating func renameCustomer(_ mention: NameMention, _ name: String) throws(BookError) {
    guard let customer = try customer(mention) else { return }
    var renamed = customer
    renamed.name = name
    renamed.searchWords = Folding.words(name)
    put(.customer(customer), .customer(renamed))
  }

  mutating func changePhone(_ mention: NameMention, _ phone: String) throws(BookError) {
    guard let customer = try customer(mention) else { return }
    var changed = customer
    changed.phone = phone
    put(.customer(customer), .customer(changed))
  }

  /// Says where a customer is; where the business is needs no saying.
  mutating func changeZone(_ mention: NameMention, _ zone: String?) throws(BookError) {
    guard let customer = try customer(mention) else { return }
    var changed = customer
    changed.zone = zone == turn.settings.zone ? nil : zone
    put(.customer(customer), .customer(changed))
  }
}

extension String {
  /// The text with a capital first letter.
  var capitalizedFirst: String {
    first.map { $0.uppercased() + dropFirst() } ?? self
  }
}

extension Resource {
  /// Whether a name, of one or of several, is its own.
  func isCalled(_ other: String) -> Bool {
    Folding.fold(name.withoutPlural) == Folding.fold(other.withoutPlural)
  }
}

extension String {
  /// The name of one of what is named in the plural: "treatment rooms".
  fileprivate var withoutPlural: String {
    guard hasSuffix("s"), !hasSuffix("ss"), count > 3 else { return self }
    if hasSuffix("ies"), count > 4 { return dropLast(3) + "y" }
    let isHissing = ["ches", "shes", "sses", "xes"].contains { hasSuffix($0) }
    return String(dropLast(isHissing ? 2 : 1))
  }
}

extension SetUp.WeekStarts {
  /// The starts of a service with these.
  ///
  /// A day that is named has just the times that are said; one that is not keeps those it
  /// has, where the service has fixed starts at all.
  fileprivate func added(to starts: Service.Starts) -> Service.Starts {
    var week = WeeklyTimes()
    if change != .exactly {
      switch starts {
      case .standard, .every: break
      case .fixed(let times): week = WeeklyTimes(times)
      case .weekly(let known): week = known
      }
    }
    for (days, times) in self.times.groups {
      for day in days { week[day] = change == .also ? week[day] + times : times }
    }
    let groups = week.groups
    return groups.count == 1 && groups[0].days.count == 7
      ? .fixed(groups[0].times) : .weekly(week)
  }
}
