import { pricingSentences } from "../sentences.ts";

export const pricingStatementWords = pricingSentences({
  "reason.up":
    "Probiere {to} für neue Abonnenten: {change} Umsatz von ihnen ({change.range}), mit einer Chance von {chance}, mehr zu verdienen als jetzt.",
  "reason.down":
    "Probiere {to} für neue Abonnenten: {change} Umsatz von ihnen ({change.range}), mit einer Chance von {chance}, mehr zu verdienen als jetzt.",
  "reason.keep": "Bleib vorerst bei {price}. Kein Preis einen Schritt weiter ist eindeutig besser.",
  "reason.test":
    "Bleib bei {price} und teste {tested} {length} lang mit neuen Abonnenten: Das bringt vielleicht mehr, sicher ist es nicht.",
  "reason.noTest":
    "Bleib bei {price}. {tested} bringt vielleicht mehr, aber nicht genug, um es vom Zufall zu unterscheiden, auch in einem halben Jahr; ein Test lohnt sich also nicht.",
  "reason.back":
    "Geh für neue Abonnenten auf {from} zurück: Zu {to} bringen die Neuen einer Woche, über {days} gezählt, {net.size} weniger ({net.sizeRange}). Wer dazukommt, wer verlängert und was sie kaufen, ist alles gezählt.",
  "reason.judgedMore":
    "Die Änderung von {from} hat sich gelohnt: Zu {to} bringen die Neuen einer Woche, über {days} gezählt, {net.size} mehr ({net.sizeRange}). Wer dazukommt, wer verlängert und was sie kaufen, ist alles gezählt.",
  "reason.judgedUnclear":
    "Bleib vorerst bei {to} und ändere nichts: Ob es mehr bringt als {from}, ist nicht klar. Was die Neuen einer Woche über {days} bringen, hat sich um {net} geändert ({net.range}), und das kann Zufall sein. Jeder weitere Monat mit Verlängerungen macht es klarer.",
  "reason.judgedEarly":
    "Es ist zu früh, {to} zu beurteilen: Bleib dabei, bis genug von denen, die dazu dazukamen, vor der ersten Verlängerung standen ({net.reason}).",
  "reason.range": "Preise von {least} bis {most} bringen höchstwahrscheinlich etwa ebenso viel oder mehr.",
  "reason.onePrice":
    "Der Preis war in allen {months} Monaten der Daten gleich. Diese Schätzung beruht daher auf einer schwachen allgemeinen Annahme, nicht auf eigenen Daten.",
  "reason.prices": "Auf Grundlage von {prices} Preisen aus {months} Monaten.",
  "reason.extras":
    "Jeder Abonnent zahlt neben dem Abo {extras} im Monat ({extras.period}). Wer wegen des Preises wegbleibt, zahlt auch das nicht.",
  "reason.leaving":
    "Von denen, die zu {price} begannen, gingen {leaving} nach dem ersten Monat ({leaving.range}); von denen, die zu {otherPrice} begannen, {other} ({other.range}).",
  "reason.joinsOnly": "Was jemand in späteren Monaten zahlt, zählt in diesem Preisvergleich nicht.",
  "reason.newOnly": "Das gilt nur für neue Abonnenten. Bestehende behalten den jetzigen Preis.",
  "reason.absent": "Keine Preisempfehlung: {recommended.reason}.",
  "reason.free": "Die Seite ist kostenlos ({price}). Monate ohne Preis zeigen nicht, was jemand für sie zahlen würde.",
  "reason.noJoins": "In diesen {months} Monaten kam niemand dazu. Sie zeigen deshalb nicht, wie der Preis wirkt.",
  "reason.revenueAbsent": "Keine Umsatzprognose: {year.reason}.",
  "strategy.test": "Teste {tested} für {length}, nur mit neuen Abonnenten. Für alle anderen bleibt {price}.",
  "strategy.step": "Verlange {to} von neuen Abonnenten. Wer jetzt {price} zahlt, behält diesen Preis.",
  "strategy.rise":
    "Bei {to} dürfen bis zu {loss} der neuen Abonnenten wegbleiben, bevor du weniger verdienst als jetzt.",
  "strategy.fall": "Bei {to} müssen {loss.size} mehr Abonnenten dazukommen, bevor du so viel verdienst wie jetzt.",
  "ladder.outlook":
    "Bei {to} ist von neuen Abonnenten ein um {change} anderer Umsatz zu erwarten ({change.range}), mit einer Chance von {chance} auf mehr als jetzt.",
  "strategy.leaving":
    "Etwa {leaving} der neuen Abonnenten kündigen nach ihrem ersten Monat ({leaving.range}). Eine Willkommensnachricht und ein Plan für diesen Monat kosten weniger, als neue zu gewinnen.",
  "strategy.leavingAt":
    "Von den neuen Abonnenten zu {price} gehen {leaving} nach ihrem ersten Monat ({leaving.range}). Eine Willkommensnachricht und ein Plan für diesen Monat kosten weniger, als neue zu gewinnen.",
  "strategy.extras":
    "Im letzten ganzen Monat ({share.period}) kamen {share} aus anderen Zahlungen als Abos. Mehr Leute zu einem niedrigeren Preis können mehr wert sein als weniger zu einem höheren.",
  "strategy.photoSingle":
    "Einzelne Fotos verkauften sich meist zu {content} ({content.range}). Bleib in dieser Spanne, bevor du mehr verlangst.",
  "strategy.photoSet":
    "Fotoserien verkauften sich meist zu {content} ({content.range}). Bleib in dieser Spanne, bevor du mehr verlangst.",
  "strategy.videoShort":
    "Kurze Videos verkauften sich meist zu {content} ({content.range}). Bleib in dieser Spanne, bevor du mehr verlangst.",
  "strategy.videoLong":
    "Lange Videos verkauften sich meist zu {content} ({content.range}). Bleib in dieser Spanne, bevor du mehr verlangst.",
  "strategy.custom":
    "Für individuelle Wünsche wurden meist {content} gezahlt ({content.range}). Beginne ein Angebot am oberen Ende und nenne, was es enthält.",
  "strategy.live":
    "In Livestreams lagen Zahlungen meist bei {content} ({content.range}). Setze Ziele in Schritten dieser Größe.",
  "strategy.price": "Gib den jetzigen Preis an. Ohne ihn lassen sich andere nicht beurteilen ({price.reason}).",
  "strategy.statement":
    "Importiere Abrechnungen oder füge Monate als Daten ein, um zu sehen, was das kommende Jahr bringen kann ({year.reason}).",
  "strategy.sales":
    "Für einzelne Fotos, Fotoserien und Videos gibt es noch keine üblichen Preise ({content.reason}). Füge ein, was gezahlt wurde, um hier Spannen zu sehen.",
  "plan.before": "Vorher: Bei {price} sind in {length} etwa {usual} neue Abonnenten zu erwarten ({usual.range}).",
  "plan.start":
    "Zu Beginn: Verlange {tested} von neuen Abonnenten, lass {price} für alle anderen und notiere die Änderung hier.",
  "plan.middle":
    "Währenddessen: Poste wie bisher und ändere sonst nichts. Keine Aktion, kein Paket, keine neue Plattform.",
  "plan.chance":
    "{tested} bringt so viel wie jetzt, wenn {needed} Personen dazukommen. Allein durch Zufall können es bis zu {noticeable} mehr sein, ein kleineres Plus beweist also nichts.",
  "plan.end":
    "Dauer {length}, danach: Behalte {tested}, wenn mindestens {keep} Personen dazukamen. Kehre zu {price} zurück, wenn es höchstens {back} waren. Alles dazwischen kann Zufall sein.",
  "change.more": "Es kamen mehr Personen dazu als vorher: {joined} ({joined.range}).",
  "change.fewer": "Es kamen weniger Personen dazu als vorher: {joined} ({joined.range}).",
  "change.unclear": "Die Änderung bei neuen Abonnenten kann Zufall sein: {joined} ({joined.range}).",
  "change.netMore": "Die Neuen einer Woche bringen über {days} mehr als vorher: {net} ({net.range}).",
  "change.netLess": "Die Neuen einer Woche bringen über {days} weniger als vorher: {net} ({net.range}).",
  "change.netUnclear":
    "Die Änderung dessen, was die Neuen einer Woche über {days} bringen, kann Zufall sein: {net} ({net.range}).",
  "change.netEarly":
    "Zu früh für ein Urteil nach Geld: Zu wenige von denen, die zum einen oder anderen Preis dazukamen, standen schon vor der ersten Verlängerung ({net.reason}).",
  "change.waiting": "Noch nicht vergleichbar: {joined.reason}.",
});
