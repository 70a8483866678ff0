import { fold } from "../fold.ts";

/** Words of each language: a word of one is another in the next, as English 'die'. */
const wordsOf = (...lists: readonly string[]): string[][] => lists.map((list) => list.split(/\s+/));

/** Words that join others, in four languages, folded. No person, no place, no 'I', no 'not', nothing that somebody does. */
const joining = wordsOf(
  "and or but so also then the a an of in on for to from by about is are was were it its they them these those that this now what how which when why much many more less most",
  "und oder aber auch dann der die das den dem des ein eine einen einem einer eines von im am an auf fur bei zu zum zur aus ist sind war waren es was wie welche welcher welches wann warum viel viele wieviel mehr weniger denen diese diesen kommt",
  "y e o u pero tambien el la los las un una unos unas de del en por para a al que como cual cuales cuando cuanto cuanta cuantos cuantas mas menos es son era eran eso esas esos esa ese ellas ellos esto",
  "et ou mais aussi puis le la les l un une des de du d en dans par pour au aux que qu quel quelle quels quelles quand combien comment pourquoi plus moins est sont c ce ca ces cela elles eux celles ceux",
);
const leavingOut = wordsOf(
  "without with except excluding",
  "ohne mit ausser abzuglich",
  "sin con excepto salvo",
  "sans avec sauf hormis",
);
const times = wordsOf(
  "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec last month months week weeks year quarter today yesterday day days after before",
  "januar februar marz mai juni juli oktober dezember okt dez letzten letzte letzter vormonat monat monate monats woche wochen jahr heute gestern tag tage danach davor zuvor",
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene abr ago dic pasado pasada mes meses semana semanas ano hoy ayer dia dias despues antes siguiente anterior",
  "janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre fev avr juil dernier derniere mois semaine semaines annee hier jour jours apres avant suivant precedent",
);
const trade = wordsOf(
  "money earnings revenue income tip tips fee fees commission commissions fan fans follower followers subscriber subscribers subs post posts reel reels story stories like likes view views price prices percent half share part single one biggest platform platforms record records average mean best worst highest lowest total earn earns earned comes come who",
  "fan fans follower like likes reel reels story stories geld meiste meisten grosste einnahmen umsatz verdient verdienen trinkgeld trinkgelder gebuhr gebuhren provision abonnent abonnenten abo abos anhanger beitrag beitrage preis preise prozent halfte anteil teil einzigen einzelnen rekord rekorde schnitt durchschnitt mittel beste besten bester bestes schlechteste schlechtesten insgesamt stammt wer",
  "fan fans like likes reel reels story historia historias dinero ingresos propina propinas comision comisiones suscriptor suscriptores seguidor seguidores publicacion publicaciones precio precios porcentaje mitad parte mayor mayoria record records promedio media mejor mejores peor peores total solo viene vienen gana ganan quien",
  "fan fans like likes reel reels story stories argent revenus revenu pourboire pourboires frais commission abonne abonnes publication publications prix pourcent pourcentage moitie majorite record records moyenne moyennes meilleur meilleure meilleurs meilleures pire pires total seul vient viennent gagne gagnent qui",
);
/** Of a check that somebody carries out; nothing by which it is passed: no 'with', no 'without', nobody else's document. */
const checks = wordsOf(
  "verify verified verifies check checks checked checking age ages id ids identity document documents adult adults fan fans subscriber subscribers member members model models creator creators s done ready complete finished do does i we should can",
  "prufe prufen pruft gepruft uberprufe uberprufen uberpruft kontrolliere kontrollieren alter alters ausweis ausweise identitat volljahrig volljahrigkeit abonnent abonnenten mitglied mitglieder models model ich wir man soll sollen muss kann fertig",
  "verifico verificar verificamos verifica verificacion compruebo comprobar comprueba edad edades identidad documento documentos mayor adulto adulta suscriptor suscriptores seguidor seguidores modelo modelos miembro miembros se puedo debo hago",
  "verifier verifie verifions verification controler controle age ages identite document documents majeur majeure adulte abonne abonnes membre membres modele modeles s je on nous doit dois faut peut il",
);
/** Of somebody who wants something for nothing, and what to answer. */
const requests = wordsOf(
  "fan fans subscriber subscribers follower asks ask asking asked wants want wanting begs begging me photo photos pic pics picture pictures video videos content free do i say answer reply tell him her",
  "fan abonnent abonnenten will wollen fragt fragen bittet mich mir nach foto fotos bild bilder video videos gratis kostenlos kostenlose umsonst ich sage antworte soll tun tue",
  "fan fans suscriptor seguidor pide piden pidio quiere quieren me foto fotos video videos contenido gratis le les digo respondo hago contesto",
  "fan fans abonne abonnes demande demandent veut veulent me m photo photos video videos contenu gratuit gratuite gratuits gratuites gratuitement gratis lui je dis reponds repondre dire faire fais quoi",
);

/** Each with what joins its words: a text within one of them is of that alone. */
const vocabularies: readonly ReadonlySet<string>[] = [[leavingOut, times, trade], [checks], [requests]].flatMap(
  (lists) => joining.map((words, language) => new Set([...words, ...lists.flatMap((list) => list[language] ?? [])])),
);

/** 'What about 12', 'und bei 12': of what was spoken of before, which was read by itself. 'Im 17' and 'am 17' may be somebody's age in English. */
const withNumber: readonly ReadonlySet<string>[] = joining.map((words, language) => {
  const all = new Set([...words, ...(["at", "bei", "con", "a pour"][language] ?? "").split(" ")]);
  for (const one of ["im", "am"]) all.delete(one);
  return all;
});

/**
 * Whether a text consists of everyday words of figures, of checks of age or of fans who want something free, and of no other: these
 * are then all that it speaks of, however near it lies to examples of danger. A number makes it another text, unless nothing but words that join
 * others stands beside it.
 */
export function isOfEverydayWords(text: string): boolean {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  if (/\p{N}/u.test(text)) return words.length > 0 && withNumber.some((one) => words.every((word) => one.has(word)));
  return words.length > 0 && vocabularies.some((one) => words.every((word) => one.has(word)));
}
