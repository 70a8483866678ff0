/** Of the page of security. */
export const securityWords = {
  password: "Changer le mot de passe",
  fields: {
    current: "Mot de passe actuel",
    password: "Nouveau mot de passe",
    confirm: "Confirmer le nouveau mot de passe",
  },
  differs: "Les mots de passe ne correspondent pas",
  change: "Mettre à jour le mot de passe",
  changing: "Mise à jour...",
  noPassword: "Vous vous connectez sans mot de passe ; ce compte n’en a pas.",
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

/** Of passkeys, which sign in without a password. */
export const passkeyWords = {
  title: "Clés d’accès",
  lead: "Connectez-vous avec votre empreinte, votre visage ou le code PIN de votre appareil au lieu d’un mot de passe. Une clé qui vérifie qui vous êtes compte pour deux facteurs.",
  add: "Ajouter une clé d’accès",
  make: "Créer la clé d’accès",
  name: "Nom de la clé d’accès",
  nameHint:
    "Pour la reconnaître plus tard, par exemple l’appareil ou le gestionnaire de mots de passe qui la conserve.",
  save: "Enregistrer",
  rename: "Renommer",
  remove: "Supprimer",
  sure: "La supprimer ? Vos autres navigateurs seront déconnectés.",
  synced: "Synchronisée",
  unused: "Pas encore utilisée.",
  added: "Clé d’accès ajoutée. Vous pouvez désormais vous connecter avec elle.",
  removed: "Clé d’accès supprimée. Vos autres navigateurs ont été déconnectés.",
  exists: "Cet appareil ou ce gestionnaire de mots de passe a déjà une clé d’accès pour votre compte.",
  notMade: "Aucune clé d’accès n’a été créée. Rien n’a changé.",
  nowhere: "Les clés d’accès demandent une adresse avec un nom d’hôte, et cette instance n’en a pas.",
  createdOn: (day: string) => `Ajoutée le ${day}.`,
  usedOn: (day: string) => `Utilisée pour la dernière fois le ${day}.`,
  elsewhere: (address: string) =>
    `Les navigateurs n’acceptent les clés d’accès que sur ${address}. Ouvrez-y ces réglages pour en ajouter une ; il faudra peut-être vous reconnecter.`,
  openThere: "Y ouvrir les réglages",
  outdated: "Ce navigateur ne peut pas créer de clés d’accès. Mettez-le à jour ou utilisez-en un autre.",
};

/** Of showing once more who is there, before credentials change. */
export const confirmWords = {
  hint: "Confirmez votre identité pour continuer.",
  labels: {
    password: "Votre mot de passe",
    code: "Code d’authentification ou code de secours",
  },
  instead: { password: "Utiliser plutôt le mot de passe", code: "Utiliser plutôt un code" },
  passkey: "Confirmer avec une clé d’accès",
  passkeyUnused: "Aucune clé d’accès n’a été utilisée, rien n’a donc été confirmé.",
  provider: (name: string) => `Confirmer avec ${name}`,
  submit: "Confirmer",
  confirmed: "Confirmé pour dix minutes.",
  other: (name: string) => `Ce compte ${name} n’est pas lié à celui-ci. Rien n’a été confirmé.`,
  failed: (name: string) => `${name} n’a pas pu confirmer votre identité. Veuillez réessayer.`,
};

/** Of the page that the links of a changed email address open. */
export const addressChangeWords = {
  title: "Confirmez votre nouvelle adresse e-mail",
  submit: "Utiliser cette adresse",
  submitting: "Changement...",
  done: "Votre adresse e-mail est changée et vérifiée.",
  failed: "Ce lien a expiré, a déjà servi ou appartient à un autre compte. Demandez-en un nouveau dans les paramètres.",
  toSettings: "Aller aux paramètres",
  stopTitle: "Annuler le changement de votre adresse e-mail",
  stopLead: "Votre compte garde son adresse actuelle, et le lien envoyé à la nouvelle cesse de fonctionner.",
  stop: "Annuler le changement",
  stopping: "Annulation...",
  stopped:
    "Le changement est annulé. Si vous ne l’avez pas demandé, quelqu’un d’autre peut se connecter à votre compte : définissez maintenant un nouveau mot de passe. Tous les navigateurs seront déconnectés.",
  stopFailed: "Ce lien a expiré ou a déjà servi, ou le changement a déjà été annulé ou confirmé.",
  newPassword: "Définir un nouveau mot de passe",
  lead: (name: string) =>
    `${name} se connectera désormais avec cette adresse. Tous les autres navigateurs sont déconnectés.`,
};

/** A mailed link that signs in: asking for it, and using it. */
export const signInLinkWords = {
  email: "E-mail",
  title: "Se connecter par e-mail",
  lead: "Saisissez votre adresse e-mail : nous vous enverrons un lien qui vous connecte.",
  noMail: "L’envoi d’e-mails n’est pas encore configuré ici. Connectez-vous avec votre mot de passe.",
  submit: "M’envoyer un lien",
  submitting: "Envoi...",
  done: "Si un compte utilise cette adresse et qu’elle est vérifiée, nous avons envoyé un lien. Il fonctionne une fois, pendant une demi-heure.",
  useLead: "Vous serez connecté à votre compte dans ce navigateur.",
  use: "Se connecter",
  using: "Connexion...",
  spent: "Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.",
  back: "Retour à la connexion",
};

/** Verifying an address. */
export const verifyWords = {
  title: "Vérifiez votre adresse e-mail",
  lead: "Confirmez que cette adresse est la vôtre.",
  submit: "Vérifier l’adresse",
  submitting: "Vérification...",
  doneTitle: "Adresse vérifiée",
  done: "Votre adresse est vérifiée.",
  already: "L’adresse de votre compte est déjà vérifiée. Il n’y a plus rien à faire.",
  failed: "Ce lien a expiré ou a déjà servi. Connectez-vous et envoyez-en un nouveau.",
  /** What an unverified address has to do, wherever it is in the way. */
  first: {
    unverified: "Veuillez vérifier votre adresse e-mail.",
    unverifiedWithoutMail: "Un administrateur doit encore vérifier votre adresse e-mail.",
    resend: "Renvoyer le lien",
    toMailbox: "Ouvrir la boîte de réception de la démo",
    resent: "Un nouveau lien est en route.",
  },
  /** Of a sign-up that the link completes. */
  signup: {
    title: "Créez votre compte",
    lead: "Vous vérifiez ainsi votre adresse e-mail et créez votre compte.",
    submit: "Créer un compte",
    submitting: "Création du compte...",
    failed:
      "Ce lien a expiré ou a déjà servi. Si vous avez créé votre compte avec, connectez-vous. Sinon, inscrivez-vous de nouveau.",
    again: "S’inscrire",
  },
  /** To the page that the sign-up was on the way to. */
  goOn: "Continuer",
  toDashboard: "Aller au tableau de bord",
};
