/** A report as a document. What it shares with the page stands with the page's words. */
export const pdfWords = {
  title: (number: string) => `Rapport FanRadar ${number}`,
  sealedOn: (when: string) => `Scellé ${when}`,
  profiles: "Profils",
  marks: "Marques",
  marksLead:
    "La marque après un chiffre dit sur quoi il repose ; l’annexe donne la source, l’âge et la formule de chacun.",
  appendix: "Chaque chiffre et d’où il vient",
  appendixLead:
    "Les chiffres au complet, dans l’ordre de leurs plateformes. Une fourchette dit à quel point un chiffre est sûr ; « — » veut dire inconnu, ce qui n’est pas 0.",
  figure: "Chiffre",
  value: "Valeur",
  evidence: "Sur quoi il repose",
  formula: "Comment il a été calculé",
  ofAll: "Toutes les plateformes",
  sources: "Sources",
  source: "Source",
  readOn: "Lu",
  times: (count: number, span: string) => `${count} fois, ${span}`,
  seal: "Sceau",
  report: "Rapport",
  engine: "Moteur",
  sealHash: "Sceau (SHA-256)",
  renderingHash: "Ce document (SHA-256 de ce qu’il dit)",
  timeZone: "Heures",
  verify: (address: string) =>
    `Que ce rapport a été scellé, quand et par quel moteur est dit sur ${address} pour son numéro et son sceau.`,
  named: (name: string, what: string) => `${name} : ${what}`,
  forecastTo: (range: string, day: string) => `${range} · ${day}`,
} as const;
