/** Who sees what of a claimed creator. */
export const visibilityWords = {
  title: "Qui voit quoi",
  lead: "Votre choix vaut aussitôt : sur votre page, dans la recherche, les tendances, les comparaisons et les statistiques.",
  field: "Quoi",
  levels: { public: "Tout le monde", link: "Avec le lien", private: "Vous seul" },
  fields: {
    profile: { name: "Profil entier", hint: "Caché, il répond comme une page qui n’existe pas." },
    figures: { name: "Chiffres de portée", hint: "Abonnés, engagement, croissance et score de tendance." },
    posts: {
      name: "Publications",
      hint: "Ce qui est calculé de vos publications : fréquence, thèmes, meilleurs moments.",
    },
    earnings: { name: "Revenus", hint: "Ce que vous avez donné ou connecté. Privé tant que vous ne l’ouvrez pas." },
    subscribers: {
      name: "Abonnés payants",
      hint: "Ce que vous avez donné ou connecté. Privé tant que vous ne l’ouvrez pas.",
    },
  },
  profilePrivate: "Tout votre profil est privé : rien de ce qui suit n’est montré à personne.",
  profileLink: "Tout votre profil est ouvert par lien : seul qui l’a voit ce qui suit.",
  link: "Votre lien",
  linkHint:
    "Qui l’a voit ce qui est ouvert « Avec le lien ». Il ne peut pas être deviné, et les moteurs de recherche ne le voient pas.",
  copy: "Copier le lien",
  copied: "Lien copié",
  copyFailed: "Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le à la main.",
  renew: "Créer un nouveau lien",
  renewHint: "L’ancien cesse aussitôt de valoir.",
  renewed: "L’ancien lien n’ouvre plus rien",
  isIndexed: "Les moteurs de recherche peuvent afficher ma page",
  isIndexedHint: "Désactivé tant que vous ne l’activez pas, et seulement si tout votre profil est public.",
  showsExplicit: "Afficher les mots explicites de mes légendes",
  showsExplicitHint:
    "Désactivé, ils sont masqués sur les pages publiques, selon une liste de ces mots dans de nombreuses langues.",
  byLink: "Vous voyez cette page par le lien de la personne titulaire. D’autres en voient peut-être moins, ou rien.",
  saved: "Enregistré",
} as const;
