/** What the file of the page of analytics says. */
export const analyticsCsvWords = {
  overview: "Übersicht",
  platform: "Plattform",
  bar: "Balken",
  top: "Spitze",
  units: { count: "Anzahl", percent: "Prozent" },
  columns: {
    part: "Teil",
    name: "Name",
    figure: "Zahl",
    value: "Wert",
    unit: "Einheit",
    low: "mindestens",
    high: "höchstens",
    sample: "Stichprobe",
    change: "Änderung in Prozent",
    from: "ab",
    to: "bis",
    kind: "Art",
    source: "Quelle",
  },
} as const;

/** What the file of the page of earnings says, beside the names of figures. */
export const earningsCsvWords = {
  month: "Monat",
  currency: "Währung",
  basis: "Beträge",
  bases: { net: "netto", gross: "brutto" },
} as const;

export const auditCsvWords = {
  time: "Zeit",
  act: "Ereignis",
  actor: "von",
  subject: "betrifft",
  model: "Modell",
  decision: "Entscheidung",
  details: "Einzelheiten",
  address: "Adresse",
} as const;

export const splitCsvWords = {
  month: "Monat",
  from: "von",
  to: "bis",
  currency: "Währung",
  share: "Anteil der Agentur in Prozent",
  payments: "Zahlungen",
  net: "netto nach Rückzahlungen",
  agency: "Agentur",
  creator: "Creator",
  confirmed: ["von der Agentur bestätigt", "vom Creator bestätigt"],
  time: "Zeit",
  type: "Art",
  state: "Stand",
} as const;

export const shiftCsvWords = { month: "Monat", chatter: "Chatter", currency: "Währung" } as const;
