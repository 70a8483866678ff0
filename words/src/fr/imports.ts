import type {
  ColumnRole,
  ImportCheck,
  RowFault,
  RowKind,
  StatementForm,
  TransactionState,
  TransactionType,
} from "@fanradar/engine";

/** Why a row is left out: what is wrong, and what was expected. */
export const rowFaultWords: Record<RowFault, string> = {
  "date.missing": "Pas de date. Attendue : une comme 2026-11-20 ou Nov 20, 2026",
  "date.unknown": "Ce n’est pas une date. Attendue : une comme 2026-11-20 ou Nov 20, 2026",
  "date.future": "Est dans le futur. Attendu : un jour jusqu’à aujourd’hui",
  "amount.missing": "Des montants manquent. Attendu : net, ou brut et commission",
  "amount.unknown": "Ce n’est pas un montant. Attendu : un comme 14.99 ou $1,234.56",
  "amount.large": "Plus de 10 000 000 000, le plus grand montant accepté. Vérifiez le séparateur décimal",
  "amount.sum": "Ne tombe pas juste. Attendu : brut − commission = net, au centime",
  "currency.unknown": "Attendu : USD, EUR, GBP ou CAD",
  "currency.differs": "Une autre devise que dans le reste de la ligne",
  "status.unknown": "État inconnu. Attendu : un comme payé, en attente, remboursé ou rétrofacturation",
  "metric.unknown": "Ce n’est pas un chiffre de cette plateforme. Attendu : un comme followers ou subscribers",
  "value.unknown": "Ce n’est pas un nombre. Attendu : un comme 12,104 ou 12.3K",
  "row.twice": "Ligne en double : un seul chiffre de chaque type par jour est attendu",
  "row.unreadable": "Illisible. Attendues : les colonnes des autres lignes",
  "row.openQuote": "Guillemet jamais fermé. Attendu : un à chaque bout de la cellule, ou aucun",
};

export const formWords: Record<StatementForm, string> = {
  "onlyfans-paste": "Tableau de relevé collé",
  "onlyfans-table": "Tableau de relevé",
  fanvue: "Export Fanvue",
  infloww: "Rapport de créateurs Infloww",
  figures: "Tableau de dates, chiffres et valeurs",
  generic: "Autre tableau",
};

export const rowKindWords: Record<RowKind, string> = {
  payments: "Un paiement",
  totals: "Un total par jour ou par mois",
  figures: "Un chiffre quotidien, comme les abonnés",
};

export const columnWords: Record<ColumnRole, string> = {
  date: "Date",
  gross: "Brut",
  fee: "Commission",
  net: "Net",
  tax: "Taxe",
  type: "Type ou description",
  status: "État",
  payer: "Fan (haché)",
  currency: "Devise",
  creator: "Créateur",
  metric: "Chiffre",
  value: "Valeur",
};

export const transactionWords: Record<TransactionType, string> = {
  subscription: "Nouvel abonnement",
  renewal: "Renouvellement",
  tip: "Pourboire",
  message: "Message",
  post: "Publication",
  stream: "Direct",
  custom: "Demande personnalisée",
  referral: "Parrainage",
  other: "Autre",
};

export const stateWords: Record<TransactionState, string> = {
  cleared: "crédité",
  pending: "en attente",
  chargeback: "rétrofacturation",
  refund: "remboursement",
};

export const importCheckWords: Record<ImportCheck, { passed?: string; failed: string }> = {
  "amounts.addUp": {
    passed: "Brut − commission = net à chaque ligne, au centime",
    failed: "Certaines lignes ne tombent pas juste et sont écartées",
  },
  "amounts.three": { failed: "Brut − commission = net n’est pas vérifié : le fichier n’a que deux des trois" },
  "fees.usual": {
    passed: "Chaque commission est la part habituelle de la plateforme",
    failed: "Certaines commissions ne sont pas la part habituelle de la plateforme",
  },
  "amounts.alike": {
    passed: "Aucun paiement n’est bien plus élevé que les autres",
    failed: "Un paiement dépasse 1 000 fois le paiement habituel : vérifiez son montant",
  },
  "amounts.plausible": {
    passed: "Aucun paiement ne dépasse ce que la plateforme autorise d’habitude",
    failed:
      "Un paiement dépasse ce que la plateforme autorise d’habitude : vérifiez les montants et si chaque ligne est un paiement",
  },
  "rows.all": { passed: "Toutes les lignes sont lisibles", failed: "Certaines lignes sont écartées" },
};

/** How figures of an import are called. */
export const importMetricWords = {
  "import.rows": "Lignes du fichier",
  "import.new": "Nouvelles",
  "import.known": "Déjà importées",
  "import.refused": "Écartées",
  "import.skipped": "D’autres créateurs",
  "import.net": "Total net",
};
