extension CueRow {
  /// Choices among what was offered, and changes of direction.
  static let choices: [CueRow] = [
    .init(
      .laterOne,
      "the later one/time/slot/option|the later|later one|the latest [one]|the last of them|whichever is later/latest|the later of the two|the later of those|latest one"
    ),
    .init(
      .earlierOne,
      "the earlier one/time/slot/option|the earlier|earlier one|the earliest [one]|whichever is sooner/earlier/soonest/earliest/first|the sooner one|the soonest [one]|the sooner|sooner one|the earlier of the two|earliest one"
    ),
    .init(
      .cheapest,
      "the cheapest [one/option]|cheapest [one/option]|the cheaper one|the least expensive [one]|whichever is cheapest/cheaper|the lowest price"
    ),
    .init(
      .shortest,
      "the shortest [one/option]|shortest one|the shorter one|the quickest [one]|whichever is shortest/quickest"
    ),
    .init(
      .both,
      "both|both of them|all of them|all of those|both of those|both of these|all three|all of these|all four|the lot|each of them|all of the above"
    ),
    .init(.otherOne, "the other [one]|other one|that other one|the other option/time/slot"),
    .init(
      .thatOne,
      "that one|this one|that slot|this slot|that time [works]|that option|the one you suggested|the suggested one|your suggestion|the suggestion"
    ),
    .init(
      .nearestOne,
      "the nearest [one/ones/time/times/slot/slots/date/dates]|nearest [one/ones/time/times/slot/slots]|the closest [one/ones/time/times/slot/slots]|the times beside|the next best [one/ones/time/times]"
    ),
    .init(
      .leaveAsIs,
      "leave/keep them/those/everyone/everybody/everything/both [all] [as/where] [they/it] [are/is]|as they/it are/is|where they/it are/is|do not move them/those/anyone/anybody/everyone|move nobody|move no one|leave/keep <who> as/where they/she/he/it are/is|without moving [them/anyone/anybody]|leave/keep the bookings [as/where] [they] [are]|leave"
    ),
    .init(
      .described,
      "the one [with/at/on/for/in/by]|the one that|the appointment with|the slot with/at|the time with|one with/at|the ones"
    ),
    .init(
      .nthOne,
      "the <nth> [one/option/choice/slot/time/of/suggestion/event/result/listed/meeting/appointment] [of] [them/those/these]|<nth> one/option/choice/slot/suggestion/result|<nth> of them/those/these|number <n>|option <n>|no <n>|choice <n>|option a/b/c|the top [one]|the top option|top one|the bottom [one/option]|bottom one/option|the former|the latter|the middle one|one of those|<nth> is/looks/works/sounds"
    ),
    .init(
      .different,
      "anything else|something else|something different|any other options|any others|other options|other choices|alternatives|any alternatives|what else [is] [there]|what else do you have|what else have you got|what are the alternatives|a different one|another option|another one|what other options|something other than that|different options|show me others|are there others|are there any others|are there other options|any other"
    ),
    .init(
      .otherDay,
      "another/different/other/some day/date|a different/other day/date|some other day/date|on another/different day/date|another day|a day other than that|change the day/date|different day/date|other days|any other day|any other days"
    ),
    .init(
      .otherTime,
      "another/different time|a different/other time/slot|some other time|other times|other slots|another slot|any other time|any other times|any other slots|different time|change the time|at a different/another time|a better time"
    ),
    .init(
      .otherStaff,
      "someone/somebody else|with someone/somebody else|a different/another/other stylist/person/doctor/dentist/barber/therapist/hairdresser|another stylist/person/doctor/dentist/barber/therapist|anyone else|anybody else|someone different|a different stylist/doctor/dentist|who else|change the stylist/person/staff"
    ),
    .init(
      .cheaper,
      "cheaper|something cheaper|anything cheaper|a cheaper one|less expensive|something less expensive"
    ),
    .init(
      .shorter,
      "a shorter one|something shorter|anything shorter|something quicker|a quicker one|shorter"),
    .init(
      .moreChoices,
      "more choices|more options|more times|more slots|show [me] more|more|more of them|what else|further options|tell me more|more details|all facts|more suggestions|the rest|show all"
    ),
    .init(
      .earlier,
      "earlier|sooner|a bit earlier|a little earlier|something earlier|anything earlier|any earlier|an earlier time/slot/one/day/date/appointment|earlier than that|too late|that is too late|much earlier|slightly earlier|earlier in the day|something sooner|anything sooner|even earlier|earlier please|an earlier|too late for me"
    ),
    .init(
      .later,
      "later|a bit later|a little later|something later|anything later|any later|a later time/slot/day/date/appointment|later than that|too early|that is too early|much later|slightly later|later in the day|later that day|even later|a later|too early for me|a little bit later|later on that day"
    ),
    .init(
      .soonest,
      "as soon as possible|asap|the soonest|soonest|as early as possible|the earliest possible|at your earliest convenience|at your earliest availability|earliest availability|at the earliest|the next available|the first available|next available|first available|the next opening|next opening|the earliest|earliest|right away|immediately|straight away|as quickly as possible|the next free slot|next free|the first free|first free|first opening|whenever you can|urgently|next free slot|next slot|the next slot|to the next free slot|at the next opening"
    ),
    .init(
      .same,
      "the same time|same time|the same|the usual|as usual|my usual|same as last time|the same as last time|like last time|same again|same as before|the same again|her usual|his usual|at the same time|the same day|same day|the same service|same place|the usual time|their usual"
    ),
    .init(.forMe, "for me|for myself|for us|me too|myself"),
    .init(.myThing, "my|mine|our|ours"),
    .init(.lastCustomer, "her|his|their|hers|theirs|for her|for him|for them|him|them"),
    .init(
      .everything,
      "everything|all|all my|all of my|all the|all of the|every|everything on|all appointments|all bookings|the whole"
    ),
  ]

  /// What a desk has beside bookings.
  static let desk: [CueRow] = [
    .init(
      .undo,
      "undo|undo that|undo it|undo this|undo the last|undo last|take that back|take it back|take back|revert|revert that|roll back|rollback|go back|reverse that|put it back|put that back|undo please|please undo"
    ),
    .init(
      .redo, "redo|redo that|redo it|do it again|do that again|put it back again|undo the undo"),
    .init(
      .history,
      "history|show [me] [the] history|what changed|what was changed|what has changed|the journal|journal|change log|log|who changed what|what did you do|recent changes|show [the] changes|what happened to my book|last changes"
    ),
    .init(
      .services,
      "services|the services|list [the/all/our/your] services|show [me] [the/all/our/your] services|what services [do] [you/we] [offer/have/do]|what services are there|which services [do] [you/we] [offer/have]|what do you offer|what treatments [do] [you] [have/offer]|our services|your services|price list|the price list|what can i book|what can be booked|what do you do here|service list|menu of services"
    ),
    .init(
      .staff,
      "staff|the staff|list [the/all/our] staff|show [me] [the/all/our] staff|the team|show [me] the team|who works here|who is there|who do you have|who are the staff|our staff|your staff|staff list|list staff|who is on the team|our team|team"
    ),
    .init(
      .settings,
      "settings|the settings|show [me] [the/all] settings|list [the] settings|our settings|opening hours|what are the opening hours|what are your opening hours|the opening hours|show [the] opening hours|when are you open|when do you open|when do you close|business hours|policies|the policies|show [the] policies|rules|configuration|preferences|hours|your hours|what are your hours|show [me] [the] hours|when are we open|what rules are set"
    ),
    .init(
      .customers,
      "customers|the customers|list [the/all/our] customers|show [me] [the/all/our] customers|clients|the clients|list [the/all/our] clients|show [me] [the/all/our] clients|our customers|customer list|client list|all customers"
    ),
    .init(
      .bookings,
      "bookings|the bookings|my/our/all bookings|appointments|the appointments|my/our/all appointments|my diary|the diary|my agenda|show [me] [my/our/the/all] bookings|list [my/our/the/all] bookings|show [me] [my/our/the/all] appointments|list [my/our/the/all] appointments"
    ),
    .init(.toCalendar, "to/in/into/on my/the/our calendar"),
    .init(
      .calendarFile,
      "add it/this/that/them/both to my/the/our [own] calendar|put it/this/that/them in/on/into my/the calendar|save it/this/that to my calendar|add to calendar|add to my calendar|put it on my calendar|calendar file|the calendar file|ics|ics file|an ics|export it|export this|export that|send it to my calendar|write [me] [an/the] ics|download it|into my calendar|save to calendar|add the appointment/booking to my/the calendar"
    ),
    .init(
      .arrived,
      "arrived|as arrived|has arrived|is here|have arrived|came in|checked in|has come|just arrived|just came in|showed up|just walked in|is in the shop|turned up"
    ),
    .init(
      .doneVisit,
      "is done|as done|as completed|as finished|has finished|is finished|are done|finished|has left|all finished|was done|visit done|mark as done|mark done|is completed|completed|mark as completed"
    ),
    .init(
      .noShow,
      "no show|noshow|no shows|did not show|did not show up|never showed|never showed up|never came|did not come|did not turn up|never turned up|was a no show|as no show|as a no show|failed to show|missed her appointment|missed his appointment|missed their appointment|missed the appointment|mark as no show|stood us up"
    ),
    .init(
      .confirmVisit,
      "mark as confirmed|as confirmed|has confirmed|is confirmed|confirmed her|confirmed his|confirm booking|confirm the booking|confirm number|approve booking"
    ),
    .init(
      .note,
      "note|note that|make a note|make a note that|add a note|add note|add a note to|remark|leave a note|put a note|note for|with the note|note on|a note for|write a note"
    ),
    .init(
      .resize,
      "make it longer|make it shorter|make that longer|make that shorter|longer|lengthen|shorten|extend|a bit longer|half an hour longer|minutes longer|minutes shorter|an hour longer"
    ),
    .init(
      .swap,
      "swap|exchange|switch around|trade|trade places|swap around|swap over|swap the times of|change places"
    ),
    .init(
      .waitlist,
      "waitlist|waiting list|the waitlist|the waiting list|wait list|if something opens [up]|if anything opens [up]|if something comes up|if something becomes free|if a slot opens|in case something opens|let me know if|on the waitlist|on the waiting list|if there is a cancellation|in case of a cancellation|if someone cancels|if anything comes up|if something frees up|standby|who is waiting"
    ),
    .init(
      .reportLoad,
      "how busy is|how busy are we|how busy was|how busy will|how full is|how full are we|how busy|utilisation|utilization|occupancy|how booked up|load|workload|how full was"
    ),
    .init(
      .reportTakings,
      "takings|the takings|revenue|turnover|what did we take|what did we make|what did we earn|how much did we take|how much did we make|how much did we earn|what have we taken|what have we made|how much have we taken|how much have we made|what did i earn|what did i take"
    ),
    .init(
      .reportNoShows,
      "who has no shows|who did not show up|list no shows|list the no shows|show no shows|who has missed|no show list|who are the no shows|how many no shows|who does not show up|no shows this|no shows last"
    ),
    .init(
      .reportHours,
      "hours in|hours this|hours last|how many hours did|hours worked|how much did <who> work|how many hours|how long did <who> work|worked hours|timesheet"
    ),
    .init(
      .late,
      "running late|minutes late|is late|am late|are late|running behind|minutes behind|behind schedule|we are behind|i am behind|hour late|running over|late by|hours late|delayed by"
    ),
    .init(
      .ill,
      "is ill|is sick|called in sick|is off sick|is unwell|is not well|has called in sick|is not coming in|will not be in|is away today|is ill today|is sick today|rang in sick|can not come in|is down with|has the flu|is out sick|is off ill|called off sick|not feeling well today"
    ),
    .init(
      .print,
      "print|print out|print today|day sheet|print the day|print tomorrow|daysheet|run sheet|print a day sheet"
    ),
    .init(
      .identify,
      "i am|i am called|my name is|this is|the name is|call me|i go by|you are talking to|it is me|speaking is"
    ),
    .init(
      .override,
      "anyway|book it anyway|do it anyway|anyways|regardless|override|override it|override that|even so|all the same|book it regardless|despite that|in spite of that|force it|book anyway|just the same|book it all the same|ignore the rule|against the rule|squeeze it in anyway|make an exception|even though"
    ),
    .init(
      .hold,
      "hold it|hold that|hold this|hold the slot|hold it for|hold that for|keep it for|reserve it for|hold the first|hold the second|hold it until|keep it free|keep it open|put a hold on|hold on to it|hold on to that|hold me|hold the|hold"
    ),
    .init(
      .transfer,
      "export|export calendar|export the calendar|export everything|import|import calendar|import the calendar|back up|backup|back up the book|make a backup|export all|import file|restore|export bookings|export my bookings|import from|export to"
    ),
    .init(
      .ownBook,
      "start my own book|start my own|start fresh|start an empty book|start a new book|start my book|empty book|own book|leave the sample|clear the sample|delete the sample|remove the sample|get rid of the sample|start from scratch|new book|begin my own book|open my own book|use my own book|start with my own|start my own salon|start my own business|start our own book"
    ),
    .init(
      .seriesAll,
      "the whole series|all of the series|the entire series|the series|every one of them|all occurrences|all of the weeks|all the weeks|all future ones"
    ),
    .init(
      .seriesFollowing,
      "this and the following|this and following|and the following|from then on|and all following|and all after|and the rest|this and all following|this one and the following|and all later ones|from this one on|from here on"
    ),
    .init(
      .seriesOne,
      "just this one|only this one|this one only|just the one|only that one|just that one|just once|only once|only this time|just this time"
    ),
    .init(.not, "not|but not|no"),
    .init(
      .except,
      "except|except for|apart from|other than|excluding|but for|anyone but|anybody but|any day but|any time but|aside from|besides|without"
    ),
    .init(.unless, "unless|only if|provided|as long as|if|in case|depending"),
    .init(.or, "or|either"),
  ]

  /// Padding.
  static let fillers: [CueRow] = [
    .init(
      .filler,
      """
      <filler>|i was wondering|can/could/may/might i know|i want/need/would [like] to know|tell me|do you know|can/could/would/will you tell me|let me know|i wonder|listen carefully|please be so kind|if you do not mind|if that is ok|if that is okay|if that is possible|if that works|if you would|if you would not mind|as well|too|at all|you know|you know what|by the way|btw|in that case|for now|for today|oh well|ok so|i guess|i suppose|i think|i believe|let us see|let me see|for my reference|for me please|real quick|really quick|quickly|a favor|a favour|then|thereafter|afterwards|again|while you are at it|i say|dear|my friend|buddy|bot|olly|alexa|siri|google|computer|assistant|sir|madam|maam|mate|pal|dude|man|over there|there|here|with|at|on|for|the|a|an|to|of|in|from|by|me|it
      """)
  ]
}
