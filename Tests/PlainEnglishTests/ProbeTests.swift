import CivilTime
import Testing

@testable import PlainEnglish

@Suite struct ProbeTests {
  @Test func probe() {
    for line in probes2 {
      let bits = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let utterance = Desk.read(bits[0], expecting: bits.count > 1 ? Expectation(rawValue: bits[1]) : nil)
      print("PROBE", line)
      for r in utterance.requests { print("PROBE    ", r.short) }
    }
  }
}
import Foundation
extension Request {
  var short: String {
    var p = ["\(intent.rawValue) \(acts.map(\.rawValue))"]
    if !services.isEmpty { p.append("S:" + services.map { $0.short + ($0.isExcluded ? "!" : "") + ($0.isGuess ? "?" : "") + ($0.entries.count > 1 ? "*" : "")}.joined(separator: ",")) }
    if !staff.isEmpty { p.append("P:" + staff.map { $0.short + ($0.isExcluded ? "!" : "") + ($0.isGuess ? "?" : "")}.joined(separator: ",")) }
    if !customers.isEmpty { p.append("C:" + customers.map { $0.short + ($0.isGuess ? "?" : "")}.joined(separator: ",")) }
    for w in whens { p.append("\(w.role.rawValue) \(w.day)") }
    if let recurrence { p.append("R:\(recurrence.rule)") }
    if let duration { p.append("D:\(duration.length)") }
    if isForMe { p.append("me") }
    if isForLastCustomer { p.append("last") }
    if let choice { p.append("choice \(choice)") }
    if !bookingNumbers.isEmpty { p.append("#\(bookingNumbers)") }
    if let alternative { p.append("alt \(alternative)") }
    if let why { p.append("why \(why)") }
    if !topics.isEmpty { p.append("topics \(topics.map(\.rawValue))") }
    if let setUp { p.append("{\(setUp.summary)}") }
    if let status { p.append("status \(status)") }
    if let note { p.append("note \(note)") }
    if let report { p.append("report \(report)") }
    if let seriesScope { p.append("series \(seriesScope)") }
    if let partySize { p.append("party \(partySize)") }
    if wantsSoonest { p.append("soonest") }
    if wantsSame { p.append("same") }
    if let shift { p.append("shift \(shift)") }
    if !left.isEmpty { p.append("LEFT " + left.map { "\($0.text)\($0.matters ? "!" : "")\($0.suggestions)" }.joined(separator: ";")) }
    return p.joined(separator: " · ")
  }
}
let probes2 = """
book a haircut tomorrow afternoon with Sam for Dana
move Dana to Friday at 3
no, make it 4 | confirmation
the later one | choice
2 | choice
13:30 | choice
yes | confirmation
why not 4pm?
why 2?
why this slot?
why Sam?
why so late?
why 13:30 rather than 14:00?
why is nothing free?
why can't Dana come at 9?
how can I get Dana in on Friday?
what if Sam took Friday off?
what if we opened at 8?
what if the colour were 90 minutes?
what if Dana moved to 5?
how did you understand me?
who's in on Tuesday?
Dana's bookings
what's on Friday?
show December
what's the next opening?
next haircut
my next haircut
what's free on 4 December for a haircut with Sam?
cancel #12
cancel B-12
cancel booking 12
cancel my haircut
my haircut
move her colour to Tuesday
yes, and add it to my calendar | confirmation
cancel my Friday haircut and book a colour for Saturday morning instead
I'm Priya
add it to my calendar
undo
undo that
redo
history
settings
services
staff
customers
Dana's history
rename
book with Donna Lee
book a haircut with Donna Lee tomorrow at 3
book a reflexology session for Robin on Friday
book a manicure on Friday
hi, could you please book a haircut for tomorrow at 10
I was wondering whether Sam could do a perm on Thursday
haircut tomorrow 4
trim at 1pm
Dana trim saturday 7 17:00
any trim between 3pm and 4pm Friday?
anyone Friday 1pm?
Sam Friday 1pm?
free Friday 21?
free this morning?
today
tomorrow
Dana has arrived
Dana was a no-show
mark #12 as done
Sam is ill today
running 15 minutes late
print today
how busy is next week?
what did we take this month?
who has no-shows?
Sam's hours in March
note that Dana is allergic to latex
swap Dana and April
make Dana's colour 30 minutes longer
put Dana down for Friday afternoon if something opens
book it anyway
back 30 minutes | confirmation
move Dana back 30 minutes
move Dana to the next free slot
the one with Priya | choice
the cheapest | choice
whichever is sooner | choice
anything else? | confirmation
earlier | confirmation
later | confirmation
another day | confirmation
someone else | confirmation
what about the morning? | confirmation
next week then | confirmation
hmm, let me see Thursday | confirmation
never mind | confirmation
say that again
the same time next week | confirmation
both of them
everything on Friday
the 3 o'clock
cancel the 3 o'clock
a cut and a colour for Dana on Saturday
haircuts for me and my son, same time
book Dana a massage every Tuesday at 4 for 6 weeks
not Sam | confirmation
anyone but Sam | confirmation
book a haircut for April tomorrow
move April to Friday at 3
I may need to move my haircut
book a haircut in April
book Dnaa a haircut tomorrow
book a hairct with Priyaa tomorrow
book a haircut with O'Neill tomorrow
book a haircut for Zoe Bronte tomorrow
book a haircut for 王芳 tomorrow at 3
4D lashes tomorrow at noon
book lashes for Will tomorrow
book a haircut with Summer next week
book a stone massage tomorrow
book a mens trim on friday
book a haircut tomorrow unless Sam is ill
book a haircut except Friday
book a haircut on Friday for two
what's the weather?
delete all my data
Dana needs a haircut on Friday
Sam's bookings tomorrow
how much is a haircut?
how long does a colour take?
who does colours?
yes, and how much is it? | confirmation
4:30 | time
Friday | date
Sam | person
the 8th | date
hold it for 10 minutes | confirmation
just this one | confirmation
this and the following | choice
all of them | choice
more
tell me more
What's the phone number? | confirmation
we have 2 chairs
Sam only works Mondays and Wednesdays 10 to 4
Sam also does perms
massages can take 30 to 90 minutes
new bookings wait to be confirmed
please add a new service: beard trim, 20 minutes, £15
closed on 24, 25 and 26 December
Sam works Monday to Friday 9 to 5 and Saturday 10 to 2
""".split(separator: "\n").map(String.init)
