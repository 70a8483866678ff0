/** /terms and /privacy: what holds, and no more than that. */
export const legalWords = {
  terms: {
    title: "Conditions",
    description: "Ce que vous pouvez attendre de FanRadar, et ce qu’il attend de vous.",
    sections: [
      {
        title: "Qui peut l’utiliser",
        paragraphs: [
          "FanRadar traite de créateurs de contenus pour adultes. Vous devez avoir 18 ans ou plus, et vous le confirmez à l’inscription. Pour chaque lien OnlyFans, vous confirmez que la personne titulaire a 18 ans ou plus.",
          "Ne soumettez pas de profils de mineurs. Un profil dont le nom public ou la bio indique un âge inférieur à 18 ans n’est pas analysé. Sur la page de chaque créateur, vous pouvez dire qu’il s’agit peut-être d’un mineur : elle est alors cachée aussitôt, et une personne l’examine.",
        ],
      },
      {
        title: "Ce que vous recevez",
        paragraphs: [
          "Les rapports sont calculés à partir de lectures publiques et de ce que vous donnez. Chaque chiffre dit d’où il vient, quel est son âge, comment il a été calculé et à quel point il est sûr. Les estimations et prévisions ne sont que cela : elles peuvent être fausses, et ne sont pas un conseil en matière d’argent, de droit ou d’impôts.",
          "Ce qui n’est pas connu s’affiche « — ».",
        ],
      },
      {
        title: "Ce que vous pouvez faire",
        paragraphs: [
          "Vous pouvez analyser des profils publics de créateurs, qu’ils soient à vous ou non. Vous ne pouvez pas utiliser FanRadar pour découvrir qui est quelqu’un, où il se trouve ou quels autres comptes il a ; pour harceler qui que ce soit ; ni pour copier ses listes par une machine.",
          "Ne donnez que des chiffres que vous avez le droit de donner. Ne revendiquez que ce qui est à vous. Qui revendique à tort, signale à tort de nombreuses fois ou contourne les limites peut perdre son compte.",
        ],
      },
      {
        title: "Créateurs",
        paragraphs: [
          "Un créateur qui revendique son profil par un code dans sa bio publique décide qui en voit quoi. Un créateur qui veut être retiré l’est, avec ou sans compte : voir Retrait.",
        ],
      },
      {
        title: "Aucune garantie",
        paragraphs: [
          "FanRadar est exploité par qui fait fonctionner cette instance, tel quel et sans garantie. Les plateformes peuvent limiter ou arrêter ce qu’elles lui laissent lire.",
        ],
      },
    ],
  },
  privacy: {
    title: "Confidentialité",
    description:
      "Ce que FanRadar garde sur les créateurs, les comptes et les visiteurs, combien de temps, et comment cela disparaît.",
    sections: [
      {
        title: "Sur les créateurs",
        paragraphs: [
          "Lu par les interfaces des plateformes elles-mêmes, comme chacun le peut : nom, identifiant, bio, nombre d’abonnés et de publications, et pour chaque publication son heure, sa légende et ses compteurs. Aucune image ni vidéo n’est téléchargée. L’âge, le genre, l’origine et le lieu ne sont jamais déduits.",
          "Les profils que quelqu’un suit sont lus une fois par jour. Quand l’un devient privé, est suspendu ou disparaît, la lecture suivante le cache et supprime ses textes. Celui que personne n’a revendiqué et que personne n’a suivi depuis 90 jours est supprimé.",
          "Les pages de créateurs demandent aux moteurs de recherche de ne pas les afficher, sauf si le créateur a revendiqué la page et le souhaite.",
          "Revenus et abonnés payants sont privés tant que le créateur ne les ouvre pas.",
        ],
      },
      {
        title: "Sur les comptes",
        paragraphs: [
          "Votre adresse e-mail, votre nom, une empreinte de votre mot de passe, et où vous êtes connecté : le nom du navigateur et quand il a été vu pour la dernière fois. Avec un second facteur, aussi son secret, chiffré.",
          "Ce que vous soumettez (noms, notes, chiffres, fichiers, quels liens vont ensemble) est à vous seul. Cela n’arrive jamais sur la page publique d’un créateur, dans la recherche ou dans un autre compte. Les originaux des captures sont supprimés dès que vous les avez confirmées, sauf si vous les gardez exprès. Les noms des fans ne sont jamais enregistrés : seule une empreinte à clé distingue un payeur d’un autre.",
          "Les jetons des comptes que vous connectez sont chiffrés, et supprimés quand vous mettez fin à la connexion.",
        ],
      },
      {
        title: "Sur les visiteurs",
        paragraphs: [
          "Regarder ne laisse ni compte ni profil de vous. Les vues de la page d’un créateur sont comptées une fois par jour par une empreinte dont la clé est supprimée après ce jour. Une analyse gratuite pose un cookie, et ce qu’elle a commencé est supprimé après 14 jours, sauf si vous vous inscrivez.",
          "Il n’y a pas d’autres cookies que ceux-ci : qui est connecté, l’analyse gratuite, et une connexion par Google en cours. Les pages ne chargent rien d’autres sites, et personne d’autre n’apprend que vous êtes ici.",
          "Le journal du serveur garde les requêtes avec leur chemin, leur état et leur adresse réseau, pour trouver les pannes et les abus.",
        ],
      },
      {
        title: "Qui d’autre le voit",
        paragraphs: [
          "Les e-mails passent par le serveur de messagerie de l’exploitant. Les plateformes apprennent quels profils sont lus, pas pour qui. Les rapports sont écrits par le moteur propre à cette instance. Là où son exploitant a mis en place un modèle de langage, celui-ci peut les formuler à partir des mêmes chiffres ; chaque rapport dit qui l’a écrit. On ne lui envoie jamais de notes, d’adresses ni de noms de fans.",
          "Les statistiques sur de nombreux créateurs viennent de ce que chacun peut lire, par groupes d’au moins 5. Ce qu’un créateur cache n’y entre pas.",
        ],
      },
      {
        title: "Comment cela disparaît",
        paragraphs: [
          "Créateurs : aussitôt par le code dans la bio, ou par le formulaire de Retrait. Tout ce qui a été lu est supprimé, avec les rapports d’autres à ce sujet, et une marque brouillée empêche que le profil soit lu de nouveau.",
          "Vous pouvez retirer preuves, connexions et captures à tout moment.",
        ],
      },
    ],
  },
  removalLink: "Faire retirer un profil",
} as const;
