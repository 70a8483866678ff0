/** The dashboard. */
export const dashboardWords = {
  title: "Panel",
  description: "Tus modelos y sus informes",
  verifiedOnly: "Solo verificados",
  submit: "Enviar modelo",
  totalModels: "Modelos en total",
  completedReports: "Informes generados",
  avgRating: "Valoración media",
  processing: "En proceso",
  inProgress: "Informes en curso",
  recent: "Modelos recientes",
  showAll: "Mostrar todos los modelos",
  showRecent: "Mostrar solo los más recientes",
  columns: { model: "Modelo", platform: "Plataforma", status: "Estado", submitted: "Enviado", actions: "Acciones" },
  viewReport: "Ver informe",
  processingRow: "En proceso...",
  pendingRow: "Pendiente",
  tryAgain: "Intentar de nuevo",
  noLinks: "Sin enlaces",
  empty: "Aún no hay modelos",
  emptyHint: "Empieza enviando tu primer modelo.",
  emptyVerified: "Aún no hay modelos completados",
  emptyVerifiedHint: "Desactiva «Solo verificados» para verlos todos.",
  quickSubmit: "Envío rápido",
  quickHint: "Basta con un nombre y un enlace.",
  activity: "Actividad reciente",
  noActivity: "Aún no hay actividad.",
  since: (period: string) => `desde ${period}`,
};

/** What happened lately, by kind. */
export const activityWords = {
  "model-submitted": (name: string) => `Se envió ${name}`,
  "report-ready": (name: string) => `El informe sobre ${name} está listo`,
  "analysis-failed": (name: string) => `El análisis de ${name} falló`,
  "rated-helpful": (name: string) => `El informe sobre ${name} se valoró como útil`,
  "rated-not-helpful": (name: string) => `El informe sobre ${name} se valoró como no útil`,
};
