/** The page of what models come to together. */
export const analyticsWords = {
  title: "Análisis",
  description:
    "A qué llegan los creadores en una semana, un mes, un trimestre o un año: seguidores, interacción e ingresos típicos, cada cifra con su fuente y su grado de certeza.",
  leadOwn: "Tus modelos juntos, frente al periodo igual anterior.",
  leadPublic:
    "El creador típico de los últimos leídos aquí, frente al periodo igual anterior. De menos de cinco no se dice nada.",
  period: "Periodo",
  periods: { "7d": "7 días", "30d": "30 días", "90d": "90 días", "1y": "1 año" },
  metric: "A lo largo del tiempo",
  metrics: { earnings: "Ingresos", engagement: "Interacción", followers: "Seguidores" },
  overview: "Resumen",
  against: "frente a",
  trend: "Evolución",
  trendNone: "De estos días aún no se sabe nada.",
  cohort:
    "La línea sigue solo los perfiles leídos en cada uno de sus puntos, así que puede acabar por debajo de la tarjeta, que cuenta todos los perfiles. Perfiles en la línea:",
  sameDays: (days: string) => `los mismos ${days} de cada uno`,
  given: "De ello, indicado a mano:",
  givenNotDrawn:
    "Los ingresos indicados a mano son de un mes y no se pueden repartir por días: están en las cifras de arriba, no en el gráfico.",
  engagementHint: {
    own: "Publicaciones de este periodo; el perfil típico entre los tuyos. Un informe usa las últimas publicaciones de cada perfil y puede diferir.",
    creators:
      "Publicaciones de este periodo; el creador típico. Un informe usa las últimas publicaciones de cada perfil y puede diferir.",
  },
  platforms: "Plataformas",
  members: { own: "Modelos", creators: "Creadores" },
  typical: "Seguidores típicos",
  top: { own: "Mejores modelos", creators: "Mejores creadores" },
  topNone: "Nadie tiene esta cifra todavía.",
  exportCsv: "Exportar CSV",
  exportJson: "Exportar JSON",
  summary: (title: string, count: number) => `${title}, ${count} valores. La tabla los tiene todos.`,
  empty: "Aún no hay modelos",
  emptyHint: "Envía un modelo y sus cifras se suman aquí.",
  submit: "Enviar modelo",
  noData: "sin datos",
  showTable: "Ver como tabla",
  showChart: "Ver como gráfico",
  day: "Hasta",
  value: "Valor",
  range: "Margen",
} as const;
