/** The dashboard's figures, its list of what needs attention and its table. */
export const cockpitWords = {
  portfolio: "Votre portefeuille",
  tiles: { followers: "Abonnés", engagement: "Engagement, dernières publications", earnings: "Revenus nets, 30 jours" },
  against: "par rapport au",
  daysBefore: (n: string) => `par rapport aux ${n} jours précédents`,
  unknown: {
    followers: "Pas encore de nombre d’abonnés.",
    engagement: "Pas encore assez de publications.",
    earnings: "Il faut un relevé de quatre semaines.",
  },
  attention: "À traiter",
  noAttention: "Rien ne demande votre attention.",
  allAttention: "Tout afficher",
  lessAttention: "Afficher moins",
  since: (day: string) => `depuis le ${day}`,
  /** Of a to-do. */
  due: (day: string) => `à faire pour le ${day}`,
  overdue: (day: string) => `était à faire pour le ${day}`,
  toTodos: "Tâches",
  /** After the model's name; without a figure they are whole, and one that has a figure follows them. */
  kinds: {
    "consent-ended": (platform: string) => `${platform} ne nous laisse plus lire ce compte`,
    "links-unknown": () => "Aucun compte derrière les liens",
    "analysis-failed": () => "La dernière analyse a échoué",
    "earnings-falling": () => "Les revenus nets reculent",
    "payers-quiet": () => "Paiements mensuels d’habitués qui ne paient plus",
    "followers-falling": (platform: string) => `Perd des abonnés sur ${platform}`,
    "engagement-down": (platform: string) => `Moins d’engagement sur ${platform}`,
    "unusual-day": (platform: string) =>
      `Un changement inhabituel du nombre d’abonnés sur ${platform} qu’aucune publication n’explique`,
    "profile-gone": (platform: string) => `Le profil ${platform} est privé, suspendu ou introuvable`,
    "consent-ending": (platform: string) => `L’accès au compte ${platform} finit bientôt`,
    "no-figures": () => "Pas encore de chiffres, aucune plateforme liée lisible automatiquement",
    "statement-old": () => "Aucun relevé plus récent importé",
  },
  actions: {
    "consent-ended": "Reconnecter",
    "links-unknown": "Voir les détails",
    "earnings-falling": "Voir le rapport",
    "payers-quiet": "Voir le rapport",
    "followers-falling": "Voir le rapport",
    "engagement-down": "Voir le rapport",
    "unusual-day": "Voir le rapport",
    "profile-gone": "Voir les sources",
    "consent-ending": "Reconnecter",
    "no-figures": "Ajouter des chiffres",
    "statement-old": "Importer un relevé",
  },
  columns: {
    newest: "Ajouté",
    name: "Modèle",
    reported: "Dernier rapport",
    followers: "Abonnés",
    change: "Évolution, 28 jours",
    engagement: "Engagement",
    earnings: "Revenus nets",
  },
  notes: { engagement: "dernières publications", earnings: "30 jours" },
  sortBy: "Trier par",
  usual: { peers: "habituel", published: "valeur publiée" },
  withPosts: (n: string, all: string) =>
    `Médiane de ${n} modèles sur ${all}, chacun sur sa plus grande plateforme. La variation est la médiane des leurs.`,
  select: (name: string) => `Sélectionner ${name}`,
  selectAll: "Sélectionner tout ce qui est affiché",
};

/** What happened lately, by kind. */
export const activityWords = {
  "model-submitted": (name: string) => `${name} a été soumis`,
  "report-ready": (name: string) => `Le rapport sur ${name} est prêt`,
  "analysis-failed": (name: string) => `${name} : l’analyse a échoué`,
  "rated-helpful": (name: string) => `Le rapport sur ${name} a été jugé utile`,
  "rated-not-helpful": (name: string) => `Le rapport sur ${name} a été jugé non utile`,
};
