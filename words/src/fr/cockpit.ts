/** The dashboard's figures, its list of what needs attention and its table. */
export const cockpitWords = {
  portfolio: "Votre portefeuille",
  tiles: { followers: "Abonnés", engagement: "Engagement", earnings: "Revenus nets" },
  against: "par rapport à",
  unknown: {
    followers: "Pas encore de nombre d’abonnés.",
    engagement: "Pas encore assez de publications.",
    earnings: "Importez un relevé pour voir les revenus.",
  },
};
