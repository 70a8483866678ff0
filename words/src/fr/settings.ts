/** Of the page of settings. */
export const settingsWords = {
  title: "Paramètres",
  description: "Votre compte, ce qu’on vous signale, ce que les autres voient et l’apparence des pages",
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
  },
  profile: {
    picture: {
      title: "Image",
      choose: "Choisir une image",
      hint: "PNG, JPEG ou WebP, 10 MB au plus. Le milieu est gardé, en carré ; le lieu, l’appareil et tout ce qui est caché dans le fichier sont supprimés. Les autres la voient là où ils voient votre nom.",
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
      "Elle vous sert à vous connecter. Une nouvelle adresse compte dès que vous la confirmez par le lien que nous y envoyons.",
    emailChange: {
      waiting: "En attente de confirmation :",
      until: (moment: string) =>
        `Nous y avons envoyé un lien, valable jusqu’au ${moment}. D’ici là, vous vous connectez avec votre adresse actuelle.`,
      cancel: "Annuler le changement",
      cancelled: "Votre adresse reste inchangée",
      cancelFailed: "Le changement n’a pas pu être annulé. Veuillez réessayer.",
      confirm: "Confirmez que c’est bien vous",
      later: "Pas maintenant",
    },
    avatarUrl: "URL de l’avatar",
    avatarUrlHint:
      "L’adresse https d’une image sur le web. À l’enregistrement, elle est téléchargée une fois et une copie est gardée ; les pages ne la chargent jamais de là-bas.",
    bio: "Bio",
    bioHint: "500 caractères au plus.",
  },
  notifications: {
    emailAlerts: "Alertes par e-mail",
    reportUpdates: "Nouvelles des rapports",
    marketingEmails: "E-mails promotionnels",
    weeklyDigest: "Résumé hebdomadaire",
  },
  digestTag: "Étiquette du courriel hebdomadaire",
  anyDigestTag: "Tout",
  digestTagHint: "Le courriel ne parle alors que de vos modèles avec cette étiquette.",
  notificationHints: {
    emailAlerts: "E-mails sur votre compte et sur l’inhabituel dans vos chiffres.",
    reportUpdates: "Un e-mail quand un rapport est prêt ou a échoué.",
    marketingEmails: "E-mails que l’exploitant de cette instance écrit à tous.",
    weeklyDigest: "Une fois par semaine, ce qui a changé.",
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
      "Qui trouve votre page : tout le monde, vous seul, ou qui a son lien. C’est le même choix que « Profil entier » dans Mon profil.",
    profileVisibility:
      "Si votre nom figure près de ce que vous notez et partagez : pour tous, pour personne, ou pour qui a un lien.",
    showActivity: "Vos notes montrent votre nom.",
    dataSharing:
      "Vos chiffres privés peuvent entrer dans des statistiques d’au moins cinq personnes, et être envoyés au modèle de langage d’un autre fournisseur.",
    analyticsTracking: "Vos visites sur les pages de créateurs sont comptées. Désactivé : nulle part.",
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
    noRates: "Cette instance ne connaît aucun taux de change : les montants restent dans leur devise.",
  },
} as const;

/** Of what concerns all of a person's data. */
export const ownDataWords = {
  title: "Vos données",
  lead: "Tout ce qui est enregistré sur vous et par vous, en un fichier JSON.",
  export: "Exporter les données",
  exporting: "Exportation...",
  exportStarted: "Export des données lancé",
  exportFailed: "Les données n’ont pas pu être exportées",
  dangerZone: "Zone de danger",
  delete: "Supprimer le compte",
  deleting: "Suppression...",
  deleteLead:
    "Votre compte, vos modèles, rapports, preuves et fichiers disparaissent aussitôt et pour toujours. Personne ne peut les rétablir.",
  typeToDelete: "Saisissez DELETE pour confirmer",
  keep: "Garder mon compte",
  deleted: "Suppression du compte lancée",
  deleteFailed: "Le compte n’a pas pu être supprimé",
} as const;
