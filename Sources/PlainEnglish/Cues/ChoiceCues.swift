extension CueRow {
  /// Choices among what was offered, changes of direction, and references.
  static let choices: [CueRow] = chosen + directions + references

  private static let chosen: [CueRow] = [
    .init(
      .laterOne,
      """
      the later [one/time/slot/option]|the later/last of the two|the later of those|later/latest one\
      |the latest [one]|the last of them|whichever is later/latest
      """),
    .init(
      .earlierOne,
      """
      the earlier/sooner [one/time/slot/option]|the earlier of the two|earlier/sooner/earliest one\
      |the earliest/soonest [one]|whichever is sooner/earlier/soonest/earliest/first
      """),
    .init(
      .cheapest,
      """
      [the] cheapest [one/option]|the cheaper one|the least expensive [one]|whichever is cheapest/cheaper|the lowest price
      """),
    .init(
      .shortest,
      """
      [the] shortest/quickest [one/option]|the shorter one|whichever is shortest/quickest
      """),
    .init(
      .both,
      "both [of] [them/those/these]|all/each of them/those/these/the [above]|all three/four|the lot"
    ),
    .init(.otherOne, "[the/that] other one|the other [one/option/time/slot]"),
    .init(
      .thatOne,
      """
      that/this one/slot/option|that time [works]|the one you suggested|the suggested one|your/the suggestion
      """),
    .init(
      .nearestOne,
      """
      [the] nearest/closest [one/ones/time/times/slot/slots/date/dates]|the times beside|the next best [one/ones/time/times]
      """),
    .init(
      .leaveAsIs,
      """
      leave/keep them/those/everyone/everybody/everything/both/<who> [all] [as/where] [they/it/she/he] [are/is]\
      |as/where they/it are/is|do not move them/those/anyone/anybody/everyone|move nobody|move no one\
      |without moving [them/anyone/anybody]|leave/keep the bookings [as/where] [they] [are]|leave|keep|skip
      """),
    .init(
      .stays,
      """
      [can/should/must/will/may/could/has] [to] stay/stays/remain/remains [put/there/as/where] [they/it/she/he] [are/is/was]
      """),
    .init(
      .described,
      """
      the one [with/at/on/for/in/by/that]|the appointment/slot/time with/at|one with/at|the ones
      """),
    .init(
      .nthOne,
      """
      the <nth> [one/option/choice/slot/time/of/suggestion/event/result/listed/meeting/appointment] [of] [them/those/these]\
      |<nth> one/option/choice/slot/suggestion/result|<nth> of them/those/these|number/option/choice <n>\
      |option a/b/c|[the] top/bottom/middle one/option|the top/bottom/former/latter|one of those\
      |<nth> is/looks/works/sounds|<nth> please
      """),
  ]

  private static let directions: [CueRow] = [
    .init(
      .different,
      """
      anything/something else/different|[is/are] [there] [any/the] other/others/alternatives [options/choices]\
      |what else [is/do/have] [there/you] [have/got]|what are the alternatives|what other options\
      |a different one|another one/option|something other than that|different options|show me others
      """),
    .init(
      .otherDay,
      """
      [a/on/at] another/different/other/some day/days/date/dates|[a/any/some] other day/days/date\
      |a day other than that|change the day/date
      """),
    .init(
      .otherTime,
      """
      [at] [a] another/different/other/better time/slot|[any/some] other time/times/slot/slots|change the time
      """),
    .init(
      .otherStaff,
      """
      [with] someone/somebody/anyone/anybody else/different|[a] another/different/other stylist/person/doctor/dentist/barber/therapist/hairdresser\
      |who else|change the stylist/person/staff
      """),
    .init(.cheaper, "[something/anything/a] cheaper/less [expensive/one]"),
    .init(.shorter, "[something/anything/a] shorter/quicker [one]"),
    .init(
      .moreChoices,
      """
      [show] [me] [all/the] more/further [choices/options/times/slots/suggestions/details/of] [them]\
      |what else|tell me more|in full/detail|all [the] facts|the rest|show all
      """),
    .init(
      .earlier,
      """
      [a/an/something/anything/any/much/slightly/even] [bit/little] earlier/sooner [than/in/time/slot/one/day/date/appointment] [the] [that/day]\
      |[that] [is] too late [for] [me]|earlier please
      """),
    .init(
      .later,
      """
      [a/something/anything/any/much/slightly/even] [bit/little] later [than/in/on/that/time/slot/day/date/appointment] [the/that] [that/day]\
      |[that] [is] too early [for] [me]
      """),
  ]

  private static let references: [CueRow] = [
    .init(
      .soonest,
      """
      as soon/early/quickly as possible|as soon/early/quickly as you/he/she/they can/could|asap|[at] [the] soonest/earliest [possible/availability]|right/straight away\
      |at your earliest convenience/availability|[at/to] [the] next/first available/opening/free/slot [slot]\
      |immediately|urgently|whenever you can
      """),
    .init(
      .same,
      """
      [at] [the] same [time/day/service/place/again] [as] [last/before] [time]|the/my/her/his/their usual [time]\
      |as usual|like last time
      """),
    .init(.forMe, "for me/myself/us|me too|myself"),
    .init(.myThing, "my|mine|our|ours"),
    .init(.lastCustomer, "[for] her/his/their/hers/theirs/him/them"),
    .init(
      .everything,
      """
      everything/everyone/everybody/all/every [of] [on/my/the] [the] [appointments/bookings]|the whole
      """),
  ]
}
