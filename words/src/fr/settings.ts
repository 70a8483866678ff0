/** Of the page of settings. */
export const settingsWords = {
  title: "Paramètres",
  description: "Votre compte, vos notifications, votre confidentialité et vos préférences",
  save: "Enregistrer",
  saving: "Enregistrement...",
  saved: "Paramètres enregistrés",
  failed: "Les paramètres n’ont pas pu être enregistrés",
  tabs: {
    profile: "Profil",
    notifications: "Notifications",
    privacy: "Confidentialité",
    preferences: "Préférences",
    security: "Sécurité",
    workspace: "Espace de travail",
  },
  profile: {
    picture: {
      title: "Image",
      choose: "Choisir une image",
      hint: "PNG, JPEG ou WebP, 10 Mo maximum. Nous la recadrons en carré et retirons les données cachées comme le lieu et l’appareil. Les autres la voient à côté de votre nom.",
      sending: "Envoi...",
      saved: "Votre image est enregistrée",
      remove: "Retirer l’image",
      removed: "Votre image est retirée",
      failed: "L’image n’a pas pu être changée. Veuillez réessayer.",
      alt: "Votre image",
    },
    name: "Nom complet",
    email: "Adresse e-mail",
    emailHint:
      "Vous vous connectez avec cette adresse. Pour la changer, confirmez la nouvelle avec le lien que nous y envoyons.",
    emailChange: {
      waiting: "En attente de confirmation :",
      until: (moment: string) =>
        `Nous y avons envoyé un lien, valable jusqu’à ${moment}. En attendant, connectez-vous avec votre adresse actuelle.`,
      cancel: "Annuler le changement",
      cancelled: "Votre adresse reste inchangée",
      cancelFailed: "Le changement n’a pas pu être annulé. Veuillez réessayer.",
      confirm: "Confirmez que c’est bien vous",
      later: "Pas maintenant",
    },
    avatarUrl: "URL de l’avatar",
    avatarUrlHint:
      "L’adresse https d’une image. Nous la récupérons une fois à l’enregistrement et gardons notre propre copie.",
    bio: "Bio",
    bioHint: "Limite : 500 caractères.",
  },
  notifications: {
    emailAlerts: "Alertes par e-mail",
    reportUpdates: "Nouvelles des rapports",
    marketingEmails: "E-mails promotionnels",
    weeklyDigest: "Résumé hebdomadaire",
  },
  digestTag: "E-mail hebdomadaire : étiquette",
  anyDigestTag: "Tous les modèles",
  digestTagHint: "L’e-mail ne couvre alors que vos modèles avec cette étiquette.",
  notificationHints: {
    emailAlerts: "E-mails sur votre compte et les changements inhabituels de vos chiffres.",
    reportUpdates: "Un e-mail quand un rapport est prêt ou a échoué.",
    marketingEmails: "Actualités et offres de l’équipe qui gère ce site.",
    weeklyDigest: "Un résumé hebdomadaire des changements.",
  },
  push: {
    label: "Notifications push sur cet appareil",
    hint: "Affiche les nouvelles notifications sur cet appareil, même quand FanRadar est fermé. Elles disent ce qui s’est passé, jamais un nom ni un montant. S’applique aussitôt et prend fin quand vous vous déconnectez ici.",
    unsupported:
      "Ce navigateur ne propose pas de notifications push ici. Elles demandent https ; sur un iPhone ou un iPad, ajoutez FanRadar à l’écran d’accueil et ouvrez-le de là.",
    blocked:
      "Les notifications de ce site sont bloquées. Autorisez-les dans les réglages de votre navigateur pour ce site, puis activez-les ici.",
    failed: "Impossible d’activer les notifications push : le navigateur ou son service a refusé. Veuillez réessayer.",
    offFailed: "Impossible de désactiver les notifications push. Veuillez réessayer.",
  },
  privacy: {
    profileVisibility: "Visibilité du profil",
    visibilities: { public: "Public", private: "Privé", limited: "Limité" },
    showActivity: "Montrer l’activité",
    dataSharing: "Partage de données",
    analyticsTracking: "Comptage des visites",
  },
  privacyHints: {
    pageVisibility:
      "Qui peut trouver votre page : tout le monde, vous seul, ou les personnes ayant le lien. Comme « Profil entier » dans Mon profil.",
    profileVisibility:
      "Qui voit votre nom à côté de ce que vous notez et partagez : tout le monde, personne, ou les personnes ayant un lien.",
    showActivity: "Vos notes montrent votre nom.",
    dataSharing:
      "Vos chiffres privés peuvent entrer dans des statistiques sur au moins cinq personnes et être envoyés au modèle de langage d’un autre fournisseur.",
    analyticsTracking:
      "Vos visites comptent comme vues des pages de créateurs. Si désactivé, elles ne sont pas comptées.",
  },
  preferences: {
    theme: "Thème",
    themes: { light: "Clair", dark: "Sombre", system: "Système" },
    language: "Langue",
    timezone: "Fuseau horaire",
    usualZones: {
      UTC: "UTC",
      "America/New_York": "Heure de l’Est",
      "America/Los_Angeles": "Heure du Pacifique",
      "Europe/London": "GMT",
    },
    otherZones: "Tous les fuseaux horaires",
    currency: "Devise",
    rates: (source: string, day: string) =>
      `Les montants dans d’autres devises sont convertis aux taux de ${source}, ${day}.`,
    noRates: "Aucun taux de change n’est configuré ici : les montants restent dans leur devise.",
  },
} as const;

/** Of what concerns all of a person's data. */
export const ownDataWords = {
  title: "Vos données",
  lead: "Téléchargez tout ce qui est enregistré sur vous en un fichier JSON.",
  export: "Exporter les données",
  exporting: "Exportation...",
  exportStarted: "Export des données lancé",
  exportFailed: "Les données n’ont pas pu être exportées",
  dangerZone: "Zone de danger",
  delete: "Supprimer le compte",
  deleting: "Suppression...",
  deleteLead:
    "Cela supprime immédiatement et définitivement votre compte, vos modèles, rapports, sources de données et fichiers. C’est irréversible.",
  typeToDelete: "Saisissez DELETE pour confirmer",
  keep: "Garder mon compte",
  deleted: "Suppression du compte lancée",
  deleteFailed: "Le compte n’a pas pu être supprimé",
} as const;
