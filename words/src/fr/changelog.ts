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
};
