export const splitMetricWords = {
  "split.agency": "Part de l’agence",
  "split.creator": "Part du créateur",
};
