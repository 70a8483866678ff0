/** /terms and /privacy: what holds, and no more than that. */
export const legalWords = {
  terms: {
    title: "Conditions",
    description: "Ce que vous pouvez attendre de FanRadar et ce qu’il attend de vous.",
    sections: [
      {
        title: "Qui peut l’utiliser",
        paragraphs: [
          "FanRadar concerne les créateurs de contenus pour adultes. Vous devez avoir 18 ans ou plus et le confirmer à l’inscription. Pour chaque lien OnlyFans, vous confirmez que la personne titulaire a 18 ans ou plus.",
          "Ne soumettez pas de profils de mineurs. Un profil dont le nom public ou la bio indique un âge inférieur à 18 ans n’est pas analysé. Sur la page de chaque créateur, vous pouvez signaler que le profil est peut-être celui d’un mineur. Une personne l’examine sous 48 heures. Si vous êtes connecté avec une adresse e-mail vérifiée, la page est masquée jusque-là.",
        ],
      },
      {
        title: "Ce que vous recevez",
        paragraphs: [
          "Les rapports sont calculés à partir de données publiques et des données que vous ajoutez. Chaque chiffre indique sa source, son âge, comment il a été calculé et à quel point il est sûr. Les estimations et prévisions peuvent être fausses. Elles ne sont pas un conseil financier, juridique ou fiscal.",
          "Un chiffre inconnu s’affiche « — ».",
        ],
      },
      {
        title: "Ce que vous pouvez faire",
        paragraphs: [
          "Vous pouvez analyser des profils publics de créateurs, qu’ils soient à vous ou non. Vous ne pouvez pas utiliser FanRadar pour découvrir qui est quelqu’un, où il se trouve ou quels autres comptes il a, pour harceler qui que ce soit, ni pour copier ses listes de façon automatisée.",
          "N’ajoutez que des chiffres que vous avez le droit de partager. Ne revendiquez que des profils qui sont à vous. Vous pouvez perdre votre compte si vous revendiquez à tort, envoyez de faux signalements à répétition ou contournez les limites.",
        ],
      },
      {
        title: "Créateurs",
        paragraphs: [
          "Les créateurs qui revendiquent leur profil avec un code dans leur bio publique décident qui voit quoi. Les créateurs qui veulent être retirés le sont, avec ou sans compte : voir Retrait.",
        ],
      },
      {
        title: "Aucune garantie",
        paragraphs: [
          "FanRadar est fourni par l’exploitant de cette instance, tel quel et sans garantie. Les plateformes peuvent limiter ou arrêter l’accès aux données.",
        ],
      },
    ],
  },
  privacy: {
    title: "Confidentialité",
    description:
      "Ce que FanRadar enregistre sur les créateurs, les comptes et les visiteurs, combien de temps, et comment cela est supprimé.",
    sections: [
      {
        title: "Sur les créateurs",
        paragraphs: [
          "Nous collectons des données par les interfaces des plateformes elles-mêmes, comme chacun le peut : nom, identifiant, bio, nombre d’abonnés et de publications et, pour chaque publication, son heure, sa légende et ses compteurs. Nous ne téléchargeons ni images ni vidéos. Nous ne déduisons jamais l’âge, le genre, l’origine ou le lieu.",
          "Les profils que quelqu’un suit sont mis à jour une fois par jour. Quand un profil devient privé, est suspendu ou disparaît, la mise à jour suivante le masque et supprime ses textes. Un profil que personne n’a revendiqué et que personne n’a suivi depuis 90 jours est supprimé.",
          "Les pages de créateurs demandent aux moteurs de recherche de ne pas les afficher, sauf si le créateur a revendiqué la page et le souhaite.",
          "Les revenus et les abonnés payants sont privés tant que le créateur ne les partage pas.",
        ],
      },
      {
        title: "Sur les comptes",
        paragraphs: [
          "Nous enregistrons votre adresse e-mail, votre nom, une empreinte de votre mot de passe et où vous êtes connecté : le nom du navigateur et sa dernière activité. Avec la double authentification, nous enregistrons aussi son secret, chiffré. Une inscription que vous ne confirmez pas par le lien de l’e-mail est supprimée au bout d’un jour.",
          "Ce que vous soumettez (noms, notes, chiffres, fichiers et quels liens vont ensemble) n’est qu’à vous. Cela n’apparaît jamais sur la page publique d’un créateur, dans la recherche ou dans un autre compte. Les originaux des captures sont supprimés dès que vous les confirmez, sauf si vous choisissez de les garder. Les noms des fans ne sont jamais enregistrés, seulement une empreinte à clé qui distingue un payeur d’un autre.",
          "Les jetons d’accès des comptes que vous connectez sont chiffrés, et supprimés quand vous mettez fin à la connexion.",
        ],
      },
      {
        title: "Sur les visiteurs",
        paragraphs: [
          "Naviguer ne laisse ni compte ni profil de vous. Les vues de la page d’un créateur sont comptées une fois par jour avec une empreinte dont la clé est supprimée après ce jour. Une analyse gratuite pose un cookie, et ses données sont supprimées après 14 jours, sauf si vous vous inscrivez.",
          "Nous n’utilisons des cookies que pour votre session, votre analyse gratuite, une connexion en cours, la reconnaissance d’un navigateur déjà connecté une fois, votre langue, votre thème et le masquage des montants sur cet appareil. Les pages ne chargent rien d’autres sites, personne d’autre n’apprend donc que vous êtes ici.",
          "Le journal du serveur garde le chemin, l’état et l’adresse réseau des requêtes pour trouver les pannes et les abus.",
        ],
      },
      {
        title: "Qui d’autre le voit",
        paragraphs: [
          "Les e-mails passent par le serveur de messagerie de l’exploitant. Si vous activez les notifications push, l’éditeur de votre navigateur (par exemple Google, Apple ou Mozilla) les achemine. Il sait quand une notification est envoyée, mais pas ce qu’elle dit : le texte est chiffré pour votre navigateur. Les plateformes apprennent quels profils sont lus, mais pas pour qui. Les rapports sont écrits par le moteur propre à cette instance. Si l’exploitant a mis en place un modèle de langage, celui-ci peut les reformuler à partir des mêmes chiffres ; chaque rapport dit qui l’a écrit. Vos chiffres privés ne lui sont envoyés que si vous activez « Partage de données ». Les notes, les adresses et les noms de fans ne lui sont jamais envoyés.",
          "Les statistiques sur plusieurs créateurs utilisent des chiffres publics, par groupes d’au moins 5. Les chiffres qu’un créateur masque n’y entrent que s’il a activé « Partage de données ».",
        ],
      },
      {
        title: "Comment les données sont supprimées",
        paragraphs: [
          "Les créateurs peuvent faire retirer leur profil immédiatement avec un code dans la bio, ou avec le formulaire de Retrait. Nous supprimons tout ce qui a été collecté, y compris les rapports d’autres personnes à leur sujet. Une empreinte irréversible de l’identifiant empêche que le profil soit analysé de nouveau.",
          "Vous pouvez retirer relevés, connexions, captures et chiffres ajoutés à tout moment.",
        ],
      },
    ],
  },
  removalLink: "Faire retirer un profil",
  licensesLink: "Licences des logiciels dont FanRadar est fait",
} as const;
