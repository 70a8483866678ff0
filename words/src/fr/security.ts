/** Of the page of security. */
export const securityWords = {
  title: "Sécurité",
  description: "Votre mot de passe et où vous êtes connecté",
  password: "Changer le mot de passe",
  fields: {
    current: "Mot de passe actuel",
    password: "Nouveau mot de passe",
    confirm: "Confirmer le nouveau mot de passe",
  },
  differs: "Les mots de passe ne correspondent pas",
  change: "Mettre à jour le mot de passe",
  changing: "Mise à jour...",
  noPassword: "Vous vous connectez avec Google ; ce compte n’a pas de mot de passe.",
  sendLink: "M’envoyer un lien pour en définir un",
  linkSent: (email: string) => `Nous avons envoyé un lien à ${email}. Il fonctionne pendant une heure.`,
  changed: "Mot de passe changé. Vos autres navigateurs ont été déconnectés.",
  sessions: "Où vous êtes connecté",
  unknownBrowser: "Navigateur inconnu",
  browserOn: (browser: string, system: string) => `${browser} sur ${system}`,
  lastSeen: "Vu pour la dernière fois",
  thisBrowser: "Ce navigateur",
  revoke: "Se déconnecter",
  revoked: "Ce navigateur est déconnecté.",
};

/** Of the second factor, set up there. */
export const secondFactorWords = {
  title: "Authentification à deux facteurs",
  off: "Désactivée. Activez-la pour demander un code à la connexion.",
  on: (left: number) => `Activée. La connexion demande un code. Codes de secours restants : ${left}.`,
  isOff: "L’authentification à deux facteurs est désactivée. Vos autres navigateurs ont été déconnectés.",
  turnOn: "Activer",
  turnOff: "Désactiver",
  renew: "Configurer de nouveau",
  scan: "Scannez ce code avec votre application d’authentification, puis saisissez le code affiché.",
  byHand: "Ou saisissez cette clé à la main :",
  picture: "Code QR de la clé",
  code: "Code",
  enable: "Activer avec ce code",
  recovery:
    "L’authentification à deux facteurs est activée. Enregistrez ces codes de secours maintenant ; nous ne les afficherons plus. Chacun permet une connexion sans votre téléphone.",
  codesSaved: "Je les ai enregistrés",
};
