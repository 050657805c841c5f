import CivilTime
import Testing

@testable import PlainEnglish

@Suite struct SetUpTests {
  @Test(arguments: [
    ("x", "")
  ])
  func probe(sentence: String, expected: String) {
    for line in probes {
      let utterance = Desk.read(line)
      let all = utterance.requests.map { "\($0.intent.rawValue) {\($0.setUp?.summary ?? "-")}" }
      print("PROBE", line, "=>", all.joined(separator: " || "))
    }
  }
}
let probes = """
add service Colour wash, 2 hours, £90, 10 minutes before and 15 after
add a service called hot towel shave, 30 min, £25
add service Appointment, 30 minutes, $20
add hot towel shave, 30 min, £25
please add a new service: beard trim, 20 minutes, £15
a colour has 45 minutes of processing after 30 minutes
slots every 15 minutes
haircuts start every half hour
a class holds 8 people
classes start at 9, 11 and 2
Sam works Tuesday to Saturday 9 to 5, lunch 12:30 to 1
Sam works Tue to Sat 9 to 5
Sam works Fridays 6pm to 2am
Sam only works Mondays and Wednesdays 10 to 4
Sam doesn't work on Mondays
Sam is off from 3 to 10 December
Sam is off tomorrow
Sam is on holiday next week
give Sam Friday off
on Saturday 5 December Sam works 10 to 2
closed on 25 December
we're closed on Christmas Day
closed on Sundays
we are closed every Monday
open 10 to 4 on Sunday 6 December
open every day from 6am to 11pm
open Mon-Fri 9-18
we're open Monday to Friday from 9 to 6 and Saturday 10 to 4
2 hours' notice
we need at least 2 hours notice
no notice needed
bookings up to 60 days ahead
bookings can be made at most 3 months in advance
at most 4 haircuts a day
at most 6 bookings a day for Sam
no more than 2 bookings a week per customer
no limit on haircuts a day
a massage needs the quiet room
there is one quiet room
we have 2 chairs
Priya does colours in 90 minutes for £80
block Sam on Friday from 2 to 3
block off tomorrow morning for training
Sam does haircut and colour
Sam also does perms
Sam doesn't do colour
Sam can do haircuts and massages
add staff Alex
add staff Alex and Robin
add Alex to the team
hire Alex
remove Sam
remove staff Sam
rename Sam to Sammy
make a haircut £35
a haircut costs £35
a haircut takes 50 minutes now
change the price of a haircut to £40
set the length of the perm to 2 hours
change the price of the haircut to 40
rename the perm to wave
the perm is now called wave
remove the perm
we no longer offer perms
massages can take 30 to 90 minutes
a massage has 10 minutes before and 15 minutes after
haircut needs 5 minutes to clean up
cancellations up to 24 hours before
cancellations are possible up to a day before
hide starts that leave gaps
gap saving on
turn off gap saving
strict starts on
new bookings wait to be confirmed
use the 24-hour clock
use the 12 hour clock
weeks start on Sunday
explain in full
explain briefly
prices in euros
the salon is called Shear Delight
our name is Shear Delight
start my own book
I want to start my own book
add customer Robin Hood
Dana's phone is 07700 900123
rename customer Dana to Dana Smith
Sam's hours are Monday to Friday 9 to 5
Sam's lunch is 1 to 2
Sam works 9-5 on weekdays
put the colour in category Hair
book a haircut tomorrow at 3 with Sam
cancel the perm on Friday
remove my haircut
block out 2 hours for a meeting
what if we opened at 8?
Dana needs a haircut on Friday
book Dana a massage every Tuesday at 4 for 6 weeks
make it 4
move Dana to Friday at 3
""".split(separator: "\n").map(String.init)
