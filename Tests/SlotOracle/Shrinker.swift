import CivilTime
import Scheduling

/// Takes away from a failing case whatever it fails without.
struct Shrinker {
  let seed: UInt64

  /// Tries every simpler case, and starts again from the first that still fails.
  func shrink(_ scene: OracleCase) -> OracleCase {
    shrink(scene) { OracleCheck.difference($0, seed: seed) }.scene
  }

  /// The same with a check of one's own, which says what differs.
  func shrink(_ scene: OracleCase, _ check: (OracleCase) -> String?) -> (
    scene: OracleCase, why: String?
  ) {
    var best: (scene: OracleCase, why: String?) = (scene, nil)
    var goesOn = true
    while goesOn {
      goesOn = false
      for simpler in simplerCases(best.scene) {
        guard let why = check(simpler) else { continue }
        best = (simpler, why)
        goesOn = true
        break
      }
    }
    return best
  }

  private func simplerCases(_ scene: OracleCase) -> [OracleCase] {
    var result: [OracleCase] = []
    func without<Row>(_ path: WritableKeyPath<OracleCase, [Row]>) {
      for index in scene[keyPath: path].indices {
        var copy = scene
        copy[keyPath: path].remove(at: index)
        result.append(copy)
      }
    }
    func plain<Value: Equatable>(_ path: WritableKeyPath<OracleCase, Value>, _ value: Value) {
      guard scene[keyPath: path] != value else { return }
      var copy = scene
      copy[keyPath: path] = value
      result.append(copy)
    }
    without(\.bookings)
    without(\.blocks)
    without(\.holds)
    without(\.business.overrides)
    without(\.business.absences)
    without(\.business.settings.policy.limits)
    without(\.business.settings.datedHours)
    without(\.request.windows)
    if scene.business.staff.count > 1 { without(\.business.staff) }
    if scene.business.services.count > 1 { without(\.business.services) }
    without(\.business.resources)
    for index in scene.business.staff.indices {
      plain(\.business.staff[index].hours, nil)
      plain(\.business.staff[index].breaks, WeeklyHours())
      plain(\.business.staff[index].skills, .everything)
      without(\.business.staff[index].datedHours)
      plain(\.business.staff[index].terms, [])
    }
    for index in scene.business.services.indices {
      plain(\.business.services[index].bufferBefore, 0)
      plain(\.business.services[index].bufferAfter, 0)
      plain(\.business.services[index].processing, nil)
      plain(\.business.services[index].starts, .standard)
      plain(\.business.services[index].capacity, 1)
      plain(\.business.services[index].needs, [])
      plain(\.business.services[index].lengthLimits, nil)
      plain(\.business.services[index].notice, nil)
      plain(\.business.services[index].noticeDays, nil)
    }
    for index in scene.bookings.indices {
      plain(\.bookings[index].processing, nil)
      plain(\.bookings[index].bufferBefore, 0)
      plain(\.bookings[index].bufferAfter, 0)
      plain(\.bookings[index].customer, nil)
      plain(\.bookings[index].resources, [])
      plain(\.bookings[index].status, .confirmed)
    }
    plain(\.business.settings.policy.notice, 0)
    plain(\.business.settings.policy.noticeDays, nil)
    plain(\.business.settings.policy.horizonDays, nil)
    plain(\.business.settings.policy.gapSaving, false)
    plain(\.business.settings.policy.strictStarts, false)
    plain(\.business.settings.policy.step, 15)
    plain(
      \.business.settings.openingHours,
      WeeklyHours(Weekday.allCases, [ClockRange(.midnight, .endOfDay)]))
    plain(\.zone, .utc)
    plain(\.request.staff, [])
    plain(\.request.excludedStaff, [])
    plain(\.request.customer, nil)
    plain(\.request.seats, 1)
    plain(\.request.length, nil)
    plain(\.request.mustEndBy, nil)
    plain(\.request.preferred, nil)
    plain(\.request.moving, nil)
    return result.filter { $0.isSound }
  }
}

extension OracleCase {
  /// Whether nothing refers to what is no longer there.
  fileprivate var isSound: Bool {
    let services = Set(business.services.map(\.id))
    let staff = Set(business.staff.map(\.id))
    let taken = bookings + holds.map(\.booking)
    return services.contains(request.service) && !request.windows.isEmpty
      && taken.allSatisfy { services.contains($0.service) && staff.contains($0.staff) }
  }
}
