extension CueRow {
  /// What a desk has beside bookings.
  static let desk: [CueRow] = changes + business + visits + reports + series + conditions

  /// Taking back, and the calendar that bookings go to.
  private static let changes: [CueRow] = [
    .init(
      .undo,
      """
      undo/revert/reverse [that/it/this/please]|undo [the] last|take/put that/it back|take back\
      |roll/go back|rollback|please undo|reinstate/uncancel/restore [it/that/this]|bring/get/put it/that/this back
      """),
    .init(.redo, "redo [that/it]|do it/that again|put it back again|undo the undo"),
    .init(
      .history,
      """
      history|show [me] [the] history/changes|what [was/has/is] [been] changed|[the] journal|change log|log\
      |who changed what|who [has] moved/changed/rescheduled/edited/deleted|what did you do|recent/last changes|what happened to my book|what did i/we [just] do/change|what have i/we [just] done/changed
      """),
    .init(.toCalendar, "to/in/into/on my/the/our calendar"),
    .init(
      .calendarFile,
      """
      add/put/save/send/export it/this/that/them/both/everything to/in/on/into my/the/our [own] calendar\
      |add/put/save the appointment/booking to/in/on my/the calendar|add/save to [my] calendar\
      |[the] calendar file|ics|[an/the] ics file|an ics|export/download it/this/that\
      |write [me] [an/the] ics|into my calendar
      """),
    .init(
      .transfer,
      """
      export/import/restore [my/the/all] [calendar/bookings/everything/all/file/book] [from/to]\
      |back up [the/my] [book]|[make] [a] backup
      """),
    .init(
      .ownBook,
      """
      start/begin/open/use [with] my/our own [book/salon/business]|start [from] fresh/scratch|start my book\
      |start an/a empty/new book|empty/own/new book|leave/clear/delete/remove the sample|get rid of the sample
      """),
  ]

  /// Lists of the business.
  private static let business: [CueRow] = [
    .init(
      .services,
      """
      [list/show] [me] [the/all/our/your] services|[list/show] [me] [the/our/your] price/service list|menu of services\
      |what/which services/treatments [do/are] [you/we/there] [offer/have/do]|what do you offer\
      |what can i book|what can be booked|what do you do here
      """),
    .init(
      .staff,
      """
      [list/show] [me] [the/all/our/your] staff/team|staff list|who works here|who is there|who do you have\
      |who are the staff|who is on the team
      """),
    .init(
      .settings,
      """
      [list/show] [me] [the/all/our/your] settings/hours/policies/rules|[show] [me] [the/our/your] opening/business hours\
      |what are the/your/our [opening] hours|when are/do you/we open/close|configuration|preferences\
      |what rules are set
      """),
    .init(
      .customers,
      """
      [list/show] [me] [the/all/our/my] customers/clients|customer/client list\
      |how many customers/clients [do/have/are] [we/you/there/i] [have/got]
      """),
    .init(
      .bookings,
      """
      [list/show] [me] [my/our/the/all] bookings/appointments|my/the diary|my agenda
      """),
    .init(
      .identify,
      """
      i am [called]|my/the/his/her/their name is|this/it is [me]|call me|i go by|you are talking to|speaking is|name is|[it is/goes] under [the/her/his/my] name [of]
      """),
    .init(.print, "print [out] [the/today/tomorrow] [day]|[print] [a] day/run sheet|daysheet"),
  ]

  /// How a visit went, and what is done with it.
  private static let visits: [CueRow] = [
    .init(
      .arrived,
      """
      [has/have/as] [just] arrived|[has/have] [just] came/walked in|has/have [just] come in|has come|is here|checked in\
      |showed/turned up|is in the shop
      """),
    .init(
      .doneVisit,
      """
      is/are/was [all] done/finished/completed|as done/completed/finished|has/all finished|finished|completed\
      |has left|visit done|mark [as] done/completed
      """),
    .init(
      .noShow,
      """
      no show/shows|noshow|did not show/come/turn [up]|never showed/came/turned [up]|failed to show\
      |was a no show|[mark] as [a] no show|missed the/her/his/their appointment|stood us up
      """),
    .init(
      .confirmVisit,
      """
      [mark] as confirmed|has/is confirmed|confirmed her/his|confirm/approve [the] booking|confirm number
      """),
    .init(
      .note,
      """
      [make/add/leave/put/write] [a] note [that/to/for/on]|remark|with the note
      """),
    .init(
      .resize,
      """
      [make] [it/that] [a] [bit/half] [an/hour/minutes] [hour] longer/shorter|lengthen|shorten|extend
      """),
    .init(
      .swap,
      "swap [around/over]|swap the times of|exchange|switch|switch around|trade|trade/change places"
    ),
    .init(
      .waitlist,
      """
      [on] [the] wait/waiting list|[on] [the] waitlist|standby|who is waiting|let me know if\
      |if/case something/anything/a/someone/there [slot/is] [a] opens/cancels/comes/frees/becomes/cancellation [up/free]\
      |in case of a cancellation
      """),
    .init(
      .late,
      """
      running/is/am/are [be/running] late/behind/over|will be [running] late|minutes/mins/min/m/hour/hours/hr/hrs late/behind|behind schedule|late/delayed by
      """),
    .init(
      .ill,
      """
      is/has [off/down/called/out] [with/in] ill/sick/unwell/flu|has/have [got] a/an/the [bad/nasty/terrible/splitting] headache/migraine/cold/fever/temperature/bug\
      |feels/feeling/felt [really/very/quite/too] rough/poorly/ill/sick/awful/terrible|has [got] covid/norovirus/tonsillitis|has gone/went home ill/sick/unwell/poorly|called/rang [in/off] sick|is not well|has the flu\
      |is not coming in|will not be in|is away today|can not come in|not feeling well
      """),
    .init(
      .back,
      """
      is/has/will [be] back/returned/recovered [in/at/from] [work/today/tomorrow/again]|is better/well/fine again|comes/has come back|is in/here after all\
      |is not ill/sick/off/away after all/anymore
      """),
    .init(
      .cannotCome,
      """
      can not make it|can not come/attend|can not be here/there|is not able to come/attend/make|is unable to come/attend/make\
      |will not be able to come/attend/make|is not coming|will not be coming/here/there|will not make it|can no longer come/make
      """),
    .init(
      .override,
      """
      [book/do] [it] anyway/anyways/regardless|override [it/that]|even so|book/do it all/just the same\
      |despite that|in spite of that|force it|squeeze it in anyway|make an exception|even though\
      |ignore/against/forget/bend/break/bypass [about] the/your/our/my rule/rules|never mind [about] the/your/our/my rule/rules
      """),
    .init(
      .releaseHold,
      """
      release/drop/cancel/remove/lift/end/free/delete the/that/this/my/our hold|release [it/that/the slot/the time]\
      |let go of the/that/this/my hold/slot|give up the hold|take off the hold|take the hold off|stop holding [it/that]\
      |no need to hold it
      """),
    .init(
      .hold,
      """
      hold [on] [to] it/that/this/me/the [slot/first/second/for/until]|keep/reserve it for|keep it free/open\
      |put a hold on|hold
      """),
  ]

  private static let reports: [CueRow] = [
    .init(
      .reportLoad,
      """
      how busy/full [is/are/was/will] [we]|utilisation|utilization|occupancy|how booked up|load|workload
      """),
    .init(
      .reportTakings,
      """
      [the] takings|revenue|turnover|income|earnings|what/much did/have/will we/i take/make/earn/taken/made/earned\
      |how much did/have we take/make/earn/taken/made/earned
      """),
    .init(
      .earned, "take|took|taken|make|made|earn|earns|earned|bring in|brought in|turn over"),
    .init(
      .reportNoShows,
      """
      who/list/show/how [has/are/many] [the] no shows|no show list|no shows this/last|who did/does not show [up]\
      |who has missed|any/which/many no shows|who did/has not turn/turned [up]|who did not come
      """),
    .init(
      .reportCancelled,
      "who/how [has/have/many/all] [people] cancelled/canceled|who called off|who has called off"
    ),
    .init(.rota, "when/what/which [days/hours/time/times] does/do/is/are/will"),
    .init(
      .reportAbsent,
      """
      who/customers/clients/anyone [has/have] not been/come/visited/booked/had [in/here/back/again/anything] [for]
      """),
    .init(.reportBusiest, "busiest|fullest|most booked"),
    .init(.reportQuietest, "quietest|slowest|emptiest|least busy/booked"),
    .init(
      .reportBestCustomers,
      """
      best/top/regular/loyal customers/clients/customer/client|most loyal/regular/frequent customers/clients/customer/client\
      |who comes most [often]
      """),
    .init(
      .reportBestServices,
      """
      best/top seller/sellers/service/services|most popular service/services|service/services sells/sell best/most
      """),
    .init(
      .reportHours,
      """
      hours in/this/last/next/worked|how many hours [did]|how much/long did <who> work|worked hours|timesheet
      """),
  ]

  /// Which visits of a series are meant.
  private static let series: [CueRow] = [
    .init(
      .seriesAll,
      """
      [all] [of] the [whole/entire] series|all [of] the weeks|all occurrences|every one of them|all future ones
      """),
    .init(
      .seriesFollowing,
      """
      [this] [one] and [all/the] [this] following/after/later/rest [ones]|[this/that] [one] and [all] [the] ones after/following/behind [it/that]|from then/here on|from this one on
      """),
    .init(
      .seriesOne, "just/only this/the/that one/time|this one only|just/only once"),
  ]

  /// Words that change what is meant.
  private static let conditions: [CueRow] = [
    .init(.not, "[but] not|no"),
    .init(
      .except,
      """
      except [for]|but for|apart/aside from|other than|excluding|anyone/anybody/everyone/everybody/everything/all/any but|any day/time but|besides|without
      """),
    .init(.unless, "unless|only if|provided|as long as|if|in case|depending"),
    .init(.or, "or|either"),
    .init(
      .proviso,
      """
      if [it/that/this] [is] [at] [all] possible|if it/that/this/everything is [all] [still] <good>/free/available [with/for/by] [you/him/her/them/me/everyone]\
      |if it/that/this works/suits [well] [for] [you/him/her/them/everyone]\
      |if you/he/she/they/someone can/could [do/manage/fit/squeeze/make] [it/that/me/this] [in]\
      |if you/he/she/they do/would not mind|if you like\
      |if it/that/this is not [a/too/any] [much] [of] [a] trouble/bother/problem/inconvenience\
      |if you/he/she/they/there have/has/is/are [got] [a/an/any/anything/something/still] [a/any] <free>/gap/gaps/time/room/space\
      |give or take [a] [few/bit/couple/little] [of] [minutes]\
      |[or/and] failing that/this|[or] if that/this/it/those/he/she/they is/are [not/all/already/fully] gone/taken/full/booked/busy/unavailable/free/available/possible [up]\
      |[or] if that/this/it does/will not work/suit [for] [me/you]
      """),
  ]

  /// Padding.
  static let fillers: [CueRow] = [
    .init(
      .filler,
      """
      <filler>|i was wondering|can/could/may/might i know|i want/need/would [like] to know|tell me|do you know\
      |can/could/would/will you tell me|let me know|i wonder|listen carefully|please be so kind\
      |at/on the stroke of|if you do/would [not] [mind]|if that is ok/possible|if that works|as well|too|at all|you know [what]\
      |by the way|btw|in that case|for now/today|oh well|ok so|i guess/suppose/think/believe/say\
      |let us/me see|for my reference|for me please|real/really quick|quickly|a favor/favour\
      |followed [up] by|then|thereafter|afterwards|again|while you are at it|my friend|dear|buddy|bot|olly|alexa|siri|google\
      |computer|assistant|sir|madam|maam|mate|pal|dude|man|over there|there|here\
      |with|at|on|for|the|a|an|to|of|in|from|by|me|it
      """)
  ]
}
