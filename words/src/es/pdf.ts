/** A report as a document. What it shares with the page stands with the page's words. */
export const pdfWords = {
  title: (number: string) => `Informe de FanRadar ${number}`,
  sealedOn: (when: string) => `Sellado ${when}`,
  profiles: "Perfiles",
  marks: "Marcas",
  marksLead:
    "La marca tras una cifra dice en qué se apoya; el anexo tiene la fuente, la antigüedad y la fórmula de cada una.",
  appendix: "Cada cifra y de dónde sale",
  appendixLead:
    "Cifras con todos sus dígitos, en el orden de sus plataformas. Un margen dice lo segura que es una cifra; «—» es no se sabe, que no es 0.",
  figure: "Cifra",
  value: "Valor",
  evidence: "En qué se apoya",
  formula: "Cómo se calculó",
  ofAll: "Todas las plataformas",
  sources: "Fuentes",
  source: "Fuente",
  readOn: "Lectura",
  times: (count: number, span: string) => `${count} veces, ${span}`,
  seal: "Sello",
  report: "Informe",
  engine: "Motor",
  sealHash: "Sello (SHA-256)",
  renderingHash: "Este documento (SHA-256 de lo que dice)",
  timeZone: "Horas",
  verify: (address: string) =>
    `Que este informe se selló, cuándo y con qué motor, se dice en ${address} por su número y su sello.`,
  named: (name: string, what: string) => `${name}: ${what}`,
  forecastTo: (range: string, day: string) => `${range} · ${day}`,
} as const;
