import CivilTime
import Explainer
import PlainEnglish
import Scheduling

extension SettingsSentences {
  /// "from Mon 4 January 2027 Sam works Mon 10:00–18:00": hours that hold from a date on
  /// or between two, a sentence for what is worked, for what is free, and for breaks.
  func dated(_ row: DatedHours, of member: Staff?) -> [String] {
    let from = "from \(wording.date(row.from))"
    if row.through == row.from, row.hours == nil, let member,
      row.days.allSatisfy({ row.breaks?[$0].isEmpty == true })
    {
      return ["on \(wording.date(row.from)) \(member.name) has no break"]
    }
    let period = row.through.map { "\(from) to \(wording.date($0))" } ?? from
    return sentences(row, of: member).map { "\(period) \($0)" }
  }

  private func sentences(_ row: DatedHours, of member: Staff?) -> [String] {
    var lines: [String] = []
    if let hours = row.hours {
      let free = row.days.filter { hours[$0].isEmpty }
      if free.count < row.days.count {
        let text = HoursSentence.text(hours, wording)
        // Of a range of days alone the others would be free.
        let isRange = row.days.count - free.count > 2 && !text.contains(" and ")
        let also = row.days.count < 7 && isRange ? "also " : ""
        lines.append((member.map { "\($0.name) \(also)works " } ?? "open ") + text)
      }
      if free.count == 7, let member {
        lines.append("\(member.name) does not work on any day")
      } else if !free.isEmpty {
        let days = wording.list(free.map { "\(wording.name(of: $0))s" })
        lines.append(member.map { "\($0.name) does not work on \(days)" } ?? "closed on \(days)")
      }
    }
    if let breaks = row.breaks, let member {
      let free = row.days.filter { breaks[$0].isEmpty }
      lines += HoursSentence.groups(breaks).map {
        "\(member.name) only has a break \(HoursSentence.text($0, wording))"
      }
      if !free.isEmpty {
        let days = wording.list(free.map { "\(wording.name(of: $0))s" })
        lines.append("\(member.name) has no break on \(days)")
      }
    }
    return lines
  }
}

extension SettingsSentences {
  /// "Dana Whitfield’s time zone is America/New_York".
  static func zone(of customer: Customer) -> String {
    customer.zone.map { "\(customer.name)’s time zone is \(ZonePlaces.place(of: $0))" }
      ?? "\(customer.name) is in the same time zone as the business"
  }
}

extension SettingsSentences {
  /// "at 09:00 and 18:00"; of the same minutes of every hour "on the hour and the half hour".
  func starts(at times: [ClockTime]) -> String {
    let minutes = Set(times.map { $0.minuteOfDay % 60 }).sorted()
    let words = [
      0: "on the hour", 15: "at quarter past", 30: "on the half hour", 45: "at quarter to",
    ]
    guard times.count == 24 * minutes.count, Set(times).count == times.count else {
      return "at \(wording.list(times.map { wording.clock($0) }))"
    }
    return wording.list(
      minutes.map { words[$0] ?? ($0 < 30 ? "at \($0) past" : "at \(60 - $0) to") })
  }
}
