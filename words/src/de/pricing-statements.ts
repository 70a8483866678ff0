import { pricingSentences } from "../sentences.ts";

export const pricingStatementWords = pricingSentences({
  "reason.up":
    "Probiere {to} für neue Abonnenten: {change} Umsatz von ihnen ({change.range}), mit einer Chance von {chance}, mehr zu bringen als jetzt.",
  "reason.down":
    "Probiere {to} für neue Abonnenten: {change} Umsatz von ihnen ({change.range}), mit einer Chance von {chance}, mehr zu bringen als jetzt.",
  "reason.keep": "Bleib vorerst bei {price}: Kein Preis einen Schritt weiter ist sicher besser.",
  "reason.range": "Preise von {least} bis {most} sind höchstwahrscheinlich etwa ebenso gut oder besser.",
  "reason.onePrice":
    "Der Preis war in allen Monaten der Daten gleich ({months}); diese Schätzung nutzt eine schwache allgemeine Annahme und nicht eigene Daten.",
  "reason.prices": "Anhand von {prices} Preisen über {months} Monate an Daten.",
  "reason.extras":
    "Jedes Abo bringt daneben {extras} im Monat ({extras.sample}); wer wegen des Preises wegbleibt, zahlt auch das nicht.",
  "reason.newOnly": "All das betrifft neue Abos: Wer schon eines hat, behält den jetzigen Preis.",
  "reason.absent": "Kein Preis wird empfohlen: {recommended.reason}.",
  "reason.free": "Die Seite ist kostenlos ({price}): Was jemand für sie zahlen würde, sagen Monate ohne Preis nicht.",
  "reason.nobody": "In den {months} genannten Monaten kam niemand dazu: Über Preise lässt sich daraus nichts lernen.",
  "reason.revenueAbsent": "Kein Umsatz wird vorhergesagt: {year.reason}.",
  "strategy.test": "Teste {tested} für {length}: nur für neue Abos, für alle anderen bleibt {price}.",
  "strategy.step": "Verlange {to} von neuen Abos; wer jetzt {price} zahlt, behält das.",
  "strategy.rise": "Bei {to} dürfen bis zu {loss} der neuen Abos wegbleiben, ehe es weniger bringt als jetzt.",
  "strategy.fall": "Bei {to} müssen {loss.size} mehr Abos dazukommen, ehe es so viel bringt wie jetzt.",
  "strategy.leaving":
    "Etwa {leaving} der Neuen gehen nach ihrem ersten Monat ({leaving.range}): Ein Willkommensgruß und ein Plan für diesen Monat kosten weniger, als andere zu gewinnen.",
  "strategy.extras":
    "Vom neuesten Monat kamen {share} aus Nachrichten, Trinkgeld und Wünschen: Mehr Leute zu einem niedrigeren Preis können mehr wert sein als weniger zu einem höheren.",
  "strategy.photoSingle":
    "Einzelne Fotos verkauften sich meist zu {content} ({content.range}): Bleib in dieser Spanne, bevor du mehr verlangst.",
  "strategy.photoSet":
    "Fotoserien verkauften sich meist zu {content} ({content.range}): Bleib in dieser Spanne, bevor du mehr verlangst.",
  "strategy.videoShort":
    "Kurze Videos verkauften sich meist zu {content} ({content.range}): Bleib in dieser Spanne, bevor du mehr verlangst.",
  "strategy.videoLong":
    "Lange Videos verkauften sich meist zu {content} ({content.range}): Bleib in dieser Spanne, bevor du mehr verlangst.",
  "strategy.custom":
    "Für individuelle Wünsche wurden meist {content} gezahlt ({content.range}): Beginne am oberen Ende und nenne, was enthalten ist.",
  "strategy.live":
    "In Livestreams war eine Zahlung meist {content} ({content.range}): Setze Ziele in Schritten dieser Größe.",
  "strategy.price": "Nenne den jetzigen Preis: Ohne ihn lässt sich von anderen nichts sagen ({price.reason}).",
  "strategy.statement":
    "Importiere Abrechnungen oder füge Monate als Daten ein, um zu sehen, was das kommende Jahr bringen kann ({year.reason}).",
  "strategy.sales":
    "Zu welchem Preis sich Fotos, Fotoserien und Videos verkaufen, ist nicht bekannt ({content.reason}): Füge ein, was gezahlt wurde, dann stehen hier Spannen.",
  "plan.before": "Vorher: Bei {price} sind über {length} etwa {usual} Neue zu erwarten ({usual.range}).",
  "plan.start":
    "Erste Woche: Verlange {tested} von neuen Abos, lass {price} für alle anderen und notiere die Änderung hier.",
  "plan.middle":
    "Zweite und dritte Woche: Poste wie bisher und ändere sonst nichts; keine Aktion, kein Paket, keine neue Plattform.",
  "plan.chance":
    "{tested} bringt so viel wie jetzt, wenn {needed} dazukommen; allein durch Zufall können es bis zu {noticeable} mehr sein, deshalb beweisen weniger nichts.",
  "plan.end":
    "Ende der vierten Woche: Behalte {tested}, wenn mindestens {keep} dazukamen; kehre zu {price} zurück, wenn es höchstens {back} waren. Was dazwischen liegt, lässt sich nicht vom Zufall unterscheiden.",
  "plan.longer":
    "Wenn {tested} so wirkt wie erwartet, braucht der Test etwa {runs}, um das vom Zufall zu unterscheiden.",
  "plan.never":
    "Was von {tested} zu erwarten ist, ist so wenig, dass es auch ein Jahr Test nicht vom Zufall unterscheidet: Nur eine Überraschung entscheidet.",
  "change.more": "Es kamen mehr dazu als vorher: {joined} ({joined.range}).",
  "change.fewer": "Es kamen weniger dazu als vorher: {joined} ({joined.range}).",
  "change.unclear":
    "Ob mehr oder weniger dazukamen, lässt sich nicht vom Zufall unterscheiden: {joined} ({joined.range}).",
  "change.netMore": "Eine Woche brachte mehr: {net} ({net.range}).",
  "change.netLess": "Eine Woche brachte weniger: {net} ({net.range}).",
  "change.netUnclear":
    "Ob eine Woche mehr oder weniger brachte, lässt sich nicht vom Zufall unterscheiden: {net} ({net.range}).",
  "change.waiting": "Noch nicht zu vergleichen: {joined.reason}.",
});
