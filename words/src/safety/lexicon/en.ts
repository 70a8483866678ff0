import type { LexiconSource } from "../lexicon.ts";

/** Phrases that show an age in English. */
export const en: LexiconSource = {
  numbers:
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen",
  ordinals: {
    stems:
      "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth",
    endings: [""],
  },
  after: `and but or so can could may might is do does did will would should am are was i we my our how what where which when
    who why if because though although yet now right pls please btw lol female male from living turning nearly almost still
    soon in until then too also already with here the parents yesterday today tomorrow very super last next this on he she they you it want wants wanted welcome today`,
  common: "the of to me a an on for this that have has been be not your keep with after all",
  concepts: {
    noun: `person, face, newcomer, dancer, gymnast, skater, singer, cheerleader, twins, intern, model, star, girl, boy, teen, teenager, kid, child, guy, dude, woman, friend, girlfriend, boyfriend, partner, gf, bf, bestie,
      sister, sis, brother, bro, cousin, niece, nephew, daughter, son, talent, creator, performer, client, student,
      roommate, chick, fan, subscriber, sub, follower, buyer, customer, lady, man`,
    person: "<noun>, she, he, who, one, someone, somebody",
    adverb: `turning, like, maybe, probably, only, just, still, really, actually, now, currently, barely, almost, nearly, about, already, like, turning, both, all, not quite`,
    self: "i, me, i am, we, myself",
    fan: `fan, fans, subscriber*, sub, subs, follower*, buyer*, customer*, spender, dms, dm, viewer*, whale, refund*`,
    kin: `my daughter*, my son, my sons, my kid, my kids, my child, my children, my toddler, my baby, our daughter, our son, my {n} year* old* daughter, my {n} year* old* son, my {n} year* old* kid, our kids, our child, my niece, my nephew, her daughter*, her son, her sons, her kid, her kids, her child, her children, a {n} year* old* son, a {n} year* old* daughter, a {n} year* old* kid, my grand*, a mom of, a mum of, mother of`,
    thing: `iso, engine, audience, jet, jets, fighter, rifle, airsoft, lens, aperture, medals, channel, account, page, profile, blog, brand, agency, company, business, shop, studio, house, car, dog, cat, horse, pet, report,
      post, video, photo, camera, laptop, phone, contract, price, rate, engagement, score, reel, marriage, whisky, domain, likes, comments, average, median, growth, instagram, tiktok, twitter, reach, views, tier, age limit`,
    act: `film*, shoot*, video*, photo*, pic, pics, picture*, nude*, model*, onlyfans, account, profile, page, sell*, content, appear*,
      star, collab*, feet, join*, sign up, custom*, cam, stream*, perform*, register`,
    age: `age {b} year*, is <now> {b} ~, sweet sixteen ~, sweet {b} ~, age ?is ?only {b} ~, aged ?<adverb> {b} ~, {b} going on, {b} yr* ~, {n} year* old*, {n} yr* old*, {n} years of age, {n} and a half, age of {n}, {n} years young, just turned {b}, turned {b} yesterday, turned {b} today, {b} n a half`,
    bareAge: `looks ?<adverb> {b}, looks like {b}, passes for {b}, is ?<adverb> {b} ~, am ?<adverb> {b} ~, turned ?<adverb> {b} ~, turns ?<adverb> {b} ~, turning ?<adverb> {b} ~,
      are ?<adverb> {b} ~, be ?<adverb> {b} ~, me {b} ~, of {b} ~, only {b} ~, at {b} with, turn ?<adverb> {b} ~`,
    notAge: `number, price, priced at, cost, costs, charge, slot, row, version, issue, day, page, part, place, week, top, size, level, chapter, episode, season, for, since, every, in, after, last, over, under, within`,
    ageTail: "of, in, with, ago, experience, channel, account, page, brand, business, company, house, dog, cat, whisky",
    oneself: `turning {18} ~, i turn {18} ~, i will be {18} ~, i am turning {18} ~, i am not ?yet {18} ~, i am under {18} ~, i am under age, i
      am underage, i am ?still a minor ~, as a minor ~, my {o} <birthday>, i was born .. {y}, i turn {18}, not
      yet {18} ~, i am almost {18} ~, i am nearly {18} ~, i am in high school, i am in middle school, i am a
      schoolgirl, i am in .. {o} grade, i am younger than {18} ~, still a minor ~, i am .. junior in high
      school, i am .. sophomore, i become an adult, not {18} yet, i am .. {18} in, not quite {18}, not exactly {18}, i will be legal, i become legal, i am legal in`,
    another: `almost {18} ~, nearly {18} ~, soon {18} ~, is ?<adverb> a minor ~, {o} <birthday>, <birth> {y}, id ?card says {d}, passport says {d}, licence says {d}, license says {d}, papers say {d}, <birthday> ?is ?on {d}, <person> turns {18} ~, <person> will be {18} ~, <person> is turning {18} ~, <person> will turn {18} ~, <person>
      is not ?yet {18} ~, <person> will not be {18} ~, <person> .. turns {18} ~, but turns {18} ~, <person> is
      under {18} ~, <person> is ?<adverb> underage, <person> is ?<adverb> under age, <person> is ?<adverb> a
      minor ~, until
      {18} ~, born .. {y}, underage <person>, minor <person>, <person> is in high school, <person> is in middle
      school, still .. high school, goes to high school, {c} grader*, {o} grade, in ?the {c} grade, in grade {b} ~, grade {c} student*, grade {c} pupil*, year {c} student*, year {c} pupil*, year {c} at school, in year {c} at, high school class of {g}, hs class of {g}, class of {g} at .. high, <grade> in high school, <grade> in hs, high school <grade>, graduates high school, finishes high school, not turned {18}, until <person> is {18} ~, until <person> turns {18} ~,
      <person> is almost {18} ~, <person> is nearly {18} ~, soon to be {18} ~, turning {18} ~, turns {18} next,
      turns {18} in, {18} next month, {18} in a few, preteen*, only turns {18}, until she turns {18}, is not
      {18} until, <person> is legal in, <person> will be legal, jailbait`,
    pupil: "schoolgirl*, schoolboy*",
    costume: "costume*, outfit*, uniform*, cosplay",
    label: "minor, underage, under age, not of age",
    number: "{b}",
    yearsAlone: "{b} years, {b} yrs, {b} y",
    seeks: "looking, seeking, searching, wants",
    ageCheck: "age check*, age verif*, age gate*, age test",
    topic: `<ageCheck> .. at {b} ~, at {b} .. <ageCheck>, underage, under age ~, under {18} ~, below {18} ~, younger than {18} ~, a minor ~, minors, {b} .. old enough,
      {b} too young, jailbait, not legal yet, lie* about my age, parental consent, parents .. sign, parents .. signature, parents .. permission, mom .. sign, <starting> .. at {b} ~, fake .. id at {b} ~, parents .. agree, mom .. agree, dad .. agree`,
    birthday: "birthday*, bday*, b day",
    birth: `dob, b, date of birth, birth year, yob, year of birth, birthdate, birth date`,
    grade: "freshman, sophomore, junior, student",
    female: "f, female",
    male: "m, male",
    date: "monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, april, may, june, july, august, september, october, november, december",
    ageHint: "looks older, look older, looks mature, looks {18}, parents, her mother, her mom, his mother, mum signs",
    now: "now, today, currently, still, meanwhile",
    notNow: `since she was, since he was, started modelling at, started dancing at, when i was, since i was, at the age of, started at, back when`,
    noKids: `no minors, minors do not, not .. minors, minors not, keep minors, block minors, without minors, stop .. minors, stop .. teenagers, prevent .. minors, avoid minors, minors keep, keep .. minors`,
    starting: `start* .. <platform>, join* .. <platform>, open* .. <platform>, begin* .. <platform>`,
    platform: `onlyfans, fansly, fanvue`,
    lessThan: `years younger than, years less than, younger than`,
    schooling: `freshman, sophomore, junior at high school, in middle school, at middle school, in high school, at high school, in junior high, high school student, middle schooler, high schooler`,
    adultLife: `i am {18} ~, teach, teacher, teaching, college, university, uni, campus, degree, used to, back in, weight loss`,
    sell: `sell, sells, selling, sold, monetiz*, monetis*, market, marketing, earn, earns, earning, make money, money, charge, profit*, income, buyer*, cash, fame`,
    hiding: `without my <elder> finding, without my <elder> knowing, without my <elder> seeing, without my <elder> noticing, so my <elder> do not, so my <elder> does not, keep .. from my <elder>, keep my <elder> from, keep it from my <elder>, hide .. from my <elder>, behind my <elder>, <elder> must not, <elder> can not know, <elder> should not know, <elder> not find out, <elder> never find out, <elder> finds out`,
    teaching: `teach*, tutor*`,
    elder: `mom, mum, mother, dad, father, parents, folks`,
    protect: `keep, private, protect*, off my, away from, never see, not want, block, hide from, safe`,
    childPictures: `child pics, child photo*, child pictures, kids pics, kids photos, kiddie, kid pics`,
    teenChild: `teen daughter, teenage daughter, teen girl, teenage girl, teen son, teenage son, teen boy, teenage boy, underage girl`,
    adultAge: `am ?<adverb> {a} ~, are ?<adverb> {a} ~, {a} year* old`,
  },
};
