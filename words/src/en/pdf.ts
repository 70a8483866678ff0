/** A report as a document. What it shares with the page stands with the page's words. */
export const pdfWords = {
  title: (number: string) => `FanRadar report ${number}`,
  sealedOn: (when: string) => `Sealed ${when}`,
  profiles: "Profiles",
  marks: "Marks",
  marksLead: "The mark after a figure says what it rests on; the appendix has the source, age and formula of each.",
  appendix: "Every figure and where it comes from",
  appendixLead:
    "Figures with every digit, in the order of their platforms. A range says how sure a figure is; '—' is not known, which is not 0.",
  figure: "Figure",
  value: "Value",
  evidence: "What it rests on",
  formula: "How it was computed",
  ofAll: "All platforms",
  sources: "Sources",
  source: "Source",
  readOn: "Read",
  times: (count: number, span: string) => `${count} times, ${span}`,
  seal: "Seal",
  report: "Report",
  engine: "Engine",
  sealHash: "Seal (SHA-256)",
  renderingHash: "This document (SHA-256 of what it says)",
  timeZone: "Times",
  verify: (address: string) =>
    `That this report was sealed, when and by which engine is told on ${address} for its number and seal.`,
  forecastTo: (range: string, day: string) => `${range} · ${day}`,
} as const;
