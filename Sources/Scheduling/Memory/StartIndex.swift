import CivilTime

/// The bookings by start, for looking up what overlaps a span.
struct StartIndex: Sendable {
  private struct Place: Comparable, Sendable {
    var start: Int
    var id: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.start, left.id) < (right.start, right.id)
    }
  }

  private var places: [Place] = []
  private var longest = 0

  private func firstIndex(from place: Place) -> Int {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func insert(_ booking: Booking) {
    let place = Place(start: booking.span.start.seconds, id: booking.id.rawValue)
    places.insert(place, at: firstIndex(from: place))
    longest = max(longest, booking.span.end.seconds - place.start)
  }

  mutating func remove(_ booking: Booking) {
    let place = Place(start: booking.span.start.seconds, id: booking.id.rawValue)
    let index = firstIndex(from: place)
    if index < places.count, places[index] == place { places.remove(at: index) }
  }

  /// The numbers of bookings that may overlap a span, by start.
  func candidates(for span: Span) -> [Int] {
    var index = firstIndex(from: Place(start: span.start.seconds - longest, id: .min))
    var result: [Int] = []
    while index < places.count, places[index].start < span.end.seconds {
      result.append(places[index].id)
      index += 1
    }
    return result
  }
}
