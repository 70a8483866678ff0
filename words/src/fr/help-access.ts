/** Help of the screens that are about access: signing in, links that somebody sent, the set-up. */
export const accessTopics = {
  signIn: {
    name: "Connexion",
    shows: "Les formulaires pour se connecter et pour choisir un nouveau mot de passe.",
    reading: "Par sécurité, l’erreur est la même pour une adresse inconnue et pour un mot de passe faux.",
    tasks: [
      "Connectez-vous par mot de passe, avec une clé d’accès, ou avec Google ou un autre fournisseur si c’est proposé.",
      "Demandez un lien pour choisir un nouveau mot de passe.",
      "Utilisez un code de récupération si le second facteur est perdu.",
    ],
  },
  signUp: {
    name: "Inscription",
    shows: "Les formulaires d’un nouveau compte, pour agences et pour créateurs, et la question de ce qui vous amène.",
    reading: "Les deux types de compte permettent tout. La réponse décide seulement d’où vous commencez.",
    tasks: [
      "Inscrivez-vous avec une adresse e-mail et confirmez-la.",
      "En tant que créateur, indiquez votre profil pour revendiquer sa page plus tard.",
    ],
  },
  email: {
    name: "Liens des e-mails",
    shows: "Ce qu’un lien d’e-mail a fait : confirmer une adresse, la changer ou arrêter les e-mails.",
    reading: "Un lien sert une fois et pour un temps. S’il a expiré, la page le dit et ne change rien.",
    tasks: [
      "Demandez un autre lien si le vôtre a expiré.",
      "Arrêtez un changement d’adresse que vous n’avez pas lancé.",
    ],
  },
  shared: {
    name: "Rapport partagé",
    shows: "Un rapport partagé par un lien, et le contrôle de son sceau.",
    reading:
      "Vous voyez les parties choisies par l’expéditeur. Le sceau dit quand le rapport a été établi et qu’il n’a pas changé.",
    tasks: [
      "Lisez le rapport ; cliquez sur un chiffre pour voir sa source.",
      "Vérifiez un rapport par son numéro et son sceau.",
    ],
  },
  consent: {
    name: "Consentement d’un créateur",
    shows: "Qui demande à lire des chiffres de vos comptes, lesquels et pour combien de temps.",
    reading: "Vous n’avez pas besoin de compte ici. Rien n’est lu avant votre accord.",
    tasks: ["Acceptez ou refusez.", "Gardez le lien : il permet de mettre fin au consentement à tout moment."],
  },
  join: {
    name: "Invitation à un espace de travail",
    shows: "Qui vous invite, dans quel espace de travail, et ce que vous pourrez y faire.",
    reading: "Vos propres modèles restent dans votre espace personnel. Une invitation expire après quelques jours.",
    tasks: ["Acceptez-la avec le compte auquel elle a été envoyée.", "Changez d’espace de travail dans le menu."],
  },
  setup: {
    name: "Première configuration",
    shows: "Le formulaire de la première personne qui administre un nouveau serveur.",
    reading: "Le lien s’affiche au premier démarrage et sert une fois.",
    tasks: ["Créez le compte d’administration.", "Passez aux réglages du serveur."],
  },
  mailbox: {
    name: "Boîte de la démo",
    shows: "Les e-mails que la démo aurait envoyés. Un vrai serveur n’a pas cette page.",
    reading: "L’e-mail le plus récent est en haut. Ses liens fonctionnent.",
    tasks: ["Ouvrez un e-mail et suivez son lien."],
  },
  offline: {
    name: "Hors ligne",
    shows: "Ce que le navigateur affiche tant qu’il n’y a pas de connexion.",
    reading: "Rien de ce que vous avez saisi n’est perdu. Les pages se rechargent dès que vous êtes connecté.",
    tasks: ["Vérifiez la connexion, puis réessayez."],
  },
};
