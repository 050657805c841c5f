extension BookContents {
  /// Whether a row names one of this key.
  ///
  /// As in the book on disk: what a service needs and what someone can do are
  /// lists that may name what is gone.
  func isReferredTo(_ key: EntityKey) -> Bool {
    switch key.kind {
    case .service:
      let id = ServiceID(key.id)
      return bookings.values.contains { $0.service == id }
        || wishes.values.contains { $0.service == id }
    case .staff:
      let id = StaffID(key.id)
      return bookings.values.contains { $0.staff == id }
        || blocks.values.contains { $0.staff == id } || wishes.values.contains { $0.staff == id }
        || business.absences.contains { $0.staff == id }
        || business.overrides.contains { $0.staff == id }
    case .customer:
      let id = CustomerID(key.id)
      return byCustomer[key.id]?.isEmpty == false || wishes.values.contains { $0.customer == id }
    case .booking:
      let id = BookingID(key.id)
      return bookings.values.contains { $0.series == id || $0.visit == id }
    case .settings, .resource, .override, .absence, .block, .wish, .hold: return false
    }
  }
}
