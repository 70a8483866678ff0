/** The page of what models come to together. */
export const analyticsWords = {
  title: "Analyses",
  description:
    "Ce à quoi arrivent les créateurs en une semaine, un mois, un trimestre ou un an : abonnés, engagement et revenus typiques, chaque chiffre avec sa source et son degré de certitude.",
  leadOwn: "Vos modèles ensemble, face à la période égale précédente.",
  leadPublic:
    "Le créateur typique des derniers lus ici, face à la période égale précédente. De moins de cinq, rien n’est dit.",
  period: "Période",
  periods: { "7d": "7 jours", "30d": "30 jours", "90d": "90 jours", "1y": "1 an" },
  metric: "Dans le temps",
  metrics: { earnings: "Revenus", engagement: "Engagement", followers: "Abonnés" },
  overview: "Aperçu",
  against: "face à",
  trend: "Évolution",
  trendNone: "Rien n’est encore connu de ces jours.",
  cohort:
    "La ligne ne suit que les profils lus à chacun de ses points ; elle peut donc finir sous la carte, qui compte tous les profils. Profils dans la ligne :",
  sameDays: (days: string) => `les mêmes ${days} dans chacune`,
  given: "Dont saisi à la main :",
  givenNotDrawn:
    "Les revenus saisis à la main portent sur un mois et ne peuvent pas être répartis par jour : ils sont dans les chiffres ci-dessus, pas dans le graphique.",
  engagementHint: {
    own: "Publications de cette période ; le profil typique parmi les vôtres. Un rapport prend les dernières publications de chaque profil et peut différer.",
    creators:
      "Publications de cette période ; le créateur typique. Un rapport prend les dernières publications de chaque profil et peut différer.",
  },
  platforms: "Plateformes",
  members: { own: "Modèles", creators: "Créateurs" },
  typical: "Abonnés typiques",
  top: { own: "Meilleurs modèles", creators: "Meilleurs créateurs" },
  topNone: "Personne n’a encore ce chiffre.",
  exportCsv: "Exporter en CSV",
  exportJson: "Exporter en JSON",
  summary: (title: string, count: number) => `${title}, ${count} valeurs. Le tableau les donne toutes.`,
  empty: "Pas encore de modèles",
  emptyHint: "Soumettez un modèle, et ses chiffres s’ajoutent ici.",
  submit: "Soumettre un modèle",
  noData: "aucune donnée",
  showTable: "Afficher en tableau",
  showChart: "Afficher en graphique",
  day: "Jusqu’au",
  value: "Valeur",
  range: "Fourchette",
} as const;
