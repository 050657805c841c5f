extension CueRow {
  /// What a desk is asked: what is on, what is free, why, how much.
  static let questions: [CueRow] = reasons + clocks + lists + openings + weakQuestions

  /// Reasons, what would be, and how a line was read.
  private static let reasons: [CueRow] = [
    .init(
      .whyNot,
      """
      why/how not [at]|why/how [come] [<be>/<can>/does/do/did] [i/we/it/you] not [at]\
      |why/how [come] [i/we/you/it] [<be>/<can>/do] not\
      |what is [so] wrong with|what is/speaks against\
      |what is [so/any] better/good/special/great/nice/worse/bad/wrong about\
      |what is stopping/blocking/preventing|what is in the way of|what stops/prevents/blocks
      """),
    .init(
      .whyLate,
      """
      why [<be>] [it/that/this/is] so/that/this late/early/far/long/soon\
      |why not [any] sooner/earlier/later|why not [right] now/immediately|is there nothing sooner/earlier\
      |why/how [come] [<can>/<be>] [not] [it/that/this/i/we/you/there] [not] [be/come/have/get] [it]\
       [nothing/anything/any/something] sooner/earlier
      """),
    .init(
      .isEdge,
      """
      is that/this/it [really] the [very] earliest/soonest/latest\
      |is that/this/it [really] the [very] first/next [free/available/possible] one/time/slot/opening/available/free/possible
      """),
    .init(
      .whyNothing,
      """
      why/how [come] [<be>] [there] nothing/no/none/nobody/noone [free/available/open/left]\
      |why/how [come] [<be>] [there] [so/only] few/little [free/available/open/left]\
      |why [<be>] [it/everything/you/<part>/<time>] [all/so] full/taken/booked\
      |nobody/noone has/have [got] [any] time/space/room|break down|[a/the] [full] breakdown [of/for]
      """),
    .init(
      .why,
      """
      why [<be>/did/do/have] [it/that/this/you] [chosen/choose/picked/pick/suggested/suggest/offered/offer/proposed/propose]\
      |explain|how come|what/for <be>/what [the] reason\
      |what makes/speaks [for]|what is [so] better/good/great/special about|reason|what is the rationale|justify that/this/it\
      |give/tell me the reason/reasons/rationale|the reasons|on what grounds|who says\
      |who [<be>] [it/that] asked for|who did i/we/they/she/he/you ask for
      """),
    .init(
      .compare,
      """
      compare|what is [the] difference/different between\
      |which/what [one/of/time/slot] [these/them] is/would [be] [the] better/best\
      |which [one/time/slot] would/do/should you/i take/choose/recommend/suggest/prefer/pick
      """),
    .init(.ratherThan, "rather than|over|and not|as opposed to|better than|not"),
    .init(
      .whatIf,
      """
      what if|what would/happens [happen/change] if|suppose|supposing|imagine|say we\
      |assume|assuming|can/could/would/do i/we [still/all/just] manage/cope/do/survive without\
      |can/could i/we lose/spare|can/could i/we afford to lose/spare/go/be [without]
      """),
    .init(
      .howCould,
      """
      how can/could/might/should i/we/you get/fit/squeeze/make/bring/have/book/see/take/come/move/do/free/clear/empty/give/close\
      |how do i/we get/fit/squeeze/make/free/clear\
      |is there a/any way to get/fit/squeeze|find a way to\
      |what would it take to|what has/would [have] to change|[can/could] [you] make room for\
      |what is the easiest/best/quickest/simplest way to get/fit/see/have/book\
      |what do/would i/we/you have/need to change\
      |what can/could/do i/we [have] [to] move/change/shift to get/fit/squeeze/have/see
      """),
    .init(
      .howRead,
      """
      how did/do/have you understand/understood/read/interpret/get/take me/that/it/this\
      |what did you think i meant/mean\
      |why did/do you read/understand/take/understood\
      |what did you understand|what did you take/make [of] that [for]|how was that read
      """),
    .init(
      .howSure,
      """
      how sure/certain/confident [<be>] [you/that]|did you guess [anything/any]|is that a guess|are you guessing\
      |what did/do/have you assume/assumed/guess/guessed\
      |how do/can you know [that/this/it]|what is that/this/it based on|what do/did/are you base/basing that/this/it on\
      |what makes you [so] sure/certain/think/say [so/that]|is that/this certain/definite
      """),
    .init(
      .briefly,
      """
      briefly|in short/brief|[the/a] short/brief/shorter version|in a word/nutshell|in one/a sentence|less [detail]
      """),
  ]

  /// What the clock shows and which day it is.
  private static let clocks: [CueRow] = [
    .init(
      .clock,
      """
      what [current/exact/local] time [is/it] [is/it] [now]\
      |what exactly is the date/time/day/hour|how many days from now/today is\
      |what is the [current/correct/exact/present/local/right] time/hour/month/year|today month/day/date [and] [day/month/date/year]|the full date|the time and date|any idea/chance [of/what/you] [know] [the] time/date/day\
      |what the [current/exact] date/day/month/year is|what calendar date/day [is/it] [is/it]|what week is it|which/what week are we in|is what date/day\
      |what is [the] [current] today/date/day/month/year [date]|[the] current/today time/timing/date [and] [day/date/time]\
      |[the] current day/month/year/hour/weekday [and] [the] [day/date/time/month/year]|is it [a/the/still/already] weekday/weekend|how many days/weeks/months [<be>] [there] [left/remaining] in/of the/this month/year/week\
      |[the] time [right] [now] please|tell/give/show/report [me] the [current/correct/exact/local/full/whole] time/date\
      |what time do/have you/we have/got [now]|do/have you [have/got/know] the/today time/date\
      |do you know what time it is|got the time/date|happen to have the time|what does the clock say|clock\
      |what/which day/date/year/month/weekday [of] [the] [week] is/it it/today/is/this [today/now]\
      |what/which day/date/month/year are we in/on|what today is\
      |is it <time>|is it past/after/before|is today/tomorrow|today is what|what day was/is yesterday/tomorrow\
      |display/show/check [the/today] time/date|time/date in|time difference\
      |what is the time zone|what timezone|time zone|what hour|how late is it [now/already]|which/what day/date/week/month/year [of] [the] [week/month/year] are we in/on|[tell] [me] how late it is [now/already]
      """),
    .init(
      .whatDay,
      """
      what/which day/weekday/date [of] [the] [week] [and] [date] [<be>/does/do/will/did/of/on]\
      |[is] [on] what/which day/date [of] [the] [week] [is/does]|what is the date of/on\
      |fall/falls/land/lands/comes on [what] [day]
      """),
    .init(
      .when,
      """
      when/whens [<be>/will/does/do/did/should/i/my] [have]|[at] what time/times [<be>/does/do/will/did]\
      |what day am|until/till/since when|how soon|how long/many [days] until/till\
      |how many days/weeks/months/hours/minutes/nights/sleeps [are/is] [there/left/to] [left] until/till/before\
      |[on] which day/days|[at] which hour/time does/do/will/did
      """),
  ]

  /// What is on, and who is there.
  private static let lists: [CueRow] = [
    .init(
      .listQuestion,
      """
      what is in/on [my/the] books/store/tap/docket/plate/slate/cards|what is lined up\
      |what/what's [else] [did/do/does/have] i/we/<who> [still] have/has/got\
      |what [all/else] is [all] on/next/happening/planned/scheduled/booked/up/coming/going [up/on]\
      |what <be> i/we doing/supposed/scheduled/up|what else [do] [i/we] have\
      |what will/was i [be]|what i have|what i am doing|what am/have i|what was on\
      |what/which [other] events/meetings/appointments/plans/bookings/clients/customers|what other\
      |who [all/else] is/comes in/coming/on/next/here/booked/attending/going/invited/working/off/with|who comes|who came/was [in]\
      |who is [my/our/the] next/first/last customer/client/patient/guest/visitor/one/appointment\
      |under/in what/which/whose name|what [event/meeting/appointment] starts/begins/ends/happens|what is pending/upcoming|who is up/due [next/now]|what [else] is/remains [still/else] left/remaining [today]|what [still] remains|what is still to come/do\
      |does/has/have he/she/they [still] have/got anything/something else [booked/coming]\
      |has/have he/she/they anything/something else [booked/coming]\
      |anything/something else he/she/they has/have [got/booked/coming]\
      |what do/have i/we have/got left|who is [still] left/due [to] [come/see]|who is still/yet to come\
      |who <be>/will [be] working/in/coming/on/here|who is it with|who works\
      |who do/have i/we have/got|who will be|who all|who has\
      |do/did/have i/we [still/already/ever] have/got/see/meet|have i/we|will i have|will i/there be\
      |<be> i/we/they [still] [all] good/on/set/down/confirmed for|am i [still/already] going/meeting/scheduled/supposed/booked/having/attending/seeing [to]\
      |did i/you already/schedule/add/put/book/make|have i [already] scheduled|does <who> have\
      |did not i/we/you already/schedule/add/put/book/make/have|i/we [have] already booked/scheduled/reserved\
      |have not i/we [already] booked/scheduled/reserved/got|i/we already have [a/an/the]\
      |[is] anything [else] on/for/happening/scheduled/planned|[is] anything going on\
      |is there anything on|is anyone coming|any [upcoming] meetings/events/appointments/plans/bookings\
      |any upcoming|what is the/my next/first/last thing|what is/was [all/else] listed/marked/planned/noted/set/entered/written/slated/recorded/scheduled\
      |is/was something on/going/scheduled/planned/happening/booked|number of meetings/appointments/bookings/events|[what/which] room is/are/was the/my/our\
      |what/everything/all/stuff/things/anything [that] i/we have [got] going/planned/scheduled/lined/coming/booked [on/up]\
      |what i/we [have] planned/scheduled/booked/arranged/said|did/have i/we [already/ever] write/written/note/noted/jot/log/logged/enter/entered/record/arrange/put\
      |have/has [got] me/us/him/her/them/my/our down|do/does you/they/<who> have/got me/us/him/her/them down|got something/anything/stuff on/going/planned/happening|was/were/is there something on/planned/scheduled/booked|how many events/meetings/appointments/bookings|how long do i|does it show
      """),
    .init(
      .isThere,
      """
      anything/anyone/anybody/any [else] [at]|is anything/anyone/anybody\
      |is/are/would/could/might/will there [be] [any/anything/anyone/anybody] [else]\
      |see/check if/whether there is/are/might/would/will [be] [any/anything/anyone/anybody] [else]\
      |do/does/have/has you/they/he/she [still] have/got [any/anything]|have you|got any/anything\
      |any/anything available/free/open|any [free/open] opening/openings/slots/availability\
      |is/are it/that/they/this available/free/open|is that/this time/slot
      """),
  ]

  /// What is free, and how busy it is.
  private static let openings: [CueRow] = [
    .init(
      .freeQuestion,
      """
      am/are/is i/we/<who> [still] free/available/open/busy|will i/we be free/available/busy\
      |how busy/full/booked/free/crowded/packed [<be>/will]|is/are/does/do/will it/they [get/be] busy/crowded\
      |when is/am/are i/you/we/<who> [next] free/available/open|when do/does i/<who> have [any/free] time/free/opening\
      |when is/are the next/first free/available/open/opening/slot [slot/time/opening]|when is the soonest/earliest\
      |when can/could [i/you/we/<who>] [come]|any chance of/for|who is free/available|who can\
      |what is free/available/open|what is the earliest/soonest|what is the next free/available/open/opening/slot\
      |what [times/slots/days] do you have|what [times/slots/days] have you got|what/which times/slots/days [<be>] [free/available/open]\
      |[the] next/first/earliest/soonest opening/openings/available/free/slot/haircut\
      |[is/are] anyone/anybody/<who> free/available\
      |do i/we have [any/an/a/some] free/time/availability/opening/openings/room/space [time]|have i got time\
      |is my/your/our/the/her/his schedule/calendar/day/diary [<very>] full/free/open|is/are there [any/a] room/space/time/gap/gaps\
      |how many places/spots/seats/spaces [<be>] [there] left/free/available/open\
      |any gaps|free/open/available slots/times/time|show me what is free|show [me] [the] availability\
      |how long is/will [the/my/our] wait [be]|the wait|wait time\
      |how long [will/would/do/does] [i/we/it] [have] [to] take/wait to be/get in/seated/served\
      |openings|availability|check availability|can i/we get/find [me/us] a seat/spot/gap/time/slot/opening\
      |find [me/us] a seat/spot/gap/time/slot/opening|get [me/us] a gap/time/slot/opening\
      |find/get [me] [some] time|looking for a slot|will i/we be able to get/find\
      |how is/does <time> looking/look|what does <time> look like
      """)
  ]

  /// Question words and verbs whose object alone decides.
  private static let weakQuestions: [CueRow] = [
    .init(
      .question,
      """
      what/which/who/whose/whom/whats [kind/type/else] [of] [<be>/will/would/do/does/did/should/can/could/has/have]\
       [my/the/i/our]|what about my|what happens/happened/comes|what can i expect\
      |where [to] [<be>/do/does/did/will/can/should] [my/the/i]|how [<be>/does/did/will] [my/the]\
      |how many/often/long/far/cold/hot/much [times] [<be>/does/will/was] [my/the/i]\
      |how much time do i have|is/are/was/were/does my/our|was/were there|is it true/still\
      |do i need to/ever|did we|do i ever|any of my|am i
      """),
    .init(
      .yesNoQuestion,
      """
      is/are/was/were/does/did/do/has/will/would/should [it/that/this/the/they/he/she/i]|are/do/did you\
      |have/can/could they|can it|do you know [if]|can/could you tell me [if]\
      |see/check/tell [me] if/whether|find out if/whether|i wonder if/whether
      """),
  ]

  /// What is asked about what is on the table.
  static let topics: [CueRow] = [
    .init(
      .price,
      """
      how much|what does/do/would/will it/they/that/this [all] cost/come [to]|what does/do/would/will it/they/that/this [all] add [up] [to]|price|prices|cost|costs|fee|fees|charge|pricing\
      |how expensive|rate|rates
      """),
    .init(
      .length,
      """
      how long [does/will/is] [it] [take]|duration|how many minutes|how much time does it take
      """),
    .init(
      .address,
      """
      address|location|located|street|directions|how do/can i get there|[in] which/what city|city|town\
      |area|neighbourhood|neighborhood|exact location
      """),
    .init(.place, "where [<be>] [it/they/that/this/the] [place/salon]"),
    .init(
      .phone,
      """
      phone [number]|telephone [number]|contact [number/info/information/details]|number|numbers|cell\
      |call/reach them
      """),
    .init(
      .whoStaff,
      """
      who with|with who/whom|who does/do [it]|who can/will do [it]|which stylist/doctor\
      |who is/was it/that/this/these [be] with|who would/will it/that/this be with|who is doing it/that/this/hers\
      |who would/will i see|who is the stylist
      """),
    .init(
      .topic,
      """
      [average/customer/good/highly] rating/ratings/rated|review|reviews|cosmetic [services/dentistry]\
      |unisex|[for] [both] men/males/gentlemen/boys/guys/him and/or women/females/ladies/girls/her\
      |[for] [both] women/females/ladies/girls/her and/or men/males/gentlemen/boys/guys/him\
      |take/serve/accept/treat [both] men/women/ladies/gentlemen/males/females/children/kids/adults\
      |both/all genders/sexes|website|email address|opening hours|parking|insurance|wheelchair|accessible|stars\
      |specialty|speciality|offer|offers
      """),
  ]
}
