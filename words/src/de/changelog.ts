/** /changelog. */
export const changelogWords = {
  title: "Neuerungen",
  description: "Was sich in FanRadar geändert hat, Version für Version.",
  unreleased: "Noch nicht veröffentlicht",
  readers: { everyone: "Für alle", members: "Für Agenturen und Creators", operators: "Für Betreiber" },
};
