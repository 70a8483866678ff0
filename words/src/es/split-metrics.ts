export const splitMetricWords = {
  "split.agency": "Parte de la agencia",
  "split.creator": "Parte del creador",
};
