export { bookMetricWords } from "./book-metrics.ts";
export { shiftWords } from "./shifts.ts";
export { splitWords } from "./splits.ts";

/** Of the page of earnings. */
export const earningsWords = {
  title: "Revenus",
  link: "Revenus",
  toPrices: "Analyse des prix",
  net: "Net",
  gross: "Brut",
  basis: "Montants",
  book: "Plateforme et devise",
  otherPlatform: "Une autre plateforme",
  /** Before the other platforms and currencies, each a button. */
  converted: (currency: string, rate: string) => `Payé en ${currency}. Converti à ${rate}.`,
  otherBooks: "Non inclus dans ces chiffres :",
  portfolioLead: "Revenus nets de tous vos modèles.",
  portfolioNone: "Ajoutez un modèle, puis importez son relevé ou saisissez un montant.",
  chooseModel: "Choisissez un modèle",
  allModels: "Tous les revenus",
  netOf: (month: string) => `Net, ${month}`,
  byModel: "Par modèle",
  showMore: "Montrer plus",
  model: "Modèle",
  change: "Évolution du mois",
  others: { one: "{n} modèle n’a pas encore de revenus.", other: "{n} modèles n’ont pas encore de revenus." },
  /** Below what a month brought to all models together. */
  monthInPart: {
    one: "Pour {n} modèle, seuls certains jours du mois sont connus. Un montant qui déborde sur un autre mois n’est pas dans cette somme.",
    other:
      "Pour {n} modèles, seuls certains jours du mois sont connus. Un montant qui déborde sur un autre mois n’est pas dans cette somme.",
  },
  lastMonth: "Dernier mois complet",
  noWhole: "Aucun mois complet n’est encore connu.",
  lastMonths: { one: "Dernier mois complet", other: "{n} derniers mois complets" },
  lastDays: "30 derniers jours",
  onDaysBefore: "évolution par rapport aux 30 jours précédents",
  noMonth:
    "Les montants saisis pour trente jours comptent dans le mois qui a le plus de leurs jours une fois terminé, et dans le mois en cours s’ils y tiennent en entier.",
  outlookOfNet: "Passez aux montants nets pour voir les perspectives et qui reste.",
  outlookOfBook: "Les perspectives et qui reste portent sur la plateforme et la devise qui ont le plus de paiements.",
  inPart: "connu en partie",
  onMonthBefore: "par rapport au mois précédent",
  onSameDays: "par rapport aux mêmes jours du mois précédent",
  chart: { net: "Revenus nets par mois", gross: "Revenus bruts par mois" },
  hatched: "▨ Mois incomplet",
  hollow: "▢ Saisi en un seul montant",
  months: "Mois par mois",
  zone: (zone: string) => `Les mois et les jours suivent le fuseau horaire ${zone}.`,
  month: "Mois",
  people: "Qui paie, et quand",
  payers: "Principaux payeurs",
  payersHint: "Nous ne gardons pas les noms. Fan A a dépensé le plus.",
  payer: (letter: string) => `Fan ${letter}`,
  csv: "Télécharger en CSV",
  none: "Pas encore de revenus",
  noneHint: "Importez un relevé pour voir les revenus par mois.",
  toEvidence: "Aller aux sources de données",
  table: "Revenus par mois et par type",
  /** Beside the name of a month that is known in part. */
  part: {
    soFar: "jusqu’ici",
    from: (day: string) => `à partir du ${day}`,
    to: (day: string) => `jusqu’au ${day}`,
    between: (first: string, last: string) => `${first} – ${last}`,
    daysTo: (days: string, day: string) => `${days} jusqu’au ${day}`,
  },
  byHand: "saisi à la main",
  noneOf: {
    net: "Aucun montant net",
    gross: "Aucun montant brut",
  },
  noneOfHint: "Passez aux autres montants, ou importez un relevé qui contient ceux-ci.",
  noPeople: "Importez un relevé pour voir qui paie et quand.",
  noPayers: "Importez un relevé avec une colonne de fans pour voir qui paie. Aucun de vos imports n’en a.",
  outlook: "Perspectives",
  wholeMonth: (month: string) => `${month}, mois entier`,
  comingYear: "Les douze prochains mois entiers",
  middle: "Valeur centrale :",
  outlookHint:
    "Huit années simulées sur dix finissent dans la fourchette. Dans la moitié des simulations, les nouveaux abonnés continuent d’augmenter ainsi ; dans l’autre, cette hausse s’arrête maintenant. Ceux qui restent s’ajoutent aux nouveaux : une page jeune peut donc rapporter plus chaque mois.",
  quiet: "Habitués devenus silencieux",
  quietHint:
    "Ils n’ont rien payé depuis plus longtemps que d’habitude. FanRadar enregistre un code à la place de chaque nom, pour que personne ne voie ici qui paie. Pour retrouver le nom, cherchez dans votre relevé le jour et le montant du dernier paiement.",
  quietColumns: {
    last: "Dernier paiement",
    silence: "Jours écoulés",
    gap: "Écart habituel en jours",
    worth: "Net par mois jusque-là",
  },
  cohorts: "Qui reste",
  cohortsHint:
    "Part des nouveaux abonnés toujours abonnés après autant de mois. Plus la couleur est vive, plus ils sont nombreux. Ils sont entrés le même mois, à n’importe quel prix ; la page des prix dit combien partent au prix actuel.",
  joinedIn: "Arrivés en",
  joined: "Pour la première fois",
  perPerson: "Net par personne jusqu’ici",
};
