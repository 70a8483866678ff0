import type { FormulaKey } from "@fanradar/engine";

/** How figures of earnings, prices, payers, shifts and splits were computed. */
export const moneyFormulas = {
  "earnings.extrasShare": "Zahlungen außer Abos und Verlängerungen ÷ alle Zahlungen des Monats, netto",
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
    "Nettoeinnahmen ÷ die ebenso vieler Tage davor; Spanne: wer zufällig zahlte, jede Person einmal gezählt",
  "payers.perPayer": "Nettoeinnahmen von benannten Zahlenden in den letzten dreißig Tagen ÷ diese Zahlenden",
  "payers.perThousand":
    "Nettoeinnahmen eines Monats ÷ Follower auf allen Plattformen × 1.000; wer zahlt, muss nicht folgen",
  "payers.subscriberRate": "Abonnenten ÷ Follower auf allen Plattformen × 100; wer abonniert, muss nicht folgen",
  "payers.topShareQuarter": "Zahlungen der zehn, die am meisten zahlten ÷ alle Einnahmen, in den letzten neunzig Tagen",
  "payers.quiet":
    "Zahlende mit mindestens vier Besuchen, deren letzte Zahlung um ein Zehntel länger her ist als ihr längster der letzten zwölf Abstände (bei wenigen Abständen mehr), mindestens vierzehn Tage, und nicht über sechzig Tage länger",
  "payers.quietExpected": "Anteil der Verstummten an früheren Tagen × Stammzahler jetzt",
  "payers.quietWorth":
    "was jeder dieser Zahlenden in den drei Monaten bis zur letzten Zahlung zahlte ÷ 3, netto, zusammengezählt",
  "payers.quietShare": "was diese Zahlenden im Monat zahlten ÷ Nettoeinnahmen der letzten dreißig Tage",
  "payers.returned":
    "Anteil derer, die an früheren Tagen ebenso still waren und in den nächsten dreißig Tagen wieder zahlten; Spanne nach Wilson",
  "payers.joinPrice": "Bruttopreis des ersten Abos; die zwei, zu denen die meisten begannen",
  "payers.stayed":
    "Anteil derer, die zu diesem Preis begannen und 25 bis 45 Tage später wieder für das Abo zahlten; Spanne nach Wilson",
  "payers.discountChange":
    "Anteil der Verlängerungen nach einem ersten Monat zu neun Zehnteln des vermerkten Preises jenes Tages oder weniger − bei denen, die ihn ganz zahlten, in Punkten (Agresti und Caffo)",
  "payers.stayChange": "Anteil der Verlängerungen zum höheren Preis − zum niedrigeren, in Punkten (Agresti und Caffo)",
  "payers.joinerValue":
    "Mittelwert dessen, was jeder neue Abonnent in den ersten 90 Tagen zahlte, netto; Spanne: der Mittelwert ebenso vieler anderer",
  "payers.monthsSubscribed":
    "Summe, über die ersten sechs Monate nach dem Beitritt, der mittleren Zahl der Abo-Zahlungen, von allen, die in den letzten sieben Monaten dazukamen und von denen der Monat bekannt ist; Spanne: der Mittelwert derer, die in den nächsten 90 Tagen dazukommen",
  "payers.joinerChange": "mittlerer Wert neuer Abonnenten ÷ der Wert derer, die in den 90 Tagen davor begannen",
  "payers.distinct": "Zahlende in den Abrechnungen, unterschieden durch einen geschlüsselten Hash",
  "earnings.change": "(Monat − Vormonat) ÷ Vormonat",
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
  "portfolio.earnings":
    "gutgeschriebene Zahlungen der Abrechnungen ohne Rückzahlungen und Rückbuchungen, plus Beträge, die für Tage ohne Abrechnung eingegeben wurden",
  "portfolio.earningsCohort": "Models, deren Abrechnungen jeden gezeigten Tag abdecken, durchgehend dieselben",
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
  "subscribers.notRenewed":
    "wer vor mindestens 45 Tagen zu diesem Preis begann und 25 bis 45 Tage später keinen zweiten Monat zahlte ÷ alle, die so begannen; Spanne nach Wilson",
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
  "test.length":
    "Tage, bis die erwartete Wirkung des Preises übersteigt, worin der Zufall 8 von 10 Mal bleibt, in ganzen Wochen, mindestens vier",
  "test.usual": "neue Abonnenten am Tag in den letzten Monaten × Tage des Tests",
  "test.needed":
    "erwartete neue Abonnenten × (jetziger Preis + was jeder zusätzlich zahlt) ÷ (Testpreis + dasselbe), aufgerundet",
  "test.noticeable":
    "der Unterschied, in dem Zählrauschen und die übliche Bewegung zwischen Monaten, vorher und im Test, 8 von 10 Mal bleiben",
  "test.keep": "nötige neue Abonnenten × (1 + kleinster erkennbarer Unterschied), aufgerundet",
  "test.back": "nötige neue Abonnenten ÷ (1 + kleinster erkennbarer Unterschied), abgerundet",
  "earnings.fees": "Brutto- − Nettobeträge der Zahlungen, die zählen",
  "earnings.dayExtreme": "was jeder ganze Tag nach Erstattungen brachte; der höchste und der niedrigste Betrag",
  "earnings.dayMean": "Summe der ganzen Tage ÷ ihre Anzahl",
  "breakdown.mean": "Summe der ganzen Tage, Wochen oder Monate ÷ ihre Anzahl",
  "breakdown.median": "mittlerer Wert der ganzen Tage, Wochen oder Monate",
  "breakdown.streak": "Tage, Wochen oder Monate hintereinander, für die es gilt",
  "breakdown.beyondPayments": "wie viele einzelne Zahlungen jenseits des Betrags liegen",
  "breakdown.beyond": "wie viele jenseits des Betrags liegen, von denen, die Abrechnungen ganz abdecken",
  "breakdown.topShare": "was die größten brachten ÷ was alle brachten",
  "breakdown.usual": "Summe aller Tage ÷ ihre Anzahl, für so viele Tage, wie die Zeile hat",
  "breakdown.change": "Betrag ÷ verglichener Betrag − 1",
  "earnings.monthMean": "Summe der ganzen Monate ÷ ihre Anzahl, höchstens der letzten zwölf",
  "earnings.partShare": "diese Arten von Zahlungen ÷ alle Einnahmen derselben Tage",
  "payers.topTenth": "Ausgaben des Zehntels, das am meisten ausgab ÷ Ausgaben aller Zahlenden",
  "payment.count": "wie viele Zahlungen zählen",
  "payment.largest": "die höchste einzelne Zahlung, die zählt",
  "payment.mean": "Summe der Zahlungen, die zählen ÷ ihre Anzahl",
  "payment.median": "Median der einzelnen Zahlungen, die zählen",
  "payment.hour":
    "die Stunde des Tages mit den meisten Zahlungen, nach der Uhr der Abrechnung; ihr Anteil an allen Zahlungen",
} satisfies Partial<Record<FormulaKey, string>>;
