import type { Concept } from "./en.ts";

/** What people call each concept in German: folded words, `*` for any end, phrases between commas. */
export const de: Readonly<Record<Concept, string>> = {
  money:
    "bringen alle, models bringen, geld, cash, kohle, knete, verdien*, einnahme*, einkommen, umsatz*, erlos*, gewinn, profit*, euro*, dollar*, ausgezahlt, auszahlung*, eingenommen, reinkommt, rein kam, kam rein, bringt ein, brachte, bringt am meisten, brutto, netto, rentab*, schotter, moos, zaster, asche, reingekommen, rein, eingespielt, uebrig, ubrig, raus, einspielt, bringt mir, bringt, rausspring*, umsatze, abrechn*, gemacht",
  price:
    "preis*, kost*, verlang*, gebuhr*, teuer*, billig*, gunstig*, nehmen fur, nehme ich fur, rabatt*, wert, zu teuer, billiger, teurer, verlangen, nehmen, anheben, erhoh*, senk*, kostet",
  subscription: "abo, abopreis*, abonnement*, mitgliedschaft*, monatspreis*",
  subscriber: "abonnent*, abos, subs, zahlende*, mitglieder, abo zahl, abozahl*, abo ab, churn*",
  follower: "follower*, publikum, anhanger*, fans, fanbase, folgen mir, folgt mir, leute, follower zahl",
  payer:
    "ausgeb*, ausgegeben, gibt am meisten, geben am meisten, zahler*, kaufer*, kunden, whale*, zahlungskraft*, spendab*, zahlt, zahlen, ausgaben, lassen da, geben aus, geld ausgeben, spendabel",
  tip: "trinkgeld*, tip, tips",
  message: "ppv, nachricht*, dm, dms, direktnachricht*, massennachricht*, chat*",
  custom: "custom*, individuell*, personlich*, wunschvideo*, auf wunsch, sonderwunsch*",
  renewal: "verlanger*, rebill*, abo verlang*",
  leave:
    "kundig*, gekundigt, abgesprung*, abspring*, weggelauf*, entfolg*, verlier*, verlor*, verlust*, abwander*, gehen, geht weg, gegangen, weg, churn*, bleib*, halten, halte, laufen weg, weglaufen, abgehauen, hauen ab, weggegangen, abgang, abgange, sind weg, nicht verlangert, wieder weg, abgemeldet, verloren, springen, springt, ausgelaufen, abgelaufen, auslaufen, ablaufen",
  grow: "wachs*, wuchs*, gewachs*, zuwachs*, dazu*, gewonnen, gewinn*, steig*, zuleg*, legt zu, zugelegt, hoch, aufwarts, mehr, anstieg*, neue, neuen, gewachsen, wachse, wachs, zugenommen, mehr geworden, hochgegangen, durch die decke, dazugewonnen, dazubekommen, zulauf",
  fall: "fall*, fiel*, gefallen, sink*, sank*, gesunken, weniger, ruckgang*, runter, abwarts, schrumpf*, schlechter, eingebroch*, einbruch*, nachlass*, bergab, stagnier*, stillstand, tot, mau, eingeschlafen, abgesturzt, abgestiegen, absturz*, im keller, runter gegangen, bricht ein, schwachel*, nachgelassen, flaute, hange fest, hangt",
  jump: "sprung*, plotzlich*, ausreisser*, spitze, ausschlag*, explod*, uber nacht, auf einmal, schlagartig, ausreisser, explodiert, aus dem nichts",
  why: "warum, wieso, weshalb, grund*, grunde, ursache*, woran, liegt das, liegt es, erklar*, woher kam, was ist passiert, was ist da los, wie kommt das, wie kommts, wieso nur",
  forecast:
    "prognose*, vorhersag*, erwart*, werde, wird, werden, erreich*, voraussichtlich, ende des jahres, bis weihnachten, zukunft*, schatz*, knacke, bis juni, bis sommer, reicht das, wann hab, wann habe, schaff*, knack*, wie lange bis, in 3 monaten, in drei monaten, hochrechn*",
  next: "nachst*, morgen, kommende*, demnachst",
  todo: "tun, machen, mache ich, schritt*, plan, aufgabe*, prioritat*, rat, ratschlag*, empfehl*, empfiehl*, vorschlag*, fokus*, verbesser*, anpacken, was jetzt, wie weiter, tipps, was wurdest, anders machen",
  post: "post, posts, poste*, gepostet, beitrag*, beitrage*, upload*, hochlad*, hochgeladen, veroffentlich*, content, inhalt*, reel*, tweet*, bild*, foto*, video*, story, stories",
  best: "best*, top, meist*, starkst*, hochst*, vorn*, spitzenreit*, gross*, liebst*, erfolgreich*, nummer eins, viral, beste, besten, zieht, ziehen, renner, knaller, lauft gut, am meisten, fuhrt, gewinnt, erfolg*, beliebt*",
  worst:
    "schlechtest*, schwachst*, wenigst*, niedrigst*, gefloppt, flop*, hinten, kleinst*, geringst*, letzte* platz, schlecht lauft, am wenigsten, schlecht, mies, flopps, lauft nicht, schwach*, sorgenkind*, reinfall, nix gebracht, gar nicht",
  format: "format*, reel, reels, video*, foto*, bild, bilder*, karussell*",
  kind: "art von, arten, welche art, thema, themen, format*, kategorie*, sorte, stil, nische, inhalte",
  time: "wann, uhrzeit*, zeit, zeiten, uhr, stunde*, morgens, abends, nachts, mittags, zeitpunkt*, moment",
  weekday:
    "wochentag*, tag der woche, montag*, dienstag*, mittwoch*, donnerstag*, freitag*, samstag*, sonntag*, wochenende*, welchem tag, welcher tag, welchen tag, welche tage, welchen tagen, bester tag, besten tag, beste tag",
  often:
    "oft, haufig*, wie viele male, rhythmus, regelmass*, konstant, takt, genug, ausreichend, pro woche, selten*, zu oft, zu wenig, taglich, jeden tag, wie oft",
  silent:
    "still, inaktiv*, funkstille, lange nicht*, nicht mehr, nichts gepostet, nicht gepostet, ohne post, seit tagen, pause, lucke, tage her, untatig, eingeschlafen, aufgehort, ruhig geworden, abgetaucht, postet nicht",
  who: "wer, wem, wen, wessen, welche von, jemand, irgendwer, irgendjemand, welche",
  models:
    "models, modelle, meine models, madels, madchen, creatorinnen, creators, talente, agentur, kundinnen, alle zusammen, allen, alle, jedes model, welches model, welche creatorin, team, portfolio, girls, miteinander, damen, denen, von ihnen",
  compare:
    "vergleich*, gegen, versus, vs, nebeneinander, gegenuber, unterschied zwischen, besser als, grosser als, oder",
  than: "als, verglichen mit, im vergleich zu, vormonat*, vorher, zuvor, letzten monat, davor, fruher",
  engagement: "engagement*, interaktion*, interagier*, reagier*, reaktion*, resonanz, er, interaktionsrate",
  like: "like, likes, gefallt mir, herz*, kommentar*, kommentier*",
  view: "aufruf*, ansicht*, angeschaut, angesehen, gesehen, reichweite*, impression*, klick*, views, views*, abgespielt, sehen mich, sieht mich",
  size: "grosse, meine grosse, in meiner grosse, vergleichbar*, benchmark*, durchschnitt*, andere wie, ahnlich*, normal, ublich*, typisch*, branche, im schnitt, schnitt, ok im vergleich, uberdurchschnitt*, unterdurchschnitt*, normalwert",
  where: "wo, woher, land, lander*, stadt, stadte*, region*, kommen",
  people: "alt, alter, geschlecht*, manner, frauen, mannlich*, weiblich*, demograf*, sprache*",
  attention:
    "kummer*, aufmerksamkeit, sorge*, problem*, hilfe, dringend*, brennt, ansehen zuerst, zuerst, schwierigkeit*, betreu*, sorgenkind, sorgen, im auge, handeln",
  risk: "risik*, gefahr*, warn*, alarm*, bedroh*, sicher*, bedenk*, schief*, kritisch, schwachstelle*, schiefgeh*, lauft schief, komisch, auffallig*",
  report: "bericht*, report*, analyse*, version*, aktualisier*",
  change:
    "geandert, ander*, veranderung*, verandert, unterschied*, seit dem letzten, neu seit, entwicklung, entwickelt",
  source:
    "quelle*, stammt, stammen, woher habt, woher kommt, verlasslich*, genau*, vertrau*, wie alt, berechnet, berechn*, sicher, woher weisst, kommt die zahl, kommen meine zahlen, direkt von, stimmt das, glaub*, beweis*",
  missing: "fehl*, keine daten, keine zahl*, strich, leer, nicht angezeigt, ohne, unvollstandig*, luckenhaft",
  fake: "fake*, bot, bots, gekauft*, echt*, geister*, unecht*, echte follower, karteileich*",
  score: "score, trend, trending*, rang, rangliste*, punkte*, platz",
  platform: "plattform*, kanal*, kanale*, netzwerk*, instagram, tiktok, twitter, onlyfans, konto",
  overview:
    "lauft, lief, uberblick*, ubersicht*, zusammenfass*, stand, stehe ich, steht es, stehts, geht es, gehts, performance, entwicklung, schlagt sich, wie siehts, wie sieht es, lage, wie stehts, wie steht, kurz und knapp, zahlen, wie laufts",
  total: "insgesamt, gesamt*, zusammen, summe*, alles in allem, total",
  count: "wie viel*, wieviel*, anzahl, zahl der, menge",
  show: "zeig*, liste*, gib mir, tabelle*, rangliste*, auflist*",
  link: "verbind*, verbunden, verknupf*, verlink*, anbind*, hinzufug*, koppel*",
  import: "import*, csv, abrechnung*, auszug*, datei*, excel, tabelle hochlad*",
  leak: "geleakt, leak*, geklaut*, gestohlen*, piraterie*, dmca, weiterverbreit*, urheber*, ohne erlaubnis, verkauft meine, klaut, kopiert, telegram, verbreitet",
  draft: "schreib*, entwurf*, formulier*, text fur, caption*, antworte*, bildunterschrift*",
  law: "steuer*, recht*, gesetz*, vertrag*, mehrwertsteuer*, anwalt*, klag*, gewerbe*, rechnung*",
  burnout: "ausgebrannt, erschopf*, mude, pause, uberforder*, stress*, urlaub*, keine kraft, auszeit*",
  privacy:
    "privat*, anonym*, versteck*, echter name, identitat*, familie, geheim*, standort*, datenschutz*, gesicht, erkannt, erkennen, chef, eltern, herausfind*, rausfind*",
  account: "anmeld*, passwort*, login, e mail*, zwei faktor*, konto losch*, einstellung*, einlogg*",
  share: "teil*, export*, pdf, schick*, herunterlad*, download*",
  promote: "werb*, shoutout*, kooperation*, promo*, reichweite aufbau*, gefunden, entdeck*, sichtbar*, bekannt*",
  sell: "verkauf*, paket*, angebot*, menu*, freischalt*, bundle*",
  win: "zuruckhol*, zuruckgewinn*, zuruckkomm*, wiederkomm*, ehemalig*, abgelaufen*",
  greet: "hallo, hi, hey, danke*, tschuss, guten morgen, moin, servus",
  you: "bist du, wer bist, kannst du, du tun, was kannst",
  thing: "kamera*, licht*, beleuchtung*, pose*, outfit*, qualitat*, fotoset*",
  start:
    "anfang*, starten, beginn*, erste schritte, neu hier, einstieg*, loslegen, fange an, fang ich, starte ich, neu dabei",
  alert: "benachrichtig*, alarm*, erinner*, hinweis*, melde*",
  month: "monat*, monatlich*",
  part: "woraus, setzen sich, setzt sich, anteil*, aufteil*, aufgeteilt, prozent*, davon, teil der, aufschlussel*, anteil, zusammengesetzt, von 100, von hundert, von je",
  ever: "monat, jahr, jemals, rekord*, je",
  good: "gut, okay, ok, ordentlich*, genug, normal, gesund, schlecht, niedrig, hoch",
};
