/// Named days of the year.
public enum Holiday: Int32, Hashable, Sendable, CaseIterable {
  case newYearsDay, newYearsEve, epiphany, martinLutherKing, groundhog, valentines, presidents
  case saintPatrick, aprilFools, earth, ashWednesday, mardiGras, palmSunday, maundyThursday
  case goodFriday, holySaturday, easter, easterMonday, ascension, pentecost, whitMonday
  case corpusChristi, mothers, fathers, memorial, juneteenth, independence, canada, bastille
  case labor, columbus, halloween, allSaints, guyFawkes, veterans, remembrance, thanksgiving
  case blackFriday, cyberMonday, christmasEve, christmas, boxing, saintStephen, saintNicholas
  case mayDay, springBank, summerBank, cincoDeMayo, saintGeorge, saintAndrew, australia, anzac
  case victoria, superBowl, taxDay, womens, election, chineseNewYear, orthodoxEaster, purim
  case passover, shavuot, roshHashanah, yomKippur, sukkot, hanukkah, ramadan, eidAlFitr
  case eidAlAdha, eid, islamicNewYear, diwali, kwanzaa, waitangi, saintDavid, burnsNight, veDay
  case allSouls, advent, givingTuesday, twelfthNight, mayTheFourth, leapDay, midsummer
  case summerSolstice, winterSolstice, remembranceSunday, motheringSunday, earlyMayBank
  case canadianThanksgiving, bankHolidayMonday, publicHoliday
}
