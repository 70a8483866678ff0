/** What the file of the page of analytics says. */
export const analyticsCsvWords = {
  overview: "aperçu",
  platform: "plateforme",
  bar: "barre",
  top: "tête",
  units: { count: "nombre", percent: "pour cent" },
  columns: {
    part: "partie",
    name: "nom",
    figure: "chiffre",
    value: "valeur",
    unit: "unité",
    low: "minimum",
    high: "maximum",
    sample: "échantillon",
    change: "variation en pour cent",
    from: "du",
    to: "au",
    kind: "nature",
    source: "source",
  },
} as const;

/** What the file of the page of earnings says, beside the names of figures. */
export const earningsCsvWords = {
  month: "mois",
  currency: "devise",
  basis: "montants",
  bases: { net: "nets", gross: "bruts" },
} as const;

export const auditCsvWords = {
  time: "heure",
  act: "événement",
  actor: "par",
  subject: "concerne",
  model: "modèle",
  decision: "décision",
  details: "détails",
  address: "adresse",
} as const;

export const splitCsvWords = {
  month: "mois",
  from: "du",
  to: "au",
  currency: "devise",
  share: "part de l’agence en pour cent",
  payments: "paiements",
  net: "net après remboursements",
  agency: "agence",
  creator: "créateur",
  confirmed: ["confirmé par l’agence", "confirmé par le créateur"],
  time: "heure",
  type: "catégorie",
  state: "état",
} as const;

export const shiftCsvWords = { month: "mois", chatter: "chatter", currency: "devise" } as const;
