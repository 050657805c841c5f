extension CueRow {
  /// What a desk is told to do: the verbs, the wishes before them, and the
  /// corrections.
  static let commands: [CueRow] = [
    .init(
      .bookVerb,
      """
      <book>|set up|set me up|sign me up|book in|book me in|book up|pencil in|pencil me in|set aside|make a booking|make an/a/the/another/my [new] appointment/reservation/booking|make appointment/reservations/reservation/reservation/appointments\
      |need/want/have/get/request/obtain a/an/another/the/my [new/next] [salon/doctor/dental/dentist/hair] appointment/reservation/booking|get appointment/reservations|get/give/find/hook me [up] an/a/another [new] appointment/booking/reservation/slot/table|look for [me] a table|make arrangements\
      |need/want [to] [have/get] [an/a] appointment|want a booking|need a booking|have an appointment/reservation/booking with|fix up|fix an/a/my/the appointment|book an/a|try to book/schedule/get
      """),
    .init(
      .bookMe,
      """
      fit/squeeze/slot/pop/put/pencil/get/book/schedule/count/pen me/us/him/her/them in/down [with/for]|slot/squeeze in|come in|come by|drop by|stop by|get in [with/to] [see]|see the/a/an/dr/doctor [<business>]|see <business>|visit the/a/an/my/dr [<business>]|visit <business>\
      |go to the/a/an/dr/my/see [<business>]|meet [with] the/a/dr/doctor [<business>]|consult [with] the/a/dr/doctor [<business>]|get in to see|find me a/an/the <business>|find a/an <business>|get my <event>|have my <event>|get a/an <event>|have a/an <event> [done]
      """),
    .init(
      .makeVerb,
      "<make>|hook up|hook me up|put down|write down|write in|note down|jot down|put on|put in|throw in|add in|pop in|block out|block off|lock in|mark down|plan for|we should|throw on|make sure to add|prepare|allocate|enter in|log in"
    ),
    .init(
      .cancelVerb,
      """
      <cancel>|call off|get rid of|take off|take out|back out of|pull out of|do away with|wipe out|clear out|opt out of|kill|take it off|take that off|take me off|cross off|cross out|strike off|cancel out|unbook|unschedule|deschedule|free up|rid|wipe off|remove me from
      """),
    .init(.takeVerb, "take|takes|taking"),
    .init(.removeVerb, "<remove>|<quit>|take away|clean up|clear up"),
    .init(
      .moveVerb,
      """
      <move>|push back|push out|push up|put off|bring forward|bring up|move up|move back|move around|switch around|re schedule|change around|pull forward|set back|kick back
      """),
    .init(
      .changeVerb,
      "<change>|make changes to|make a change to|change up|cut short|turn|convert|prolong|set back|fix up"
    ),
    .init(.inviteVerb, "<invite>|bring along|loop in|cc|include"),
    .init(
      .showVerb,
      """
      <show>|pull up|bring up|look up|look for|look at|look into|go over|let me see|let me know|let me have|let us see|check on|check out|read out|read off|tell me about|show me|give me [a/the] list/overview/rundown/summary of|find out|get me the list of|i want/need/would [like] to know|i need to check|run through|inform me|walk me through
      """),
    .init(
      .cannotAttend,
      """
      <be> not needed/necessary/required [anymore/any]|<be> no longer needed/necessary/required|not want/need/require/wish my/the/this/our/that/to|[i/we] do not want/need/require my/the/this/our|[i/we] do not want to attend/go|will not need/require/want|will not be attending/joining/coming/making/there/at/able|not attend|not make it to|<be> not going [to]|unable to make/attend|not able to make/attend|can not make [it] [to] my|can not make my|can not make the|can not attend|can not come to|no longer need|no longer be|no longer going|not going to make|not be able to make|do not need my|will not be able to make|will not be joining|will not be attending|will not make it to|do not want to go to|not going to|not doing|not attending
      """),
    .init(
      .want,
      """
      i/we/id [<very>] [do] [would] [also/still/now] want/need/like/love/wish/prefer/require [to]|i am looking to/for|i am wanting/needing/hoping/trying/planning to|i was hoping/wanting/wondering/looking to/for|i wanted|i was wondering if/whether [i/you/we/it] [could/can/is]|looking for|looking to|i got to|i have to|i have got to|i must|i should|i am interested in|i am hoping for|i am going to need|i will need|i will have|i am in need of|i would be interested in\
      |i plan to|i intend to|we plan to|want|wanting|i could use|i could do with|i shall|let me|we have to|would like|i am after|i think we should|do you think i/you/we could|want to|need|need to|i really should|needs|wants|is looking for|i better|i had better|can i/we get/have|could i/we get/have|may i/we get/have|i want you to|i need you to|i would like you to|you need to|you should
      """),
    .init(
      .request,
      """
      can you|could you|would you|will you|can we|could we|can i|could i|may i|might i|would it be possible to|is it possible to|is there a way to|is there any way to|any way to|is it possible for you/me to|do you think you could|would you mind|do you mind|are you able to|am i able to|would you be able to|please|kindly|let us|lets|can/could/will/would you [please] help me [to/with/in]|help me [to/with]|go ahead and|i would appreciate if you|i would appreciate it if you|be so kind as to|would you be so kind|see if you can|try to|try and|make sure to|make sure you|make sure|be sure to|help me|you can|you could|if you could|if you can|can u|could u|may you|do me a favor and|do me a favour and|if possible|if it is possible|want you to|how about you
      """),
    .init(
      .statement,
      """
      make it to|i have|we have|i had|we had|i am having|we are having|i am meeting|we are meeting|i am going|we are going|i will be|we will be|i went|i met|i was|he is|she is|they are|there is|there was|it is at|i did|i got|i am|we are|i just|she has|he has|they have|i been|i have been
      """),
    .init(
      .doNot,
      """
      do not|never|please do not|i do not want [you] [to]|i do not need [you] [to]|i would not|no need to|do not you|i did not|do not forget to
      """),
    .init(
      .howTo,
      """
      how do i/we/you|how can i/we|how could i/we|how would i/we [go] [about]|how should i/we|how to|how i do|how does one|help [me] [with] [to] [figure] [out] [how] [to]|help/assistance/assist/aid [me] with/in/on|need help [to/with/in]\
      |i need [some] help/assistance with/to/in|tell me how [do] [i] [can] [to]|show me how [to] [i] [can]|what is the [best/right] way to|explain how [to] [i]|what steps [do] [i]\
      |what do i need to do to|walk me through|guide me through|teach me [how] [to]|let me know how [to]|i want/would/need [like] to know how|i would like help|help [me] [out] in/with/to|how is it that i
      """),
    .init(
      .speech,
      """
      what you [have] [just] said/told/asked/say [me/now]|what i [have] [just] said|what said|what has been said|what have you said|the last/previous thing/one/command/utterance/sentence/message/question/response/answer/part/statement [you] [just/have] [said/told/asked/spoke/spoken] [me]\
      |your last/previous message/question/response/answer/sentence|that last part|again|once more|one more time|once again|one more again|last utterance|last command|command spoke|spoke|spoken|repeated|said again|the details|the question again
      """),
    .init(
      .remind,
      """
      <reminder>|set [up] [a/an/the] [new/repeating/daily/weekly/monthly/annual] reminder|wake me up|do not let me forget|make me remember|make sure i remember|tell me to|tell me when it is time
      """),
    // Corrections.
    .init(
      .rather,
      """
      actually|on second thought|on second thoughts|second thought|scratch that|strike that|oops|whoops|my mistake|my bad|my apologies|i made a mistake|i messed up|i messed up again|wait|wait no|no wait|no sorry|i [just] changed my mind [again]|changed my mind|i take that back|come to think of it|i forgot|oh i forgot|i just realized|i just remembered|sorry|im sorry|i am sorry|in fact|correction|i just checked my calendar|not quite|let me change|on reflection|hmm actually|better yet|hold on|i spoke too soon|my fault|i mean|i got it wrong|i gave you the wrong
      """),
    .init(
      .instead,
      "instead|instead of|rather|rather than that|id rather|i would rather|i would prefer|i prefer"),
    .init(
      .meant,
      "i mean|i meant|i actually meant|i meant to say|i meant to|i did mean|meant|i was talking about|i was thinking of|i actually was thinking of|i was referring to|i am referring to|i said|i asked for"
    ),
    .init(
      .makeIt,
      """
      make it/that/this/them|can/could/would you make it/that|let us make it|change it/that/this/them/those|can/could you change it/that/this|let us change it/that/this|do it|do that|set it|set that|put it|move it/that/this/them|switch it/that/this|update it/that/this|extend it/that/this|shorten it/that/this|push it/that/this|reschedule it/that/this|have it|have that|have this|let it be|let us do|let us go with|let us try|let us say|let us go for|let us shoot for|go with|go for|shoot for|adjust it/that/this|book it|book that|schedule it|schedule that|schedule this|correct it|correct that|edit it/that|fix it/that|bump it/that|postpone it/that|delay it/that|alter it/that|modify it/that|bring it/that forward|reserve it|how is|make this|change to|i can do|i could do|we can do|do you have anything|try
      """),
    .init(.howAbout, "how about|what about|how bout|how is|and what about|how would"),
    .init(
      .itShould,
      """
      it/that/this/they should/needs/need/must/has/will/would/was/is/were to/be/have/start/end/last/go/run [been/to] [be] [start/end/last/go/run] [for/at/on/from/with/until/till]|it starts|it ends|it lasts|it is actually/supposed/going [at/on/for/from/with/to] [be]|it is at/on/for/from/with|it was actually/supposed/at/on/for/from/with|the/my time/date/day/appointment/salon/name/start/end/location/title/subject/duration/place/doctor/dentist [time/name] should/is/needs/was [to] [be] [actually/called/named]|starting time|end time|start time
      """),
  ]
}
