/** A report as a document. What it shares with the page stands with the page's words. */
export const pdfWords = {
  title: (number: string) => `Rapport FanRadar ${number}`,
  sealedOn: (when: string) => `Scellé ${when}`,
  preparedFor: "Préparé pour",
  preparedBy: "Préparé par",
  marksLead: "La marque après un chiffre montre sur quoi il repose.",
  marksAppendix: "L’annexe donne la source, l’âge et la formule de chaque chiffre.",
  marksSteps:
    "Les prochaines étapes découlent des chiffres de ce document ; avec des chiffres privés, une autre étape peut venir en premier.",
  appendix: "Chaque chiffre et d’où il vient",
  appendixLead:
    "Les chiffres avec toutes leurs décimales, par plateforme. Une fourchette montre à quel point un chiffre est sûr. « — » veut dire inconnu, ce qui n’est pas 0.",
  figure: "Chiffre",
  value: "Valeur",
  evidence: "Sur quoi il repose",
  formula: "Comment il a été calculé",
  ofAll: "Toutes les plateformes",
  sources: "Sources",
  source: "Source",
  readOn: "Mis à jour",
  times: (count: number, span: string) => `${count} fois, ${span}`,
  seal: "Empreinte",
  report: "Rapport",
  engine: "Moteur",
  sealHash: "Empreinte (SHA-256)",
  renderingHash: "Ce document (SHA-256 de son contenu)",
  timeZone: "Heures",
  verify: (address: string) =>
    `Pour vérifier quand et par quel moteur ce rapport a été scellé, saisissez son numéro et son empreinte sur ${address}.`,
  named: (name: string, what: string) => `${name} : ${what}`,
  forecastTo: (range: string, day: string) => `${range} · ${day}`,
} as const;
