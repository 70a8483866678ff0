/** The page of what models come to together. */
export const analyticsWords = {
  title: "Análisis",
  description:
    "Mira cómo rinden los creadores en una semana, un mes, un trimestre o un año: mediana de seguidores, interacción e ingresos, con su fuente y margen de error.",
  leadOwn: "Todos tus modelos, comparados con el periodo anterior.",
  leadPublic:
    "Medianas en FanRadar, comparadas con el periodo anterior: seguidores por perfil, interacción e ingresos por creador. No se muestran grupos de menos de cinco.",
  period: "Periodo",
  periods: { "7d": "7 días", "30d": "30 días", "90d": "90 días", "1y": "1 año" },
  metric: "A lo largo del tiempo",
  metrics: { earnings: "Ingresos netos", engagement: "Interacción", followers: "Seguidores" },
  overview: "Resumen",
  against: "frente al",
  daysBefore: (n: string) => `frente a los ${n} días anteriores`,
  trend: "Evolución",
  trendNone: "Aún no hay datos de estos días.",
  cohort: {
    followers:
      "La línea incluye solo perfiles seguidos todo el tiempo, así que puede diferir de la tarjeta, que cuenta todos. Perfiles en la línea:",
    earnings:
      "La línea incluye solo modelos cuyos extractos abarcan todos sus días, así que puede diferir de la tarjeta. Modelos en la línea:",
  },
  /** Where the line ends at a known part of the card's figure: the part, the whole, and of how many profiles. */
  inLine: {
    part: "La línea solo incluye perfiles seguidos todo el tiempo. Sus seguidores:",
    of: "de",
    profiles: "Perfiles:",
  },
  withPosts: (n: string, all: string) => `${n} de ${all} tienen suficientes publicaciones.`,
  manual: "De ello, introducido a mano:",
  exchanged: "Incluye, en la moneda original:",
  notExchanged: "No incluido, porque no hay tipo de cambio:",
  manualNotDrawn:
    "Los ingresos introducidos a mano son un solo importe de muchos días, así que están en las cifras de arriba pero no en el gráfico.",
  /** Which posts engagement is of. */
  engagementOf: "Interacción, últimas publicaciones",
  engagementHint: {
    own: "La mediana de tus modelos. Cada uno cuenta con las últimas publicaciones de su perfil más grande, doce como máximo. La variación es la mediana de la de cada uno.",
    creators: "La mediana de los creadores, según sus últimas publicaciones, doce como máximo.",
  },
  platforms: "Plataformas",
  members: { own: "Modelos", creators: "Creadores" },
  typical: "Mediana de seguidores",
  top: { own: "Mejores modelos", creators: "Mejores creadores" },
  topNone: "Aún no hay datos.",
  exportCsv: "Exportar CSV",
  exportJson: "Exportar JSON",
  empty: "Aún no hay modelos",
  emptyHint: "Envía un modelo para ver aquí sus cifras.",
  submit: "Enviar modelo",
  noData: "sin datos",
  day: "Hasta",
} as const;
