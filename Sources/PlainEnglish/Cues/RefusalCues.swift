extension CueRow {
  /// No in all its wordings, putting off, stopping.
  static let refusals: [CueRow] = [
    .init(
      .no,
      """
      no|nope|nah|nay|naw|no no|no no no|negative|negatory|no way|nuh uh|uh uh\
      |no sir|no maam|no never|never|hell no|heck no|oh no|absolutely not|definitely not|certainly not\
      |of course not|not really|not at all|not quite|not exactly|not so much|i think not|i am afraid not\
      |im afraid not|afraid not|not particularly|not likely|i doubt it|almost but|almost\
      |not correct|not right|not true|not ok|not <good>|not <very> <good>|not the case|not a chance\
      |no chance|no dice|no go|no can do|not happening|nada|non|nein|not me|noo|nooo|nop|please no\
      |i would rather not|i would prefer not [to]|i prefer not [to]|id rather not|rather not|hard pass\
      |i will pass|ill pass|pass|pass on that|i pass|i decline|decline|i refuse|i disagree|disagree\
      |i beg to differ|it seems not|seems not|apparently not|not that|not this|not it|not for me\
      |not necessary|not needed|not required|not interested|i am not interested|no need|there is no need\
      |false|untrue|uh no|um no|well no|ok no|actually no|wait no|sorry no|no actually|no sorry\
      |no wait|no worries no
      """),
    .init(
      .no,
      """
      i [would] [have] [to] [am] say/said/saying no/negative [to] [that/this/it] [question]\
      |my/the answer/response/reply [to] [it/that/this] be/is/would [be] [definitely] no/negative\
      |my/the answer/response/reply to your/the/that/this question is no/negative\
      |no that is my/the answer/response|i vote/answer/choose/pick no|say no|that is a [definite/hard/big] no\
      |it is a no|that would be a no|put me down as/for [a] no
      """),
    .init(
      .noThanks,
      "no thanks|no thank you|no thank|no but thanks|no but thank you|nope thanks|nah thanks|nope thank you|nah thank you"
    ),
    .init(
      .reject,
      """
      that/this/it/those/these/they/which/one/none/neither/both/time/date/day/weekend does/do/will/would/is/are/can/could/did/was/were/has/have not\
       [<very>] [be/been/have] [<very>] [work/do/suit/fit/<right>/<good>/it/true/what/correctly/necessary/possible/happening/convenient/necessary/needed/me]\
       [<very>] [<good>] [at] [all] [for/with/by] [me/us] [because/then]\
      |that/this/it is no <good>|is not <right>|is not <good>|does not work|do not work|will not work|did not work|would not work\
      |not work|not working|will not do|cannot work|not work for me|not going to work|no longer works\
      |that/this/it is [not] [actually/also/all/just/completely/totally/simply] <wrong>|<wrong>\
      |you are/be/were [not] [actually/just/so] <wrong>|you are/be/were not [<very>] <right>/<good>|that is the wrong <n>|that is the wrong\
       answer/one/response/command/date/time/day/appointment|<wrong> command/answer/response/one/info/information/time/date/day/action\
      |the/your command/answer/response/info/information/date/time was/is [not] <wrong>\
      |i do not think/believe so|i do not think/believe that/it/this/you [is/was/are/will/would/did] [work] [that]\
       [<right>/<good>] [command/response/answer]|i do not think/believe that works|i do not agree\
      |i do not like/want/need it/that/this/them/those/one/any [one/time/day/date] [<very>] [at] [all] [now]\
      |i do not want/wish/need/care to [do/book/make/schedule/go] [it/that/this/so] [with] [that] [anymore/yet/now]\
      |i would not like/want/prefer [to] [that/it/do/make] [it/an/that]|i will not [do] [it/that/be]\
      |i do not want one|i do not need one|i do not have time|i am not able to [make] [it/that]\
      |i can not [do] [make] [it/that/go/attend] [then/that] [day/time/week]|i can not make it\
      |can not do that|can not make that|can not be true/right/<right>|that can not be [true] [<right>]\
      |neither [one/of] [these/those/them] [work/works/is/are/will] [<good>] [for] [me]|neither works|neither work\
      |none of these/those/them [work/works/is/are/will] [<good>] [for] [me]|none|none work\
      |both are <wrong>|not that one|not this one|not any of those/these/them|not either [one/of] [those/these]\
      |i do not|i would not|do not|they do not|it does not|it is not|they are not|it will not|i am not\
      |that is not what i want/wanted/meant/said/asked/need/requested [for/you] [to] [cancel/do]\
      |that is not [the] [one/it/right/correct] [i] [want/wanted/meant]|not what i want/wanted/meant/asked/need/said [for]\
      |was/is not what i [was/am] [want/wanted/meant/asked/looking] [for]|[the/your/that/this/it/my] [answer/response/command/request/order] was/is not [the] <right>/<good>|the/your answer/response/command/one was/is not what i [was] [looking/want/wanted/asked/meant] [for]|i did not say it|that/this/it was/is not the [right/correct] command/answer/response/one/time/date/day/thing/request|not what i am looking for|you got/did it/that/this <wrong>\
      |not the [right/correct] one/answer/response/command/time/date/day|you got it wrong|got it wrong\
      |that is not necessary|will not be necessary|would not be necessary|do not bother|do not do that\
      |do not book/schedule/do/make/create/add/confirm/send/save it/that/this/anything/one [up]|please do not [do] [it/that/this]\
      |i have decided not to|i decided not to|decided against it|i have decided against it|i changed my mind\
      |i have changed my mind|changed my mind|i [have] change my mind|cancel my request
      """),
    .init(
      .reject,
      """
      you/it/this [have/has] [did] [not] [made/make] [a] [big] mistake|you have made a mistake|you made a mistake\
      |that is a mistake|that was a mistake|there is a mistake|there has been a mistake|you [have] messed up\
       [the/my/that/it] [command/request/order/answer]|messed up [with] my/the/your request/command|you got that/it/this incorrectly/wrong/incorrect\
      |you did not [get/do/say/hear/understand/interpret/give] [it/that/me/my/the/answer/command/name/this] [name/command/request] [<right>]\
      |you do not get/understand [the/my/it/that/answer/me] [answer/command/request/question] [<right>]\
      |you misunderstood [me/that/my] [request]|you misheard [me]|you [have] misinterpreted [me/that/my/it] [command]\
      |not [the] [right/correct] command/response/answer|i did not say that|i did not ask [you] [for/to] [that/it/do] [that/it] [command]\
      |i did not ask that|i did not want that|i did not mean that|it did not [go] [work/right]\
      |you gave me [the] <wrong> information/answer|does not sound right|does not look right|does not seem right\
      |do not like it|do not like that|i do not like|i dislike it|i hate it|i need a different [one/time/day/date]\
      |just bag it|bag it|put that on hold|put it on hold
      """),
    .init(
      .putOff,
      """
      not now|not right now|not at this/the time/moment/point|not [just] yet|not today|not for now|not this time\
      |maybe/perhaps/possibly/probably later [on]|maybe/perhaps/possibly/probably [at/for/in]\
       some/another/a [other/different/later] time/day/date|maybe another time/day|some other time/day\
      |another time maybe|later|later on|later please|later maybe|ok later|do that later|do it later|may be later\
      |i will do it/that [later/myself] [by/on] [myself/my]|i will [do] [it] [take] [care] [of] [that/it/this] later\
      |we can [do/take] [care] [of] [it/that] later|not ready yet|i am not ready [yet]|in a while|next time\
      |maybe next time|i will let you know|i will think about it|i will get back to you|i need to think [about] [it]\
      |not at present|not currently|not presently|leave it for now|leave it for later|hold off|hold off for now\
      |hold off on that|i will wait|no rush|do not want to do that yet|some time later|later tonight maybe
      """),
    .init(
      .done,
      """
      that is/was/will/would [be] [just/really/pretty/about] all|it is/was all|it is/was [just] all|that is/was/will/would [be] [just/really/exactly] [much]\
       all/everything/it/enough [the/that] [help/information/info] [i/we] [need/needed/want/wanted/required] [help] [to/with] [know/do]\
       [for] [right] [now/today/me/this/then]|that is/was all/everything for now/today/me/us\
      |that is pretty much it/all|that is about it/all|that should be/do all/it/everything [for] [now/me]|that should do it\
      |that will do it [for] [me/now]|that does it|that is enough [for] [now/today/me]|that would be all\
      |all [i] [need/needed] [for] [now/today]|all i needed|all i need|all done|i am/be [all] [pretty/just] <good>\
       [now/here/then/thanks] [for] [now/today]|i am all set [now/here] [for] [now]|i am set|all set|we are all set|we are good\
      |i am/be [all] done/finished/through [for/with/here] [now/today/this/that]|im done|we are done|i am done\
      |i think i am [all] done/good/set [for] [now/today]|i think that is/will/would [be] it/all/everything [i] [need] [for] [now]\
      |nothing else [for/i/that/is] [now/need/needed/today/me] [for] [now]|nothing more|nothing|there is nothing else [i] [need]\
       [for] [now]|no nothing else|i do not need anything else|do not need anything else [for] [now]|nothing else for now\
      |i have [got] everything/all [that] i need [for] [now]|i got everything/all i need|you have answered everything\
      |that takes care of everything/it [for] [now]|that covers it/everything|i am okay|i am fine|i am ok|im good|i am alright\
      |no further questions|no more questions|that is everything|nope all good|no all good|it is all good|we are finished\
      |i have everything i need|that is what i needed|that was what i needed|that is all for this|i am good for now|that is it for me\
      |no that is it|i am find|i am great|am ok|am good|am okay|this is all|this is enough|this will be all|this is it for now
      """),
    .init(
      .stop,
      """
      never mind|nevermind|nvm|forget it|forget that|forget about it/that|forget what i said/told [you] [to] [do]|scratch|scratch it|scratch that\
      |leave it|leave it be|let it be|drop it|drop that|skip it|skip that|stop|stop it|stop that|stop this|halt|quit|abort|discontinue|cease|desist\
      |stop/halt/quit/abort/cancel/end/terminate/discontinue [that/the/this/your/doing/what/with] [current/present/entire/whole] [process/task/action/operation/mission/command/job/activity/program/this/it]\
       [immediately/now/please/right]|abort mission|stop doing that/this/it/what [you] [are] [doing]\
      |stop/quit/cancel/halt/discontinue what you are/were/be doing|you can/should/may [actually] stop/quit/cancel/end [doing] [that/it/the/this] [task/process/now/action]\
      |start over|start again|restart|stop and start over|reset|reset what i have said|begin again|let us start over\
      |cancel|cancel please|cancel instead|let us cancel [instead]|cancel everything\
      |just forget it|let us [just] forget it|just stop|stop just stop|do not complete the task|do not do this process\
      |pause|shush|hush|shh|shhh|shhhh|quiet|be quiet|silence|shut up|shut it|just shut up|shut off|switch off|turn off|power down\
      |stop/quit/no [more] talking/speaking|no more talking|that is enough|zip it|quiet down|knock it off|cut it out|enough\
      |undo that request|disregard that|disregard|ignore that|ignore it|do not worry about it|do not worry|do not worry about that\
      |call it off|i do not need it [anymore]|no longer need it|i do not want it anymore
      """),
    .init(
      .keep,
      """
      keep it|keep that|keep them|keep this|keep that one|keep it on [my] [calendar]|i need/want to keep it/that/this/them [one]\
      |do not/never cancel/delete/remove/move/change/clear/erase it/that/this/them/anything/the/my|do not cancel|do not delete|do not remove\
      |please do not cancel/delete/remove|i [still] need this/it/that still|i still need it/that/this|i still want it/that/this|leave it on\
      |leave it where it is|leave it alone|leave it as it is|leave it there|i said that by mistake|i spoke too soon|it is going to happen after all
      """),
  ]
}
