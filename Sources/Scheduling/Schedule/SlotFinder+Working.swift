import CivilTime

extension SlotFinder {
  /// When someone works on a date, breaks and time off taken out, by start: the
  /// windows that begin on that date.
  public func workingSpans(of member: Staff, on date: CalendarDate) -> [Span] {
    let day = date.dayNumber
    let days = ScheduleDays(schedule, from: day - 1, through: day + 1)
    return days.shift(of: member, beginningOn: day).pieces.map(\.span)
  }

  /// When someone works on a date and nothing takes the time: no booking with its
  /// buffers, no block, no hold.
  ///
  /// - Returns: The stretches by start; those that have gone by are left out.
  /// - Throws: What reading the book throws.
  public func freeSpans(of member: Staff, on date: CalendarDate) throws(BookError) -> [Span] {
    let working = workingSpans(of: member, on: date)
    guard let first = working.first, let last = working.last else { return [] }
    let taken = try without(
      nil,
      book.occupancies(
        of: [.staff(member.id)], overlapping: Span(start: first.start, end: last.end)))
    return working.flatMap { span -> [Span] in
      var free: [Span] = []
      var from = max(span.start, now)
      for row in taken where row.span.overlaps(span) {
        if from < row.span.start { free.append(Span(start: from, end: row.span.start)) }
        from = max(from, row.span.end)
      }
      if from < span.end { free.append(Span(start: from, end: span.end)) }
      return free
    }
  }
}
