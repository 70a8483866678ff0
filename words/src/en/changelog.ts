/** /changelog, without the changes: they stand in `words/src/changelog.ts`. */
export const changelogWords = {
  title: "What's new",
  description: "What changed in FanRadar, version by version.",
  unreleased: "Not released yet",
  readers: { everyone: "For everybody", members: "For agencies and creators", operators: "For operators" },
};
