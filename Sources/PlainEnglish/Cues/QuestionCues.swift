extension CueRow {
  /// What a desk is asked: what is on, what is free, why, how much.
  static let questions: [CueRow] = [
    .init(
      .whyNot,
      "why not|why can not|why can i not|why can we not|why could not|why is not|why is it not|why are not|why was not|why did not|why would not|why not at|how come i can not|how come not|why isnt|why does not|why do you not"
    ),
    .init(
      .whyLate,
      "why so late/early/far/long|why is it so late/early|why not sooner/earlier/later|why not any sooner/earlier|why is that so late/early|why that late/early|why this late/early|why so soon|is there nothing sooner/earlier"
    ),
    .init(
      .whyNothing,
      """
      why is nothing [free/available/open]|why is there nothing [free/available/open/left]|why are there no|why is everything full/taken/booked|why nothing|why is it [all] full/booked|why are you [all] full/booked|why no|how come nothing [is] [free]|why is [there] no|why is <part> [so] full|why is <time> full|why is there no
      """),
    .init(
      .why,
      "why|how come|what is the reason|for what reason|why is that|why that|why this|why is it|why did you|what makes|what speaks for|reason"
    ),
    .init(.ratherThan, "rather than|over|and not|as opposed to|better than|not"),
    .init(
      .whatIf,
      "what if|what would happen if|what happens if|suppose|supposing|imagine|say we|what would change if|what would it take if"
    ),
    .init(
      .howCould,
      """
      how can i/we/you get/fit/squeeze/make/bring/have|how could i/we/you get/fit/squeeze/make/bring/have|is there any way to get/fit/squeeze|is there a way to get/fit/squeeze|what would it take to|what has to change|what would have to change|how do i/we get/fit/squeeze|find a way to
      """),
    .init(
      .howRead,
      """
      how did you understand me/that/it|how did you read that/it/me|what did you understand|how do you read that|what did you take that for|how was that read|how did you get that|what did you make of that|how did you interpret that/me/it|how have you understood me/that
      """),
    .init(
      .howSure,
      "how sure are you|how certain are you|how confident are you|how sure is that|is that a guess|are you guessing"
    ),
    .init(
      .clock,
      """
      what time is it|what time it is|what is the [current/correct/exact/present/local/right] time|what is the time|the time please|time please|current time|current timing|tell/give/show me the [current/correct/exact/local] time|tell the time|what time do you have|what time is it now|what time have you got|do you have the time|do you know what time it is|do you know the time|got the time|have you got the time|the current time|what is the hour|what does the clock say|clock\
      |what is [the] [current] today date|what is [the] [current] date|today date|what is today|what day is it|what day is today|what day it is|what date is it|what is the day|what is the [current] date|the current date|current date|display date|which day is it|what year is it|what month is it|what day of the week is it|what is the month|what is the year|is it <time>|is today|is tomorrow|today is what|what day was yesterday|what day is tomorrow|show me the time|show time|time in|date in|what is the time zone|what timezone|time zone|time difference|show date|check the time|check time|check date|what hour|what day am i|this moment is time|this moments time|report the [current] time
      """),
    .init(
      .whatDay,
      """
      what day [of] [the] [week] [and] [date] is/does/do/will/did/was/are|what weekday is|which day is|what date is/does/was|what is the date of/on|what day and date is|on what day is/does|on what date is|what day|what date|what day of the week|is what day [of] [the] [week]|on what day|comes on what day|falls on|fall on|lands on|land on|what day of [the] week
      """),
    .init(
      .when,
      "when is|when are|when was|when were|when will|when does|when do|when did|when am|when should|when would|when i have|when|whens|at what time|at what time is|what time|what time is|what time does|what time do|what time are|what time was|what time will|what time am|what time did|what day am|what times are|what times|until when|till when|since when|how soon|how long until|how many days until|on which day|which day|which days|what days|when my"
    ),
    .init(
      .listQuestion,
      """
      what do i/we have|what have i/we [got]|what did i/we have|what is on|what all is on|what is coming up|what is next|what is happening|what is going on|what is all going on|what is planned|what is scheduled|what is booked|what am i [doing/supposed/scheduled/up]|what are we [doing/supposed/scheduled]|what else [is] [do] [i] [have]|what does <who> have|what will i be|what i have|what i am doing|what was on|what was i|what events|what meetings|what appointments|what plans|what other|what bookings|which events|which meetings|which appointments|which bookings|what have i\
      |who is in|who is coming|who is on|who is next|who is here|who comes|who do i/we have|who have i/we got|who has|who is booked|who is attending|who is going|who will be|who all|who is invited|who is it with|who is working|who is off\
      |do i have|do we have|did i have|do i still have|do i already have|have i got|have we got|have i|have we|do i see|do i meet|am i going to|am i [still] meeting|am i scheduled|am i supposed|am i booked|am i having|am i attending|am i going|am i seeing|did i schedule|did i add|did i put|did i book|did i make|did i already|did you add|did you book|did you schedule|does <who> have|have i scheduled|will i have|will i be|will there be|is there anything on|is anything on|is anything scheduled|is anyone coming|anything on|anything for|anything happening|anything going on|anything scheduled|anything planned|anything else on|any meetings|any events|any appointments|any plans|any upcoming|any bookings|how many events|how many meetings|how many appointments|how many bookings|how long do i|does it show
      """),
    .init(
      .isThere,
      """
      anything|anything else|anyone|anybody|is there anything [else]|is there|are there|is there any|are there any|do you have|have you got|have you|got any|got anything|any chance of|any chance for|do they have|does he have|does she have|do you got|would there be|is anything|is anyone|is anybody|anything available|anything free|anything open|anything at|any openings|any opening|any slots|any availability|any|is it available|is that available|are they available|is that free|is it free|is it open|is that time|is this time|is that slot|could there be|might there be|will there be any|do you still have
      """),
    .init(
      .freeQuestion,
      """
      am i free|am i available|am i busy|am i open|are we free|are we available|are we busy|how busy|how full|how booked|how free|how crowded|is it busy|is it crowded|will i be free|will i be available|when am i free|when am i available|when are you free|when are you available|when are you open|when can i come|when can you|when can i|when could i|when could you|when is <who> free|when is the next free|what is free|what is available|what is open|what have you got|what do you have|what times do you have|what times are free|what times are available|what times are open|what slots|what times|which times|which slots|which days are|next opening|next available|next free|next slot|the next opening|first available|first opening|earliest opening|earliest available|earliest slot|soonest opening|soonest available|when is the next opening|when is the next available|when is the next slot|when is the soonest|when is the earliest|what is the next opening|what is the next available|what is the next free|what is the earliest|what is the soonest|next haircut|who is free|who is available|who can|anyone free|anybody free|is anyone free|is anyone available|do i have free time|do i have time|do i have any time|do i have any free|do i have availability|do i have any openings|do i have an opening|do i have room|do i have a free|do i have any availability|do i have space|is my schedule full|is my schedule free|is my calendar free|is my day free|have i got time|is there room|is there space|is there time|is there a gap|any gaps|free slots|open slots|available slots|free times|available times|open times|free time|show me what is free|show [me] [the] availability|how long is the wait|how long will the wait|wait time|the wait|how long will it take to be seated|is <who> available|is <who> free|are <who> free|are <who> available|can i get a seat|will i be able to get|how busy is|openings|availability|when do i have time|when do i have free|when do i have an opening|when does <who> have time|check availability|find a time|find time|find me a time|find a slot|find an opening|find me time|find some time|find me a slot|looking for a slot|how packed|how is <time> looking|how does <time> look|what does <time> look like|does it get busy|do they get busy|what is the crowd like|a lot of business
      """),
    .init(
      .question,
      "what is in|what are my|what is my|what are the|what is the|what does my/the|what will my|what were|what kind of|what type of|what did i|what should i|what can i expect|who am i|who are|who did|who is my|who is the|who was|who works|who do i|who else|does my|was there|were there|is my|are my|is our|was my|were my|where is my|where are my|where is the|where did|where was|where will|where are|where should i|how many times|how many|how often|how long is my|how long does my|how long will my|how long is the|how long are|how long am i|how long was|whats|what happens|what happened|what comes|is it true|is it still|how is my|how does my|which|how much time do i have|do i need to|do i ever|did we|any of my|what about my|where am i|where do i|what is up|am i|what is|what are|what was|who is|where is|which is|what|which|whose|who|how|what will|what would|what kind|what do|what does|what did|what should|what can|what could|what has|what have|how is|how are|how do|how does|how did|how was|how will|how many|how often|whom|how far|how cold|how hot|where do|where does|where can|where to|where did"
    ),
    .init(
      .yesNoQuestion,
      "is|are|was|were|does|did|do|is it|is that|is this|is the|are the|are they|does it|does the|do they|do you|did you|has|have they|will|will the|will it|would|should|should i|is he|is she|does he|does she|are you|will they|can they|can it|do you know|do you know if|would i|will i|does this|does that|could they|can you tell me|can you tell me if|could you tell me|tell me if|see if|check if|find out if|tell me whether|i wonder if|i wonder whether"
    ),
  ]

  /// What is asked about what is on the table.
  static let topics: [CueRow] = [
    .init(
      .price,
      "how much|what does it cost|what do they cost|price|prices|cost|costs|fee|fees|charge|pricing|how expensive|rate|rates|what would it cost|what will it cost"
    ),
    .init(
      .length,
      "how long does it take|how long will it take|how long is it|how long|duration|how many minutes|how much time does it take"
    ),
    .init(
      .address,
      "address|location|located|street|directions|how do i get there|how can i get there|which city|what city|in what city|city|town|area|neighbourhood|neighborhood|exact location"
    ),
    .init(
      .place,
      "where|where is it|where are they|where is that|where is this|where is the place|where is the salon"
    ),
    .init(
      .phone,
      "phone|phone number|number|contact number|telephone|telephone number|contact info|contact information|contact details|contact|call them|reach them|numbers|cell"
    ),
    .init(
      .whoStaff,
      "who with|who does|who can do|who do|with whom|who will do it|who does it|which stylist|which doctor|who is it with|who would i see|who will i see|who is the stylist"
    ),
    .init(
      .topic,
      """
      rating|ratings|rated|average rating|reviews|review|cosmetic|cosmetic services|cosmetic dentistry|unisex|good rating|highly rated|website|email address|opening hours|parking|insurance|wheelchair|accessible|stars|customer rating|specialty|speciality|offers|offer
      """),
  ]
}
