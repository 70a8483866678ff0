/** A report as a document. What it shares with the page stands with the page's words. */
export const pdfWords = {
  title: (number: string) => `Informe de FanRadar ${number}`,
  sealedOn: (when: string) => `Sellado ${when}`,
  preparedFor: "Preparado para",
  preparedBy: "Preparado por",
  marksLead: "La marca tras una cifra muestra en qué se basa.",
  marksAppendix: "El anexo indica la fuente, la antigüedad y la fórmula de cada una.",
  marksSteps:
    "Los próximos pasos se derivan de las cifras de este documento; con cifras privadas puede ir otro paso primero.",
  appendix: "Cada cifra y de dónde sale",
  appendixLead:
    "Cifras con todos sus dígitos, por plataforma. Un margen muestra lo segura que es una cifra. «—» significa que no se sabe, que no es 0.",
  figure: "Cifra",
  value: "Valor",
  evidence: "En qué se basa",
  formula: "Cómo se calculó",
  ofAll: "Todas las plataformas",
  sources: "Fuentes",
  source: "Fuente",
  readOn: "Actualizado",
  times: (count: number, span: string) => `${count} veces, ${span}`,
  seal: "Huella",
  report: "Informe",
  engine: "Motor",
  sealHash: "Huella (SHA-256)",
  renderingHash: "Este documento (SHA-256 de su contenido)",
  timeZone: "Horas",
  verify: (address: string) =>
    `Para comprobar cuándo y con qué motor se selló este informe, introduce su número y su huella en ${address}.`,
  named: (name: string, what: string) => `${name}: ${what}`,
  forecastTo: (range: string, day: string) => `${range} · ${day}`,
} as const;
