extension CueRow {
  /// Yes in all its wordings.
  static let acceptances: [CueRow] = [
    .init(
      .accept,
      """
      [all] [of] the/those/these/your details/particulars/information/info/dates/times is/are [all]\
       [<very>] <right>/<good>|[everything/it/that/all] [all] checks out|[i] am/be confirming [it/that/this]\
      |please go on|go on then|[that/it] [is/we] [are] good to go|i would/will appreciate that/it|[that/it] is what i am looking for\
      |that/it/this is [exactly/just/precisely] what/as i [have] asked/wanted/said/meant/requested/needed/need/want [for]\
      |[that/it/this] is precisely <right>|right you are|quite right|no problem/objection/objections/complaints with/to/from that/it/me\
      |no objection/objections/complaints|that/it/this suits [me] [<very>] [<good>/perfectly]|it/that suits\
      |[it/that] should be [<very>] <good>|you may go ahead [and] [book/do/schedule] [it/that]|i will have/take/choose/pick that/this/it [one/place/<business>]\
      |[i] [would/will/do] have/need to agree|[do/please] make that/the/this change/changes/edit/update\
      |that/this/it is my/our/the <desk>/choice/pick|count me in|let us go ahead/for [with] [it/that]
      """),
    .init(
      .yes,
      """
      without [a/any] question|[that/it] [is] a go|green light|you have my approval/consent/permission/blessing/ok\
      |[that/it] could not be more right/correct/accurate/true/perfect|consider/count me in|works like a charm|that is the ticket|let us roll/run with it/that/this\
      |you did [<very>] what i asked/wanted/said/needed [for/you] [to] [do]|yes/yeah/yep/yup/yea/yah/ya/yessir/yas/aye/yer/yeppers/mhm [yes/yeah/yep/yup/sure/sir/maam/please/indeed/definitely/absolutely]\
      |yes of course|yes thats|oh/why/hell/heck yes|uh huh|mm hmm|mmhm|mhmm|permission granted|done|of course|sure [thing/yes]\
      |certainly|definitely|absolutely|indeed|affirmative|you bet|for sure|by all means|roger|10 4|ten four\
      |okey/okie/okay/ok/oki dokey/dokie/doke/doki|sure/yes/yeah/ok/well why not|most definitely/certainly|without a doubt|no doubt|you [have] got it|why not sure|si|oui\
      |no yes/yeah/yep|[i/we] do/can not see why not|y|fo sho|yass|yas|alrighty|defo|deffo|righto|right ho|copy that|10 4|approve|accept|okey|mhm|heck/hell yeah/yes|lol/haha yes/yeah|but of course|naturally|positive|totally|very well|true|aff\
      |[a/one] hundred/100/110 percent [yes/yep/sure/agree]
      """),
    .init(
      .yes,
      """
      i [would/am] [going] [have] [to] [definitely] say/said/saying yes/affirmative [to] [that] [as] [my] [answer]\
      |my/the answer/response/reply [to] [it/that/this/your/the] [question] [of] [yours] is/be/would\
       [be] [definitely] yes/affirmative|i vote/answer/choose/pick yes|say yes|that/it is/would [be] a [definite] yes\
      |id say yes|put me down as/for [a] yes|i can/would confirm it/that is affirmative/true/correct/so
      """),
    .init(
      .approval,
      """
      [oh/so] [that] [is] [<very>] <good>/<right>|so far so good|o ok/k|perfection|looks [<good>] enough [for] [me]|<good> enough [for] [me]|right on\
      |fair enough|done deal|deal|bingo|fine by me|works|<good> one/choice/idea/job/deal/thing|ok <good>/then/ok [ok]\
      |[i/we] guess|will do|it/that does indeed|i sure/certainly do/am/would|i/we would love to|i am down/in/sure/positive/game [with/for] [that/it]|i am [all] in|i can live with that/it\
      |[i] [have] no objections/complaints|can not argue/complain [with] [that/it]|you know it|[that] does the trick|happy with that/it|feel free [to]|spot/dead/bang on|[please] be so kind|if you would|that/it is [exactly/just] what i am after|you hit the nail on the head|that is good enough\
      |no question about it|no changes [needed]|nothing [is] wrong with it/that|nothing to change/add|can not complain|[the] details look/are <good>/<right>|[you] may/can proceed|[it/that/this] could not be better/happier|[exactly/just] what i had in mind|if you must|agreed|accepted|approved|confirmed|understood|got it|gotcha|[oh] i see|noted|exactly|precisely|much better\
      |sounds [<very>] <good>|excellent choice|<good> <good>|[that] makes sense [to/as] [me/well]|my pleasure\
      |no problem|not a problem|[that/it/this] [is] not [half/too/so] bad [at] [all]\
      |that/it/this is spot/dead/bang on|you have [got/understood] it/that/this/me/everything/all spot/dead/bang on
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
       [for/with/by/to] [me/us]|[<very>] <good> for/with/by me/us\
      |that/this/it would/will/should/might/could [<very>] be [<very>] <good>/<right> [for/with/by] [me/us]\
      |i/we/she/he/they be/am/are/is [<very>] <good>/happy with/by that/it/this/those/them/everything\
      |[the] customer/client/she/he/they agrees/agree/accepts/confirmed [that/it]\
      |that/this/it [time/day/date] is/sounds/looks/seems [like] a [<very>] <good>/<right>\
       time/day/date/slot/option/choice [for] [me/us]\
      |works/work for/with/4 me/us|suits me [<good>]|sounds like a plan/winner|[seems/looks/sounds] [to] [be] about right\
      |looks/look/sounds/seems like it|looks like that is right|seems to be right
      """),
    .init(
      .accept,
      """
      i/we can/could/will/would do that/it/this|i can make it/that|will take it/that\
      |i/we/id [<very>] [do/would/will] like/love/want/prefer/take/accept it/that/this/them [one/very/a/alot] [much/lot]\
      |let us do/go [ahead] [with] it/that/this/those/so [with] [it/that/this]|[i/we] [will] [let] [us] [just] go with it/that/this/them [one/place/<business>]|let us go ahead\
      |we/you have a deal|go [right] ahead [and/with] [do/book/schedule/confirm/reserve/make/add/create/set/it/that]\
       [it/that/this/so/one] [up]|go for it|[please] proceed|carry on|continue\
      |[please] do it/that/so/this|please do|make it/that so/happen|that will/would do [it/nicely/fine]\
      |[do/please] confirm it/that/this/everything/all/them/please|do confirm|please confirm|that/it is confirmed|consider it confirmed\
      |i [can] accept/agree/approve/confirm [with/to/of] [that/it/you/this/everything/all]|i concur|i second that\
      |accept it/that/this/invite/invitation|approve it/that|agree|i believe/think/guess/suppose/hope/say so|i would say so\
      |you are/be right/correct|[yes] [that/this] is what i want/need/wanted/meant/asked/said/expected [for]\
      |that/this is/was the one/thing/meeting/appointment/booking/event/instruction/day/time/place [that] i want/wanted/meant/asked/said/gave/requested [for/you/about]\
      |that/this is/was what i was asking/talking/thinking [about/for/of]|that is the one [i] [want/wanted]|what i wanted|the time/date/day/place/title/name/price/rest is/are/looks/sounds [<very>] <good>/<right> [for] [me/us]\
      |the time/date/day/place/title/name/price/rest works/suits [<very>] [<good>] [for] [me/us]\
      |that one is/will/would/works/looks/sounds [be] [<good>] [for/with] [me]|that is the plan|that is it exactly\
      |that is exactly it/right/what [i] [want/need/wanted/said]|[exactly/just] what i/we want/need/wanted/said/asked/meant/needed [for]\
      |exactly as i [said/instructed/wanted/requested/asked]|that is how i want/like it [to] [be]|that is how it should/ought be/go|i am [all] for it/that|it/that is indeed/certainly/so\
      |consider it/that/this [a] yes/done/agreed|i [could/can] not agree more|could not agree more|you read my mind|as i requested/asked/said\
      |you [have] got it/that/this/me/everything/all right/correct\
      |you have [got] it/that/this/everything/all [<very>] right/correct|you got my command/request/answer [exactly/right/correctly]\
      |[all/everything] [of] [that/it/this] is/looks/sounds <right>/<good>|all correct|all good|it [<very>] <good>
      """),
    .init(
      .echo,
      """
      it/that is/does/was/would/will/can/has|they do/are/will/would|i/we do/would/am/are/will/can\
      |you may/can/shall/should/could [do] [so/that/it]\
      |confirm|agree|accept
      """),
    .init(
      .goAhead,
      """
      book/schedule/reserve/save/secure/fix/finalize/finalise it/that/this/them [one] [up] [then] [for] [me/us]\
      |book/schedule/reserve/take that/this/the time/slot/spot/table/session/day [then] [please] [for] [me/us]\
      |book/schedule/reserve away|add/put/save it/that/this/them to/on/in/into my/the/our calendar/schedule/agenda\
      |[please] create/add that/this appointment/booking/event/meeting/one [then/now]\
      |set it/that/this [up]|send it|lock it in|make/take the/that/this appointment/booking/reservation|take it|take that one\
      |book/make/schedule/reserve that/the/my/this/an/a appointment/booking/reservation/event/meeting please/then/thanks\
      |you can [go] [ahead] [and] book/schedule/set/add/do/make/create it/that [up]\
      |please book/schedule/reserve/add/create/save/set it/that/this [up]|add/save/create it|please save/schedule/book/reserve\
      |i would/want [like/love/want] to book/schedule/confirm/reserve/do it/that/this|[i] want it|i want that\
      |keep/leave it like that|leave it that way|i am <good> with that\
      |that is [the] correct/right one/date/time/day/option/details/information\
      |those are the [right/correct] [details/ones] [that] [i] [was] [looking] [for]\
      |that option/date/time/day/slot/appointment [is/works/sounds/looks/will/would] [<very>] [be/work]\
       [<good>] [for/with] [me]|is <good> for/with/to me|just do/book it/that|thank you for confirming
      """),
  ]
}
