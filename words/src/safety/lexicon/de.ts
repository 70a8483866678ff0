import type { LexiconSource } from "../lexicon.ts";

/** Phrases that show an age in German. */
export const de: LexiconSource = {
  numbers:
    "eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn",
  ordinals: {
    stems:
      "erst zweit dritt viert funft sechst siebt acht neunt zehnt elft zwolft dreizehnt vierzehnt funfzehnt sechzehnt siebzehnt achtzehnt",
    endings: ["", "e", "en", "er", "es", "em"],
  },
  after: `und aber oder also kann kannst darf ist bin wird werde werd will mochte muss soll ich wir mein meine wie was wo welche wann wer warum
    wenn weil doch noch jetzt schon bitte aus in im bald mit ja weiblich mannlich er sie der die das dann trotzdem heute morgen
    erst hat habe durfen konnen wollen sagt`,
  common:
    "den dem ein eine einen nicht mich mir sich es an auf zu von seit nach wegen meinen meiner am vom mit keine me",
  concepts: {
    noun: `person, gesicht, talent, nachwuchs, tanzerin, tanzer, turnerin, sangerin, teenagerin, zwillinge, model, madchen, junge, teenager, kind, typ, frau, freundin, freund, partnerin, schwester, bruder, cousine, cousin,
      nichte, neffe, tochter, sohn, creatorin, darstellerin, kundin, kunde, schulerin, schuler, fan, abonnent,
      abonnentin, follower, kaufer, mann, kumpel, mitbewohnerin, kollegin`,
    person: "<noun>, sie, er, die, der, wer, eine, jemand",
    adverb: `erst, gerade, nur, noch, jetzt, schon, fast, knapp, etwa, eigentlich, ca, aktuell, selber, selbst, auch, beide, alle`,
    fan: "fan, fans, abonnent*, follower*, kaufer*, kunde, kunden, zuschauer*, geld zuruck*, stammkunde*",
    kin: `meine tochter, mein sohn, meine sohne, mein kind, meine kinder, unser kind, unsere tochter, unser sohn, unsere
      kinder, mein baby, meine nichte, mein neffe, ihre tochter, ihr sohn, ihre kinder, eine {n} jahrige* tochter, einen {n} jahrige* sohn, mutter von, meinem sohn, meiner tochter, meine* {n} jahrige* tochter, mein* {n} jahrige* sohn, die tochter, der sohn`,
    thing: `iso, engine, motor, publikum, erfahrung, objektiv, blende, jubilaum, kanal, konto, account, seite, profil, blog, marke, agentur, firma, laden, studio, haus, auto, hund, katze, pferd, bericht, beitrag, video,
      foto, kamera, laptop, handy, vertrag, preis, rate, reichweite, score, reel, ehe, laufzeit`,
    act: `film*, dreh*, video*, foto*, bild*, nackt*, model*, onlyfans, of, account, konto, profil, seite, verkauf*, inhalt*, content, auftret*,
      fusse, mitmachen, anmeld*, cam, stream*, shooting`,
    self: "ich, hab, habe, mich, mir, bin, wir",
    age: `ist <now> {b} ~, <person> wird .. {b} ~, {b} einhalb, alter ?ist {b} ~, {b} jahre ~, {b} lenze, {b} j ~, susse {b} ~, {n} jahre alt, {n} jahre jung, {n} jahrige*, ist ?<adverb> {n} jahre, bin ?<adverb> {n} jahre, im alter von {n}, {b} geworden,
      mit {n} jahren`,
    bareAge: `aus wie {b}, aussieht wie {b}, wirkt wie {b}, geht als {b} durch, ist ?<adverb> {b} ~, bin ?<adverb> {b} ~, sei ?<adverb> {b} ~, wird ?<adverb> {b} ~, werde ?<adverb> {b} ~,
      wurde ?<adverb> {b} ~, wurde im .. {b} ~, wird im .. {b} ~, ware ?<adverb> {b} ~, {b} geworden, {b} ist ~, {b} bin, erst {b} ~,
      ich {b} ~, ich mit {b} ~, hab* mit {b} ~, sind ?<adverb> {b} ~, werde im .. {b} ~`,
    notAge: `platz, preis, kostet, kosten, zeile, nummer, tag, seite, teil, folge, woche, kw, top, seit, vor, nach, alle, fur`,
    ageTail: "erfahrung, dabei, im, in, bei, als, berufserfahrung",
    oneself: `ich werd* .. {18} ~, werd* .. {18} ~, ich bin noch nicht {18} ~, noch nicht {18} ~, ich bin noch keine {18} ~,
      bin noch keine {18}, ich bin .. minderjahrig*, bin ?noch minderjahrig*, ich bin unter {18} ~, bin unter
      {18} ~, jahrgang {y}, ich bin .. {y} geboren, bin bald {18} ~, bin fast {18} ~, mein {o} geburtstag, meinem {o} geburtstag, meinen {o} geburtstag, ich werde .. volljahrig*, bin noch nicht volljahrig*,
      wurde .. {y} geboren, ich gehe noch .. schule, gehe noch zur schule, ich bin schulerin, bin noch schuler*,
      gehe in die {c} klasse, bin in der {c} klasse, noch nicht ganz {18}, nicht ganz {18}`,
    another: `{o} geburtstag, wird <person> .. volljahrig*, wird <person> .. {18} ~, geburtsdatum {y}, geburtsjahr {y}, ausweis steht {d}, ausweis sagt {d}, pass steht {d}, pass sagt {d}, laut ?ihrem ausweis {d}, geb {y}, geb am {y}, jahrgang {y}, jg {y}, bj {y}, in .. ist <person> {18} ~, <person> wird .. {18} ~, wird aber .. {18} ~, <person> hat .. {18} geburtstag, ihren {18} geburtstag, seinen
      {18} geburtstag, ihr {18} geburtstag, ihrem {18} geburtstag, noch keine {18} ~, <person> ist ?<adverb>
      minderjahrig*, <person> wird .. volljahrig*, <person> ist .. nicht volljahrig*, <person> ist unter {18} ~,
      geboren .. {y}, {y} geboren, minderjahrige* <person>, <person> geht noch .. schule, geht noch in die ..
      klasse, in die {c} klasse, in der {c} klasse, besucht die {c} klasse, klasse {c} am, klasse {c} der, {c} klassler*, bald {18} ~, fast {18} ~, erst ..
      {18} ~, wird .. {18} ~, jailbait, <birthday> ?ist ?am {d}`,
    pupil: "schulmadchen, schulerin*",
    costume: "kostum*, outfit*, uniform*, cosplay",
    label: "minderjahrig, minderjahrige, noch nicht volljahrig",
    number: "{b}",
    seeks: "sucht, suche",
    ageCheck: "altersprufung*, alterskontroll*, altersverifi*, altersnachweis*, alterscheck*",
    topic: `mit {b} .. <ageCheck>, <ageCheck> .. mit {b} ~, minderjahrig*, unter {18} ~, darf ?ich ?man unter {18}, kann ?ich ?man unter {18}, noch nicht volljahrig*, mit
      {b} .. einverstandnis, mit {b} .. eltern*, mit {b} ein profil, mit {b} .. anmelden, {b} .. zu jung, {b} ..
      alt genug, uber mein alter lug*, vor dem {18} geburtstag, eltern .. unterschreib*, eltern .. unterschrift, eltern .. einwillig*, eltern .. zustimm*, einwilligung .. eltern, mit {b} ?auf ?bei ?mit <platform> <begin>, <platform> .. <begin> .. mit {b} ~`,
    female: "f, w, weiblich",
    male: "m, mannlich",
    ageHint:
      "sieht alter aus, sieht .. alter aus, eltern, mutter unterschreibt, ihre mutter, seine mutter, mama unterschreibt",
    now: "jetzt, heute, inzwischen, mittlerweile",
    notNow: `seit sie, seit er, als ich, seit ich, angefangen, damals, fruher`,
    noKids: `keine minderjahrigen, minderjahrige .. blockieren, minderjahrige fernhalten, nicht fur minderjahrige, minderjahrige .. abhalten, minderjahrige .. folgen mir, minderjahrige .. aussperren, jugendliche .. blockieren, keine jugendlichen`,
    birthday: `geburtstag`,
    platform: `onlyfans, fansly, fanvue, mym, of`,
    begin: `anfang*, start*, beginn*, loslegen, einsteig*, anmeld*, verkauf*, mach*`,
    lessThan: `jahre junger als, jahre weniger als, junger als`,
    schooling: `in der mittelstufe, in die mittelstufe, mittelstufe, in der oberstufe, in die oberstufe, auf der realschule, auf dem gymnasium, aufs gymnasium, auf die realschule, auf die hauptschule, zur schule`,
    adultLife: `ich bin {18} ~, lehrer*, unterricht*, studier*, studium, uni, universitat, hochschule, ausbildung, fruher, damals`,
    sell: `verkauf*, vermarkt*, monetar*, verdien*, geld, einnahm*, kaufer*, umsatz, wie viel bring*, einbring*`,
    hiding: `ohne dass meine <elder>, ohne dass mein <elder>, ohne wissen meiner <elder>, heimlich vor meinen <elder>, vor meinen <elder> verheimlich*, vor meiner <elder> verheimlich*, vor meinen <elder> versteck*, hinter dem rucken meiner <elder>, <elder> .. nicht merk*, <elder> .. nichts mitbekomm*`,
    teaching: `lehrer*, unterricht*, nachhilfe*`,
    elder: `eltern, mutter, mama, vater, papa`,
    protect: `schutz*, privat, nie sehen, nicht sehen, fernhalt*, fernzuhalten, blockier*, will nicht dass, soll nicht`,
    childPictures: `kinderfoto*, kinderbild*, kindervideo*, fotos von kindern, bilder von kindern`,
    teenChild: `teenager tochter, teenie tochter, teenagertochter, jugendliche tochter, jugendlichen tochter, minderjahrige tochter, teenager sohn, jugendlicher sohn`,
    adultAge: `bin ?<adverb> {a} ~, sind ?<adverb> {a} ~, {a} jahre`,
  },
};
