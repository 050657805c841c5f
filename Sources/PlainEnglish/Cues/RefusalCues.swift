extension CueRow {
  /// No in all its wordings, putting off, stopping.
  static let refusals: [CueRow] = plainNo + rejections + blame + deferrals

  private static let plainNo: [CueRow] = [
    .init(
      .no,
      """
      no/nope/nah/nay/naw/nop/negative/negatory/never [no/never/sir/maam/actually/sorry/wait] [no]|n|hard/firm no|declined|denied|rejected|refused|i/we reject/object/refuse [to] [that/it/this]|under no circumstances|not on your life|fat chance|not in the least\
      |gonna have to say no|i am going with no|my answer is still no|[i] can not agree to that/it|i never said/asked that/it|i/we did not
      |oh/hell/heck/uh/um/well/ok/actually/wait/sorry/please no|no way/chance/dice/go [no]|no can do|nuh/uh uh\
      |absolutely/definitely/certainly/apparently/probably not|of course not|i am afraid not|afraid not\
      |[it/i] [think/seems] not really/quite/exactly/particularly/likely/happening/interested/necessary/needed/required\
      |not at all|not so much|i think not|[it] seems not|almost [but]|i [highly/really] doubt it\
      |not [<very>] correct/right/true/ok/<good>|not the case|not a chance|not that/this/it/me|not for me\
      |nada|non|nein|hard pass|[i] [will] pass [on] [that]|i/id/we/she/he/they [would] rather/prefer not [to]|ill pass|rather not\
      |[i] decline/refuse/disagree|i beg to differ|nothing of the sort/kind|i am/will [going/to] [going/to] have to say no|i [am/will/would] [going/to] have to decline/pass/refuse\
      |[there] [is] no need|i am not interested|false|untrue
      """),
    .init(
      .no,
      """
      i [would/am/will] [going] [have] [to] [am] say/said/saying no/negative [to] [that/this/it] [question]\
      |my/the answer/response/reply [to] [it/that/this/your/the] [question] is/be/would [be] [definitely] no/negative\
      |no that is my/the answer/response|i vote/answer/choose/pick no|say no\
      |that/it is/would [be] a [definite/hard/big/firm/solid] no/nope/negative [from/for] [me]|not even close/remotely/slightly\
      |put me down as/for [a] no
      """),
    .init(.noThanks, "no/nope/nah [but] thanks/thank [you]"),
  ]

  private static let rejections: [CueRow] = [
    .init(
      .reject,
      """
      that/this/it/those/these/they/which/one/none/neither/both/time/date/day/weekend does/do/will/would/is/are/can/could/did/was/were/has/have not\
       [<very>] [be/been/have] [<very>] [work/do/suit/fit/<right>/<good>/it/true/what/correctly/necessary/possible/happening/convenient/needed/me]\
       [<very>] [<good>] [at] [all] [for/with/by] [me/us] [because/then]\
      |that/this/it is [<very>] far from [the] truth/true/<right>/<good>|nothing could be further from the truth\
      |that/this/it is no <good>|that/this/it is no use/good [to/for] [me/us]|is not <right>/<good>|[does/do/will/did/would/can] not work/working/do [for] [me]\
      |not going to work|no longer works|that/this/it is [actually/also/all/just/completely/totally/simply] <wrong>\
      |<wrong> [command/answer/response/one/info/information/time/date/day/action]\
      |that/this/it would be <wrong>|that is the <wrong> <desk>|that is the wrong answer/one/response/command/date/time/day/appointment|both are <wrong>\
      |i do not think/believe so|i do not think/believe that/it/this/you [is/was/are/will/would/did] [work] [that]\
       [<right>/<good>] [command/response/answer]|i do not think/believe that works|i do not agree\
      |i do not like/want/need it/that/this/them/those/one/any [one/time/day/date] [<very>] [at] [all] [now]\
      |i do not want/wish/need/care to [do/book/make/schedule/go] [it/that/this/so] [with] [that] [anymore/yet/now]\
      |i would not like/want/prefer [to] [that/it/do/make] [it/an/that]|i will not [do] [it/that/be]
      """),
    .init(
      .reject,
      """
      i do not have time|i am not able to [make] [it/that]|i have work/plans [then/already/that] [day]\
      |[i] can not [do] make/do/go/attend [it/that/go/attend] [then/that] [day/time/week]\
      |i am busy/booked/away/working then|i can not|that can not be [true/<right>]|can not be true/<right>\
      |neither/none [one/of] [these/those/them] [work/works/is/are/will/suit/suits] [any] [<good>/use] [for/to] [me/us]\
      |not that/this one|not any/either [one/of] [those/these/them]\
      |i/it/they/we do/would/will/am/is/are/does not|do not|let us not [do/book/schedule/make/cancel/move/add] [it/that/this] [after] [all]\
      |that is not [the] [one/it/right/correct/what] [i] [want/wanted/meant/said/asked/need/requested] [for/you]\
      |[is/was] not what i [was/am] after/want/wanted/meant/asked/need/said/looking [for]|not the [right/correct] one/answer/time/date/day\
      |that is not necessary|will/would not be necessary|do not bother|do not do that|please do not [do] [it/that/this]\
      |do not book/schedule/do/make/create/add/confirm/send/save it/that/this/anything/one [up]\
      |[i] [have] decided not to|[i] [have] decided against it|[i] [have] changed/change my mind|cancel my request\
      |do not like it/that|i do not like|i dislike/hate it|i need a different [one/time/day/date]\
      |bag it|put that/it on hold
      """),
  ]

  /// What was understood or done is said to be wrong.
  private static let blame: [CueRow] = [
    .init(
      .reject,
      """
      you [have/did] got/get/have it/that/this/everything/me/them [<very>] <wrong>|[that/it] [is] not going to happen/work\
      |that/it is a lie|<wrong> try/check/guess again|that/this/it is/was way/far/very/quite/so/pretty off|that/this/it is/was [<very>] a/the <wrong> answer/response/choice/job/call/one\
      |[that/this/it] [is/was] not what i told/asked/said/wanted/meant [you] [for/to] [do]|you are/be/were [not] [actually/just/so] <wrong>|you are/be/were not [<very>] <right>/<good>\
      |you/it/this [have/has] [not] made/make [a/an/some] [big] mistake/error|that/there is/was/has [been] a mistake\
      |[please] correct/fix your mistake/error|messed up [with] my/the/your request/command\
      |[you/it] [have] messed/mixed/muddled/screwed/botched [it/that/this/things/everything] up [the/my/that/it/this] [command/request/order/answer]\
      |you/did/got [did] [got] it/that/this <wrong>/incorrectly|got it wrong\
      |you do/did not [get/do/say/hear/understand/interpret/give] [the/my/it/that/answer/me/this] [answer/command/request/question/name] [<right>]\
      |you misunderstood/misheard [me/that/my] [request]|you [have] misinterpreted [me/that/my/it] [command]\
      |i did not say/ask/want/mean that/it|i did not ask [you] [for/to] [that/it/do] [that/it] [command]\
      |it did not [go] [work/right]|you gave me [the] <wrong> information/answer|does not sound/look/seem right\
      |the/your command/answer/response/info/information/date/time was/is [not] <wrong>\
      |[the/your/that/this/it/my] answer/response/command/request/order was/is not [the] <right>/<good>\
      |[the/your] answer/response/command/one was/is not what i [was] [looking/want/wanted/asked/meant] [for]\
      |that/this/it was/is not the [right/correct] command/answer/response/one/time/date/day/thing/request\
      |not [the] [right/correct] command/response/answer|[that/this/it] [is/was] not what i had in mind\
      |[that/this/it] [is/was] not what i [was] expecting/after/hoping/expected/hoped [for]|there must/has [to] be some/a mistake\
      |[that/it/there] [is/was/has] [been] a misunderstanding
      """)
  ]

  private static let deferrals: [CueRow] = [
    .init(
      .putOff,
      """
      i/we will try/call/come/check/ask/ring [you] [back] again/back/later/another/some [later/another/some/other/time] [later/time/day]\
      |not [right] now/yet/today/currently/presently|not just yet|not at this/the/present [time/moment/point]|not for now|not this time\
      |maybe/perhaps/possibly/probably later [on]|maybe/perhaps/possibly/probably [at/for/in] some/another/a [other/different/later] time/day/date\
      |some other time/day|[maybe] next/another time [maybe]|[ok/may] [be] later [on/please/maybe]|do that/it later|in a while\
      |i will do it/that [later/myself] [by/on] [myself/my]|i will [do] [it] [take] [care] [of] [that/it/this] later\
      |we can [do/take] [care] [of] [it/that] later|[i] [am] not ready [yet]|i will let you know|i will think about it\
      |i will get back to you|i need to think [about] [it]|i will check/ask [with/my/it] [her/him/them/wife/husband/calendar] [first]\
      |let me check/ask [with] [her/him/them] first|leave it for now/later|hold off [for/on] [now/that]|i will wait|no rush\
      |some time later|later tonight maybe
      """),
    .init(
      .stop,
      """
      do nothing [at/more] [all]|you do not need/have to do that/it/this/anything [anymore/now/then]|never mind|forget it/that [then]|forget about it/that|forget what i said/told [you] [to] [do]|scratch [it/that]\
      |leave it [be/alone]|leave that/this [one] [be/alone]|let it be|drop/skip it/that|stop [it/that/this]|halt|quit|abort|discontinue|cease|desist\
      |stop/halt/quit/abort/cancel/end/terminate/discontinue [that/the/this/your/doing/what/with] [current/present/entire/whole]\
       [process/task/action/operation/mission/command/job/activity/program/this/it] [immediately/now/please/right]\
      |abort mission|stop doing that/this/it/what [you] [are] [doing]|stop/quit/cancel/halt/discontinue what you are/were/be doing\
      |you can/should/may [actually] stop/quit/cancel/end [doing] [that/it/the/this] [task/process/now/action]\
      |start/begin [all] over/again/afresh/anew [from] [scratch/the] [start/beginning/top]|restart|stop and start over|reset [what] [i] [have] [said]|let us start over\
      |cancel [please/instead/everything]|let us cancel [instead]|[let] [us] [just] forget it|do not complete the task|do not do this process\
      |pause|hush|shush|shh|shhh|[be] quiet|silence|shut up/it/off|switch/turn off [now/immediately/please]|turn/switch it/this/that off/down|[switch/turn/shut] yourself off|power down\
      |stop/quit/no [more] talking/speaking|that is enough|zip it|quiet down|knock/cut it off/out|enough\
      |undo that request|disregard [that]|ignore that/it|ignore what i [just] said|do not worry [about] [it/that]|call it off\
      |i do not need/want it [anymore]|no longer need it|i no longer want/need/require this/that/it/you [to] [do] [that/this/it]\
      |[i] [would/want] [like] [to] withdraw/retract my/that/this/it [request]|i give up|[i] [am] giving up [on] [this/it]|let it go|get me out of this/here|i want out|enough of this/that|pull the plug\
      |never mind i [have] got/figured/found/sorted it [out]|just stop already|shut [it] down [now]|power off|log out|kill/ditch/dump it/that/this|let us drop it/this/that|bail [out]\
      |[let] [i/we/us] [will/can] sort/arrange/organise/leave [it/that/this] [out] [for/at/until] another/some [other] time/day\
      |[let] [i/we/us] [will/can] sort/arrange/organise it/that/this [out] later
      """),
    .init(
      .keep,
      """
      keep it/that/them/this [one]|keep it on [my] [calendar]|i need/want to keep it/that/this/them [one]\
      |[please] do not cancel/delete/remove|do not/never cancel/delete/remove/move/change/clear/erase it/that/this/them/anything/the/my\
      |i [still] need/want this/it/that still|i still need/want it/that/this|leave it on/there|[i/we/she/he/they] [would] [rather] leave/keep it/that/things where/as/how/like it/that/they is/are/was\
      |i said that by mistake|i spoke too soon|it is going to happen after all
      """),
  ]
}
