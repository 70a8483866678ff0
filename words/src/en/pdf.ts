/** A report as a document. What it shares with the page stands with the page's words. */
export const pdfWords = {
  title: (number: string) => `FanRadar report ${number}`,
  sealedOn: (when: string) => `Sealed ${when}`,
  preparedFor: "Prepared for",
  preparedBy: "Prepared by",
  marksLead:
    "The mark after a figure shows what it is based on. The appendix lists the source, age and formula of each figure. Next steps follow from the figures in this document; with private figures another step may come first.",
  appendix: "Every figure and where it comes from",
  appendixLead:
    "Figures with all digits, by platform. A range shows how certain a figure is. '—' means not known, which is not 0.",
  figure: "Figure",
  value: "Value",
  evidence: "Based on",
  formula: "How it was calculated",
  ofAll: "All platforms",
  sources: "Sources",
  source: "Source",
  readOn: "Updated",
  times: (count: number, span: string) => `${count} times, ${span}`,
  seal: "Fingerprint",
  report: "Report",
  engine: "Engine",
  sealHash: "Fingerprint (SHA-256)",
  renderingHash: "This document (SHA-256 of its content)",
  timeZone: "Times",
  verify: (address: string) =>
    `To check when and by which engine this report was sealed, enter its number and fingerprint at ${address}.`,
  named: (name: string, what: string) => `${name}: ${what}`,
  forecastTo: (range: string, day: string) => `${range} · ${day}`,
} as const;
