/** Who sees what of a claimed creator. */
export const visibilityWords = {
  title: "Qui voit quoi",
  lead: "Les changements s’appliquent immédiatement : sur votre page, dans la recherche, les tendances, les comparaisons et les statistiques.",
  levels: { public: "Tout le monde", link: "Avec le lien", private: "Vous seul" },
  fields: {
    profile: { name: "Profil entier", hint: "Si masqué, les visiteurs voient « page introuvable »." },
    figures: {
      name: "Chiffres de portée",
      hint: "Abonnés publics, j’aime, commentaires et vues par publication, engagement, croissance et score de tendance. Ce que vous avez ajouté ou connecté n’est pas montré.",
    },
    posts: {
      name: "Publications",
      hint: "Chiffres tirés de vos publications publiques : fréquence, thèmes, meilleurs moments.",
    },
    earnings: {
      name: "Revenus",
      hint: "D’après ce que vous avez ajouté ou connecté. Privé jusqu’à ce que vous le partagiez.",
    },
    subscribers: {
      name: "Abonnés payants",
      hint: "D’après ce que vous avez ajouté ou connecté. Privé jusqu’à ce que vous le partagiez.",
    },
  },
  /** Before figures that are private at first are shown to everybody. */
  confirm: {
    earnings: {
      title: "Montrer vos revenus à tout le monde ?",
      lead: "Votre page publique, les comparaisons et les statistiques montrent alors ce que disent vos fichiers et vos saisies :",
      shown: [
        "Les revenus nets des 30 derniers jours et leur évolution",
        "Ce que rapporte un payeur, les pourboires par payeur, et quels types de paiements et de contenus rapportent",
        "Les risques qui s’y trouvent, comme dépendre de quelques payeurs ou d’un seul type de paiement",
      ],
      note: "Vous pouvez les masquer à nouveau à tout moment, mais pas pour les personnes qui les ont vus.",
    },
    subscribers: {
      title: "Montrer vos abonnés payants à tout le monde ?",
      lead: "Votre page publique, les comparaisons et les statistiques montrent alors ce que disent vos fichiers et vos saisies :",
      shown: ["Combien d’abonnés payants vous avez", "Les abonnés payants rapportés à vos abonnés"],
      note: "Vous pouvez les masquer à nouveau à tout moment, mais pas pour les personnes qui les ont vus.",
    },
    submit: "Montrer à tout le monde",
  },
  profilePrivate: "Tout votre profil est privé : personne d’autre ne voit ce qui suit.",
  profileLink: "Tout votre profil n’est partagé que par lien : il faut le lien pour voir ce qui suit.",
  /** A profile that others do not find here stays public where it is. */
  othersAnalyse: "D’autres peuvent toujours analyser vos comptes publics et voir leurs chiffres publics.",
  toVeto: "Refuser les analyses par d’autres",
  link: "Votre lien",
  linkHint:
    "Les personnes ayant ce lien voient tout ce qui est réglé sur « Avec le lien ». Il ne se devine pas et les moteurs de recherche ne l’affichent pas.",
  renew: "Créer un nouveau lien",
  renewHint: "L’ancien lien cesse immédiatement de fonctionner.",
  renewed: "L’ancien lien ne fonctionne plus",
  isIndexed: "Les moteurs de recherche peuvent afficher ma page",
  isIndexedHint: "Désactivé par défaut. Ne s’applique que si tout votre profil est public.",
  showsExplicit: "Afficher les mots explicites de mes légendes",
  showsExplicitHint:
    "Si désactivé, les mots explicites sont masqués sur les pages publiques, dans de nombreuses langues.",
  byLink: "Vous voyez cette page grâce au lien de son titulaire. Les autres en voient peut-être moins, ou rien.",
} as const;
