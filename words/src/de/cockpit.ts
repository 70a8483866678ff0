/** The dashboard's figures, its list of what needs attention and its table. */
export const cockpitWords = {
  portfolio: "Dein Portfolio",
  tiles: { followers: "Follower", engagement: "Engagement", earnings: "Nettoeinnahmen" },
  against: "ggü.",
  unknown: {
    followers: "Noch keine Followerzahlen.",
    engagement: "Noch nicht genug Beiträge.",
    earnings: "Importiere eine Abrechnung, um Einnahmen zu sehen.",
  },
};
