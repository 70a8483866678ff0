/** The dashboard. */
export const dashboardWords = {
  title: "Tableau de bord",
  description: "Vos modèles et leurs rapports",
  verifiedOnly: "Vérifiés seulement",
  submit: "Soumettre un modèle",
  totalModels: "Modèles au total",
  completedReports: "Rapports générés",
  avgRating: "Note moyenne",
  processing: "En cours",
  inProgress: "Rapports en cours",
  recent: "Modèles récents",
  showAll: "Afficher tous les modèles",
  showRecent: "Afficher seulement les plus récents",
  columns: { model: "Modèle", platform: "Plateforme", status: "État", submitted: "Soumis", actions: "Actions" },
  viewReport: "Voir le rapport",
  processingRow: "En cours...",
  pendingRow: "En attente",
  tryAgain: "Réessayer",
  noLinks: "Aucun lien",
  empty: "Pas encore de modèles",
  emptyHint: "Commencez par soumettre votre premier modèle.",
  emptyVerified: "Pas encore de modèles terminés",
  emptyVerifiedHint: "Désactivez « Vérifiés seulement » pour tout voir.",
  quickSubmit: "Soumission rapide",
  quickHint: "Un nom et un lien suffisent.",
  activity: "Activité récente",
  noActivity: "Aucune activité pour l’instant.",
  since: (period: string) => `depuis ${period}`,
};

/** What happened lately, by kind. */
export const activityWords = {
  "model-submitted": (name: string) => `${name} a été soumis`,
  "report-ready": (name: string) => `Le rapport sur ${name} est prêt`,
  "analysis-failed": (name: string) => `${name} : l’analyse a échoué`,
  "rated-helpful": (name: string) => `Le rapport sur ${name} a été jugé utile`,
  "rated-not-helpful": (name: string) => `Le rapport sur ${name} a été jugé non utile`,
};
