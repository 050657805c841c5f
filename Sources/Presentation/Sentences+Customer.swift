import CivilTime
import Conversation
import Explainer
import PlainEnglish
import Scheduling

/// What is told of one customer.
extension Sentences {
  func customerAnswer(_ answer: CustomerAnswer) -> [String] {
    switch answer {
    case .phone(let customer):
      return say(
        customer.phone.isEmpty
          ? "No number is kept for \(customer.name)."
          : "\(wording.possessive(customer.name)) number is \(customer.phone).")
    case .howOften(let id, let visits, let days, let last):
      return howOften(wording.name(id), visits, days, last)
    case .usual(let id, let service, let visits, let all):
      return say(
        "\(wording.name(id)) usually has \(wording.name(service)): "
          + (visits == all ? "all" : "\(visits)") + " of the last \(all) visits were that.")
    case .nothingUsual(let id, let last):
      return say(
        "Nothing is usual of \(wording.name(id)) yet"
          + (last.map { "; the last was \(wording.name($0.service)), \(place(of: $0))." } ?? "."))
    case .lastVisit(let id, let booking):
      guard let booking else { return say("\(wording.name(id)) has not been here.") }
      return say("\(brief(booking)): \(went(booking)).")
    case .cancelled(let id, let booking):
      guard let booking else { return say("\(wording.name(id)) has cancelled nothing.") }
      return say(
        "\(brief(booking)), was cancelled"
          + (booking.cancelReason.isEmpty ? "." : ": \(booking.cancelReason)."))
    }
  }

  private func howOften(_ name: String, _ visits: Int, _ days: Int?, _ last: Booking?) -> [String] {
    guard let last else { return say("\(name) has not been here yet.") }
    let when = wording.shortDate(last.start.date)
    guard visits > 1, let days else { return say("\(name) has been here once, on \(when).") }
    return say(
      "\(name) has been here \(visits) times, every \(days) \(days == 1 ? "day" : "days") or so; "
        + "last on \(when).")
  }

  private func went(_ booking: Booking) -> String {
    switch booking.status {
    case .done: "done"
    case .arrived: "arrived"
    case .noShow: "did not come"
    default: "not marked yet"
    }
  }
}
