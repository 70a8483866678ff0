/** The dashboard's figures, its list of what needs attention and its table. */
export const cockpitWords = {
  portfolio: "Tu cartera",
  tiles: { followers: "Seguidores", engagement: "Interacción", earnings: "Ingresos netos" },
  against: "frente a",
  unknown: {
    followers: "Aún no hay cifras de seguidores.",
    engagement: "Aún no hay suficientes publicaciones.",
    earnings: "Importa un extracto para ver los ingresos.",
  },
};
