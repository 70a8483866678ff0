import { compile } from "../lexicon.ts";

/** Phrases that show harm in English; `rules` combine the concepts. */
export const en = compile({
  numbers:
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen",
  ordinals: {
    stems:
      "sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth",
    endings: [""],
  },
  after: `and but or so can could may might is do does did will would should am are was i we my our how what where which when
    who why if because though although yet now right pls please btw lol female male from living turning nearly almost still
    soon in until then too also already with here the parents yesterday today tomorrow very super last next this on he she they you it want wants today`,
  common: "the of to me a an on for this that have has been be not your keep with after all",
  concepts: {
    noun: `face, newcomer, dancer, gymnast, skater, singer, cheerleader, twins, intern, model, star, girl, boy, teen, teenager, kid, child, guy, dude, woman, friend, girlfriend, boyfriend, partner, gf, bf, bestie,
      sister, sis, brother, bro, cousin, niece, nephew, daughter, son, talent, creator, performer, client, student,
      roommate, chick, fan, subscriber, sub, follower, buyer, customer, lady, man`,
    person: "<noun>, she, he, who, one, someone, somebody",
    adverb:
      "turning, like, maybe, probably, only, just, still, really, actually, now, currently, barely, almost, nearly, about, already, like, turning",
    self: "i, me, i am, we, myself",
    fan: `fan, fans, subscriber*, sub, subs, follower*, buyer*, customer*, spender, dms, dm, viewer*, whale, refund*`,
    kin: `my daughter*, my son, my sons, my kid, my kids, my child, my children, my toddler, my baby, our daughter, our
      son, our kids, our child, my niece, my nephew, my grand*, a mom of, a mum of, mother of`,
    thing: `iso, engine, audience, jet, jets, fighter, rifle, airsoft, lens, aperture, medals, channel, account, page, profile, blog, brand, company, business, shop, studio, house, car, dog, cat, horse, pet, report,
      post, video, photo, camera, laptop, phone, contract, price, rate, engagement, score, reel, marriage, whisky, domain, likes, comments, average, median, growth, instagram, tiktok, twitter, reach, views, tier, age limit`,
    act: `film*, shoot*, video*, photo*, pic, pics, picture*, nude*, model*, onlyfans, account, profile, page, sell*, content, appear*,
      star, collab*, feet, join*, sign up, custom*, cam, stream*, perform*, register`,
    age: `age {b} year*, is <now> {b} ~, sweet sixteen ~, sweet {b} ~, age ?is ?only {b} ~, aged ?<adverb> {b} ~, {b} going on, {b} yr* ~, {n} year* old*, {n} yr* old*, {n} years of age, {n} and a half, age of {n}, {n} years young, just turned {b}, turned {b} yesterday, turned {b} today`,
    bareAge: `is ?<adverb> {b} ~, am ?<adverb> {b} ~, turned ?<adverb> {b} ~, turns ?<adverb> {b} ~, turning ?<adverb> {b} ~,
      are ?<adverb> {b} ~, be ?<adverb> {b} ~, me {b} ~, of {b} ~, only {b} ~, at {b} with`,
    notAge: `number, day, page, part, place, week, top, size, level, chapter, episode, season, for, since, every, in, after, last, over, under, within`,
    ageTail: "of, in, with, ago, experience, channel, account, page, brand, business, company, house, dog, cat, whisky",
    oneself: `turning {18} ~, i turn {18} ~, i will be {18} ~, i am turning {18} ~, i am not ?yet {18} ~, i am under {18} ~, i am under age, i
      am underage, i am ?still a minor ~, as a minor ~, my {o} <birthday>, i was born .. {y}, i turn {18}, not
      yet {18} ~, i am almost {18} ~, i am nearly {18} ~, i am in high school, i am in middle school, i am a
      schoolgirl, i am in .. {o} grade, i am younger than {18} ~, still a minor ~, i am .. junior in high
      school, i am .. sophomore, i become an adult, not {18} yet, i am .. {18} in`,
    another: `almost {18} ~, nearly {18} ~, soon {18} ~, is ?<adverb> a minor ~, {o} <birthday>, <birth> {y}, <person> turns {18} ~, <person> will be {18} ~, <person> is turning {18} ~, <person> will turn {18} ~, <person>
      is not ?yet {18} ~, <person> will not be {18} ~, <person> .. turns {18} ~, but turns {18} ~, <person> is
      under {18} ~, <person> is ?<adverb> underage, <person> is ?<adverb> under age, <person> is ?<adverb> a
      minor ~, until
      {18} ~, born .. {y}, underage <person>, minor <person>, <person> is in high school, <person> is in middle
      school, schoolgirl*, schoolboy*, still .. high school, goes to high school, {o} grader, {o} grade, in grade {b} ~, freshman in high school, high school <grade>, not turned {18}, until <person> is {18} ~, until <person> turns {18} ~,
      <person> is almost {18} ~, <person> is nearly {18} ~, soon to be {18} ~, turning {18} ~, turns {18} next,
      turns {18} in, {18} next month, {18} in a few, preteen*, only turns {18}, until she turns {18}, is not
      {18} until, <person> is legal in`,
    label: "minor, underage, under age, not of age",
    number: "{b}",
    topic: `underage, under age ~, under {18} ~, below {18} ~, younger than {18} ~, a minor ~, minors, {b} .. old enough,
      {b} too young, jailbait, not legal yet, lie* about my age`,
    birthday: "birthday*, bday*, b day",
    birth: "dob, b, date of birth, birth year, year of birth, birthdate, birth date",
    grade: "freshman, sophomore, junior, student",
    female: "f, female",
    male: "m, male",
    date: "monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, april, may, june, july, august, september, october, november, december",
    ageHint: "looks older, look older, looks mature, looks {18}, parents, her mother, her mom, his mother, mum signs",
    now: "now, today, currently, still, meanwhile",
    notNow: `since she was, since he was, started modelling at, started dancing at, when i was, since i was, at the age of, started at, back when`,
    noKids: "no minors, minors do not, not .. minors, minors not, keep minors, block minors, without minors",
    selfHarm: `kill myself, killing myself, kill my self, end my life, ending my life, end my own life, take my life, take my own life,
      taking my life, taking my own life, suicide, suicidal, suicid*, want to die, wanting to die, wish i was dead, wish i were dead, rather be dead,
      better off dead, better off without me, not want to live, not want to be alive, not want to be here ?anymore, not want to exist,
      not wanna live, no reason to live, nothing to live for, self harm*, selfharm*, harm myself, harming myself, hurt myself, hurting myself,
      cutting myself, been cutting again, been cutting because, started cutting again, cut myself again, kms ~, unalive*, can not go on ~,
      can not go on living, can not go on like, can not live like, no longer want to live, tired of living, tired of being alive,
      not want to wake up, jump off a bridge, end it all, feel like dying, never wake up`,
    noReason: `no reason, not see a reason, not see any reason, no point, not see the point, not see a point, what is the
      point, no will, tired of, done with, sick of, not want to, no longer want to, no desire to, hate`,
    live: "live ~, to live, live anymore, living ~, be alive, being alive, be here ~, be here anymore, wake up ~, exist, life ~, life anymore",
    livelihood: "live off, living off, from onlyfans, make a living, living from, live stream*, where",
    without: "without me ~, if i was dead, if i were dead, if i was gone, if i were gone, if i died",
    better: "better, better off, happier",
    hurts: "hurt, hurts, harm, harms, kill, kills, beat, beats, come after, go after, do something to, burn, rape",
    relatives: `family, sister, brother, mother, mom, mum, parents, father, dad, kid, kids, son, daughter, child, children`,
    condition: "if i, unless i, or he, or she, or they, otherwise, when i",
    follows: `follows me, followed me, following me, runs after me, watches me, watching me, waits, waiting, turned up, shows
      up, showed up, came to, stood, stands, standing, lurks`,
    places: `home, street, my house, my flat, my apartment, my door, my car, my work, town, my gym, my school, station,
      outside my, my place, my window`,
    knows: "knows, found, finds out, figured out, discovered, learned, leaked, posted, got",
    myPlace: "where i live, where i work, where i study, where i sleep, where i go, my address, my home, my house",
    bypassDirect: `skip the verif*, skip the id check, skip verif*, avoid the verif*, avoid the age verif*, avoid age verif*, pass
      .. verif* without, verif* without ?an id`,
    notHarm: "suicide squad, suicide girls, suicidegirls, suicide kings, mission",
    forced:
      "forced, forces me, force me, forcing me, coerc*, against my will, pressures me, pressured me, pressuring me, blackmails me into",
    makesMe: `makes me, made me, making me, make me, says i have to, tells me i have to, told me i have to, expects me to, will not let me,
      scenes i do not want, things i do not want`,
    actor: `boyfriend, bf, girlfriend, husband, wife, partner, agency, manager, agent, boss, pimp, ex, he, she, they, someone, man, family, guy,
      his, their, producer, studio`,
    filming: `film*, shoot*, video*, porn*, scene*, onlyfans, of, content, photo*, pics, cam, camming, webcam*, strip*, nude*, sex, sexual*,
      escort*, perform*, stream*, work*, do it`,
    intimate:
      "porn*, onlyfans, nude*, sex, sexual*, escort*, strip*, cam, camming, scenes i do not want, things i do not want, hits me, if i refuse",
    system: "algorithm, instagram, tiktok, platform, platforms, rules, trend*, schedule",
    document: "passport*, papers, documents, my id, my ids, id card, visa, residence permit",
    withhold: `took my, takes my, taken my, take my, keeps my, kept my, keep my, keeping my, holds my, hold my, holding my, has my, have my,
      hides my, hid my, confiscat*, withh*, not give me back, not give .. back, not return my`,
    trapped: `locked me, locks me, lock me, can not leave the house, can not leave the apartment, can not leave the flat, not let me leave, not let me go, not let me quit, not let me stop, not allowed to leave,
      hold me captive, held captive, trapped in, not let .. stop, not let .. leave, held against`,
    violence: `hits me, hit me, he beats me, boyfriend beats me, husband beats me, beats me up, beat me up, beats me if, hurts me if, raped, rapes, rape, abuses me, abused me, abusive partner,
      abusive boyfriend, abusive husband, abusive manager, abusive agency, sex traffic*, human traffic*, trafficked, trafficker*, pimp*, chokes me`,
    power:
      "boyfriend, bf, girlfriend, husband, wife, partner, agency, manager, agent, representative, rep, boss, pimp, ex, producer, family, parents, landlord",
    threatMe:
      "threatens me, threaten me, threatened me, threatening me, am threatened, m threatened, being threatened, was threatened, get threatened, threats against me, death threat*",
    sanction:
      "chargeback*, refund*, review*, rating*, ban, banned, dmca, strike*, unsubscrib*, cancel*, dispute*, lawsuit*, sue, sues, legal action, contract*, penalt*",
    threat: "threat*, menac*",
    harm: "hurt*, harm*, kill*, beat*, my family, my sister, my brother, my mother, my mom, my parents, my kid*, my son, my daughter, rape*",
    blackmail: "blackmail*, sextort*, sextorsion, extort*, revenge porn",
    images:
      "photo*, pics, pic, picture*, nudes, nude, video*, images, recording*, tape, tapes, screenshots, content, everything, clips, sex tape",
    publish:
      "leak*, post, posts, publish*, release*, share, shares, send, sends, show, shows, expose*, upload*, spread*, put .. online",
    demand:
      "pay, paid, money, bitcoin, crypto, gift card*, wants, want, demand*, come back, send more, $*, euros, dollars, transfer",
    orElse:
      "or he, or she, or they, or i will, or we, or it will, otherwise, or else, unless i, unless we, if i do not, if i will not",
    family:
      "family, parents, mom, dad, mother, father, boss, work, friends, husband, wife, kids, school, everyone, followers",
    stalking: `stalking, stalker, stalk*, follows me home, followed me home, following me home, following me around, follows me around, followed me around,
      outside my house, outside my home, outside my flat, outside my apartment, outside my door, outside my work, outside my window,
      outside my place, at my door, at my doorstep, at my house, at my workplace, knows where i live, they know where i live, knows where i work,
      knows my address, found my address, found out my address, found out where i live, found where i live, found my house,
      waits for me, waiting for me outside, harass*, shows up at my, showed up at my, turned up at my, tracks my phone, tracker on my car,
      airtag in my, spying on me, watches my house`,
    find: `find, finding, finds, find out, figure out, work out, know, get, tell, locat*, track*, trac*, geolocat*, discover*, look up, dox*,
      guess, identify, show me, deduce, pinpoint`,
    whereabouts: `where she live*, where he live*, where she is ~, where he is ~, where she work*, where he work*,
      where she stay*, where she sleep*, where she stream*, where my ex, her address, his address, her home address, home address of,
      address of ?that ?this ?the <noun>, address of her, her location, his location, location of her, which building, which street, which house, which hotel, her house,
      his house, where this girl, where this model, where this creator, where that girl, her exact location, her real location,
      where the model live*, where the girl live*, where a creator live*, where .. lives`,
    device: `track .. phone, track her ~, tracking her phone, locate .. phone, trace .. phone, gps .. car, gps on her, gps tracker, airtag on,
      airtag in her, spyware, hack her phone, her phone location, track .. car, spy on her, spy on my girlfriend, spy on my wife, follow her home`,
    bypass: `bypass*, get around, getting around, gets around, get past, getting past, get .. past, gets .. past, fool*, cheat*, evad*,
      circumvent*, dodge, spoof*, beat the, trick the, tricking, work around, workaround, hack the, pass .. without, skip the, avoid the`,
    check: `age check*, age verif*, age gate, age scan, age limit, age control, age test, verif*, id check*, identity check*, kyc, face scan,
      selfie age, selfie check, age estimation, face check, id scan, identity verif*`,
    fakeId: `fake id, fake ids, fake passport*, fake document*, fake licen*, forged, photoshop* .. id, edit* my id, borrowed id, fake birth*,
      fake my age, fake age, fake date of birth, someone else is id, someone else s id, someone else s passport, another person s id`,
    use: "use, using, used, borrow*, lend*, with, sign up, verif*, submit*, upload*, take",
    othersId: `<relative> s ?real id, <relative> s passport, <relative> s licen*, <relative> s driv*, <relative> s document*, <relative> s papers,
      <relative> s face, id of my <relative>, passport of my <relative>`,
    relative:
      "sister, brother, cousin, mom, mum, mother, dad, father, aunt, uncle, friend, roommate, someone, somebody, neighbor, neighbour",
  },
});
