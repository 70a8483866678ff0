/** /changelog. */
export const changelogWords = {
  title: "Novedades",
  description: "Qué ha cambiado en FanRadar, versión a versión.",
  unreleased: "Sin publicar todavía",
  readers: { everyone: "Para todos", members: "Para agencias y creadores", operators: "Para operadores" },
};
