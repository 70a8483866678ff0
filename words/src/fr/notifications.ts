/** The bell, and what it tells. `name` is the model's. */
export const notificationWords = {
  title: "Notifications",
  allRead: "Tout marquer comme lu",
  empty: "Rien encore",
  emptyHint: "Vous verrez ici les rapports prêts, les hausses ou baisses inhabituelles et les notes.",
  unread: "non lu",
  kinds: {
    "report-ready": (name: string) => `Le rapport sur ${name} est prêt`,
    "report-failed": (name: string) => `${name} : l’analyse a échoué`,
    "forecast-possible": (name: string, platform: string) =>
      `La croissance et la prévision de ${name} sur ${platform} sont disponibles`,
    "unusual-rise": (name: string, platform: string) => `${name} sur ${platform} : hausse inhabituelle des abonnés`,
    "unusual-drop": (name: string, platform: string) => `${name} sur ${platform} : baisse inhabituelle des abonnés`,
    "engagement-down": (name: string, platform: string) =>
      `${name} sur ${platform} : l’engagement a baissé de 30 % ou plus`,
    rated: (name: string) => `Quelqu’un a noté le rapport sur ${name}`,
    "share-opened": (name: string) => `Votre lien vers le rapport sur ${name} a été ouvert`,
    "evidence-conflict": (name: string, platform: string) => `Les sources divergent sur ${name} sur ${platform}`,
    "stale-source": (name: string, platform: string) => `Vos chiffres de ${name} sur ${platform} ont plus de 30 jours`,
    "connection-ended": (name: string, platform: string) =>
      `${platform} a mis fin à notre accès au compte de ${name} : reconnectez-le`,
    "connection-expiring": (name: string, platform: string) =>
      `L’accès au compte de ${name} sur ${platform} prend fin d’ici deux semaines : reconnectez-le`,
    "consent-answered": (name: string, platform: string) =>
      `Le créateur a répondu à votre invitation pour ${name} sur ${platform}`,
    "new-sign-in": () => "Nouvelle connexion à votre compte depuis un autre navigateur",
    "budget-used": () =>
      "Le budget du jour du modèle de langage est presque épuisé : jusqu’à minuit UTC, le moteur répond à sa place",
    claim: () => "Il y a du nouveau sur une page que vous avez revendiquée",
    removal: () => "Un créateur a demandé son retrait ; certains de vos rapports ont été supprimés",
    "removal-requested": (name: string) =>
      `Quelqu’un a demandé la suppression de ${name} : dites-nous si vous travaillez ensemble`,
    "page-hidden": (name: string) =>
      `La page de ${name} a été signalée et reste masquée jusqu’à ce qu’une personne décide : dites-nous ce que vous savez`,
    "page-shown": (name: string) => `La page de ${name} a été examinée et est de nouveau visible`,
    "case-opened": () => "Un signalement ou une demande de suppression attend une décision",
    "instance-token": () => "Le jeton de plateforme de cette instance expire bientôt : renouvelez-le",
    "drill-failed": () => "L’exercice de nuit n’a pas pu restaurer cette instance : voyez ce qui ne va pas",
    "workspace-removed": () => "Vous avez été retiré d’un espace de travail partagé et n’en voyez plus les modèles",
    "workspace-owner": () => "Vous êtes désormais propriétaire d’un espace de travail partagé",
    "model-moved-back": (name: string) =>
      name
        ? `${name} est revenu dans votre espace de travail personnel`
        : "Un modèle a quitté votre espace de travail, avec ses rapports et chiffres",
    "todo-given": (name: string) =>
      name ? `Une tâche sur ${name} vous a été confiée` : "Une tâche vous a été confiée",
    "split-unconfirmed": (name: string) =>
      name
        ? `Le créateur de ${name} a retiré une confirmation du partage des revenus`
        : "Votre agence a retiré une confirmation de votre partage des revenus",
    "split-withdrawn": (name: string) =>
      name
        ? `Une part du partage des revenus de ${name} a été retirée`
        : "Votre agence a retiré une part de votre partage des revenus",
    "split-changed": (name: string) =>
      name
        ? `Des mois confirmés du partage de ${name} ont maintenant d’autres sommes`
        : "Des mois confirmés de votre partage ont maintenant d’autres sommes",
    "split-confirmed": (name: string) =>
      name
        ? `Le créateur de ${name} a confirmé un mois du partage des revenus`
        : "Votre agence a confirmé un mois de votre partage des revenus",
    "goal-reached": (name: string) => `Un objectif de ${name} est atteint`,
    "in-charge": (name: string) => `Vous êtes désormais responsable de ${name}`,
    mentioned: (name: string) => `Vous êtes mentionné dans une note sur ${name}`,
  },
  unsubscribe: {
    title: "Préférences d’e-mail",
    lead: "Ne plus envoyer d’e-mails de ce type à cette adresse ?",
    submit: "Les désactiver",
    submitting: "Désactivation...",
    done: {
      emailAlerts: "Vous ne recevrez plus d’e-mails d’alerte.",
      reportUpdates: "Vous ne recevrez plus d’e-mails sur les rapports.",
      marketingEmails: "Vous ne recevrez plus d’e-mails promotionnels.",
      weeklyDigest: "Vous ne recevrez plus l’e-mail hebdomadaire.",
    },
    back: "Vous pouvez les réactiver dans les paramètres.",
    failed: "Ce lien ne fonctionne pas. Il est incomplet, ou le compte a été supprimé.",
  },
  causes: { post: "après une publication qui est allée loin", unknown: "cause inconnue" },
} as const;
