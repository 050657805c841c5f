extension CueRow {
  /// Having no preference, waiting, not knowing.
  static let undecided: [CueRow] = [
    .init(
      .any,
      """
      any|any one|anyone|anything|whatever|whichever|whenever|either|either one|any of them/those/these\
      |any/anything/whatever/whichever/either/whenever/anytime/everything [one/of/time/day] [them/those/these] [you/that]\
       [like/want/prefer/think/choose/pick/say] [is/are/will/would/works/work/sounds/seems/should] [be/do/work] [<very>]\
       [<good>] [for/with/by/to] [me/us]|any time works|anytime works|any time is <good> [for/with] [me]|anytime is <good> [for/with] [me]\
      |i [<very>] [do/would] [not] [<very>] care/mind|do not care|do not mind|would not mind|would not care\
      |i do not [<very>] mind/care [for/about/to/which/at/when/what/any/if] [choose/select/one/all/any/which/whatever/anything/either] [any]\
       [one/time]|would not <very> mind/care|i would not [<very>] mind/care|<very> would not mind/care|<very> do not mind/care\
      |do/would not [<very>] mind/care to/for/about choose/select/pick/have/which/any/whatever/anything [any/either/one] [one/of] [them]\
      |it does not [<very>] matter [to] [me]|does not matter [to] [me]|no matter|no preference|i have no preference\
      |i do not have a/any preference|i am [not] easy/flexible/open/particular/picky/fussy [to/about] [anything/it]|i am indifferent\
      |it is all the same [to] [me]|all the same to me|makes no difference [to] [me]|it makes no difference [to] [me]\
      |you choose/decide/pick [for] [me]|you can choose/decide/pick [any] [for] [me]|your choice|your call|your pick|up to you|it is up to you\
      |surprise me|dealer is choice|i trust you|i am fine with any/anything/either/whatever [of/one] [them]|i am ok with any/anything/either/whatever\
      |choose any [one]|pick any [one]|select any [one]|just choose/pick any/one [one]|just pick one|pick one [for] [me]|choose one [for] [me]\
      |both work|both are <good>|either works|either is <good>|either one works|either of these/those/them works/work|any works|any will do|either will do\
      |that/this/it is [not] unimportant/important [to] [me]|that is unimportant|this is of no importance [to] [me]|of no importance\
      |not important|it is not important [to] [me]|not fussed|no strong feelings|as you like|as you wish|as you please
      """),
    .init(
      .wait,
      """
      wait|wait up|wait please|hold on|hold up|hold it|hang on|hang on a|one moment|one second|one sec|one minute|just a moment/second/sec/minute\
      |just one moment/second/sec/minute|wait/hold/hang [on] [just] a/one [quick] moment/second/sec/minute/min|a moment|a second|a minute|a sec\
      |give me a/one/some [quick] moment/second/sec/minute/min/time/seconds|let me think [about] [it/that/this]|let me see|let me check [on] [something/with/my/that]\
      |let me ask|hold that thought|bear with me|not so fast|let me look|i will be right back|brb|be right back|i need a moment/minute/second\
      |let me get back to you|gimme a sec
      """),
    .init(
      .unsure,
      """
      maybe|perhaps|possibly|it could be|it is possible [that]|i think it could be|might be|may be|i do not have that information|i am not [<very>] [too] sure/certain/confident [about/of/on] [that/it]|not sure|unsure|i am unsure|not certain|uncertain\
      |i do not know [that/about] [that/it] [for] [sure]|do not know|i have no idea|no idea|no clue|i have no clue|not a clue|idk|dunno|i dunno\
      |i am undecided|undecided|it depends|depends|could be|might be|might|i can not say [for] [sure]|can not say|hard to say|who knows|i might|i may\
      |i could go either way|could go either way|not entirely sure|maybe maybe not|i am on the fence|on the fence|i can not decide|can not decide\
      |i do not have any/an idea|do not have any idea|i have to think about it|sort of|kind of|kinda|sorta|beats me|your guess is as good as mine\
      |i am not sure if|i am not sure about that|i am not sure i [want]|i can not remember|i do not remember|either could be a choice
      """),
  ]
}
