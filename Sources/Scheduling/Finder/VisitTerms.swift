import CivilTime

/// What a visit would take: of whom, how long, and with what kept free.
struct VisitTerms: Sendable {
  let service: Service
  let staff: Staff
  /// Minutes.
  let length: Int
  let price: Money?
  let bufferBefore: Int
  let bufferAfter: Int
  let processing: Service.Processing?
  let seats: Int
  let needs: [ResourceID]
  /// What refuses the length that was asked for.
  let lengthObstacle: Obstacle?

  /// Settles the terms.
  ///
  /// A booking that is being moved keeps what was agreed; of another person's
  /// service it takes that person's own length and price, if they have any.
  init(
    _ service: Service, by staff: Staff, length asked: Int?, seats: Int, moving: Booking?
  ) {
    let agreed = moving.flatMap { $0.service == service.id ? $0 : nil }
    let own = staff.terms.first { $0.service == service.id }
    let isSameStaff = agreed?.staff == staff.id
    var usual = staff.length(of: service)
    var price = staff.price(of: service)
    if let agreed {
      if isSameStaff || own?.length == nil { usual = agreed.length }
      if isSameStaff || own?.price == nil { price = agreed.price }
    }
    self.service = service
    self.staff = staff
    self.length = asked ?? usual
    self.price = price
    bufferBefore = agreed?.bufferBefore ?? service.bufferBefore
    bufferAfter = agreed?.bufferAfter ?? service.bufferAfter
    processing = agreed == nil ? service.processing : agreed?.processing
    self.seats = seats == 1 ? agreed?.seats ?? 1 : seats
    needs = agreed?.resources ?? service.needs
    let allowed = service.lengthLimits ?? usual...usual
    lengthObstacle =
      self.length > 0 && (self.length == usual || allowed.contains(self.length))
      ? nil : .lengthOutside(allowed, asked: self.length)
  }

  /// Seconds of the visit.
  var duration: Int { length * 60 }

  /// Seconds kept free before.
  var before: Int { bufferBefore * 60 }

  /// Seconds kept free after.
  var after: Int { bufferAfter * 60 }

  /// Whether others may take part.
  var isClass: Bool { service.capacity > 1 }

  /// What the visit owns, relative to its start.
  var owned: Stretch { Stretch(-before, duration + after) }

  /// What it owns of the staff's time, relative to its start.
  var staffPieces: [Stretch] {
    let visit = draft(
      start: LocalDateTime(wallSeconds: 0), seconds: 0, zone: "", id: .placeholder())
    return visit.staffSpans.map { Stretch($0) }
  }

  /// The booking that it would become.
  func draft(start: LocalDateTime, seconds: Int, zone: String, id: BookingID) -> Booking {
    Booking(
      id: id, service: service.id, staff: staff.id, start: start, zone: zone,
      span: Stretch(seconds, seconds + duration).span, length: length, price: price,
      bufferBefore: bufferBefore, bufferAfter: bufferAfter, processing: processing, seats: seats,
      resources: needs, createdAt: Instant(seconds: 0))
  }
}
