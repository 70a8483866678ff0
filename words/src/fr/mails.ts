/** Mails carry no platform name, amount or creator's name: others may see the screen. */
export const mailWords = {
  verify: {
    subject: "Confirmez votre adresse e-mail",
    text: (link: string) =>
      `Bonjour,\n\nveuillez confirmer que cette adresse est la vôtre :\n${link}\n\nLe lien sert une fois, pendant 24 heures. Si vous ne vous êtes pas inscrit, ignorez cet e-mail.\n`,
  },
  reset: {
    subject: "Définissez un nouveau mot de passe",
    text: (link: string) =>
      `Bonjour,\n\ndéfinissez ici un nouveau mot de passe :\n${link}\n\nLe lien sert une fois, pendant une heure. Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe reste tel quel.\n`,
  },
  emailChange: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    text: (link: string) =>
      `Bonjour,\n\nveuillez confirmer que votre compte doit désormais utiliser cette adresse :\n${link}\n\nLe lien fonctionne une fois, pendant 24 heures, dans un navigateur où vous êtes connecté. Si vous n’avez rien demandé, ignorez ce message.\n`,
  },
  emailChangeNotice: {
    subject: "Votre adresse e-mail va changer",
    text: (link: string) =>
      `Bonjour,\n\nune personne connectée à votre compte a demandé de changer son adresse e-mail. Rien ne change avant la confirmation de la nouvelle adresse.\n\nSi ce n’était pas vous, arrêtez le changement ici et définissez aussitôt un nouveau mot de passe :\n${link}\n`,
  },
  emailChanged: {
    subject: "Votre adresse e-mail a été changée",
    text: "Bonjour,\n\nvotre compte se connecte désormais avec une autre adresse e-mail, et tous les autres navigateurs ont été déconnectés. Ceci est le dernier message à l’ancienne adresse. Si ce n’était pas vous, écrivez aussitôt à l’exploitant de ce site.\n",
  },
  secondFactorOn: {
    subject: "La connexion demande maintenant un code",
    text: "Bonjour,\n\ndésormais la connexion demande un code de votre application d’authentification, et tous les autres navigateurs ont été déconnectés. Si ce n’était pas vous, définissez aussitôt un nouveau mot de passe.\n",
  },
  secondFactorOff: {
    subject: "La connexion ne demande plus de code",
    text: "Bonjour,\n\nle code de votre application d’authentification n’est plus demandé, et tous les autres navigateurs ont été déconnectés. Si ce n’était pas vous, définissez aussitôt un nouveau mot de passe.\n",
  },
  googleLinked: {
    subject: "Vous pouvez maintenant vous connecter avec Google",
    text: "Bonjour,\n\nun compte Google avec cette adresse s’est connecté ici et a été lié à votre compte. Si ce n’était pas vous, définissez aussitôt un nouveau mot de passe.\n",
  },
  removedReports: {
    subject: "Certains de vos rapports ont été retirés",
    text: (numbers: readonly number[]) =>
      `Bonjour,\n\nun créateur a demandé son retrait. Ce que vous aviez soumis à son sujet a été supprimé, et avec cela ces rapports : ${numbers.map((number) => `#FR-${number}`).join(", ") || "aucun"}.\n\nLeurs numéros et jours restent dans votre compte. Rien d’autre à vous n’a été touché.\n`,
  },
  removalDecided: {
    subject: "Votre demande a été tranchée",
    removed: (reason: string) =>
      `Bonjour,\n\nvotre demande a été acceptée. La page et tout ce qui a été lu pour elle sont supprimés, et elle ne sera plus répertoriée.\n\nCe qui en a été dit : ${reason}\n`,
    kept: (reason: string) =>
      `Bonjour,\n\nvotre demande n’a pas été acceptée, et la page est de nouveau visible.\n\nCe qui en a été dit : ${reason}\n\nSi la page est la vôtre, mettez le code de /removal dans votre bio publique : elle disparaît alors aussitôt.\n`,
  },
  news: {
    text: (lines: readonly string[], link: string) =>
      `Bonjour,\n\n${lines.map((line) => `- ${line}`).join("\n")}\n\nVoyez quoi et où :\n${link}\n`,
    /** What may stand on a screen that others see: no name, no platform, no amount. */
    kinds: {
      "report-ready": "Un rapport est prêt.",
      "report-failed": "Une analyse a échoué.",
      "forecast-possible": "Il y a assez de lectures quotidiennes pour la croissance et une prévision.",
      "unusual-rise": "Un nombre a augmenté de façon inhabituelle.",
      "unusual-drop": "Un nombre a baissé de façon inhabituelle.",
      "engagement-down": "L’engagement a fortement baissé.",
      rated: "Quelqu’un a noté un de vos rapports.",
      "share-opened": "Un lien que vous avez créé a été ouvert.",
      "evidence-conflict": "Les sources divergent.",
      "stale-source": "Quelque chose que vous avez donné a plus de 30 jours.",
      "connection-ended": "Un compte doit être connecté de nouveau.",
      "connection-expiring": "Un compte devrait bientôt être reconnecté.",
      "new-sign-in":
        "Un autre navigateur s’est connecté à votre compte. Si ce n’était pas vous, définissez aussitôt un nouveau mot de passe.",
      "budget-used":
        "Il reste peu de la part du jour du modèle de langage : jusqu’à minuit UTC, le moteur répond à ce qu’elle ne couvre pas.",
      claim: "Il y a du nouveau sur une page que vous avez revendiquée.",
      removal: "Des rapports ont été retirés à la demande de leur créateur.",
    },
    times: (line: string, count: number) => `${line} (${count} fois)`,
    andMore: (line: string, more: number) => `${line}, et ${more} ${more === 1 ? "autre" : "autres"}`,
  },
  digest: {
    subject: "Votre semaine",
    text: (lines: readonly string[], link: string) =>
      `Bonjour,\n\nvoici ce qui s’est passé ces sept derniers jours :\n${lines.map((line) => `- ${line}`).join("\n")}\n\nVoyez quoi et où :\n${link}\n`,
  },
  unsubscribe: {
    emailAlerts: (link: string) => `Ne plus recevoir d’alertes par e-mail :\n${link}\n`,
    reportUpdates: (link: string) => `Ne plus recevoir d’e-mails sur les rapports :\n${link}\n`,
    marketingEmails: (link: string) => `Plus de courriels de ce genre :\n${link}\n`,
    weeklyDigest: (link: string) => `Ne plus recevoir d’e-mails hebdomadaires :\n${link}\n`,
  },
  passwordChanged: {
    subject: "Votre mot de passe a été changé",
    text: "Bonjour,\n\nvotre mot de passe a été changé, et tous les autres navigateurs ont été déconnectés. Si ce n’était pas vous, demandez aussitôt un nouveau mot de passe sur la page de connexion.\n",
  },
  claimNotice: {
    subject: "Quelqu’un d’autre revendique une page à vous",
    text: (link: string, until: string) =>
      `Bonjour,\n\nquelqu’un d’autre a mis son propre code dans la bio d’un profil que vous avez revendiqué ici. Si vous ne prouvez pas par un nouveau code que vous écrivez cette bio, la page lui revient le ${until}.\n\nGardez-la ici :\n${link}\n\nCe que vous avez saisi, connecté ou importé vous reste dans tous les cas.\n`,
  },
  claimKept: {
    subject: "Votre revendication a reçu une réponse",
    text: (link: string) =>
      `Bonjour,\n\nla page que vous avez revendiquée reste à qui la détient, qui a prouvé encore une fois en écrire la bio. Si elle est à vous, assurez-vous que personne d’autre ne peut se connecter à ce profil, et revendiquez-la de nouveau :\n${link}\n`,
  },
  claimDecided: {
    subject: "Votre revendication a reçu une réponse",
    text: (link: string) =>
      `Bonjour,\n\nla page que vous avez revendiquée reste à qui la détient : une personne qui modère ici en a décidé ainsi. Si le profil est à vous, assurez-vous que personne d’autre ne peut s’y connecter, et revendiquez-le de nouveau :\n${link}\n`,
  },
  claimLost: {
    subject: "Une page à vous est passée à quelqu’un d’autre",
    text: (link: string) =>
      `Bonjour,\n\npersonne n’a prouvé en 72 heures que la page est encore à vous, elle est donc passée à qui a mis un code dans sa bio. Ce que vous avez saisi, connecté ou importé vous reste. Si le profil est à vous, revendiquez-le de nouveau :\n${link}\n`,
  },
  claimWon: {
    subject: "La page que vous avez revendiquée est à vous",
    text: (link: string) =>
      `Bonjour,\n\nles 72 heures sont passées, et la page que vous avez revendiquée est à vous :\n${link}\n`,
  },
} as const;
