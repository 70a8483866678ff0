export { bookMetricWords } from "./book-metrics.ts";
export { shiftWords } from "./shifts.ts";
export { splitWords } from "./splits.ts";

/** Of the page of earnings. */
export const earningsWords = {
  title: "Einnahmen",
  link: "Einnahmen",
  toPrices: "Preisanalyse",
  net: "Netto",
  gross: "Brutto",
  basis: "Beträge",
  book: "Plattform und Währung",
  otherPlatform: "Eine andere Plattform",
  /** Before the other platforms and currencies, each a button. */
  converted: (currency: string, rate: string) => `Bezahlt in ${currency}. Umgerechnet zu ${rate}.`,
  otherBooks: "Nicht in diesen Zahlen enthalten:",
  portfolioLead: "Nettoeinnahmen aller deiner Models.",
  portfolioNone: "Füge ein Model hinzu und importiere dann seine Abrechnung oder gib einen Betrag ein.",
  chooseModel: "Model wählen",
  allModels: "Alle Einnahmen",
  netOf: (month: string) => `Netto, ${month}`,
  byModel: "Nach Model",
  showMore: "Mehr zeigen",
  model: "Model",
  change: "Änderung des Monats",
  others: { one: "{n} Model hat noch keine Einnahmen.", other: "{n} Models haben noch keine Einnahmen." },
  /** Below what a month brought to all models together. */
  monthInPart: {
    one: "Von {n} Model sind nur einige Tage des Monats bekannt. Ein Betrag, der in einen anderen Monat reicht, ist nicht in dieser Summe.",
    other:
      "Von {n} Models sind nur einige Tage des Monats bekannt. Ein Betrag, der in einen anderen Monat reicht, ist nicht in dieser Summe.",
  },
  lastMonth: "Letzter ganzer Monat",
  noWhole: "Noch ist kein ganzer Monat bekannt.",
  lastMonths: { one: "Letzter ganzer Monat", other: "Letzte {n} ganze Monate" },
  lastDays: "Letzte 30 Tage",
  onDaysBefore: "Änderung ggü. den 30 Tagen davor",
  noMonth:
    "Beträge für dreißig Tage zählen im Monat mit den meisten ihrer Tage, sobald er vorbei ist, und im laufenden, wenn sie ganz in ihm liegen.",
  outlookOfNet: "Wechsle zu den Nettobeträgen, um den Ausblick zu sehen und wer bleibt.",
  outlookOfBook: "Der Ausblick und wer bleibt gelten für die Plattform und Währung mit den meisten Zahlungen.",
  inPart: "zum Teil bekannt",
  onMonthBefore: "ggü. dem Vormonat",
  onSameDays: "ggü. denselben Tagen des Vormonats",
  chart: { net: "Nettoeinnahmen nach Monat", gross: "Bruttoeinnahmen nach Monat" },
  hatched: "▨ Kein ganzer Monat",
  hollow: "▢ Als ein Betrag eingetragen",
  months: "Monat für Monat",
  zone: (zone: string) => `Monate und Tage nach der Zeitzone ${zone}.`,
  month: "Monat",
  people: "Wer zahlt, und wann",
  payers: "Größte Zahlende",
  payersHint: "Wir bewahren keine Namen auf. Fan A hat am meisten ausgegeben.",
  payer: (letter: string) => `Fan ${letter}`,
  csv: "Als CSV herunterladen",
  none: "Noch keine Einnahmen",
  noneHint: "Importiere eine Abrechnung, um die Einnahmen nach Monat zu sehen.",
  toEvidence: "Zu den Datenquellen",
  table: "Einnahmen nach Monat und Art",
  /** Beside the name of a month that is known in part. */
  part: {
    soFar: "bisher",
    from: (day: string) => `ab ${day}`,
    to: (day: string) => `bis ${day}`,
    between: (first: string, last: string) => `${first} – ${last}`,
    daysTo: (days: string, day: string) => `${days} bis ${day}`,
  },
  byHand: "von Hand angegeben",
  noneOf: {
    net: "Keine Nettobeträge",
    gross: "Keine Bruttobeträge",
  },
  noneOfHint: "Wechsle zu den anderen Beträgen oder importiere eine Abrechnung, die diese enthält.",
  noPeople: "Importiere eine Abrechnung, um zu sehen, wer wann zahlt.",
  noPayers: "Importiere eine Abrechnung mit einer Fan-Spalte, um zu sehen, wer zahlt. Keiner deiner Importe hat eine.",
  outlook: "Ausblick",
  wholeMonth: (month: string) => `${month}, ganzer Monat`,
  comingYear: "Die nächsten zwölf ganzen Monate",
  middle: "Mitte:",
  outlookHint:
    "Acht von zehn simulierten Jahren enden in der Spanne. In der Hälfte der Simulationen nehmen die neuen Abonnenten weiter so zu, in der anderen endet das jetzt. Wer bleibt, kommt zu den Neuen hinzu: Eine junge Seite kann darum jeden Monat mehr einnehmen.",
  quiet: "Verstummte Stammzahler",
  quietHint:
    "Sie haben länger als für sie üblich nichts gezahlt. FanRadar speichert statt jedes Namens einen Code, damit hier niemand sieht, wer zahlt. Den Namen findest du in deiner Abrechnung über Tag und Betrag der letzten Zahlung.",
  quietColumns: {
    last: "Letzte Zahlung",
    silence: "Tage seitdem",
    gap: "Üblicher Abstand in Tagen",
    worth: "Bis dahin netto im Monat",
  },
  cohorts: "Wer bleibt",
  cohortsHint:
    "Anteil der neuen Abonnenten, die nach so vielen Monaten noch abonniert sind. Je kräftiger die Farbe, desto mehr. Sie begannen im selben Monat, zu welchem Preis auch immer; wie viele zum heutigen Preis gehen, sagt die Preisseite.",
  joinedIn: "Dazugekommen",
  joined: "Zum ersten Mal",
  perPerson: "Netto je Person bisher",
};
