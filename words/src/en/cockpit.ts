/** The dashboard's figures, its list of what needs attention and its table. */
export const cockpitWords = {
  portfolio: "Your portfolio",
  tiles: { followers: "Followers", engagement: "Engagement", earnings: "Net earnings" },
  against: "vs.",
  unknown: {
    followers: "No follower counts yet.",
    engagement: "Not enough posts yet.",
    earnings: "Import a statement to see earnings.",
  },
};
