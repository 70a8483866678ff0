/** /changelog. */
export const changelogWords = {
  title: "Nouveautés",
  description: "Ce qui a changé dans FanRadar, version par version.",
  unreleased: "Pas encore publiée",
  readers: {
    everyone: "Pour tout le monde",
    members: "Pour les agences et les créateurs",
    operators: "Pour les exploitants",
  },
  changes: {
    "0.1.0": {
      everyone: [
        "Cherchez un créateur public sur Instagram, X ou TikTok, ou recevez un rapport gratuit sur lui sans compte.",
        "Appuyez sur un nombre pour voir sa source, son âge, sa formule et sa fourchette. Chaque chiffre a une page qui l’explique.",
        "Lisez tout en français, anglais, allemand ou espagnol, en clair ou en sombre, à la souris, au doigt ou au clavier.",
        "Connectez-vous par mot de passe, passkey ou un lien reçu par e-mail.",
        "Retirez un profil de la liste avec un code dans sa bio ou par un formulaire.",
        "Une demande de suppression masque la page d’un profil et laisse aux équipes leurs modèles : on les interroge, et une personne décide.",
        "Consultez à /licenses.txt les licences des logiciels dont le produit est fait.",
      ],
      members: [
        "Les rapports commencent par ce qui va bien, ce qui est menacé et ce qu’il faut faire, puis disent ce que le conseil a donné.",
        "Une agence d’exemple à parcourir avant d’ajouter quoi que ce soit, et une visite guidée de deux minutes.",
        "Un tableau de bord de tous les modèles, une comparaison de quatre au plus, des analyses sur toute période et les revenus par mois.",
        "Relevés, captures d’écran et chiffres saisis complètent ce que les plateformes ne donnent pas, comme les revenus.",
        "Des conseils de prix tirés des mois d’un modèle, avec la chance qu’un nouveau prix rapporte plus.",
        "Un assistant qui répond avec les chiffres de vos modèles et un guide écrit.",
        "Des espaces de travail pour les équipes : rôles, responsables, tâches et notes sur un rapport ou un jour de ses graphiques.",
        "Des objectifs pour un modèle, avec leur état et si la prévision les atteint à la date prévue.",
        "Une page pour les clients : leurs rapports, ce qui leur est demandé et les mois à confirmer, à votre nom et à votre logo.",
        "Rapports PDF, fichiers de données et liens partagés au nom et au logo de votre espace de travail.",
        "Un partage des revenus par versions de la part de l’agence : chaque centime mène à son paiement, et les deux parties confirment un mois.",
        "Ventes par chatter : pourboires et messages payants d’un relevé selon les créneaux où ils ont été payés.",
        "Un propriétaire exporte tout un espace de travail en un fichier, et chacun ses propres données.",
        "Déplacez les modèles de votre espace personnel vers un espace partagé, un par un ou plusieurs à la fois.",
        "Pendant l’analyse de nombreux modèles, le tableau de bord indique l’avancement et l’heure prévue du dernier rapport.",
        "Un lien vers un autre de vos espaces dit lequel et s’y ouvre.",
      ],
      operators: [
        "Installez une instance par un lien imprimé, puis gérez les utilisateurs, les règles d’inscription et le journal d’audit.",
        "Connexion par clé d’accès et par autant de fournisseurs OpenID Connect que voulu, dont les groupes peuvent désigner les administrateurs.",
        "Des sauvegardes avec un essai chaque nuit, des métriques, des règles d’alerte, un diagnostic et une vue de la file des tâches.",
      ],
    },
  },
};
