/** The dashboard's figures, its list of what needs attention and its table. */
export const cockpitWords = {
  portfolio: "Tu cartera",
  tiles: {
    followers: "Seguidores",
    engagement: "Interacción, últimas publicaciones",
    earnings: "Ingresos netos, 30 días",
  },
  against: "frente al",
  daysBefore: (n: string) => `frente a los ${n} días anteriores`,
  unknown: {
    followers: "Aún no hay cifras de seguidores.",
    engagement: "Aún no hay suficientes publicaciones.",
    earnings: "Hace falta un extracto de cuatro semanas.",
  },
  attention: "Requiere atención",
  noAttention: "Nada requiere tu atención.",
  allAttention: "Mostrar todo",
  lessAttention: "Mostrar menos",
  since: (day: string) => `desde el ${day}`,
  /** Of a to-do. */
  due: (day: string) => `vence el ${day}`,
  overdue: (day: string) => `vencía el ${day}`,
  toTodos: "Tareas",
  /** After the model's name; without a figure they are whole, and one that has a figure follows them. */
  kinds: {
    "consent-ended": (platform: string) => `${platform} ya no nos deja leer esta cuenta`,
    "links-unknown": () => "No se encontró ninguna cuenta en los enlaces",
    "analysis-failed": () => "El último análisis falló",
    "earnings-falling": () => "Los ingresos netos están cayendo",
    "payers-quiet": () => "Pagos mensuales de habituales que dejaron de pagar",
    "followers-falling": (platform: string) => `Pierde seguidores en ${platform}`,
    "engagement-down": (platform: string) => `La interacción en ${platform} ha bajado`,
    "unusual-day": (platform: string) =>
      `Un cambio inusual de seguidores en ${platform} que ninguna publicación explica`,
    "profile-gone": (platform: string) => `El perfil de ${platform} es privado, está suspendido o ya no existe`,
    "consent-ending": (platform: string) => `El acceso a la cuenta de ${platform} termina pronto`,
    "no-figures": () => "Aún no hay cifras, y ninguna plataforma enlazada se puede leer automáticamente",
    "statement-old": () => "No se ha importado un extracto más reciente",
  },
  actions: {
    "consent-ended": "Conectar de nuevo",
    "links-unknown": "Ver detalles",
    "earnings-falling": "Ver informe",
    "payers-quiet": "Ver informe",
    "followers-falling": "Ver informe",
    "engagement-down": "Ver informe",
    "unusual-day": "Ver informe",
    "profile-gone": "Ver fuentes",
    "consent-ending": "Conectar de nuevo",
    "no-figures": "Añadir cifras",
    "statement-old": "Importar un extracto",
  },
  columns: {
    newest: "Enviado",
    name: "Modelo",
    reported: "Último informe",
    followers: "Seguidores",
    change: "Cambio, 28 días",
    engagement: "Interacción",
    earnings: "Ingresos netos",
  },
  notes: { engagement: "últimas publicaciones", earnings: "30 días" },
  sortBy: "Ordenar por",
  usual: { peers: "habitual", published: "valor publicado" },
  withPosts: (n: string, all: string) =>
    `Mediana de ${n} de ${all} modelos, cada uno en su plataforma mayor. La variación es la mediana de la de cada uno.`,
  select: (name: string) => `Seleccionar ${name}`,
  selectAll: "Seleccionar todos los mostrados",
};

/** What happened lately, by kind. */
export const activityWords = {
  "model-submitted": (name: string) => `Se envió ${name}`,
  "report-ready": (name: string) => `El informe sobre ${name} está listo`,
  "analysis-failed": (name: string) => `El análisis de ${name} falló`,
  "rated-helpful": (name: string) => `El informe sobre ${name} se valoró como útil`,
  "rated-not-helpful": (name: string) => `El informe sobre ${name} se valoró como no útil`,
};
