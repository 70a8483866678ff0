/** The page of what models come to together. */
export const analyticsWords = {
  title: "Analyses",
  description:
    "Voyez les résultats des créateurs sur une semaine, un mois, un trimestre ou un an : médiane d’abonnés, engagement et revenus, avec source et marge d’erreur.",
  leadOwn: "Tous vos modèles, comparés à la période précédente.",
  leadPublic:
    "Médianes sur FanRadar, comparées à la période précédente : abonnés par profil, engagement et revenus par créateur. Les groupes de moins de cinq ne sont pas montrés.",
  period: "Période",
  periods: { "7d": "7 jours", "30d": "30 jours", "90d": "90 jours", "1y": "1 an" },
  metric: "Dans le temps",
  metrics: { earnings: "Revenus nets", engagement: "Engagement", followers: "Abonnés" },
  overview: "Aperçu",
  against: "par rapport au",
  daysBefore: (n: string) => `par rapport aux ${n} jours précédents`,
  trend: "Évolution",
  trendNone: "Pas encore de données pour ces jours.",
  cohort: {
    followers:
      "La courbe ne comprend que les profils suivis tout du long ; elle peut différer de la carte, qui compte tous les profils. Profils dans la courbe :",
    earnings:
      "La courbe ne comprend que les modèles dont les relevés couvrent tous ses jours ; elle peut différer de la carte. Modèles dans la courbe :",
  },
  /** Where the line ends at a known part of the card's figure: the part, the whole, and of how many profiles. */
  inLine: {
    part: "La courbe ne comprend que les profils suivis tout du long. Leurs abonnés :",
    of: "sur",
    profiles: "Profils :",
  },
  withPosts: (n: string, all: string) => `${n} sur ${all} ont assez de publications.`,
  manual: "Dont saisi à la main :",
  exchanged: "Y compris, dans la devise d’origine :",
  notExchanged: "Non compris, faute de taux de change :",
  manualNotDrawn:
    "Les revenus saisis à la main sont un seul montant pour de nombreux jours : ils sont dans les chiffres ci-dessus, pas dans le graphique.",
  /** Which posts engagement is of. */
  engagementOf: "Engagement, dernières publications",
  engagementHint: {
    own: "La médiane de vos modèles. Chacun compte par les dernières publications de son plus grand profil, douze au plus. La variation est la médiane de celle de chacun.",
    creators: "La médiane des créateurs, selon leurs dernières publications, douze au plus.",
  },
  platforms: "Plateformes",
  members: { own: "Modèles", creators: "Créateurs" },
  typical: "Médiane d’abonnés",
  top: { own: "Meilleurs modèles", creators: "Meilleurs créateurs" },
  topNone: "Pas encore de données.",
  exportCsv: "Exporter en CSV",
  exportJson: "Exporter en JSON",
  empty: "Pas encore de modèles",
  emptyHint: "Soumettez un modèle pour voir ses chiffres ici.",
  submit: "Soumettre un modèle",
  noData: "aucune donnée",
  day: "Jusqu’au",
} as const;
