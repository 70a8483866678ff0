export const splitMetricWords = {
  "split.agency": "Teil der Agentur",
  "split.creator": "Teil des Creators",
};
