import type { FormulaKey } from "@fanradar/engine";
import { moneyFormulas } from "./money-formulas.ts";

/** How a figure was computed, as its ledger card says. */
export const formulaWords: Record<FormulaKey, string> = {
  ...moneyFormulas,
  "engagement.byFollowers.typical":
    "(Likes + Kommentare) ÷ Follower, Median der Mittelwerte aller Paare von Beiträgen (Hodges–Lehmann); die Spanne gilt für den Median der nächsten 12 Beiträge, je nachdem, wie weit spätere Beiträge von Creators davon entfernt lagen",
  "engagement.byFollowers.median": "(Likes + Kommentare) ÷ Follower, Median der Beiträge",
  "engagement.byFollowers.mean": "(Likes + Kommentare) ÷ Follower, Mittel der Beiträge",
  "engagement.byFollowers.averages": "(mittlere Likes + mittlere Kommentare) ÷ Follower",
  "engagement.byViews.median": "(Likes + Kommentare + Shares) ÷ Aufrufe, Median der Beiträge",
  "engagement.byReach.median": "(Likes + Kommentare + Shares + Gespeichertes) ÷ erreichte Konten, Median der Beiträge",
  "posts.median": "Median der Beiträge",
  "posts.published": "Beiträge, die an diesen Tagen erschienen und beim Lesen noch da waren",
  "posts.sum": "Summe der Zahlen dieser Beiträge",
  "viral.aboveThreeMedians": "Videos über dem Dreifachen der medianen Aufrufe ÷ Videos",
  "comparison.place":
    "Anteil der Creators der Plattform mit niedrigerem Wert; mehrere Plattformen werden mit √Follower gewichtet",
  "comparison.composite": "Mittel der bekannten Plätze unter den Creators",
  "comparison.difference": "erster Betrag − zweiter Betrag",
  "comparison.fraction": "Betrag × der Teil, den die Frage nennt",
  "comparison.percent": "(erste Zahl − zweite Zahl) ÷ zweite Zahl × 100",
  "comparison.times": "erste Zahl ÷ zweite Zahl; die Spanne ist die weiteste, die beide Spannen zulassen",
  "score.specification": "Summe der drei Teile, abgerundet",
  "score.partial": "Summe der bekannten Teile, abgerundet; nicht mit vollen Scores in einer Rangliste",
  "score.followers": "Instagram-Follower ÷ 1000 × 0.3",
  "score.engagement": "Engagement in Prozent × 10 × 0.3",
  "score.earnings": "Monatseinnahmen in Dollar ÷ 100 × 0.4",
  "posts.timesTypical": "Likes und Kommentare ÷ was für die Beiträge ringsum typisch ist",
  "post.format": "wie die Plattform es nennt",
  "post.time": "wann er veröffentlicht wurde, in der Zeitzone des Creators",
  "post.timeUtc": "wann er veröffentlicht wurde, in UTC",
  "post.theme": "das häufigste Thema, das in seiner Bildunterschrift vorkommt",
  "post.link": "aus dem Namen des Kontos und der Nummer des Beitrags gebildet",
  "posts.likesAndComments":
    "Likes und Kommentare des Beitrags ÷ die eines typischen Beitrags jener Zeit auf derselben Plattform − 1",
  "posts.topShare": "Likes und Kommentare des erfolgreichsten Beitrags ÷ die aller Beiträge des Zeitraums",
  "data.age": "Zeit seit dem letzten Stand",
  "posts.age": "Zeit seit der Veröffentlichung des Beitrags",
  "checks.ran": "Risikoprüfungen, deren Zahlen vorlagen; die übrigen stehen mit ihrem Grund in der Liste",
  "checks.all": "Risikoprüfungen, die für die verlinkten Plattformen gelten",
  "handles.dice": "gemeinsame Buchstabenpaare der zwei unähnlichsten Handles ÷ alle ihre Buchstabenpaare (Dice)",
  "likes.variation": "Standardabweichung ÷ Mittel der Likes der neuesten Beiträge",
  "follows.perFollower": "Folgt ÷ Follower",
  "language.byLetters": "Sprache der meisten Buchstaben, Text für Text gezählt",
  "theme.share": "Beiträge mit dem Thema ÷ Beiträge mit Text",
  "theme.shrunken":
    "Likes und Kommentare der Beiträge mit dem Thema im Vergleich zu je 20 Beiträgen ringsum, zu keiner Wirkung hin geschrumpft; Spanne weit genug für alle Themen und Formate zusammen",
  "format.share":
    "Beiträge in diesem Format ÷ die neuesten Beiträge mit bekannten Likes und Kommentaren, höchstens 100",
  "pairing.share":
    "Beiträge mit dem Thema in diesem Format ÷ die neuesten Beiträge mit bekannten Likes und Kommentaren, höchstens 100",
  "format.shrunken":
    "Likes und Kommentare der Beiträge in diesem Format im Vergleich zu je 20 Beiträgen ringsum, zu keiner Wirkung hin geschrumpft; Spanne weit genug für alle Themen und Formate zusammen",
  "effort.posts": "Beiträge der Plattform ÷ Beiträge aller Plattformen, an den Tagen, die von jeder gelesen sind",
  "effort.response":
    "Likes und Kommentare der Plattform ÷ die aller Plattformen; Spanne danach, wie sehr sich einzelne Beiträge unterscheiden, weit genug für alle Plattformen zusammen",
  "comeback.effect":
    "Likes und Kommentare pro Woche in den 8 Wochen vor der Pause × 0,75, der Teil, den solche Konten danach erreichten; die Spanne umfasst die nächsten Beiträge, das Tempo und wie verschieden Rückkehren ausfallen",
  "shift.target": "heutiger Anteil der Beiträge + ein Fünftel aller Beiträge",
  "shift.effect":
    "ein Fünftel der Beiträge beim jetzigen Tempo × was ein solcher Beitrag mehr bringt als die ersetzten; die Spanne umfasst die nächsten Beiträge, das Tempo und die Unsicherheit des Unterschieds",
  "schedule.shrunken":
    "Likes und Kommentare der Beiträge zu dieser Zeit (in der mit der Einreichung genannten Zeitzone) im Vergleich zu je 20 Beiträgen ringsum, zu keiner Wirkung hin geschrumpft",
  "schedule.shrunkenUtc":
    "Likes und Kommentare der Beiträge zu dieser Zeit (UTC) im Vergleich zu je 20 Beiträgen ringsum, zu keiner Wirkung hin geschrumpft",
  "cadence.gammaPoisson": "Beiträge ÷ Wochen, mit der Spanne einer Poisson-Rate",
  "cadence.longestGap": "längste Zeit zwischen zwei Beiträgen",
  "cadence.usualGap": "neun von zehn Pausen zwischen zwei Beiträgen sind nicht länger",
  "cadence.sinceLast": "Zeit seit dem neuesten Beitrag",
  "growth.difference": "letzter Wert − erster Wert des Zeitraums",
  "growth.relative": "Zuwachs ÷ erster Wert des Zeitraums",
  "growth.relativeTotal": "Zuwachs aller Plattformen ÷ Summe ihrer ersten Werte des Zeitraums",
  "growth.expected":
    "Prognose von vor 28 Tagen aus den Tageswerten bis dahin; 19 von 20 Creators bleiben in der Spanne",
  "growth.high": "der höchste der täglichen Zählerstände, die zusammenhängen, von gleichen der neueste",
  "growth.sinceHigh": "neuester Zählerstand ÷ höchster − 1, wenn dieser acht Wochen oder länger her ist",
  "growth.yearChange":
    "Zuwachs dieser Tage − Zuwachs derselben Tage zweiundfünfzig Wochen davor; Spanne nach Students t von Summen über je vier Tage, weit genug für alle Plattformen zusammen",
  "growth.perPost":
    "in einer Woche gewonnene Follower über den Beiträgen dieser Woche, kleinste Quadrate in Blöcken von vier Wochen; ein Zusammenhang, keine Ursache",
  "audience.postsThen":
    "von den neuesten Beiträgen die, die in den drei Stunden mit den meisten Followern online erschienen",
  "audience.postsThenUtc":
    "von den neuesten Beiträgen die, die in den drei Stunden mit den meisten Followern online erschienen (UTC)",
  "growth.lossDays":
    "höchstens drei Tage, die 4 Streuungen mehr verloren als üblich und zusammen über die Hälfte des Verlusts ausmachen",
  "growth.lossShare": "Verlust an diesen Tagen ÷ alle Verluste der 28 Tage",
  "growth.milestone": "die nächste von 1-, 2-, 3-, 5- und 7,5-mal einer Zehnerpotenz",
  "growth.milestoneDays": "erster Tag, an dem die Prognose dort ist; Spanne aus den Enden ihres Bandes",
  "growth.forecast":
    "gewichtetes Mittel aus gedämpftem Trend, winsorisiertem Tageszuwachs, Wochenrhythmus und ab 60 Tageswerten Regressionen; bei gerundeten Zahlen auch Theta; je näher ein Verfahren an diesem Verlauf lag, desto mehr zählt es; Spanne aus den Fehlern der Prognosen anderer Creators",
  "growth.confidence": "nach der Zahl der Tageswerte",
  "growth.unusual":
    "Zuwachs über das Übliche hinaus, an Tagen, deren Zuwachs 6 Streuungen der 28 Tage davor und 2 % des Bestands übersteigt, oder 6√3 Streuungen und 3.5 % in drei Tagen; ein Beitrag dieser oder der drei Tage davor erklärt einen Anstieg, wenn er das 3-Fache der üblichen Aufrufe oder Likes und Kommentare brachte",
  "growth.jump":
    "Wert nach den ungewöhnlichen Tagen − Wert davor; ungewöhnlich ist ein Tag, dessen Zuwachs 6 Streuungen der 28 Tage davor und 2 % des Bestands übersteigt, oder 6√3 Streuungen und 3.5 % in drei Tagen; kein Beitrag jener Tage brachte das 3-Fache des Üblichen",
  "growth.jumpPost":
    "Wert nach den ungewöhnlichen Tagen − Wert davor; ungewöhnlich ist ein Tag, dessen Zuwachs 6 Streuungen der 28 Tage davor und 2 % des Bestands übersteigt, oder 6√3 Streuungen und 3.5 % in drei Tagen; ein Beitrag jener Tage brachte das 3-Fache der üblichen Aufrufe oder Likes und Kommentare",
  "growth.jumpUnread":
    "Wert nach den ungewöhnlichen Tagen − Wert davor; ungewöhnlich ist ein Tag, dessen Zuwachs 6 Streuungen der 28 Tage davor und 2 % des Bestands übersteigt, oder 6√3 Streuungen und 3.5 % in drei Tagen; die Beiträge jener Tage sind nicht bekannt",
  "growth.jumpCount": "Anzahl der Anstiege, die kein bekannter Beitrag erklärt",
  "growth.jumpShare": "größter unerklärter Sprung ÷ Follower davor; 0, wenn es keinen gab",
  "growth.fallShare": "größter plötzlicher Rückgang ÷ Follower davor; 0, wenn es keinen gab",
  "trending.momentum":
    "Platz unter Creators, 0 bis 100, nach: mittlerer Tageszuwachs der letzten 28 Tage, jeder Tag halb so schwer je 7 Tage weiter zurück, ÷ √(Follower + 100) × Tage ÷ (Tage + 7); Tage mit unerklärten Sprüngen zählen nicht",
  "trending.underReview":
    "der Trend-Score, aber höchstens 84, solange ein Sprung der letzten 28 Tage keine bekannte Ursache hat",
  "trending.place":
    "Anteil der Creators, die für ihre Größe weniger Follower gewinnen: mittlerer Tageszuwachs der letzten 28 Tage, jeder Tag halb so schwer je 7 Tage weiter zurück, ÷ √(Follower + 100) × Tage ÷ (Tage + 7)",
  "trending.weight": "√Follower hier ÷ Summe von √Follower über alle Plattformen mit einem Platz",
  "growth.chanceOfDecline":
    "Wahrscheinlichkeit, dass am Ende der Prognose eine niedrigere Zahl angezeigt wird als heute, wobei eine gleiche nicht als Rückgang zählt; nach den Fehlern der Prognosen anderer Creators jenseits des erwarteten Zuwachses, nach früheren Anstiegen und danach, wie grob die Zahl gerundet ist",
  "engagement.change":
    "mediane Interaktionen der neuesten Beiträge ÷ die der Beiträge davor; Spanne über alle Paare dieser Beiträge, weit genug für alle Plattformen zusammen",
  "engagement.yearChange":
    "mediane Interaktionen der Beiträge von vier Wochen ÷ die derselben Tage zweiundfünfzig Wochen davor; Spanne über alle Paare dieser Beiträge, weit genug für alle Plattformen zusammen",
  "tier.byFollowers": "nach Followern",
  "size.usual":
    "Mitte der Creators dieser Plattform auf FanRadar, als hätten alle diese Größe: eine Linie über den Logarithmus der Follower, zu der jede Größenklasse gezogen wird; acht von zehn liegen in der Spanne",
  "size.place": "Anteil der Creators dieser Plattform auf FanRadar mit weniger, als hätten alle diese Größe",
  "benchmark.hypeauditor2026": "HypeAuditor-Bericht 2026, nach Followern; Spanne über die Berichte seit 2018 (extern)",
  "audience.online":
    "mittlere Zahl der Follower, die in den drei stärksten Stunden des Tages online sind, im Vergleich zum Mittel aller Stunden (in der mit der Einreichung genannten Zeitzone)",
  "audience.onlineUtc":
    "mittlere Zahl der Follower, die in den drei stärksten Stunden des Tages online sind, im Vergleich zum Mittel aller Stunden (UTC)",
  "audience.ofPlaced": "Follower dieser Gruppe ÷ alle Follower, die die Plattform einer Gruppe zuordnet",
  "sum.follows": "Summe über die Plattformen; eine Person kann auf mehreren folgen",
  "sum.gains": "Summe des Zuwachses aller Plattformen über dieselben Tage",
  "sum.forecasts":
    "Summe der Prognosen aller Plattformen für denselben Tag; die Enden ihrer Spannen werden addiert, da die Plattformen einer Person gemeinsam steigen und fallen",
  "share.ofFollows": "Follower der größten Plattform ÷ alle Follows",
  "market.weighted": "Plätze in den Klassen, gewichtet mit √Follower",
  "coverage.ofLinks": "verlinkte Plattformen mit Zahlen ÷ verlinkte Plattformen",
  "count.models": "Anzahl deiner Models",
  "count.members": "Anzahl der Creators, um die es in diesen Zahlen geht",
  "count.reports": "Anzahl deiner Berichte",
  "rating.mean": "Mittel über deine bewerteten Berichte von 5 × positive Bewertungen ÷ alle Bewertungen",
  "count.processing": "Anzahl deiner Models mit einer Analyse, die wartet oder läuft",
  "rating.stars": "5 × positive Bewertungen ÷ alle Bewertungen dieses Berichts; 0 ohne Bewertung",
  "count.listed": "Anzahl der Models in dieser Liste, nach Suche und Filtern",
  "score.meanListed": "Mittel der Trend-Scores in dieser Liste, gerundet; Models ohne Score zählen nicht",
  "count.change": "Anzahl der im Zeitraum hinzugekommenen",
  "rating.change": "Mittel der bewerteten Berichte jetzt − Mittel am Anfang des Zeitraums",
  "wait.median": "mediane Zeit vom Beginn einer Analyse bis zu ihrem Bericht",
  "count.ratings": "Anzahl der Personen mit dieser Bewertung",
  "count.figures": "Anzahl der gesiegelten Fakten dieser Art",
  "count.views":
    "Personen, die die Seite dieses Creators geöffnet haben, jede einmal am Tag gezählt, ohne bekannte Bots und ohne die Person, der sie gehört",
  "count.opened": "wie oft andere diesen Link geöffnet haben",
  "count.readings": "Anzahl der Aktualisierungen dieses Profils",
  "count.postsDropped":
    "Beiträge der letzten Aktualisierung, die in keiner Zahl enthalten sind, weil ihre Zeit fehlt oder sie nicht die dokumentierte Form haben",
  "versions.relative": "(jetzt − vorher) ÷ vorher",
  "portfolio.median": "Median der neuesten Zahlen der Creators",
  "portfolio.engagement":
    "Median über die Models, jedes nach seinem Profil mit den meisten Followern: (Likes + Kommentare) des typischen Beitrags ÷ damalige Follower; von den letzten 12 Beiträgen aus 90 Tagen, bei genannten Tagen von deren Beiträgen",
  "portfolio.rate":
    "(Likes + Kommentare) des typischen Beitrags ÷ damalige Follower, auf dem Profil mit den meisten Followern; von den letzten 12 Beiträgen aus 90 Tagen, bei genannten Tagen von deren Beiträgen",
  "portfolio.change": "(jetzt − vorher) ÷ vorher, wo beides bekannt ist; vorher ist der gleich lange Zeitraum davor",
  "portfolio.sameDays":
    "(jetzt − vorher) ÷ vorher, jedes Model an den Tagen, die seine Abrechnungen in beiden Zeiträumen abdecken",
  "portfolio.latestDays":
    "Nettoeinnahmen der neuesten Tage ÷ die ebenso vieler Tage davor; die Tage jedes Models enden mit der neuesten Zahlung seiner Abrechnungen, die beide Zeiträume ohne Lücke abdecken; deren Tag ist vielleicht noch nicht vorbei",
  "portfolio.ownDays":
    "Summe der jeweils neuesten Tage jedes Models, die mit der neuesten Zahlung seiner Abrechnungen oder mit den Tagen eines eingegebenen Betrags enden; sie enden nicht alle am selben Datum",
  "portfolio.compared":
    "gutgeschriebene Zahlungen ohne Rückzahlungen und Rückbuchungen, von jedem Model nur an den Tagen, die seine Abrechnungen in beiden Zeiträumen abdecken",
  "portfolio.typicalChange":
    "Median der eigenen Änderungen (jetzt − vorher) ÷ vorher, wo beides bekannt ist; vorher ist der gleich lange Zeitraum davor",
  "portfolio.average": "Summe der Models, die die Zahl haben ÷ ihre Anzahl; Spanne aus den Enden der ihren",
  "accuracy.heldOut":
    "spätere Werte im Bereich ÷ alle geprüften, auf Daten, die das Verfahren nicht kannte; der Bereich soll 80 % enthalten",
  "accuracy.share": "Fälle dieser Art ÷ alle geprüften, auf Daten, die das Verfahren nicht kannte",
  "accuracy.median": "Median über alles Geprüfte, auf Daten, die das Verfahren nicht kannte",
  "portfolio.cohort": "Profile mit einem Wert am ersten gezeigten Tag, durchgehend dieselben",
  "count.rows": "Anzahl der Zeilen",
  "content.median": "Median der gezahlten Beträge; die Spanne ergibt sich aus ihrer Rangfolge",
  "change.counted": "neue Abos in ganzen Wochen, vorher so viele Wochen wie nachher",
  "change.joined":
    "(nachher − vorher) ÷ vorher; die Spanne berücksichtigt Zufall und die übliche Bewegung zwischen Monaten, aber keine Saison",
  "change.net":
    "neue Abonnenten einer Woche × Nettozahlungen von jedem in ebenso vielen Tagen, nachher ÷ vorher − 1; die Spanne berücksichtigt Zufall und Saison",
  "change.days": "Monate seit dem Abo, die von beiden Preisen bekannt sind",
  "figures.sum": "Summe der Zahlen, die dahinter stehen",
  "figures.share": "diese Zahl ÷ die Summe aller Models",
  "gain.daily": "gewonnene Follower ÷ Tage",
  "gain.day": "größte oder kleinste Änderung zwischen den Werten zweier aufeinanderfolgender Tage",
};

/** The card of a figure. */
export const ledgerWords = {
  open: (name: string) => `${name}: Quelle ansehen`,
  from: "Von",
  own: "Umgerechnet aus",
  rate: "Kurs",
  asOf: "Stand",
  sample: "Stichprobe",
  against: "Verglichen mit",
  range: "Spanne",
  formula: "Formel",
  method: "Was ist das?",
  also: "Auch",
  /** In place of 'measured', of what an imported file says. */
  byFile: "laut Datei",
  suppliedFile:
    "Diese Datei hat eingereicht, wer das Profil verwaltet. FanRadar kann nicht prüfen, wer sie erstellt hat.",
  conflicts: "Widerspruch",
};
