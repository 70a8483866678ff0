import type { FormulaKey } from "@fanradar/engine";

/** How a figure was computed, as its ledger card says. */
export const formulaWords: Record<FormulaKey, string> = {
  "engagement.byFollowers.typical":
    "(Likes + Kommentare) ÷ Follower, Median über die Mittel aller Paare von Beiträgen (Hodges und Lehmann); Spanne für den Median der nächsten 12 Beiträge, so weit wie spätere Beiträge von Creators davon entfernt lagen",
  "engagement.byFollowers.median": "(Likes + Kommentare) ÷ Follower, Median der Beiträge",
  "engagement.byFollowers.mean": "(Likes + Kommentare) ÷ Follower, Mittel der Beiträge",
  "engagement.byFollowers.averages": "(mittlere Likes + mittlere Kommentare) ÷ Follower",
  "engagement.byViews.median": "(Likes + Kommentare + Shares) ÷ Aufrufe, Median der Beiträge",
  "engagement.byReach.median": "(Likes + Kommentare + Shares + Gespeichertes) ÷ erreichte Konten, Median der Beiträge",
  "posts.median": "Median der Beiträge",
  "posts.share": "Beiträge mit dem Thema ÷ Beiträge mit Text",
  "viral.aboveThreeMedians": "Videos über dem Dreifachen der medianen Aufrufe ÷ Videos",
  "comparison.place": "Anteil der Creators der Plattform mit weniger, mehrere Plattformen gewichtet mit √Follower",
  "comparison.composite": "Mittel der bekannten Plätze unter Creators",
  "score.specification": "Summe der drei Summanden, abgerundet",
  "score.partial": "Summe der bekannten Summanden, abgerundet; nicht gegen volle Scores gereiht",
  "score.followers": "Instagram-Follower ÷ 1000 × 0.3",
  "score.engagement": "Engagement in Prozent × 10 × 0.3",
  "score.earnings": "Monatseinnahmen in Dollar ÷ 100 × 0.4",
  "earnings.extrasShare": "Zahlungen neben Abos und Verlängerungen ÷ alle Zahlungen des Monats, netto",
  "posts.topShare": "Likes und Kommentare des erfolgreichsten Beitrags ÷ die aller Beiträge des Zeitraums",
  "data.age": "Zeit seit dem letzten Stand",
  "posts.age": "Zeit seit dem Erscheinen des Beitrags",
  "checks.ran": "Risikoprüfungen, deren Zahlen vorlagen; eine Prüfung ohne Zahlen steht mit ihrem Grund in der Liste",
  "checks.all": "Risikoprüfungen, die für die verlinkten Plattformen gelten",
  "handles.dice": "Buchstabenpaare, die die zwei unähnlichsten Handles teilen ÷ alle ihre Paare (Dice)",
  "likes.variation": "Standardabweichung ÷ Mittel der Likes der neuesten Beiträge",
  "follows.perFollower": "Folgt ÷ Follower",
  "followers.suspect":
    "Anteil, unter dem die Merkmale der Stichprobe am wahrscheinlichsten sind, nach einem Modell bekannter gekaufter Konten",
  "language.byLetters": "Sprache der meisten Buchstaben, Text für Text",
  "theme.shrunken":
    "Likes und Kommentare der Beiträge zum Thema gegenüber denen der je 20 Beiträge ringsum, zu keiner Wirkung hin geschrumpft",
  "schedule.shrunken":
    "Likes und Kommentare der Beiträge zu dieser Zeit (in der mit der Einreichung genannten Zeitzone) gegenüber denen der je 20 Beiträge ringsum, zu keiner Wirkung hin geschrumpft",
  "schedule.shrunkenUtc":
    "Likes und Kommentare der Beiträge zu dieser Zeit (UTC) gegenüber denen der je 20 Beiträge ringsum, zu keiner Wirkung hin geschrumpft",
  "cadence.gammaPoisson": "Beiträge ÷ Wochen, Spanne einer Poisson-Rate",
  "cadence.longestGap": "längste Zeit zwischen zwei Beiträgen",
  "cadence.usualGap": "neun von zehn Zeiten zwischen zwei Beiträgen sind nicht länger",
  "cadence.sinceLast": "Zeit seit dem neuesten Beitrag",
  "growth.difference": "letzter Wert − erster Wert des Zeitraums",
  "growth.relative": "Zuwachs ÷ erster Wert des Zeitraums",
  "growth.forecast":
    "gedämpfter Trend, winsorisierter Tageszuwachs und Wochenrhythmus, bei gerundeten Zahlen auch Theta, jeweils gewichtet nach ihrer Nähe an diesem Verlauf; Spanne aus den Fehlern der Prognosen anderer Creators",
  "growth.confidence": "nach der Zahl der Tageswerte",
  "growth.unusual":
    "Tageszuwächse über 6 Streuungen der 28 Tage davor und 2 % des Bestands an einem Tag, oder 3.5 % in drei; ein Anstieg ist erklärt durch einen Beitrag jener Tage mit dem 3-Fachen der üblichen Aufrufe oder Likes und Kommentare",
  "growth.jump":
    "Lesung nach den ungewöhnlichen Tagen − Lesung davor; ungewöhnlich ist ein Tag über 6 Streuungen der 28 Tage davor und 2 % des Bestands, oder 3.5 % in drei Tagen; kein Beitrag jener Tage brachte das 3-Fache des Üblichen",
  "growth.jumpPost":
    "Lesung nach den ungewöhnlichen Tagen − Lesung davor; ungewöhnlich ist ein Tag über 6 Streuungen der 28 Tage davor und 2 % des Bestands, oder 3.5 % in drei Tagen; ein Beitrag jener Tage brachte das 3-Fache der üblichen Aufrufe oder Likes und Kommentare",
  "growth.jumpUnread":
    "Lesung nach den ungewöhnlichen Tagen − Lesung davor; ungewöhnlich ist ein Tag über 6 Streuungen der 28 Tage davor und 2 % des Bestands, oder 3.5 % in drei Tagen; die Beiträge jener Tage sind nicht bekannt",
  "growth.jumpCount": "Anzahl der Sprünge nach oben, die kein bekannter Beitrag erklärt",
  "growth.jumpShare": "größter unerklärter Sprung ÷ Follower davor; 0, wo es keinen gab",
  "growth.fallShare": "größter plötzlicher Rückgang ÷ Follower davor; 0, wo es keinen gab",
  "trending.momentum":
    "Platz unter Creators, 0 bis 100, des mittleren Tageszuwachses über √Follower: die letzten 28 Tage, halb so viel je 7 Tage weiter zurück; unerklärte Sprünge ausgelassen",
  "trending.underReview":
    "wie der Trend-Score, aber bei 84 gehalten, solange ein Sprung der letzten 28 Tage keine bekannte Ursache hat",
  "trending.place":
    "Anteil der Creators, die für ihre Größe weniger Follower gewinnen: mittlerer Tageszuwachs der letzten 28 Tage, halb so viel je 7 Tage weiter zurück, über √Follower",
  "trending.weight": "√Follower hier ÷ deren Summe über alle Plattformen mit einem Platz",
  "growth.chanceOfDecline":
    "Wahrscheinlichkeit, dass am Ende der Prognose eine niedrigere Zahl angezeigt wird als heute, eine gleiche zählt nicht als Rückgang: nach den Fehlern der Prognosen anderer Creators jenseits des erwarteten Zuwachses, nach früheren Anstiegen und danach, wie grob die Zahl gerundet ist",
  "engagement.change":
    "mediane Interaktionen der neuesten Beiträge ÷ die der Beiträge davor; Spanne über alle Paare solcher Beiträge",
  "tier.byFollowers": "nach Followern",
  "tier.percentile": "Anteil der Creators derselben Klasse mit geringerem Engagement",
  "benchmark.hypeauditor2026":
    "Bericht von HypeAuditor von 2026, nach Followern; Spanne über dessen Berichte seit 2018 (extern)",
  "audience.online":
    "Mittel der Follower online in den drei Stunden mit den meisten, gegenüber dem Mittel aller Stunden (in der mit der Einreichung genannten Zeitzone)",
  "audience.onlineUtc":
    "Mittel der Follower online in den drei Stunden mit den meisten, gegenüber dem Mittel aller Stunden (UTC)",
  "audience.ofPlaced": "Follower dieses Teils ÷ Follower, von denen die Plattform erzählt",
  "benchmark.ownPool": "Median der Creators dieser Klasse auf FanRadar; acht von zehn liegen in der Spanne",
  "sum.follows": "Summe über die Plattformen; eine Person kann auf mehreren folgen",
  "share.ofFollows": "Follower der größten Plattform ÷ alle Follows",
  "market.weighted": "Plätze in den Klassen, gewichtet mit √Follower",
  "coverage.ofLinks": "verlinkte Plattformen mit Zahlen ÷ verlinkte Plattformen",
  "count.models": "Anzahl deiner Models",
  "count.reports": "Anzahl deiner Berichte",
  "rating.mean": "Mittel über deine bewerteten Berichte von fünf mal positive ÷ alle Bewertungen",
  "count.processing": "Anzahl deiner Models mit wartender oder laufender erster Analyse",
  "rating.stars": "fünf mal positive ÷ alle Bewertungen dieses Berichts, 0 ohne eine",
  "count.listed": "Anzahl der Models dieser Liste, wie gesucht und gefiltert",
  "score.meanListed": "Mittel der Trend-Scores dieser Liste, gerundet; Models ohne Score zählen nicht",
  "count.change": "Anzahl der im Zeitraum Hinzugekommenen",
  "rating.change": "Mittel der bewerteten Berichte jetzt − am Anfang des Zeitraums",
  "wait.median": "Median vom Beginn einer Analyse bis zu ihrem Bericht",
  "count.ratings": "Anzahl der Personen, die so bewerteten",
  "count.figures": "Anzahl der gesiegelten Fakten dieser Art",
  "count.views":
    "Personen, die die Seite dieses Creators öffneten, jede einmal am Tag gezählt; weder bekannte Bots noch die Person, der sie gehört",
  "count.opened": "wie oft andere diesen Link öffneten",
  "count.readings": "Zahl der Aktualisierungen dieses Profils",
  "count.postsDropped":
    "Beiträge des letzten Stands, die in keiner Zahl sind: ohne Zeit oder nicht in der dokumentierten Form",
  "versions.relative": "(jetzt − vorher) ÷ vorher",
  "earnings.sum": "Summe solcher Zahlungen der Abrechnungen; jede zählt einmal",
  "earnings.cleared": "gutgeschriebene Zahlungen − was von früheren zurückging; jede zählt einmal",
  "payers.distinct": "Zahlende der Abrechnungen, unterschieden durch einen geschlüsselten Hash",
  "payers.median": "Median dessen, was jede zahlende Person ausgab",
  "payers.mean": "was alle Zahlenden ausgaben ÷ Zahlende",
  "earnings.weekdayShare":
    "der Anteil an den Einnahmen jeder Woche, zu einem Siebtel hin gezogen um das, was der Zufall allein streut",
  "tips.perPayer": "Trinkgelder und bezahlte Nachrichten ÷ Zahlende, der neuesten dreißig Tage der Abrechnung",
  "earnings.kindShares": "Anteile an den Einnahmen der neuesten dreißig Tage der Abrechnung",
  "portfolio.median": "Median der neuesten Zahlen der Creators",
  "portfolio.engagement":
    "Median der Raten der Profile, je (Likes + Kommentare) des typischen Beitrags im Zeitraum ÷ Follower damals",
  "portfolio.rate":
    "(Likes + Kommentare) des typischen Beitrags im Zeitraum ÷ Follower damals, auf dem Profil mit den meisten Followern",
  "portfolio.change": "(jetzt − vorher) ÷ vorher, derer, die beides haben; vorher ist der gleich lange Zeitraum davor",
  "portfolio.sameDays":
    "(jetzt − vorher) ÷ vorher, an denselben Tagen beider Zeiträume: denen, die Abrechnungen in beiden abdecken",
  "portfolio.compared":
    "gutgeschriebene Zahlungen ohne Zurückgegebenes, nur an den Tagen, die Abrechnungen in beiden Zeiträumen abdecken",
  "portfolio.earnings":
    "gutgeschriebene Zahlungen der Abrechnungen ohne Zurückgegebenes, und Beträge, die für Tage ohne Abrechnung angegeben wurden",
  "portfolio.typicalChange":
    "Median der eigenen Änderungen (jetzt − vorher) ÷ vorher, von allen, die beides haben; vorher ist der gleich lange Zeitraum vor diesem",
  "portfolio.cohort": "Profile mit einem Wert am ersten gezeigten Tag, zu jeder Zeit dieselben",
  "count.rows": "Anzahl der Zeilen",
  "price.asAsked": "der Preis auf 49 oder 99 Cent, der dem Schritt am nächsten liegt",
  "price.breakEven": "1 − jetziger Preis ÷ dieser Preis; unter 0: so viele müssen dazukommen",
  "price.breakEvenExtras":
    "1 − (jetziger Preis + was jede Person daneben zahlt) ÷ (dieser Preis + dasselbe); unter 0: so viele müssen dazukommen",
  "price.willingness":
    "was Neue zu diesem Preis zahlen ÷ zum jetzigen, nach Kurven der Zahlungsbereitschaft, die zu den Monaten und einer schwachen allgemeinen Annahme passen; Trend und Zufall sind berücksichtigt",
  "price.chance": "Gewicht der Kurven, nach denen dieser Preis mehr bringt als der jetzige",
  "price.advice": "ein Schritt von höchstens 25 %, nur wo er mit 80 % Chance mehr bringt; sonst der jetzige Preis",
  "price.range": "Preise innerhalb von 25 %, die mit 80 % Chance mindestens 95 % des jetzigen Umsatzes bringen",
  "price.lastMonth":
    "der Preis des neuesten Monats, der einen nennt: notiert, sonst der Median dessen, was Neue zahlten",
  "price.months": "Anzahl der Monate, in denen ein Preis verlangt wurde",
  "price.prices": "Anzahl der verschiedenen Preise dieser Monate",
  "extras.perPayer": "alles neben den Abos Bezahlte ÷ zahlende Abos, der neuesten Monate",
  "subscribers.paying": "wer im Monat ein Abo bezahlte, Neue eingeschlossen",
  "subscribers.joined": "neue Abos des Monats",
  "subscribers.leaving":
    "Anteil, der nach dem ersten Monat geht, nach Arten zu bleiben, die zu den Monaten passen; Unruhige gehen zuerst",
  "revenue.paths":
    "Median von 10.000 Verläufen: Neue, wer bleibt, der zuletzt gezahlte Preis und was daneben gezahlt wird, abzüglich der Gebühr der Plattform; ein plötzlicher Sprung ist nicht darin",
  "revenue.tenth": "einer von zehn Verläufen bringt weniger",
  "revenue.ninetieth": "einer von zehn Verläufen bringt mehr",
  "revenue.extrasShare": "neben den Abos gezahlt ÷ alles Gezahlte, des neuesten Monats",
  "content.median": "Median des Gezahlten; seine Spanne nach der Rangfolge der Beträge",
  "test.length": "vier ganze Wochen, damit jeder Wochentag gleich zählt",
  "test.usual": "Neue am Tag der neuesten Monate × 28",
  "test.needed":
    "erwartete Neue × (jetziger Preis + was jede Person daneben zahlt) ÷ (Testpreis + dasselbe), aufgerundet",
  "test.noticeable":
    "was Zufall beim Zählen und die eigene Bewegung der Monate, vorher und im Test, 8 von 10 Mal erreichen",
  "test.keep": "nötige Neue × (1 + kleinster erkennbarer Unterschied), aufgerundet",
  "test.back": "nötige Neue ÷ (1 + kleinster erkennbarer Unterschied), abgerundet",
  "test.runs": "Tage, bis das vom Preis Erwartete mehr ist, als Zufall 8 von 10 Mal erreicht, in ganzen Wochen",
  "change.counted": "neue Abos in ganzen Wochen, vorher so viele wie nachher",
  "change.joined": "(nachher − vorher) ÷ vorher; die Spanne enthält Zufall und was Monate von selbst tun, keine Saison",
  "change.net":
    "mittlere Woche nachher ÷ vorher − 1; die Spanne danach, wie sehr die Wochen sich unterscheiden und wie viele zahlten",
};
