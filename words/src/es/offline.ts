/** The page that stands in for one that cannot be reached. */
export const offlineWords = {
  title: "Sin conexión",
  heading: "No tienes conexión",
  backOnline: "Vuelves a tener conexión",
  retry: "Abrir la página de nuevo",
  none: "Abre un informe cuando tengas conexión. El último que abras se queda aquí para leerlo.",
  lastSeen: "Este es el último informe que abriste, tal como estaba",
  mayHaveChanged: "Sus cifras pueden haber cambiado desde entonces.",
};
