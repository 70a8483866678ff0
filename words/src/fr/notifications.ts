/** The bell, and what it tells. `name` is the model's. */
export const notificationWords = {
  title: "Notifications",
  allRead: "Tout marquer comme lu",
  empty: "Rien encore",
  emptyHint:
    "Quand un rapport est prêt, que les abonnés montent ou baissent de façon inhabituelle ou que quelqu’un note un rapport, c’est dit ici.",
  unread: "non lu",
  kinds: {
    "report-ready": (name: string) => `Le rapport sur ${name} est prêt`,
    "report-failed": (name: string) => `${name} : l’analyse a échoué`,
    "forecast-possible": (name: string, platform: string) =>
      `${name} sur ${platform} : il y a assez de lectures pour la croissance et une prévision`,
    "unusual-rise": (name: string, platform: string) => `${name} sur ${platform} : hausse inhabituelle des abonnés`,
    "unusual-drop": (name: string, platform: string) => `${name} sur ${platform} : baisse inhabituelle des abonnés`,
    "engagement-down": (name: string, platform: string) =>
      `${name} sur ${platform} : l’engagement a baissé de 30 % ou plus`,
    rated: (name: string) => `Quelqu’un a noté le rapport sur ${name}`,
    "share-opened": (name: string) => `Votre lien vers le rapport sur ${name} a été ouvert`,
    "evidence-conflict": (name: string, platform: string) => `Les sources divergent sur ${name} sur ${platform}`,
    "stale-source": (name: string, platform: string) =>
      `${name} sur ${platform} : ce que vous avez donné a plus de 30 jours`,
    "connection-ended": (name: string, platform: string) =>
      `${platform} ne nous laisse plus lire ce compte, ${name} : connectez-le de nouveau`,
    "connection-expiring": (name: string, platform: string) =>
      `${name} sur ${platform} : la lecture du compte prend fin d’ici deux semaines ; reconnectez-le`,
    "new-sign-in": () => "Un autre navigateur s’est connecté à votre compte",
    "budget-used": () =>
      "Il reste peu de la part du jour du modèle de langage : jusqu’à minuit UTC, le moteur répond à ce qu’elle ne couvre pas",
    claim: () => "Il y a du nouveau sur une page que vous avez revendiquée",
    removal: () => "Un créateur a demandé à être retiré, et certains de vos rapports avec lui",
  },
  unsubscribe: {
    title: "E-mails",
    lead: "Ne plus envoyer d’e-mails de ce genre à l’adresse de ce lien ?",
    submit: "Les désactiver",
    submitting: "Désactivation...",
    done: {
      emailAlerts: "Il n’y aura plus d’alertes par e-mail.",
      reportUpdates: "Il n’y aura plus d’e-mails sur les rapports.",
      marketingEmails: "Il n’y aura plus de courriels de la personne qui gère cette instance.",
      weeklyDigest: "Il n’y aura plus d’e-mails hebdomadaires.",
    },
    back: "Les paramètres ont un bouton pour les réactiver.",
    failed: "Ce lien ne désactive rien. Il n’a pas été copié en entier, ou son compte n’existe plus.",
  },
  causes: { post: "après une publication qui est allée loin", unknown: "cause inconnue" },
} as const;
