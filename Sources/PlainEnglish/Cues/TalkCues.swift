extension CueRow {
  /// Thanks, greetings and farewells.
  static let talk: [CueRow] = courtesies + farewells + greetings + questionsBack

  private static let courtesies: [CueRow] = [
    .init(
      .thanks,
      """
      thanks [a/so/very] [lot/bunch/million/ton/heaps/again/tons/much/though]|thank [you/u] [a/so/very] [lot/bunch/million/ton/again/much/kindly]\
      |many/thousand thanks|[<very>] [much] appreciated|much obliged|i [<very>] [do] appreciate it/that/this/your/the/you\
       [help/assistance/time/information]|appreciate it\
      |thanks/thank [you] [so] [much] [very] [for] [the/your/all/everything/that/this] [great/kind/quick/wonderful]\
       [work/help/assistance/info/information/time/support/service/update/details/helping/checking/waiting/listening/reminding/letting/telling]\
      |thanks/thank [you] for everything/all/nothing/telling/trying/now|i thank you|[god] bless you|i owe you [one]\
      |[i] can/could not [ever/even] thank you enough|i [would/want] [like] [to] thank you\
      |[i] [am] [<very>] grateful/thankful [for] [that/it/the/your] [help]|cheers|ta|gracias|merci|danke|tysm
      """),
    .init(
      .praise,
      """
      well done|[you] [did/do/have/done] [a] <good> job/work [there]\
      |you did/have [done] [it/that/this] [<very>] <good>/<right>/correctly\
      |you are/were/been [the/a/so] [<very>] best/star/great/amazing/awesome/helpful/kind/lifesaver/wonderful/super/fantastic/good/smart/sweetheart/angel/genius/useful\
      |you have been [<very>] [of] [great/good/a] helpful/great/help/kind/wonderful/amazing|[<very>] helpful\
      |that/it is/was [<very>] [of] [a] [good/great] helpful/useful/help/handy|that/you [<very>] helped [me] [a] [lot]\
      |that/it is/was [a] <good> one/job/work|<good> one/job/work|you have my gratitude|i [would/want] [like] [to] express my gratitude/thanks|i am in your debt|you made my day|that is a [big/great] help|you are a gem/champ/legend|props to you|kudos|bravo|way to go|you rock/rule|i love you|love it\
      |that/it is/was [<very>] kind/nice/sweet/thoughtful/good/generous of you|that is sweet/kind [of] [you]|how kind\
      |[i] [can/could] [not] can/could/hardly/barely [not] wait [for/to/until] [it/that/then/see/meet/hear/talk] [it/that/you/them/to/there] [then/all/there]
      """),
  ]

  private static let farewells: [CueRow] = [
    .init(
      .bye,
      """
      bye [bye/now] [for] [now]|good bye/night|goodbye|goodnight|farewell|cya\
      |see you/ya [later/soon/then/around/tomorrow/again/next] [soon/time/week/later]|catch you/ya later\
      |[i] [will] talk/speak/chat [to/with] [you/ya] later/soon/again/next [on/time]|later gator/gater|laters|buhbye\
      |so long|take care [of] [yourself]|[i] [hope] [you] have/enjoy a/your/the [rest] [of] [your] [<very>] [<good>/pleasant/blessed/great]\
       [<good>/great] day/one/night/evening/afternoon/weekend/morning/week/time/rest [of] [your] [day] [ahead]|have a <good> <part>\
      |night/nighty night|good night|gnite|nite [nite]|sleep well|sweet dreams|later alligator|[catch/see] [you/ya] on the flip side/flipside|take it easy|over and out|time [for] [me] to go/leave|off i go|until/till later/tomorrow|stay safe|be well|god bless|peace out|ciao|adios|au revoir|sayonara|hasta la vista|cheerio|ta ta|toodles|toodle oo|ttyl|signing off\
      |i have/got to go/run [now]|i need to go now|i must/better go [now]|i will be leaving/going now|got to go/run|i must say goodbye\
      |i am going now|i am heading out/off|i am saying goodbye [now]|until/till next/we/then [time/meet] [again]|until then\
      |it was/is [<very>] [<good>/pleasure/fun/enjoyable] [a] [pleasure] [to] [be] [able] talking/chatting/speaking/talk/speak/chat/see/seeing/meet/meeting [to/with] you [again/today]\
      |<good>/lovely/fun/pleasure/enjoyable [to] seeing/talking/chatting/speaking/talk/chat [to/with] [you] [again/today]\
      |i enjoyed our talk/chat|i enjoyed talking/chatting/speaking to/with you|always <good>/pleasure to talk/speak/chat to/with you\
      |a pleasure [as] [always] [to] [speak] [with] [you]|i am glad we got to talk [again]|we are done here\
      |exit|quit now|log/sign off|close the app|thanks for the chat
      """),
    .init(
      .leave,
      "i need/should [to] go/leave/head [out/off] [now]|[i] [have/must/should/need] [got] [to] be/get going|i am off|i am leaving|i am [heading] out [of] [here]|peace|later|i will be leaving now"
    ),
  ]

  private static let greetings: [CueRow] = [
    .init(
      .hello,
      """
      hi/hello/hey/howdy [there/again/you/bot/ai/hi/hello/hey/everyone/friend/mate/folks/all/buddy/partner/bud]|hiya|heya|howdy|hullo|hallo|ello|gday [mate]|g day [mate]|mornin|oi|[is] anyone/anybody home|you there|[hello/hi/hey] it is me|how is tricks/you|what is cooking|you alright/ok/good [mate]|evening/afternoon [all]|greetings [to] [you]|good morning/afternoon/evening/day|morning|[the] top of the morning [to] [you]\
      |yo|sup|what is up/new/good|wassup|whats up|whassup|ahoy [hoy]|aloha|bonjour|hola|salutations|why hello [there]\
      |[hello] [is] anyone/anybody there|are you there|long time no see\
      |how are you/things/ya [all] [doing/today/going/been/feeling/treating] [you] [today/well/this/fine/so/right/far/now] [day] [morning/evening/far/you/now/today]\
      |how [are] you/we/things [are] doing/been/going [today]|you doing/feeling [<good>/alright] [today]|how is it/everything/life/things [things] [going/hanging/treating] [with/for/going/so] [you/far]\
      |how is/was your/the day/morning/evening/week/life [going/been] [so] [far]|how do you do|how have you been [feeling/doing] [lately]|how goes it\
      |are you doing [<good>]|are you ok/well/good|yo/hey/hi/hello what is happening/cooking/cracking|are things going <good> for you|how are things [going] [for/with/treating] [you]\
      |did you sleep <good>/well [last] [night]|i would/want/need [like] to know how you are [doing] [today]|[it] [is] <good>/pleased to meet/see you\
      |[i] [just] wanted to say hi/hello|say hello
      """)
  ]

  /// What the desk can do, what it said, what it meant.
  private static let questionsBack: [CueRow] = [
    .init(
      .help,
      """
      i could/can [<very>] use [some/your/a] help/assistance/hand|what subjects/topics/things/kinds can i ask [you] [about]|what all can i say/ask/do [to/with/of] [you]\
      |[tell/show] [me] what you are [all] good/useful/great at/for|is there anything/something you can do/help [for/with] [me]|help [me] [please]|please help [me]|i need [some/your] help/assistance\
      |can/could/will/would you [please] help/assist [me] [out] [with] [something/anything/this] [else] [i] [need]\
      |[i] [want/need] [you] [to] help me with something [else]|are you able to help me|how can you help [me]\
      |[show/tell] [me] what [else/all] [exactly/is] [it] [that] can/could/would/should/may/do i/you/we [know/all] [able] [how] [to] [help/assist/answer/do/ask/say/type/offer] [you/me] [all/to] [do] [here/with/for/on/about] [me/all]\
      |what would you be able to do [with/for] [me]|what are you able/capable/good to/of/for/at [do/doing/help] [with] [me/do]\
      |what is it [that] you can do/help [me] [with]|what you can help/assist/do [me] [with]|can i ask you [about] [anything/something]\
      |[what/which/the/some] [is/are] [the] kind/type/sort/kinds/types/sorts/range [of] things/stuff/thing/tasks/questions/help/topics/requests/subjects/services/commands\
       [that] [would/can/could/do/are/should/will/may/might] you/i/we [are/can/could/should/would/may/take] [be] [able/familiar] [to] [help/assist/answer/do/know/ask/have/handle/take] [a] [you/me/response] [with/about/for] [with]\
      |[what/which] things/topics/questions/stuff/requests [that] can/could/do/may/should/would/are/will you/i [be] [able] [to] [help/assist/answer/do/know/ask/familiar/handle] [you/me/questions] [with/about/on]\
      |what [kinds/types/sorts] [of] [things] are you familiar with|what skills/abilities do you have\
      |what are your capabilities/functions/features/skills/abilities|[can/could] [you] give me [some] examples [of] [what/things/questions] [to/i] [can] [ask] [you]\
      |[show] [me] [the] help menu/page/screen [please]|[i] need/want help here/now|some help please|give/lend me a hand\
      |[i] [am] [do] not sure/know/certain what [i] [can/could/should/to] ask/say/do/type [you]|i do not know how to talk to you\
      |what can/could/should/might/would i use you for|explain/describe [to] [me] what [all] you can/could help/do [with/for]\
      |[is] [there] what/anything [can] you can/can not/help [not] do/with|how does this/it work|how do you work|how do i use this/you/it|what are my options [here]\
      |i do not know what to do/ask/say|what now|what do i do/say [now]|what should i ask/say/do [you]|what am i allowed/able/supposed to ask/say [you]\
      |instructions|[show] [me] [list] [of] [the] commands|show [me] [the] help|what commands [are] [there]|usage|manual|guide|tutorial
      """),
    .init(
      .again,
      """
      [please] repeat [please/again] [yourself]|pardon [me]|excuse me|come again|say again|say what|what|huh|eh what|[i] beg your pardon\
      |[please] repeat/replay/restate/reiterate/rehash/retell that/it/this/yourself [<filler>] [again/once/one] [more] [time]\
      |repeat/restate/retell [me] the/your last thing/part/bit/question [you] [said/told/asked] [me]\
      |say/ask/speak/tell/read [me] that/it/this [one/once] [more] again/over/once/more/back [more/time/please/again]|say it/that\
      |what did you [just] say/ask/tell [me] [again/that/to/just/now] [again/now]|[sorry] what was/is that/it [question/last] [part/bit/time] [again]\
      |what was that question [again]|[sorry] what was the/your last thing/part/bit/question [you] [said/told/asked] [me]|what did i [just] miss|[i] [have] missed your/the/what/that/it [last] [words/answer/part/bit/sentence/you] [just] [said]|what did i [just] say/ask [you] [just] [now]\
      |[just] once/one more [time] [again/for] [please/me/slowly]|once again [please]|again [please]|one more again\
      |[i] [do/did/could/can] not [quite] hear/catch/get what you [just/have] [said/say] [clearly]\
      |[i] [do/did/could/can] not [quite] hear/catch/get that/it/you [clearly/all/part] [last] [part/bit]|i did not hear [what]\
      |[sorry/pardon] [me] [i] missed that/it/what/the [last] [part/bit/you] [just] [said]|i could not hear|speak up|louder please\
      |what were you saying|[please] [can/could/would] [you] reread that/it/this [please] [for] [me]|mind repeating [that/it/yourself]|[can/could] [you] play that/it again [please]|what was/were your last/previous sentence/answer/message/question/words|[i] can/could/did not make that/it out|slower please|say it/that [again] slower/slowly|kindly confirm what you heard|say it/that louder|[let/we] [us] [have/give/take] another try/go/shot [at/to/with] [that/it/this]|run that by me again|run that back|read it/that back
      """),
    .init(
      .unclear,
      """
      i [do/did/could/can/am] [not] [<very>] [quite/fully] understand/follow/unclear/clear/confused/lost [on/about/what/that/this/it/you/your/by/why/the/with] [you/that/it/your/this] [answer/answers/response/said/mean/meant/saying/just/are] [said/now/saying]\
      |[i] do/can/could/did not get/understand/follow/see your/the/that point/meaning/answer/question/response|say/put/tell it/that/this [to] [me] in a way [that] i [can/will] understand|[can/could] [you] [please] double check that/the/your answer/response/statement/reply|[i] do/can/could/did not get/understand [that/it/this/you]|it/that/this was/is not [<very>] clear [to] [me] [enough]\
      |[it/that/this] [is/was] unclear|not clear|[can/could] [you] make it/that simpler/clearer\
      |explain [me] [that/it/this/more/further/again/yourself/please/what] [again/more/further/to/please/better/on/about/you] [me/again/more/last/what/that/it/please/mean/said] [please/sentence/again/you] [said/more]\
      |[further/again/once/please/will/could/can/would/you/more] [further/again/once/please/you/more] [further/again/once/please/more] explain/clarify/rephrase/elaborate/reword [me/again/more/further/on/it/that/this/your/once/please/what/about/to/the/yourself/for] [me/again/more/further/on/it/that/this/your/once/please/what/about/to/last/with] [me/again/further/more/that/it/your/answer/answers/response/on/please/sentence/what/about/to] [you/that/it/answers/answer/response/said/your/me/further/more/on/please/have] [have/said/answers/answer/response/just/further/it/that/now] [said/just/please/me/to]\
      |[can/could] [you] tell me more about your/that/the answer/response\
      |what do/did you mean [by/with/exactly] [that/this/it/saying] [this/that/it]|what does that/this/it mean|what is that supposed to mean\
      |what are you saying/talking [about]|meaning [what]|in other words|i need/want [an/a] explanation/clarification|give me an explanation|be [a] [bit] [more] clear/clearer/specific [please]|say it/that in plain english|dumb it down [for] [me]|what are you trying to say|what is your point|i have no idea what you are on about|say/put/word/phrase/explain it/that/this differently/another [way]|say/put/word/phrase/explain it/that/this [in] [a/another/some/other] another/different/differently/other/simpler/easier/clearer/plainer [way/words/terms/wording]|you [have] lost me|[that] [went] [is] over my head\
      |[i] [am] having trouble/difficulty understanding/following [you]|simplify [that/it/this]\
      |can you be more clear/specific|be more specific|[i] [am] confused|i am lost\
      |[that/it] does not make [any] sense|[that] makes no sense|are you sure/certain [about/that/of] [that/this/it]
      """),
  ]
}
