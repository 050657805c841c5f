import CivilTime

/// What is known of one part of a visit over a run of days.
struct PartOutlook {
  let part: Int
  let request: SlotRequest
  let outlook: Outlook
  let shifts: [Shift]
  let forbidden: [ForbiddenStarts]

  /// Those who could begin at a moment, grid and limits aside.
  func able(at start: Int) -> [Int] {
    outlook.inquiry.terms.indices.filter { index in
      let end = start + outlook.inquiry.terms[index].duration
      return shifts[index].stretches.cover(Stretch(start, end))
        && forbidden[index].stretches.stretch(containing: start) == nil
    }
  }

  func terms(_ index: Int) -> VisitTerms { outlook.inquiry.terms[index] }
}

/// One service of a visit with someone at a time.
struct PlacedPart {
  var part: PartOutlook
  var staff: Int
  var start: Int

  var terms: VisitTerms { part.terms(staff) }
  var end: Int { start + terms.duration }
}

/// Finds how the parts of a visit can follow one another from a start.
struct VisitSearch {
  let request: VisitRequest

  /// The orders of the parts that differ: four lessons one after the other come in one.
  func orders(of parts: [PartOutlook]) -> [[PartOutlook]] {
    let kinds = request.parts.map { part in request.parts.firstIndex(of: part) ?? 0 }
    var seen: Set<[Int]> = []
    return parts.permutations.filter { order in
      seen.insert(order.map { kinds[$0.part] }).inserted
    }
  }

  /// Every way in which the parts in this order fit from a start, with the person
  /// of the first given.
  func chains(_ order: [PartOutlook], from start: Int, with staff: Int) -> [[PlacedPart]] {
    extend([PlacedPart(part: order[0], staff: staff, start: start)], order.dropFirst())
  }

  private func extend(_ chain: [PlacedPart], _ rest: ArraySlice<PartOutlook>) -> [[PlacedPart]] {
    guard let next = rest.first, let last = chain.last else { return [chain] }
    var result: [[PlacedPart]] = []
    for index in next.outlook.inquiry.terms.indices {
      let terms = next.terms(index)
      let begin = last.end + wait(last.terms, terms)
      guard next.able(at: begin).contains(index) else { continue }
      let longer = chain + [PlacedPart(part: next, staff: index, start: begin)]
      let people = Set(longer.map(\.terms.staff.id))
      guard people.count <= max(1, request.mostStaff) else { continue }
      result += extend(longer, rest.dropFirst())
    }
    return result
  }

  /// Seconds between two parts: the buffers, where one person or one room has
  /// both.
  private func wait(_ one: VisitTerms, _ two: VisitTerms) -> Int {
    let isShared = one.staff.id == two.staff.id || !Set(one.needs).isDisjoint(with: two.needs)
    return isShared ? one.after + two.before : 0
  }

  /// Every way to give the parts of a party to people from one start.
  func parties(_ parts: [PartOutlook], from start: Int) -> [[PlacedPart]] {
    var result: [[PlacedPart]] = [[]]
    for part in parts {
      let able = part.able(at: start)
      result = result.flatMap { placed in
        able.filter { index in
          placed.allSatisfy { other in
            let terms = part.terms(index)
            let isShared = terms.isClass && other.terms.service.id == terms.service.id
            return isShared || other.terms.staff.id != terms.staff.id
          }
        }.map { placed + [PlacedPart(part: part, staff: $0, start: start)] }
      }
    }
    return result
  }
}

extension Array {
  /// The elements in every order; the one that they have first.
  var permutations: [[Element]] {
    guard count > 1 else { return [self] }
    var result: [[Element]] = []
    for index in indices {
      var rest = self
      let first = rest.remove(at: index)
      result += rest.permutations.map { [first] + $0 }
    }
    return result
  }
}
