extension CueRow {
  /// What a desk is told to do: the verbs, the wishes before them, and the
  /// corrections.
  static let commands: [CueRow] = verbs + wishes + corrections

  private static let verbs: [CueRow] = [
    .init(
      .bookVerb,
      """
      <book>|line up a/an/the|set/sign/book/pencil [me/us/him/her/them] up/in|book/fix up|set aside|let me/us have a/an|see about [getting] [me/us/him/her] a/an/another|put my/our/his/her name/names down\
      |calendar a/an/my/me/us/that/the|take a/an [new] appointment/booking/reservation/slot/table|line up some|grab [me/us/him/her] a/an\
      |hold/save [me/us] a table/seat/spot/place/slot|get/grab [me/us] a seat/spot/place\
      |make a/an/the/another/my [new] appointment/reservation/booking\
      |start/open/begin a new [calendar] entry/event/appointment/booking/meeting|save/keep the date/day/evening/afternoon/morning [free/open] [of/for]\
      |need/want/have/get/request/obtain [to] [have/get] a/an/another/the/my [new/next]\
       [salon/hair/dental/dentist/doctor] appointment/reservation/booking\
      |get/give/find/hook/look [for] me/us [up] [with] a/an/another [new] appointment/booking/reservation/slot/table\
      |make/get/fix appointment/appointments/reservation/reservations/arrangements|book an/a\
      |have an appointment/reservation/booking with|new [calendar] appointment/booking/entry/event/meeting/reservation|try to book/schedule/get
      """),
    .init(
      .bookMe,
      """
      fit/squeeze/slot/pop/put/pencil/get/getting/fitting/book/schedule/count/pen me/us/him/her/them/<who> in/down [with/for]\
      |slot/squeeze in|come/drop/stop by/in|get in [with/to] [see]\
      |see/visit/meet/consult [with] the/a/an/my/dr/doctor [<business>]|see/visit <business>|get me/us [in] into/on/onto [to]\
      |go to the/a/an/dr/my/see [<business>]|find me a/an/the <business>|find a/an <business>\
      |get/have [my/a/an] <event> [done]
      """),
    .init(
      .makeVerb,
      """
      <make>|hook/put/write/note/jot/mark [me] up/down/in|put/throw/add/pop/enter/log in/on|block out/off\
      |lock in|plan for|we should|make sure to add|prepare|allocate
      """),
    .init(
      .cancelVerb,
      """
      <cancel>|call/take/strike/cross/wipe/cancel off/out|take it/that/me off|take my name off|get rid of|rid|do away with\
      |back/pull/opt/wipe/clear/empty out [of]|kill|put a/an stop/end to|be/get/been/gets taken/pulled/dropped/crossed/struck off/from/out [of]|unbook|undo my/our/the <desk>|[i/we] want/need out of|get/gets me/us/him/her/them out of|let go of my/our/the/that/this\
      |give up/away my/our/the|come/comes/coming/go/goes off [of] the/my/our/your calendar/schedule/agenda/diary\
      |call it/this/that/everything/all [all] off|call the whole/entire thing off|unschedule|deschedule|uncalendar|zap|bin|bail [out] on/of|wash out my/the/our|get out of my/our/the\
      |free my/our/the calendar/schedule/diary/day of|free up|remove me from
      """),
    .init(.takeVerb, "take|takes|taking|cross"),
    .init(
      .removeVerb,
      "<remove>|<quit>|take away|clean/clear up|throw/chuck/toss/bin away/out"),
    .init(
      .moveVerb,
      """
      <move>|push/move/kick/set back/out/up/around|put off|bring/pull forward\
      |switch/change around|re schedule|slide/nudge
      """),
    .init(
      .changeVerb,
      "<change>|cut/trim/shave|make [a] change/changes to|change/fix up|cut short|turn|set back|stretch out|cut/trim/bring [it/that/this] down"
    ),
    .init(.inviteVerb, "<invite>|bring along|loop [in]|cc|include"),
    .init(
      .showVerb,
      """
      <show>|have/take/get a [quick/good] look/peek/glance [at/over/through/into]|hear [about/of]|let me/us have/take a [quick/good] look/peek/glance [at/over/through/into]|make/be sure/certain/positive [that] i/we have/am/are|pull/bring/look up|look/check for/at/into/over/on/out|go over|read out/off|run through\
      |let me/us see/know|let me have|tell me about|inform me|walk/take/talk me through|find out|i need to check\
      |make/be sure/certain/positive [that] my/our/the\
      |show/give/get me [a/the] [list/overview/rundown/summary] [of]|i want/need/would [like] to know
      """),
  ]

  /// What stands before a verb: wishes, requests, what is forbidden, what is so.
  private static let wishes: [CueRow] = [
    .init(
      .cannotAttend,
      """
      not/no [longer] be needing/wanting/requiring/attending/using\
      |<be> not/no [longer] needed/necessary/required/going [anymore/any/to]\
      |not want/need/require/wish my/our/the/this/that/to|[i/we] do not want/need/require my/our/the/this\
      |i/we do not want to attend/go|not [be] able to make/attend/join/come [to]\
      |[i/we] <be> not having/doing/holding/seeing/visiting/meeting/going [up] [to] [with]|<be> not seeing/visiting/meeting [up] [with] [my/our/the]|can not go to|will not make [it] to/my/our/the|no longer able to come/make/attend [to] [it] [to]|can not do/keep my/our/the|no need to keep/have/hold\
      |will not need/require/want|will not be attending/joining/coming/making/there/at/able [to]\
      |[there] [is] no need for my/our/the/that|do not keep/hold/save my/our/the/a|no longer have my/a/the\
      |<be> not having/doing/holding my/our/the/any|will not be going/having/doing [to]|not attend|can not attend|can not come to|unable to make/attend\
      |can not make [it] to/my/the|not make it to|no longer need/needs/want/wants/require/requires/be/going|not going [to] [make]|not doing/attending\
      |do not need my|do not want to go to
      """),
    .init(
      .want,
      """
      i/we/id [<very>] [do] [would] [also/still/now] want/need/like/love/wish/prefer/require [to]\
      |i am [also] looking/wanting/needing/hoping/trying/planning/ready to/for|it is time to|see to it that|i am going to need\
      |i was hoping/wanting/wondering/looking to/for|i was wondering if/whether [i/you/we] [could/can]\
      |looking for/to|i wanted|i/we should/shall|i really should\
      |i am interested/in in/need [of]|i will need/have|i would be interested in|i/we plan/intend to\
      |want [to]|wanting|need [to]|needs|wants|would like|let me|i could use|i could do with|i am after\
      |i think i/we should|do you think i/you/we could|is looking for\
      |can/could/may i/we get/have|i want/need you to|i would like you to|you need to|you should
      """),
    .init(.duty, "[i/we] have/got [got] to|i/we must|i [had] better"),
    .init(
      .request,
      """
      <be> it too late/early/soon [for] [me/us] to|do not [you] forget/fail [to]|can/could/would/will/may you/u|can/could we/i|may/might i|<be> it possible [for] [you/me] to\
      |would it be possible to|[is] [there] a/any way to|[is] [there] a/any way [that] you/i/we can/could|do you think you could|would/do you mind\
      |are/am you/i able to|would you be able to|please|kindly|let us|lets\
      |[can/could/will/would] [you] [please] help me [to/with/in]|go ahead and|try to/and|make sure/certain [to/you]|be sure/certain to\
      |would/is it be ok/okay/alright/fine/possible [for] [me/us] to|would it be ok/okay/alright/fine/possible [for] [me/us] to|would it be a problem to\
      |i would appreciate [it] if you|[would] [you] be so kind [as] [to]|if you could/can|see if you can|you can/could\
      |do me a favor/favour and|if [it] [is] possible|want you to|how about you
      """),
    .init(
      .statement,
      """
      i/we/she/he/they have/had/has|i/we am/are/was [having/meeting/going]|i/we will be|i [have] been\
      |i went/met/did/got/just|he/she/they is/are|there is/was|it is at|make it to
      """),
    .init(
      .doNot,
      """
      do not [you] [to]|never|please do not|i do/would/did not [want/need] [you] [to]|no need to
      """),
    .init(
      .howTo,
      """
      how do/can/could/would/should/might i/we/you [go] [about]|how do/does/can/would a/any person/one|how do/does/can/would one/someone/somebody/anyone/people|how to|how i do|how does one|how is it that i\
      |[need/would] [like] [some] help/assistance/assist/aid [me/us] [out] with/in/on\
      |help [me] [to/with] [figure] [out] how [to]|i need/would/want [like] [some] help/assistance [with/to/in]\
      |what do i need/have to do to|what do i do to|where do/can/would/should i go to <book>/<make>/<cancel>/<move>/<change>\
      |tell/show/explain/teach [me] how [do/to/i] [i] [can] [to]|let me know how [to]\
      |walk/guide/talk me through setting/making/booking/scheduling/cancelling/canceling/moving/changing/adding [up]\
      |give/lend me a hand [with/in] [setting/making/booking/scheduling/cancelling/moving/changing/adding] [up]|what is the [best/right] way to|what steps [do] [i]\
      |describe/explain/list/outline/show [me] [all] the steps [for/to/of/in]|walk/guide me through\
      |i want/would/need [like] to know how
      """),
    .init(
      .speech,
      """
      what you/i [have] [just] said/told/asked/say/spoke [me/now]|what said|what has been said|what have you said\
      |the/your last/previous thing/one/command/utterance/sentence/message/question/response/answer/part/statement\
       [you] [just/have] [said/told/asked/spoke/spoken] [me]\
      |that last part|once/one more [again/time]|once again|again|last utterance/command|command spoke\
      |spoke|spoken|repeated|said again|the details|the question again
      """),
    .init(
      .remind,
      """
      <reminder>|set [up] [a/an/the] [new/repeating/daily/weekly/monthly/annual] reminder|give me [a/an/some/advance/ample/plenty/minutes/hours/days] [of] [advance/prior/hour] notice/warning/heads/headsup\
      |wake me up\
      |get/have/keep me up|do not let me forget|make me remember|make sure i remember|tell me to|tell me when it is time
      """),
  ]

  private static let corrections: [CueRow] = [
    .init(
      .rather,
      """
      actually|[on] second thought/thoughts|on reflection|scratch/strike that|oops|whoops|wait|hold on\
      |my mistake/bad/apologies/fault|i made a mistake|i got it wrong|i messed up [again]\
      |i [just] [have] changed my mind [again]|changed my mind|i take that back|come to think of it\
      |[oh] i forgot|i just realized/remembered|i just checked my calendar|sorry|i am sorry|in fact\
      |correction|not quite|let me change|better yet|i spoke too soon|i mean|i gave you the wrong
      """),
    .init(.instead, "instead [of]|rather [than] [that]|id rather|i would rather/prefer|i prefer"),
    .init(
      .meant,
      """
      i [actually] mean/meant/said [to] [say]|i did mean|meant|i asked for\
      |i [actually] was [actually] talking/thinking/referring about/of/to|i am referring to
      """),
    .init(
      .makeIt,
      """
      [can/could/would] [you] make/change it/that/this/them/those\
      |move/switch/update/extend/shorten/push/reschedule/adjust/schedule/start/begin it/that/this\
      |move/switch them|put it|set/book/correct/edit/fix/bump/postpone/delay/alter/modify/reserve it/that\
      |do/have it/that|have this|bring it/that forward|let it be|let us make/change it/that/this|let us do/try/say\
      |give/hand/pass it/that/this/them to|let us go/shoot with/for|go with/for|shoot for|how is|change to|i/we can/could do|try
      """),
    .init(.howAbout, "[and] how/what about|how bout|how is|how would"),
    .init(
      .itShould,
      """
      can/could it/this/that/they [please] be/start/begin/end/finish/last/run/happen [at/for/on/until/till/from/in]\
      |it/that/this/they should/needs/need/must/has/will/would/was/is/were to/be/have/start/end/last/go/run\
       [been/to] [be] [start/end/last/go/run] [for/at/on/from/with/until/till]\
      |it starts/ends/lasts|it is/was [actually] actually/supposed/going/at/on/for/from/with [to] [be]\
      |the/my time/date/day/appointment/salon/name/start/end/location/title/subject/duration/place/doctor/dentist\
       [time/name] should/is/needs/was [to] [be] [actually/called/named]\
      |starting/start/end time
      """),
  ]
}
