import CivilTime
import Scheduling

extension Wording {
  /// The name of a service.
  public func name(_ id: ServiceID) -> String {
    context.business.service(id)?.name ?? "a service that is gone"
  }

  /// The name of a member of staff.
  public func name(_ id: StaffID) -> String {
    context.business.staff(id)?.name ?? "someone who has left"
  }

  /// The name of a room or a piece of equipment.
  public func name(_ id: ResourceID) -> String {
    context.business.resource(id)?.name ?? "room that is gone"
  }

  /// The name of a customer.
  public func name(_ id: CustomerID) -> String {
    context.customers[id] ?? "a customer"
  }

  /// "B-12".
  public func number(_ id: BookingID) -> String { "B-\(id.rawValue)" }

  /// "Dana's", "James'", "your".
  public func possessive(_ name: String) -> String {
    name.hasSuffix("s") ? name + "’" : name + "’s"
  }

  /// Whose booking it is: "Dana’s Haircut", "your Haircut"; no name to a
  /// customer.
  public func title(of booking: Booking) -> String {
    let service = name(booking.service)
    if settings.isCustomerView {
      return context.isOwn(booking) ? "your \(service)" : "another booking"
    }
    if let customer = booking.customer { return "\(possessive(name(customer))) \(service)" }
    return booking.bookedBy.isEmpty
      ? "your \(service)" : "\(possessive(booking.bookedBy)) \(service)"
  }

  /// How a booking is spoken of in a reason: "Dana’s Haircut (B-3)".
  public func reference(_ id: BookingID) -> String {
    guard let booking = context.bookings[id] else {
      return settings.isCustomerView ? "another booking" : number(id)
    }
    if settings.isCustomerView, !context.isOwn(booking) { return "another booking" }
    return "\(title(of: booking)) (\(number(id)))"
  }

  /// "£25", "£25.50", "€25", "25 kr".
  public func money(_ amount: Money) -> String {
    let units = amount.hundredths / 100
    let rest = abs(amount.hundredths % 100)
    let digits = rest == 0 ? "\(units)" : "\(units).\(rest < 10 ? "0" : "")\(rest)"
    switch settings.currency {
    case "GBP": return "£" + digits
    // A book has one money, so each of these is the dollar.
    case "USD", "CAD", "AUD", "NZD": return "$" + digits
    case "EUR": return "€" + digits
    case "JPY", "CNY": return "¥" + digits
    case "INR": return "₹" + digits
    default: return "\(digits) \(settings.currency)"
    }
  }

  /// "Haircut (45 min)".
  public func service(_ id: ServiceID, length minutes: Int) -> String {
    "\(name(id)) (\(length(minutes)))"
  }

  /// Everything that is agreed by a slot: "Haircut (45 min) with Sam, Tue 1
  /// December 2026, 15:00–15:45, £25".
  public func slot(_ slot: Slot) -> String {
    "\(service(slot.service, length: slot.length)) with \(name(slot.staff)), "
      + fullTime(slot.start, until: slot.span.end) + (slot.price.map { ", " + money($0) } ?? "")
  }

  /// A slot in a list: "Tue 1 Dec 15:00–15:45 with Sam, £25".
  public func shortSlot(_ slot: Slot) -> String {
    "\(shortDate(slot.start.date)) \(clocks(slot.start, until: slot.span.end))"
      + " with \(name(slot.staff))" + (slot.price.map { ", " + money($0) } ?? "")
  }

  /// Everything that is agreed by a booking.
  public func booking(_ booking: Booking) -> String {
    let customer = booking.customer.map { " for \(name($0))" } ?? ""
    let places = booking.seats > 1 ? ", \(booking.seats) places," : ""
    return "\(service(booking.service, length: booking.length))\(places)\(customer) with "
      + "\(name(booking.staff)), \(fullTime(booking.start, until: booking.span.end))"
      + (booking.price.map { ", " + money($0) } ?? "")
  }

  /// The end of a booking's visit on the wall.
  public func end(of booking: Booking) -> LocalDateTime {
    context.zone.local(booking.span.end)
  }
}
