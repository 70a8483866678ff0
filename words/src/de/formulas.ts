import type { FormulaKey } from "@fanradar/engine";

/** How a figure was computed, as its ledger card says. */
export const formulaWords: Record<FormulaKey, string> = {
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
  "posts.share": "diese Beiträge ÷ die Beiträge, mit denen sie verglichen werden",
  "viral.aboveThreeMedians": "Videos über dem Dreifachen der medianen Aufrufe ÷ Videos",
  "comparison.place":
    "Anteil der Creators der Plattform mit niedrigerem Wert; mehrere Plattformen werden mit √Follower gewichtet",
  "comparison.composite": "Mittel der bekannten Plätze unter den Creators",
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
  "earnings.extrasShare": "Zahlungen außer Abos und Verlängerungen ÷ alle Zahlungen des Monats, netto",
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
  "followers.suspect":
    "Anteil, bei dem die Merkmale der Follower-Stichprobe am wahrscheinlichsten sind, nach einem Modell bekannter gekaufter Konten",
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
  "tier.byFollowers": "nach Followern",
  "size.usual":
    "Mitte der Creators dieser Plattform auf FanRadar, als hätten alle diese Größe: eine Linie über den Logarithmus der Follower, zu der jede Größenklasse gezogen wird; acht von zehn liegen in der Spanne",
  "size.place": "Anteil der Creators dieser Plattform auf FanRadar mit weniger, als hätten alle diese Größe",
  "tier.percentile": "Anteil der Creators derselben Klasse mit niedrigerem Engagement",
  "benchmark.hypeauditor2026": "HypeAuditor-Bericht 2026, nach Followern; Spanne über die Berichte seit 2018 (extern)",
  "audience.online":
    "mittlere Zahl der Follower, die in den drei stärksten Stunden des Tages online sind, im Vergleich zum Mittel aller Stunden (in der mit der Einreichung genannten Zeitzone)",
  "audience.onlineUtc":
    "mittlere Zahl der Follower, die in den drei stärksten Stunden des Tages online sind, im Vergleich zum Mittel aller Stunden (UTC)",
  "audience.ofPlaced": "Follower dieser Gruppe ÷ alle Follower, die die Plattform einer Gruppe zuordnet",
  "benchmark.ownPool": "Median der Creators dieser Klasse auf FanRadar; acht von zehn liegen in der Spanne",
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
  "count.processing": "Anzahl deiner Models, deren erste Analyse wartet oder läuft",
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
  "earnings.sum": "Summe dieser Zahlungen in den Abrechnungen; jede zählt einmal",
  "earnings.cleared": "gutgeschriebene Zahlungen − Rückzahlungen und Rückbuchungen von früheren; jede zählt einmal",
  "split.agency": "Anteil jeder Regel × Einnahmen ihrer Tage, je Regel und Monat einmal auf den Cent gerundet",
  "split.creator": "Einnahmen − Teil der Agentur",
  "chatters.total": "Summe der gutgeschriebenen Trinkgelder und bezahlten Nachrichten des Monats, netto",
  "chatters.sales": "Trinkgelder und Nachrichten, während nur diese Person Schicht hatte, netto",
  "chatters.shared": "Trinkgelder und Nachrichten, während diese Personen zugleich Schicht hatten, netto",
  "chatters.outside": "Trinkgelder und Nachrichten, während niemand Schicht hatte, netto",
  "chatters.untimed": "Trinkgelder und Nachrichten, von denen die Abrechnung nur den Tag nennt, netto",
  "chatters.back": "Erstattungen und Rückbuchungen von Trinkgeldern und Nachrichten im Monat",
  "chatters.hours": "Stunden der Schichten dieser Person im Monat, überlappende nur einmal gezählt",
  "chatters.aloneHours": "Stunden allein in der Schicht an Tagen, die eine Abrechnung abdeckt",
  "chatters.perHour": "Umsatz ÷ Stunden allein in der Schicht",
  "payers.earningsChange":
    "Nettoeinnahmen der letzten dreißig Tage ÷ die der dreißig Tage davor; Spanne: wer zufällig zahlte, jede Person einmal gezählt",
  "payers.perPayer": "Nettoeinnahmen von benannten Zahlenden in den letzten dreißig Tagen ÷ diese Zahlenden",
  "payers.perThousand":
    "Nettoeinnahmen eines Monats ÷ Follower auf allen Plattformen × 1.000; wer zahlt, muss nicht folgen",
  "payers.subscriberRate": "Abonnenten ÷ Follower auf allen Plattformen × 100; wer abonniert, muss nicht folgen",
  "payers.topShareQuarter": "Zahlungen der zehn, die am meisten zahlten ÷ alle Einnahmen, in den letzten neunzig Tagen",
  "payers.quiet":
    "Zahlende mit mindestens vier Besuchen, deren letzte Zahlung um ein Zehntel länger her ist als ihr längster der letzten zwölf Abstände (bei wenigen Abständen mehr), mindestens vierzehn Tage, und nicht über sechzig Tage länger",
  "payers.quietWorth":
    "was jeder dieser Zahlenden in den drei Monaten bis zur letzten Zahlung zahlte ÷ 3, netto, zusammengezählt",
  "payers.returned":
    "Anteil derer, die an früheren Tagen ebenso still waren und in den nächsten dreißig Tagen wieder zahlten; Spanne nach Wilson",
  "payers.joinPrice": "Bruttopreis des ersten Abos; die zwei, zu denen die meisten begannen",
  "payers.stayed":
    "Anteil derer, die zu diesem Preis begannen und 25 bis 45 Tage später wieder für das Abo zahlten; Spanne nach Wilson",
  "payers.stayChange": "Anteil der Verlängerungen zum höheren Preis − zum niedrigeren, in Punkten (Agresti und Caffo)",
  "payers.joinerValue":
    "Mittelwert dessen, was jeder neue Abonnent in den ersten 90 Tagen zahlte, netto; Spanne: der Mittelwert ebenso vieler anderer",
  "payers.joinerChange": "mittlerer Wert neuer Abonnenten ÷ der Wert derer, die in den 90 Tagen davor begannen",
  "payers.distinct": "Zahlende in den Abrechnungen, unterschieden durch einen geschlüsselten Hash",
  "earnings.change": "Einnahmen ÷ Tage des Monats, gegen die des Monats davor",
  "earnings.months": "Summe der Monate",
  "payers.topShare": "Ausgaben der zehn, die am meisten ausgaben ÷ Ausgaben aller Zahlenden",
  "payers.median": "Median der Ausgaben je zahlender Person",
  "payers.mean": "Ausgaben aller Zahlenden ÷ Zahlende",
  "earnings.perSubscriber": "Nettoeinnahmen des Monats ÷ Abonnenten jetzt",
  "goal.named": "die Zahl in der Frage",
  "goal.share": "jetziger Stand ÷ Ziel",
  "goal.subscribers":
    "Betrag in der Frage ÷ Nettoeinnahmen eines Monats je Abonnent; Spanne aus der des erwarteten Monats",
  "earnings.weekdayShare":
    "Anteil des Wochentags an den Einnahmen jeder Woche, wegen des Zufalls zu einem Siebtel hin geschrumpft",
  "tips.perPayer": "Trinkgelder und bezahlte Nachrichten ÷ Zahlende, in den letzten dreißig Tagen der Abrechnung",
  "earnings.kindShares": "Anteile an den Einnahmen der letzten dreißig Tage der Abrechnung",
  "portfolio.median": "Median der neuesten Zahlen der Creators",
  "portfolio.engagement":
    "Median über die Models, jedes nach seinem Profil mit den meisten Followern: (Likes + Kommentare) des typischen Beitrags im Zeitraum ÷ damalige Follower",
  "portfolio.rate":
    "(Likes + Kommentare) des typischen Beitrags im Zeitraum ÷ damalige Follower, auf dem Profil mit den meisten Followern",
  "portfolio.change": "(jetzt − vorher) ÷ vorher, wo beides bekannt ist; vorher ist der gleich lange Zeitraum davor",
  "portfolio.sameDays":
    "(jetzt − vorher) ÷ vorher, an denselben Tagen beider Zeiträume: denen, die Abrechnungen in beiden abdecken",
  "portfolio.latestDays":
    "Nettoeinnahmen der neuesten Tage ÷ die ebenso vieler Tage davor; die Tage jedes Models enden mit der neuesten Zahlung seiner Abrechnungen, die beide Zeiträume ohne Lücke abdecken",
  "portfolio.ownDays":
    "Summe der jeweils neuesten Tage jedes Models, die mit der neuesten Zahlung seiner Abrechnungen oder mit den Tagen eines eingegebenen Betrags enden; sie enden nicht alle am selben Datum",
  "portfolio.compared":
    "gutgeschriebene Zahlungen ohne Rückzahlungen und Rückbuchungen, nur an den Tagen, die Abrechnungen in beiden Zeiträumen abdecken",
  "portfolio.earnings":
    "gutgeschriebene Zahlungen der Abrechnungen ohne Rückzahlungen und Rückbuchungen, plus Beträge, die für Tage ohne Abrechnung eingegeben wurden",
  "portfolio.typicalChange":
    "Median der eigenen Änderungen (jetzt − vorher) ÷ vorher, wo beides bekannt ist; vorher ist der gleich lange Zeitraum davor",
  "portfolio.average": "Summe der Models, die die Zahl haben ÷ ihre Anzahl; Spanne aus den Enden der ihren",
  "accuracy.heldOut":
    "spätere Werte im Bereich ÷ alle geprüften, auf Daten, die das Verfahren nicht kannte; der Bereich soll 80 % enthalten",
  "portfolio.cohort": "Profile mit einem Wert am ersten gezeigten Tag, durchgehend dieselben",
  "portfolio.earningsCohort": "Models, deren Abrechnungen jeden gezeigten Tag abdecken, durchgehend dieselben",
  "count.rows": "Anzahl der Zeilen",
  "price.rounded": "der Preis mit 49 oder 99 Cent am Ende, der dem Schritt am nächsten liegt",
  "price.breakEven": "1 − jetziger Preis ÷ dieser Preis; unter 0 müssen so viele mehr dazukommen",
  "price.breakEvenExtras":
    "1 − (jetziger Preis + was jedes Abo zusätzlich bringt) ÷ (dieser Preis + dasselbe); unter 0 müssen so viele mehr dazukommen",
  "price.willingness":
    "was neue Abonnenten zu diesem Preis zahlen ÷ was sie zum jetzigen zahlen, nach Kurven der Zahlungsbereitschaft, die zu den Monaten und einer schwachen allgemeinen Annahme passen; Trend und Zufall sind berücksichtigt",
  "price.chance": "Gewicht der Kurven, nach denen dieser Preis mehr bringt als der jetzige",
  "price.advice":
    "ein Schritt von höchstens 25 %, nur wenn er mit mindestens 80 % Wahrscheinlichkeit mehr bringt; sonst der jetzige Preis",
  "price.range":
    "Preise innerhalb von 25 %, die mindestens 95 % des jetzigen Umsatzes bringen, mit mindestens 80 % Wahrscheinlichkeit",
  "price.lastMonth":
    "der Preis des letzten Monats, für den einer bekannt ist: wie notiert, sonst der Median dessen, was neue Abonnenten zahlten",
  "price.months": "Anzahl der Monate mit einem einzigen Preis",
  "price.prices": "Anzahl der verschiedenen Preise dieser Monate",
  "extras.perPayer": "alles außer den Abos Bezahlte ÷ zahlende Abonnenten, in den letzten Monaten",
  "subscribers.paying": "Personen, die im Monat ein Abo bezahlt haben, neue eingeschlossen",
  "subscribers.joined": "neue Abos des Monats",
  "subscribers.leaving":
    "Anteil, der nach dem ersten Monat kündigt, nach Bleibekurven, die zu den Monaten passen; zuerst gehen die, die am ehesten kündigen",
  "cohort.joined": "Personen, deren erste Zahlung in den Abrechnungen ein neues Abonnement in diesem Monat ist",
  "cohort.stayed":
    "Anteil derer, die im Monat dazukamen und deren letzte Zahlung für das Abonnement so viele Monate zu dreißig Tagen danach liegt oder später; fünf Tage früher zählen noch",
  "subscribers.left":
    "Personen, deren Abo von dreißig Tagen in dem Monat auslief und die binnen fünfzehn Tagen kein weiteres bezahlten",
  "quiet.worth": "Nettozahlungen der drei Monate bis zur letzten Zahlung ÷ 3",
  "quiet.gap": "Median der letzten zwölf Abstände zwischen Zahlungen; solche innerhalb von vier Tagen sind eine",
  "quiet.silence": "Tage von der letzten Zahlung bis zum Ende der Abrechnungen",
  "cohort.value":
    "alle Nettozahlungen derer, die im Monat dazukamen, bis zum Ende der Abrechnungen, geteilt durch ihre Zahl",
  "revenue.models":
    "was jedes Model voraussichtlich bringt, zusammengezählt; die Grenzen sind die aller Models zugleich",
  "revenue.months":
    "was vergangene Monate brachten und kommende voraussichtlich bringen, zusammengezählt; die Grenzen sind die aller Monate zugleich",
  "revenue.paths":
    "Median von 10.000 Verläufen aus neuen Abonnenten, Bleibedauer, dem zuletzt gezahlten Preis und zusätzlichen Zahlungen, abzüglich der Gebühr der Plattform; plötzliche Sprünge sind nicht enthalten",
  "revenue.tenth": "einer von zehn Verläufen bringt weniger",
  "revenue.ninetieth": "einer von zehn Verläufen bringt mehr",
  "revenue.extrasShare": "außer den Abos Bezahltes ÷ alles Bezahlte, im letzten Monat",
  "content.median": "Median der gezahlten Beträge; die Spanne ergibt sich aus ihrer Rangfolge",
  "test.length":
    "Tage, bis die erwartete Wirkung des Preises übersteigt, worin der Zufall 8 von 10 Mal bleibt, in ganzen Wochen, mindestens vier",
  "test.usual": "neue Abonnenten am Tag in den letzten Monaten × Tage des Tests",
  "test.needed":
    "erwartete neue Abonnenten × (jetziger Preis + was jeder zusätzlich zahlt) ÷ (Testpreis + dasselbe), aufgerundet",
  "test.noticeable":
    "der Unterschied, in dem Zählrauschen und die übliche Bewegung zwischen Monaten, vorher und im Test, 8 von 10 Mal bleiben",
  "test.keep": "nötige neue Abonnenten × (1 + kleinster erkennbarer Unterschied), aufgerundet",
  "test.back": "nötige neue Abonnenten ÷ (1 + kleinster erkennbarer Unterschied), abgerundet",
  "change.counted": "neue Abos in ganzen Wochen, vorher so viele Wochen wie nachher",
  "change.joined":
    "(nachher − vorher) ÷ vorher; die Spanne berücksichtigt Zufall und die übliche Bewegung zwischen Monaten, aber keine Saison",
  "change.net":
    "mittlere Woche nachher ÷ mittlere Woche vorher − 1; die Spanne hängt davon ab, wie sehr die Wochen sich unterscheiden und wie viele zahlten",
  "figures.sum": "Summe der Zahlen, die dahinter stehen",
  "figures.share": "diese Zahl ÷ die Summe aller Models",
  "gain.daily": "gewonnene Follower ÷ Tage",
  "earnings.fees": "Brutto- − Nettobeträge der Zahlungen, die zählen",
  "earnings.dayExtreme": "was jeder ganze Tag nach Erstattungen brachte; der höchste und der niedrigste Betrag",
  "earnings.dayMean": "Summe der ganzen Tage ÷ ihre Anzahl",
  "earnings.week": "Summe der Tage der Woche, die Abrechnungen abdecken",
  "earnings.monthMean": "Summe der ganzen Monate ÷ ihre Anzahl, höchstens der letzten zwölf",
  "earnings.partShare": "diese Arten von Zahlungen ÷ alle Einnahmen derselben Tage",
  "payers.topTenth": "Ausgaben des Zehntels, das am meisten ausgab ÷ Ausgaben aller Zahlenden",
  "gain.day": "größte oder kleinste Änderung zwischen den Werten zweier aufeinanderfolgender Tage",
  "payment.count": "wie viele Zahlungen zählen",
  "payment.largest": "die höchste einzelne Zahlung, die zählt",
  "payment.mean": "Summe der Zahlungen, die zählen ÷ ihre Anzahl",
  "payment.median": "Median der einzelnen Zahlungen, die zählen",
  "payment.hour":
    "die Stunde des Tages mit den meisten Zahlungen, nach der Uhr der Abrechnung; ihr Anteil an allen Zahlungen",
};

/** The card of a figure. */
export const ledgerWords = {
  open: (name: string) => `${name}: Quelle ansehen`,
  from: "Von",
  own: "Umgerechnet aus",
  rate: "Kurs",
  asOf: "Stand",
  sample: "Stichprobe",
  range: "Spanne",
  formula: "Formel",
  method: "Was ist das?",
  also: "Auch",
  conflicts: "Widerspruch",
};
