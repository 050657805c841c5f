import PlainEnglish
import Scheduling

/// Lengths that a service cannot have.
extension Draft {
  /// Takes the nearest length that can be had in place of one that cannot.
  ///
  /// A booking that is moved keeps the length that was agreed.
  ///
  /// - Returns: What it can last; nil if the length was possible, or none was said.
  mutating func takeNearestLength(of id: ServiceID, in business: Business) -> Statement? {
    guard let asked = length, moving == nil, let service = business.service(id) else { return nil }
    let able = business.activeStaff.filter { member in
      member.does(id) && !excludedStaff.contains(member.id)
        && (staff.isEmpty || staff.contains(member.id))
    }
    let possible = able.map { member -> ClosedRange<Int> in
      let own = member.length(of: service)
      return asked == own ? own...own : service.lengthLimits ?? own...own
    }
    func distance(_ limits: ClosedRange<Int>) -> Int { abs(limits.clamped(asked) - asked) }
    guard let nearest = possible.min(by: { distance($0) < distance($1) }), distance(nearest) > 0
    else { return nil }
    length = nearest.clamped(asked)
    return .lengthOutside(id, nearest, asked: asked)
  }
}

extension ClosedRange<Int> {
  /// The value of the range that is nearest.
  fileprivate func clamped(_ value: Int) -> Int {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
