extension CueRow {
  /// Having all that is needed, having no preference, waiting, not knowing.
  static let undecided: [CueRow] = contented + indifferent + waiting

  private static let contented: [CueRow] = [
    .init(.complete, "that is [<very>] it|that should/will/would do/be it|that does it"),
    .init(
      .done,
      """
      that/it is/was/will/would [be] [just/really/pretty/about] all/it|that/it is/was [just] all\
      |that/this is/was [about] the/my last thing/one/question [i/we] [need/needed/want/wanted/had/have]\
      |that is/was/will/would [be] [just/really/exactly] [much] all/everything/it/enough\
       [the/that] [help/information/info] [i/we] [need/needed/want/wanted/required] [help] [to/with] [know/do]\
       [for] [right] [now/today/me/this/then]|that is/was all/everything for now/today/me/us\
      |that is pretty much it/all|that is about it/all|that should be/do all/it/everything [for] [now/me]\
      |that should/will do it [for] [me/now]|that does it|that/this is enough [for] [now/today/me]\
      |that/this is/will [be] all/it/everything [for] [now/this/today]\
      |all [i/we] need/needed [for] [now/today]|all for now/today|all done/set|[i/we] [am/are] all set [now/here] [for] [now]\
      |i/we [think] [i/we] am/be/are [all] [pretty/just] <good>/set/finished/done [now/here/then/thanks] [for/with] [now/today/this]\
      |[i/we] am/be/are [all] done/finished/through/set [for/with/here] [now/today/this/that]\
      |i think that is/will/would [be] it/all/everything [i] [need] [for] [now]\
      |nothing [else/more] [for/i/that/is] [now/need/needed/today/me] [for] [now]|[there] is nothing else [i] [need] [for] [now]\
      |no nothing else|[i] do not need anything else [for] [now]|[i] [now] have [got] everything/all [of]\
       [the] [info/information/details/answers] [that] i need/needed/want/wanted/require/required [for] [now]\
      |i got everything/all i need|you have answered everything/all [of] [my] [questions]\
      |[all] [of] my questions are/were/have [now] [all] [been] answered|that takes care of everything/it [for] [now]\
      |that covers it/everything|im good|am <good>|no [further/more] questions|that is everything\
      |[nope/no] [it] [is] all good|that is/was what i needed|no that is it
      """),
  ]

  private static let indifferent: [CueRow] = [
    .init(
      .any,
      """
      any/either [one] [of] [them/those/these]|anyone|anything|whatever|whichever|whenever|whoever|wherever\
      |any/every/either/whichever/whatever/anything/whoever/whenever/anytime/everything/all\
       [option/options/one/of/time/times/day/days/slot/date/person] [them/those/these] [you/that]\
       work/is/are/will/would/works/sounds/seems/suits/like/want/prefer/think/choose/pick/say/should/free/available/easiest\
       [work/be/do/is] [<very>] [<good>/available/free/you/easiest/works] [for/with/by/to] [me/us/you]\
      |[i/she/he/they/we] [<very>] [do/does/would] not [<very>] care/mind [for/about/to/which/at/when/what/any/if/who]\
       [choose/select/one/all/any/which/whatever/anything/either] [any] [one/time]\
      |<very> do/would not mind/care|would not <very> mind/care\
      |do/would not [<very>] mind/care to/for/about choose/select/pick/have/which/any/whatever/anything [any/either/one] [one/of] [them]\
      |[it] does not matter [to] [me]|no matter|[i] [have] no [strong/particular/real] preference/preferences [from/on] [my] [side/part/end]\
      |both [of] [them/those/these] are/sound/seem/look [<very>] [equally] possible/plausible/likely/<good> [to/for] [me]|i do not have a/any preference\
      |i/we/she/he/they am/are/is [not] [<very>] easy/flexible/open/particular/picky/fussy/indifferent [to/about] [anything/it]\
      |[it] [is] all the same [to] [me]|[it] makes no difference [to] [me]\
      |you [can] choose/decide/pick [any] [for] [me]|your choice/call/pick|[it] [is] up to you|surprise me\
      |dealer is choice|choose/pick/select/decide for me|[i] [will] leave it [up] to you|i trust your judgment/judgement/choice|they are all the same to me|whatever you recommend/suggest|take any/whichever|give me any [of] [them/those/these]|makes no odds [to] [me]|suit yourself|[no/same] difference to me|flip a coin|pick/choose one at random|[it] [is] all one to me|got no preference\
      |i have no preference [either] [way]|i am not [that/<very>] choosy/bothered/fussed [which/either] [way]|just choose/pick one [of] [them]|i trust you|i am <good> with any/anything/either/whatever [of/one] [them]\
      |[just] choose/pick/select any/one [one] [for] [me]|both work [for/with/by] [me/us]|both are <good>|any/either will do\
      |that/this/it is [not] unimportant/important [to] [me]|[that/this] [is] of no importance [to] [me]\
      |not important|not fussed|[i] [have] no strong feelings/opinion/opinions [about] [it] [either] [way]\
      |i am [<very>] good/fine/ok/okay/happy with both/either/any/whichever/whatever [of] [them/those] [one]|as you like/wish/please
      """)
  ]

  private static let waiting: [CueRow] = [
    .init(
      .wait,
      """
      wait [up/please]|hold on/up/it|hang on [a]|one/a [quick] moment/second/sec/minute|just a/one moment/second/sec/minute\
      |[wait/hold/hang] [on] [just] a/one [quick] moment/second/sec/minute/min\
      |[give] me a/one/some [quick] moment/second/sec/minute/min/time/seconds|gimme a sec\
      |let me think [about] [it/that/this]|let me [just] see/ask/look/check [on/with] [something/with/my/that/him/her/them/it] [first]\
      |let me look at my [other] calendar/schedule/diary [first]|let me get back to you\
      |i/we/she/he/they/will/would/must/have/has/need/needs/want/wants/got/should [will/would/must/have/has/need/needs/want/wants/got/should] [to] [have] [a] check/ask/talk/speak/consult/confer/word\
       [with/to] my/her/his/their/the/our <relation>/calendar/diary/boss/schedule [first]\
      |hold that thought|bear with me|not so fast|[i] [will] be right back|brb|i need a moment/minute/second
      """),
    .init(
      .unsure,
      """
      [i] [could/can/would] [go/be] [with] [either] yes or no|maybe [not]|perhaps|possibly|it could be|it is possible [that]|i think it could be|[i] may/might [be]|could be\
      |i do not have that information|[i] [am] not [entirely] [<very>] [too] sure/certain/confident [about/of/on/if/i] [that/it/want]\
      |unsure|i am unsure|uncertain|yes and no|could go one/both/either way/ways [or] [the] [other]|[it/that] could/might be yes [could/might/or] [be] [a] no|time will tell|ask me later|no worries/bother/trouble|[i] do not know/remember [that/about] [that/it] [for] [sure]|[i] have [no/not] idea/clue [what/which/who]\
      |no idea/clue [what/which/who/how] [one] [to/i] [go/pick/choose/take/want/do/say] [for/with]|not a clue|idk|[i] dunno|[i] [am] undecided|[it] depends|[i] can not say/decide/remember [for] [sure]|hard to say|who knows\
      |[i/it/that] could go either way|[i] [am] on the fence|[i] do not have any/an idea|i have to think about it\
      |sort/kind of|kinda|sorta|beats me|[your/anyone/anybody] guess is as good as mine|[that/it/this] may/might or may/might not [be] [<right>/so]|either could be a choice
      """),
  ]
}
