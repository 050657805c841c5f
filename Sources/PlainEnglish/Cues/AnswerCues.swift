extension CueRow {
  /// Yes and no in all their wordings, putting off, stopping, having no
  /// preference.
  static let answers: [CueRow] = [
    .init(
      .yes,
      """
      yes|yeah|yep|yup|yea|yah|ya|yess|yessir|yas|aye|yeet|uh huh|yer|yeppers|yessss|yesss|permission granted|done|mhm|mm hmm|mmhm|mhmm\
      |of course|sure|sure thing|certainly|definitely|absolutely|indeed|affirmative|you bet\
      |for sure|by all means|roger|10 4|ten four|okey dokey|okie dokie|most definitely\
      |most certainly|without a doubt|no doubt|you got it|yup yup|yes yes|yes sir|yes maam\
      |yes indeed|yes of course|yes definitely|yes absolutely|yes sure|sure yes|hell yes|heck yes\
      |oh yes|why yes|why not sure|si|oui|but of course|naturally|positive|totally\
      |yes please|yes thats|very well|yep yep|yeah sure|yeah yeah|true|aff
      """),
    .init(
      .yes,
      """
      i [would] [have] [to] [definitely] say/said yes/affirmative [to] [that] [as] [my] [answer]\
      |my/the answer/response/reply [to] [it/that/this] [question] [of] [yours] be/is/would\
       [be] [definitely] yes/affirmative|my/the answer/response/reply to your/the/that/this question\
       is yes/affirmative|i vote/answer/choose/pick yes|say yes|that is a [definite] yes\
      |it is a yes|id say yes|that would be a yes|put me down as/for [a] yes\
      |i can/would confirm it/that is affirmative/true/correct/so
      """),
    .init(
      .approval,
      """
      <good>|<very> <good>|<right>|<very> <right>|very well|so far so good|o ok|o k|perfection|looks good enough|good enough for me|all right|right on\
      |that is <good>|that is <very> <good>|fair enough|done deal|deal|bingo|purfect|perfecto\
      |fine by me|works|nice one|good one|ok ok|ok then|alright then|ok ok ok|agreed|accepted\
      |approved|confirmed|understood|got it|gotcha|i see|noted|exactly|precisely|much better\
      |sounds <good>|sounds <very> <good>|excellent choice|good choice|good idea|great idea\
      |good enough|ok cool|cool cool|oh ok|oh <good>|oh that is <good>|oh i see|good job|great job\
      |makes sense|that makes sense|that makes sense as well|makes sense to me|my pleasure\
      |no problem|not a problem|no worries|not bad|good deal|good good|good thing|ok great\
      |that is ok|that is alright|thats roght|such a good one
      """),
    .init(
      .accept,
      """
      that/this/it/which/those/these/they/everything/both/all [all] [<very>] works/work [<very>]\
       [<good>] [for/with/by/on] [me/us/my]\
      |that/this/it/those/they/everything/both/one will/would/should/does/do/may/might/could/can\
       [<very>] work/do/suffice/suit [<very>] [<good>] [for/with/by] [me/us]\
      |[that/this/it/everything/all] [all] sounds/looks/seems/sound/look/seem/feels [like] [a]\
       [<very>] [to] [be] [me] <good>/<right> [to/for/with/by] [me/us]\
      |that/this/it/those/these/they/everything be/is/are [all] [<very>] [<very>] <good>/<right>\
       [for/with/by/to] [me/us]|<very> <good> for/with/by me|<good> for/with/by me/us\
      |that/this/it would/will/should/might/could [<very>] be [<very>] <good>/<right> [for/with/by] [me/us]\
      |i/we be/am/are [<very>] <good>/happy with/by that/it/this/those/them/everything\
      |works for me|work for me|works with me|suits me|sounds like a plan/winner|sounds about right\
      |looks/look/sounds/seems like it|looks like that is right|seems to be right\
      |suits me <good>|i/we can/could/will/would do that/it/this|i can make it|i can make that\
      |i [would] like/love/want/prefer/take/accept it/that/this/them [one]\
      |i [<very>] [do] like/love/want/accept it/that/this/them [one]|i would like/love that [<very>] [much]\
      |i like it [a] [lot]|id [really] like that|[id] [really] like that alot|i will take it/that/this [one]\
      |will take it/that|let us do it/that/this|lets do it|let us go with it/that/this/those|we will go with it/that/this|i will go with it/that/this\
      |let us go ahead [with] [it/that/this]|we have a deal|you have a deal|let us do so\
      |go ahead|go ahead and/with do/book/schedule/confirm/reserve/make/add/create/set/it/that\
       [it/that/this/so] [up]|go for it|go right ahead|proceed|please proceed|carry on|continue\
      |do it|do that|do so|please do|do this|please do so|please do that|please do it\
      |make it so|make it happen|make that happen\
      \
      |that will do|that would do\
      |do confirm|confirm it/that/this/everything/all|i confirm [it/that/this/everything/all]\
      |i can confirm [it/that/this]|confirm that please|confirm please|please confirm\
       [it/that/this/them/everything/all]|that is confirmed|it is confirmed|consider it confirmed\
      |i agree [with/to] [that/it/you/this]|i accept [it/that/this]|i approve [of] [it/that/this]\
      |accept [it/that/this/invite/invitation]|approve it/that|i concur|agree|i second that|i believe so\
      |i think so|i guess so|i suppose so|i hope so|you are right/correct|you be right\
      |i would say so|that is what i want/need/wanted/meant/asked/said [for]|that is the one [i] [want/wanted]\
      |that one is/will/would/works/looks/sounds [be] [<good>] [for/with] [me]|what i wanted\
      |that is the plan|that is it exactly|that is exactly it/right/what [i] [want/need/wanted/said]\
      |exactly what i/we want/need/wanted/said/asked/meant [for]|exactly as i [said/instructed/wanted/requested/asked]\
      |just what i/we want/need/wanted/needed|that is how i want it|as [i] requested\
      |you have [got] it right|you got it right|you got that right|you got this right|all correct\
      |everything is <right>|everything is <good>|all [of] [that/it/this] is/looks/sounds\
       <right>/<good>|all good|all is <good>|its <good> thanks|it <good>|it <very> <good>
      """),
    .init(
      .echo,
      """
      it is|it does|they do|they are|they will|it will|it would|that does|that is|they would|it was|that was\
      |i do|i would|i am|i will|we do|we would|we are|it can|it has|i can|confirm|agree|accept
      """),
    .init(
      .goAhead,
      """
      book/schedule/reserve/save/secure/fix/finalize/finalise it/that/this/them [up] [then] [for]\
       [me/us]|book/schedule/reserve away|add/put/save it/that/this/them to/on/in/into my/the/our calendar/schedule/agenda|set it/that/this up|set that up|set it|send it|lock it in\
      |make/take the/that/this appointment/booking/reservation|take it|take that one\
      |book/make/schedule/reserve that/the/my/this/an/a appointment/booking/reservation/event/meeting\
       please/then/thanks|you can [go] [ahead] [and] book/schedule/set/add/do/make/create it/that [up]\
      |please book/schedule/reserve/add/create/save/set it/that/this [up]\
      |add it|save it|create it|please add it|please save|please schedule|please book|please reserve|please schedule it|please book it\
      |i would like/love/want to book/schedule/confirm/reserve/do it/that/this\
      |i want to book/schedule/confirm/reserve/do it/that/this|want it|i want it|i want that\
      |keep it like that|leave it like that|leave it that way|i am fine with that|i am good with that\
      |that is [the] correct/right one/date/time/day/option/details/information\
      |those are the [right/correct] [details/ones] [that] [i] [was] [looking] [for]\
      |that option/date/time/day/slot/appointment [is/works/sounds/looks/will/would] [<very>] [be/work]\
       [<good>] [for/with] [me]|that option works|is <good> for/with/to me\
      |just do it|just book it|just do that|just give me what i requested\
      |thank you for confirming|what a relief
      """),
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
      |false|untrue|nix|uh no|um no|well no|ok no|actually no|wait no|sorry no|no actually|no sorry\
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
      |you are/be/were [not] [actually/just/so] <wrong>|that is the wrong <n>|that is the wrong\
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
      |all i need/needed [for] [now/today]|all for now/today|all needed|all i needed|all i need|all done|i am/be [all] [pretty/just] <good>\
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
