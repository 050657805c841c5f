/// Words that are brought to another form before the cue tables see them.
struct Contractions: Sendable {
  private struct Entry {
    /// Its place among `words`; a count of 0 says that it stays as it is.
    var first: UInt16 = 0
    var count: UInt8 = 0
    var needsApostrophe = false
  }

  /// By a word's number.
  private var entries = FixedTable<Entry>(capacity: 0)
  private var words = FixedTable<CueLexicon.ID>(capacity: 0)

  /// Creates a table without contractions.
  init() {}

  /// Reads the tables and gives their words numbers.
  init(_ lexicon: inout CueLexicon) {
    entries = FixedTable(repeating: Entry(), count: lexicon.count + 512)
    words = FixedTable(capacity: 1024)
    add(Self.plain, needsApostrophe: false, &lexicon)
    add(Self.withApostrophe, needsApostrophe: true, &lexicon)
  }

  /// What a word is written out as, or nil if it is no contraction.
  func writtenOut(_ id: CueLexicon.ID, hasApostrophe: Bool) -> UnsafeBufferPointer<CueLexicon.ID>? {
    guard Int(id) < entries.count else { return nil }
    let entry = entries[Int(id)]
    guard entry.count > 0, hasApostrophe || !entry.needsApostrophe else { return nil }
    return words.elements(Int(entry.first)..<Int(entry.first) + Int(entry.count))
  }

  private mutating func add(
    _ table: StaticString, needsApostrophe: Bool, _ lexicon: inout CueLexicon
  ) {
    table.bytes.forEachPart(0x7C) { row in
      var key: CueLexicon.ID = 0
      var entry = Entry(first: UInt16(words.count), needsApostrophe: needsApostrophe)
      row.forEachPart(0x3D) { part in
        if key == 0 {
          key = lexicon.intern(WordHash.hash(part), part)
        } else {
          part.forEachPart(0x20) {
            words.append(lexicon.intern(WordHash.hash($0), $0))
            entry.count += 1
          }
        }
      }
      entries[Int(key)] = entry
    }
  }

  /// Contractions and variants of spelling that can be nothing else, each with
  /// what it is written out as.
  private static let plain: StaticString = """
    dont=do not|doesnt=does not|didnt=did not|isnt=is not|arent=are not|wasnt=was not\
    |werent=were not|cant=can not|cannot=can not|couldnt=could not|wouldnt=would not\
    |shouldnt=should not|wont=will not|havent=have not|hasnt=has not|hadnt=had not\
    |mustnt=must not|neednt=need not|aint=is not|im=i am|ive=i have|youre=you are|youve=you have\
    |youll=you will|theyre=they are|theyve=they have|theyll=they will|weve=we have|thats=that is\
    |thatll=that will|thatd=that would|whats=what is|wheres=where is|whos=who is|whichevers=whichever is|hows=how is\
    |whens=when is|whatve=what have|whereve=where have|whove=who have|whatd=what did|whatll=what will|wholl=who will|whenll=when will|wherell=where will|howll=how will|therell=there will|theres=there is|heres=here is|whys=why is|shes=she is|hes=he is|itll=it will\
    |itd=it would|lets=let us|wanna=want to|gonna=going to|gotta=got to|lemme=let me\
    |gimme=give me|whatre=what are|howre=how are|dya=do you|couldve=could have\
    |wouldve=would have|shouldve=should have|yall=you|kinda=kind of|thankyou=thank you\
    |u=you|ur=your|pls=please|plz=please|plese=please|pleas=please|pleae=please|plase=please\
    |thx=thanks|thnx=thanks|thnks=thanks|tnx=thanks|ty=thanks|thanx=thanks|thks=thanks\
    |okay=ok|okey=ok|okie=ok|okk=ok|okayy=ok|oki=ok|alright=ok|k=ok|kk=ok|yess=yes|yesss=yes\
    |yeh=yeah|yeahh=yeah|ye=yes|yepp=yep|yeap=yep|creat=create|conform=confirm|adress=address|appeciate=appreciate|foe=for|setup=set up|appoint=appointment|appointmen=appointment|sry=sorry|srry=sorry|appt=appointment\
    |appts=appointments|appointmnt=appointment|apointment=appointment|appoinment=appointment\
    |appoitment=appointment|appointement=appointment|apt=appointment|calender=calendar\
    |calander=calendar|calendr=calendar|cancle=cancel|cansel=cancel|canel=cancel|reshedule=reschedule\
    |shedule=schedule|schedual=schedule|scedule=schedule|schedul=schedule|schdule=schedule\
    |resched=reschedule|mtg=meeting|mtgs=meetings|meting=meeting|meetng=meeting|meetin=meeting\
    |cuz=because|cos=because|bc=because|wat=what|wut=what|whts=what is|tmrw=tomorrow|w=with\
    |gr8=great|gud=good|grate=great|woork=work|ofd=of|ad=add|avail=available|availble=available\
    |avaliable=available|availabe=available|remaind=remind|reminde=remind\
    |thnk=thank|thanku=thank you|welp=well|nevermind=never mind|nvm=never mind|cancell=cancel\
    |bday=birthday|hav=have|hve=have|ther=there|thier=their|delet=delete\
    |delte=delete|remve=remove|chnage=change|chage=change|updat=update|affirmitive=affirmative\
    |perfct=perfect|prefect=perfect|excelent=excellent|grreat=great|soudns=sounds|tha=the\
    |everythings=everything is|somethings=something is|todays=today|alls=all is|whered=where did\
    |howd=how did|whyd=why did|youd=you would|theyd=they would|hed=he would\
    |sched=schedule|evnt=event|evnet=event|eveny=event|meetign=meeting
    """

  /// Contractions that are a word of their own without the apostrophe: they
  /// are written out only where it was typed.
  private static let withApostrophe: StaticString = """
    id=i would|ill=i will|well=we will|wed=we would|were=we are|its=it is|shell=she will\
    |shed=she would|hell=he will|ones=one is
    """
}
