extension CueRow {
  /// Thanks, greetings, farewells, help, and asking to hear it again.
  static let talk: [CueRow] = [
    .init(
      .thanks,
      """
      thanks|thank you|thank|thank u|many thanks|thanks so/very much|thank you so/very much|thank you kindly\
      |thanks [a] lot/bunch/million/ton/heaps/again/tons|thank you [a] lot/bunch/million/ton/again/much\
      |[<very>] [much] appreciated|much obliged|musch appreciated|appreciate it|appreciated|i [<very>] [do] appreciate it/that/this/your/the/you\
       [help/assistance/time/information]|thanks/thank [you] [so] [much] [very] [for] [the/your/all/everything/that/this] [great/kind/quick/wonderful]\
       [help/assistance/info/information/time/support/service/work/update/details/helping/checking/waiting/listening/reminding/letting/telling]\
      |cheers|ta|gracias|merci|danke|i am grateful|grateful|thanks for everything/all/nothing/telling/trying/now|thank you for everything/all\
      |i thank you|bless you|god bless you|i owe you [one]|thankful|thanks though|thanks much|thankyou|tysm
      """),
    .init(
      .praise,
      """
      well done|[you] [did/do] [a] good/great/excellent/nice/fantastic/amazing/awesome/perfect/wonderful/superb/brilliant job/work [there]\
      |[you] [did] [a] <good> job/work|you have done [it/that/this] [very] [well/right/correctly/good/great]|you did [it/that/this] [very] [well/right/correctly/good/great]\
      |you did awesome|you are [the/a] [<very>] [best/star/great/amazing/awesome/helpful/kind/lifesaver/wonderful/super/fantastic/good/smart/sweetheart/angel/genius/useful]\
      |you have been [<very>] [of] [great/good/a] [helpful/great/help/kind/wonderful/amazing]|you were [<very>] helpful/great/amazing\
      |that/it is/was [<very>] [of] [a] [good/great] helpful/useful/help/handy|that [<very>] helped [me] [a] [lot]|you helped [me] [a] [lot]\
      |very helpful|so helpful|helpful|it is/was [a] <good> job/work|that is/was [a] <good> work/job|good one|that is [a] <good> one|kudos|bravo|way to go\
      |nice work|great work|good work|you rock|you rule|i love you|love it|that is sweet of you|how kind|that is kind [of] [you]|good bot
      """),
    .init(
      .bye,
      """
      bye|goodbye|good bye|bye bye|buhbye|bye now|bye for now|farewell|see you|see ya|see you [later/soon/then/around/tomorrow/again/next]\
       [soon/time/week/later]|catch you later|talk to you later/soon/again [on]|i will talk to you later/soon|speak [to] [you] soon/later|later gator|later gater|laters\
      |so long|take care [of] [yourself]|have a [<very>] [good/nice/great/wonderful/lovely/pleasant/fantastic/blessed/awesome/beautiful]\
       [good/nice/great] day/one/night/evening/afternoon/weekend/morning/week/time/rest [of] [your] [day] [ahead]|you have a [<good>] day/one/night/evening/weekend\
      |have a <good> <part>|enjoy your day|enjoy the rest of your day|good night|goodnight|nighty night|night night|peace out|ciao|adios|au revoir|sayonara|hasta la vista|cheerio|ta ta\
      |toodles|toodle oo|ttyl|signing off|i will be leaving now|i have to go [now]|i need to go now|i must go|i got to go\
      |got to go|i must say goodbye|i am going now|i am saying goodbye [now]|until next time|till next time|until then|until we meet again|nice/good/great/lovely/fun/pleasure/cool/enjoyable [seeing/talking/chatting/speaking] [to/with] you [again/today]\
      |it was/is [<very>] [<good>/pleasure/fun/enjoyable] [a] [pleasure] [to] [be] [able] [talking/chatting/speaking/talk/speak/chat/see/seeing/to] [to/with] [chat/speak/talk] [to/with] you [again/today]\
      |i enjoyed our talk/chat|i enjoyed talking/chatting/speaking to/with you|nice/good/great talk/chat/talking/chatting [again]|always nice/good/great/pleasure to talk/speak/chat to/with you\
      |a pleasure as always to speak with you|i am glad we got to talk [again]|we are done here|exit|quit now|log off|sign off|close the app|thanks for the chat|a pleasure
      """),
    .init(
      .leave,
      "i am off|i am leaving|i am [heading] out|i am out of here|peace|later|i will be leaving now"),
    .init(
      .hello,
      """
      hi|hello|hey|hiya|hi there|hey there|hello there|howdy|greetings|greetings to you|good morning/afternoon/evening/day|morning|yo|sup|what is up|wassup|whats up|whassup\
      |hi hi|hey hey|hello hello|ahoy|ahoy hoy|aloha|bonjour|hola|salutations|why hello [there]|hello anyone there|anyone there|is anyone/anybody there|are you there\
      |how are you/things/ya [all] [doing/today/going/been/feeling/treating] [you] [today/well/this/fine/so/right/far/now] [day] [morning/evening/far/you/now/today]\
      |how you are|how you are doing|how you doing|hows are ya|how is it/everything/life/your/the things/ife [going/day/hanging/treating] [with/for/going/so] [you/far]|how are things/you [going] [for/with/treating] [you]\
      |how is your day [going] [so] [far]|how do you do|how have you been [feeling/doing] [lately]|are you doing [<good>]|are you ok|are things going <good> for you|how you been|how goes it\
      |i would/want like to know how you are [doing]|i need/want to know how you are [doing] [today]|nice to meet/see you|it is nice/good/great to see/meet you|pleased to meet you|good to see you\
      |just wanted to say hi/hello|i wanted to say hi/hello|say hello|hi bot|hello bot|hi ai|hey ai|long time no see|how was your day|how is the day
      """),
    .init(
      .help,
      """
      help|help me|help please|please help|please help me|i need help|i need some help|i need [some/your] assistance|can/could/will/would you [please] help/assist [me] [out]\
      |can/could/will/would you [please] help/assist me [out] [with] something/anything/this [else] [i] [need]|i want you to help me with something else|help me with something [else]\
      |what can you do [for] [me]|what can i/we do [here]|what do you do|what are you able/capable to/of [do/doing/help] [with] [me/do]|what [else] [exactly] can/could/would you [help/assist/answer/do] [me] [with/for/on/about] [me]\
      |what [all] [exactly] can/could/should/may/would i [all] ask/say/type [you] [all] [about]|what is it that you can help [me] with|can i ask you [about] [anything/something]\
      |[what/which/the/some] [is] [the] kind/type/sort/kinds/types/sorts/range of things/stuff/thing/tasks/questions/help/topics/subjects/services/stuffs [that] [would/can/could/do/are/should/will/may/might] [you/i] [are/can/should] [be] [you] [able] [to] [help/assist/answer/do/know/ask/familiar/handle] [you/me] [with/about] [with]\
      |[what/which] things/topics/questions/stuff [that] can/could/do/may/should/would/are/will you/i [be] [able] [to] [help/assist/answer/do/know/ask/familiar/handle] [you/me/questions] [with/about/on]\
      |what kinds/types/sorts of things are you familiar with|[show/tell] [me] what you can do|how does this work|how do you work|how do i use this/you|instructions|commands|show [me] [the] commands/help|list [of] commands|what commands [are] [there]\
      |what are your capabilities/functions/features/skills|what are my options here|how can you help [me]|i do not know what to do/ask/say|what now|cal help|usage|manual|guide|tutorial|are you able to help me|what do i do now|what do i say|what should i ask/say/do [you]|what you can help/assist/do [me] [with]|what are the kinds/types/sorts of things you can [help] [me] [with]|what skills/abilities do you have|what are you familiar with|give me [some] examples [of] [what] [to] [ask] [you]|what all can you do|what would you be able to do [with] [me]|what types/kinds of questions do you have a response for
      """),
    .init(
      .again,
      """
      repeat|repeat please|repeat again|pardon|pardon me|excuse me|come again|say again|say what|what|huh|eh what|sorry what|beg your pardon|i beg your pardon\
      |[please] repeat/replay/restate/reiterate/rehash/retell that/it/this/yourself [<filler>] [again/once/one] [more] [time]\
      |say/ask/speak/tell/read [me] that/it/this [one/once] [more] again/over/once/more [more/time/please/again]|say it|say that\
      |what did you [just] say/ask/tell [me] [again/that/to/just/now] [again/now]|what was that|what was it|what was that again|what is that again|what did i miss|what was that question [again]|what is that\
      |once more|one more time [again] [please]|just one more time|once again [please]|again please|again|one more again|one more time for me\
      |i [do/did/could/can] not [quite] hear/catch/get what you [just/have] [said/say] [clearly]|i [do/did/could/can] not [quite] hear/catch/get that/it/you [clearly/all/part]|i did not hear [what]\
      |i missed that/it|i missed what you [just] said|sorry i missed that|i could not hear|speak up|louder please|what were you saying|run that by me again|run that back|read it back|read that back
      """),
    .init(
      .unclear,
      """
      i [do/did/could/can/am] [not] [<very>] [quite/fully] understand/follow/unclear/clear/confused/lost [on/about/what/that/this/it/you/your/by/why/the/with] [you/that/it/your/this] [answer/answers/response/said/mean/meant/saying/just/are] [said/now/saying]\
      |do not get this/that/it|i do not get it/that/this|can not get that/it/this|i can not get that/it/this|do not understand [that/it/this/you]|did not understand [that/it/this/you]|could not understand [that/it/this/you]|it/that/this was/is not [<very>] clear [to] [me] [enough]|it/that/this is/was unclear|not clear|unclear\
      |explain|explain [me] [that/it/this/more/further/again/yourself/please/what] [again/more/further/to/please/better/on/about/you] [me/again/more/last/what/that/it/please/mean/said] [please/sentence/again/you] [said/more]\
      |[further/again/once/please/will/could/can/would/you/more] [further/again/once/please/you/more] [further/again/once/please/more] explain/clarify/rephrase/elaborate/reword [me/again/more/further/on/it/that/this/your/once/please/what/about/to/the/yourself/for] [me/again/more/further/on/it/that/this/your/once/please/what/about/to/last/with] [me/again/further/more/that/it/your/answer/answers/response/on/please/sentence/what/about/to] [you/that/it/answers/answer/response/said/your/me/further/more/on/please/have] [have/said/answers/answer/response/just/further/it/that/now] [said/just/please/me/to]\
      |what do/did you mean [by/with/exactly] [that/this/it/saying] [this/that/it]|what does that/this/it mean|what do you mean|what is that supposed to mean|what are you saying|what are you talking about|what did you mean|meaning|meaning what|in other words|say it differently|put it another way|simplify [that/it/this]|make it simpler|can you be more clear/specific|be more specific\
      |i am confused|confused|i am lost|that does not make sense|it does not make sense|that makes no sense|makes no sense|does not make [any] sense|are you sure [about/that/of] [that/this/it]|are you sure|are you certain
      """),
  ]
}
