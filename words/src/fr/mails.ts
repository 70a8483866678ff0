/** Mails carry no platform name, amount or creator's name: others may see the screen. */
export const mailWords = {
  verify: {
    subject: "Confirmez votre adresse e-mail",
    text: (link: string) =>
      `Bonjour,\n\nConfirmez que cette adresse e-mail est la vôtre :\n${link}\n\nLe lien fonctionne une seule fois et expire dans 24 heures. Si vous ne vous êtes pas inscrit, ignorez cet e-mail.\n`,
  },
  test: {
    subject: "E-mail de test de FanRadar",
    text: (address: string) => `Bonjour,\n\nCet e-mail montre que ${address} peut envoyer des e-mails.\n`,
  },
  signUp: {
    subject: "Créez votre compte",
    text: (link: string) =>
      `Bonjour,\n\nOuvrez ce lien pour vérifier votre adresse e-mail et créer votre compte :\n${link}\n\nLe lien fonctionne une fois et expire au bout de 24 heures. Si vous ne vous êtes pas inscrit, ignorez cet e-mail : aucun compte n’est créé.\n`,
  },
  addressTaken: {
    subject: "Quelqu’un a utilisé votre adresse pour s’inscrire",
    text: (signIn: string, reset: string) =>
      `Bonjour,\n\nQuelqu’un a saisi votre adresse e-mail pour s’inscrire ou pour l’utiliser avec un autre compte. Vous avez déjà un compte avec elle : rien n’a changé.\n\nSi c’était vous, connectez-vous :\n${signIn}\n\nMot de passe oublié ? Choisissez-en un nouveau :\n${reset}\n\nSi ce n’était pas vous, ignorez cet e-mail.\n`,
  },
  reset: {
    subject: "Choisissez un nouveau mot de passe",
    text: (link: string) =>
      `Bonjour,\n\nChoisissez un nouveau mot de passe pour votre compte :\n${link}\n\nLe lien fonctionne une seule fois et expire dans une heure. Si vous ne l’avez pas demandé, ignorez cet e-mail. Votre mot de passe reste inchangé.\n`,
  },
  signInLink: {
    subject: "Votre lien de connexion",
    text: (link: string) =>
      `Bonjour,\n\nOuvrez ce lien pour vous connecter à votre compte :\n${link}\n\nLe lien fonctionne une fois et expire dans une demi-heure. Ne le transférez pas : toute personne qui l’ouvre est connectée à votre compte. Si vous ne l’avez pas demandé, ignorez cet e-mail.\n`,
  },
  emailChange: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    text: (link: string) =>
      `Bonjour,\n\nConfirmez cette adresse e-mail pour votre compte :\n${link}\n\nLe lien fonctionne une seule fois, dans un navigateur où vous êtes connecté, et expire dans 24 heures. Si vous ne l’avez pas demandé, ignorez cet e-mail.\n`,
  },
  emailChangeNotice: {
    subject: "Votre adresse e-mail va changer",
    text: (link: string) =>
      `Bonjour,\n\nUne personne connectée à votre compte a demandé à en changer l’adresse e-mail. Rien ne change avant la confirmation de la nouvelle adresse.\n\nSi ce n’était pas vous, annulez la modification, puis choisissez sans attendre un nouveau mot de passe.\n\nAnnuler la modification :\n${link}\n`,
  },
  emailChanged: {
    subject: "Votre adresse e-mail a été modifiée",
    text: "Bonjour,\n\nVous vous connectez désormais avec une autre adresse e-mail, et tous les autres navigateurs ont été déconnectés. Ceci est le dernier e-mail envoyé à l’ancienne adresse. Si ce n’était pas vous, contactez sans attendre l’équipe qui gère ce site.\n",
  },
  secondFactorOn: {
    subject: "La double authentification a été activée",
    text: "Bonjour,\n\nLa connexion à votre compte demande désormais un code de votre application d’authentification, et tous les autres navigateurs ont été déconnectés. Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe.\n",
  },
  secondFactorOff: {
    subject: "La double authentification a été désactivée",
    text: "Bonjour,\n\nLa connexion à votre compte ne demande plus de code de votre application d’authentification, et tous les autres navigateurs ont été déconnectés. Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe.\n",
  },
  passkeyAdded: {
    subject: "Une clé d’accès a été ajoutée à votre compte",
    text: (name: string) =>
      `Bonjour,\n\nLa clé d’accès « ${name} » a été ajoutée à votre compte et permet de s’y connecter. Si ce n’était pas vous, supprimez-la dans Paramètres, Sécurité et choisissez sans attendre un nouveau mot de passe.\n`,
  },
  passkeyRemoved: {
    subject: "Une clé d’accès a été supprimée de votre compte",
    text: (name: string) =>
      `Bonjour,\n\nLa clé d’accès « ${name} » ne permet plus de se connecter à votre compte, et tous les autres navigateurs ont été déconnectés. Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe.\n`,
  },
  providerLinked: {
    subject: (name: string) => `Vous pouvez maintenant vous connecter avec ${name}`,
    text: (name: string) =>
      `Bonjour,\n\nQuelqu’un s’est connecté avec un compte ${name} qui utilise cette adresse e-mail, et ce compte a été lié au vôtre. Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe.\n`,
  },
  removedReports: {
    subject: "Certains de vos rapports ont été retirés",
    text: (numbers: readonly number[]) =>
      `Bonjour,\n\nUn créateur a demandé son retrait. Nous avons supprimé ce que vous aviez soumis à son sujet, dont ces rapports : ${numbers.map((number) => `#FR-${number}`).join(", ") || "aucun"}.\n\nLes numéros et les dates des rapports restent dans votre compte. Rien d’autre n’y a changé.\n`,
  },
  removalDecided: {
    subject: "Votre demande de retrait a été traitée",
    removed: (reason: string) =>
      `Bonjour,\n\nVotre demande de retrait a été acceptée. La page et toutes les données collectées pour elle sont supprimées, et elle ne sera plus affichée.\n\nRaison : ${reason}\n`,
    kept: (reason: string) =>
      `Bonjour,\n\nVotre demande de retrait a été refusée, et la page est de nouveau visible.\n\nRaison : ${reason}\n\nSi la page est la vôtre, ouvrez /removal, obtenez un code et ajoutez-le à votre bio publique. La page est alors retirée immédiatement.\n`,
  },
  news: {
    text: (lines: readonly string[], link: string) =>
      `Bonjour,\n\n${lines.map((line) => `- ${line}`).join("\n")}\n\nVoir les détails :\n${link}\n`,
    /** What may stand on a screen that others see: no name, no platform, no amount. */
    kinds: {
      "report-ready": "Un rapport est prêt.",
      "report-failed": "Une analyse a échoué.",
      "forecast-possible": "La croissance et une prévision sont disponibles.",
      "unusual-rise": "Un nombre a augmenté de façon inhabituelle.",
      "unusual-drop": "Un nombre a baissé de façon inhabituelle.",
      "engagement-down": "L’engagement a fortement baissé.",
      rated: "Quelqu’un a noté un de vos rapports.",
      "share-opened": "Un lien que vous avez créé a été ouvert.",
      "evidence-conflict":
        "Les sources divergent sur un chiffre. Comparez-les, puis corrigez ou supprimez celle qui est fausse.",
      "stale-source": "Des chiffres que vous avez ajoutés ont plus de 30 jours.",
      "connection-ended": "Un compte doit être reconnecté.",
      "connection-expiring": "L’accès à un compte connecté prend bientôt fin.",
      "consent-answered": "Le créateur a répondu à une invitation.",
      "new-sign-in": "Quelqu’un s’est connecté à votre compte depuis un nouveau navigateur.",
      "budget-used":
        "Le budget du jour du modèle de langage est presque épuisé. Jusqu’à minuit UTC, le moteur répond à sa place.",
      claim: "Il y a du nouveau sur une page que vous avez revendiquée.",
      removal: "Certains rapports ont été retirés à la demande d’un créateur.",
      "removal-requested": "Quelqu’un a demandé la suppression d’une personne avec qui vous travaillez.",
      "page-hidden":
        "La page d’une personne avec qui vous travaillez a été signalée et reste masquée jusqu’à ce qu’une personne décide. Dans son rapport, vous pouvez dire aux modérateurs ce que vous savez.",
      "page-shown": "Une page masquée a été examinée et est de nouveau visible.",
      "case-opened": "Un signalement ou une demande de suppression attend une décision.",
      "instance-token": "Un jeton de plateforme de l’instance expire bientôt.",
      "drill-failed": "L’exercice de restauration de nuit a échoué.",
      "workspace-removed": "Vous avez été retiré d’un espace de travail partagé.",
      "workspace-owner": "Vous êtes désormais propriétaire d’un espace de travail partagé.",
      "split-unconfirmed": "Une confirmation d’un partage des revenus a été retirée.",
      "split-withdrawn": "Une part d’un partage des revenus a été retirée.",
      "split-changed": "Des mois confirmés d’un partage des revenus ont maintenant d’autres sommes.",
      "split-confirmed": "Un mois d’un partage des revenus a été confirmé.",
      "model-moved-back": "Un modèle est revenu dans un espace de travail personnel.",
      "todo-given": "Une tâche vous a été confiée.",
      "goal-reached": "Un objectif est atteint.",
      "in-charge": "Vous êtes désormais responsable d’un modèle.",
      mentioned: "Un membre de votre équipe vous a mentionné.",
    },
    /** Each sign-in: on which device and when. */
    signIn: (device: string, when: string) => `Connexion à votre compte avec ${device} le ${when}.`,
    signIns: (count: number) => `${count} nouvelles connexions à votre compte`,
    notYou:
      "Si ce n’était pas vous, déconnectez ce navigateur dans Paramètres, Sécurité, et choisissez sans attendre un nouveau mot de passe.",
    times: (line: string, count: number) => `${line} (${count} fois)`,
    andMore: (line: string, more: number) => `${line}, et ${more} ${more === 1 ? "autre" : "autres"}`,
  },
  push: "Il y a du nouveau sur un modèle avec lequel vous travaillez.",
  digest: {
    subject: "Votre résumé de la semaine",
    text: (lines: readonly string[], link: string) =>
      `Bonjour,\n\nVoici ce qui s’est passé ces sept derniers jours :\n${lines.map((line) => `- ${line}`).join("\n")}\n\nVoir les détails :\n${link}\n`,
  },
  /** Of security mails: what it was done with and when, in the recipient's time zone. */
  details: (device: string, when: string) => `Appareil : ${device}\nQuand : ${when}`,
  device: {
    unknownBrowser: "un navigateur inconnu",
    browserOn: (browser: string, system: string) => `${browser} sur ${system}`,
  },
  /** Why somebody gets a mail, below its text. */
  purpose: {
    account: "Vous recevez cet e-mail parce qu’il concerne la sécurité ou l’usage de votre compte.",
    emailAlerts: "Vous recevez cet e-mail parce que les e-mails d’alerte sont activés dans vos paramètres.",
    reportUpdates: "Vous recevez cet e-mail parce que les e-mails sur les rapports sont activés dans vos paramètres.",
    marketingEmails: "Vous recevez cet e-mail parce que les e-mails promotionnels sont activés dans vos paramètres.",
    weeklyDigest: "Vous recevez cet e-mail parce que l’e-mail hebdomadaire est activé dans vos paramètres.",
    stranger: "Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse. Vous n’avez pas de compte ici.",
  },
  unsubscribe: {
    emailAlerts: (link: string) => `Désactiver les e-mails d’alerte :\n${link}\n`,
    reportUpdates: (link: string) => `Désactiver les e-mails sur les rapports :\n${link}\n`,
    marketingEmails: (link: string) => `Désactiver les e-mails promotionnels :\n${link}\n`,
    weeklyDigest: (link: string) => `Désactiver l’e-mail hebdomadaire :\n${link}\n`,
  },
  passwordChanged: {
    subject: "Votre mot de passe a été modifié",
    text: "Bonjour,\n\nVotre mot de passe a été modifié, et tous les autres navigateurs ont été déconnectés. Si ce n’était pas vous, demandez sans attendre un nouveau mot de passe sur la page de connexion.\n",
  },
  claimNotice: {
    subject: "Quelqu’un d’autre a revendiqué votre page",
    text: (link: string, until: string) =>
      `Bonjour,\n\nQuelqu’un d’autre a mis son propre code dans la bio d’un profil que vous avez revendiqué ici. La page lui appartiendra le ${until}, sauf si vous ajoutez vous-même un nouveau code à la bio.\n\nGarder la page :\n${link}\n\nCe que vous avez ajouté, connecté ou importé reste à vous dans tous les cas.\n`,
  },
  claimHolderConfirmed: {
    subject: "Votre revendication a été refusée",
    text: (link: string) =>
      `Bonjour,\n\nLa page que vous avez revendiquée reste à son titulaire actuel, qui a prouvé de nouveau par un code qu’il contrôle la bio. Si le profil est à vous, assurez-vous que personne d’autre ne peut s’y connecter, puis revendiquez-le de nouveau.\n\nRevendiquer de nouveau :\n${link}\n`,
  },
  claimDecided: {
    subject: "Votre revendication a été refusée",
    text: (link: string) =>
      `Bonjour,\n\nL’équipe de modération a décidé que la page que vous avez revendiquée reste à son titulaire actuel. Si le profil est à vous, assurez-vous que personne d’autre ne peut s’y connecter, puis revendiquez-le de nouveau.\n\nRevendiquer de nouveau :\n${link}\n`,
  },
  claimLost: {
    subject: "Votre page appartient maintenant à quelqu’un d’autre",
    text: (link: string) =>
      `Bonjour,\n\nPersonne n’a confirmé en 72 heures que la page est encore à vous. Elle appartient donc maintenant à la personne qui a mis un code dans sa bio. Ce que vous avez ajouté, connecté ou importé reste à vous. Si le profil est à vous, revendiquez-le de nouveau.\n\nRevendiquer de nouveau :\n${link}\n`,
  },
  claimWon: {
    subject: "La page que vous avez revendiquée est à vous",
    text: (link: string) =>
      `Bonjour,\n\nLes 72 heures sont passées, et la page que vous avez revendiquée est maintenant à vous.\n\nOuvrir la page :\n${link}\n`,
  },
  consentInvite: {
    subject: "Quelqu’un demande à lire des chiffres de vos comptes",
    text: (who: string, link: string, until: string) =>
      `Bonjour,\n\n${who} vous demande l’autorisation de lire des chiffres de vos comptes avec FanRadar. Vous décidez sur la page de la plateforme elle-même. Il ne vous faut pas de compte ici, et personne ne voit votre mot de passe.\n\nVoyez ce qui est demandé, et autorisez-le ou refusez-le :\n${link}\n\nLe lien expire le ${until}. Si vous ne savez pas qui demande cela, ignorez cet e-mail.\n`,
  },
  workspaceInvite: {
    subject: (workspace: string | null) =>
      workspace === null
        ? "Vous êtes invité dans un espace de travail"
        : `Vous êtes invité dans l’espace de travail « ${workspace} »`,
    roles: { owner: "Propriétaire", manager: "Gestionnaire", analyst: "Analyste", viewer: "Lecteur", client: "Client" },
    text: (who: string, workspace: string | null, role: string, link: string) =>
      `Bonjour,\n\n${who} vous invite à travailler dans ${workspace === null ? "un espace de travail" : `l’espace de travail « ${workspace} »`} de FanRadar, où vous verrez les chiffres des modèles partagés avec vous.\n\nVotre rôle : ${role}\n\nIl vous faut un compte avec cette adresse, que vous pouvez créer à cette occasion.\n\nVoir l’invitation et l’accepter :\n${link}\n\nLe lien fonctionne une seule fois, pendant sept jours. Si vous ne connaissez pas cette personne, ignorez cet e-mail.\n`,
  },
  consentEnding: {
    subject: "Un accès que vous avez donné prend bientôt fin",
    text: (link: string, until: string) =>
      `Bonjour,\n\nL’accès que vous avez donné à l’un de vos comptes prend fin le ${until}. Si vous voulez qu’il continue, renouvelez-le. Sinon, ne faites rien.\n\nVoyez et renouvelez votre consentement :\n${link}\n`,
  },
} as const;
