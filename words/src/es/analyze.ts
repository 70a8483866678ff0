/** The public analysis home page. */
export const analyzeWords = {
  title: "Análisis gratuito",
  lead: "Pega el enlace de un perfil y obtén un informe completo: crecimiento, interacción, temas y riesgos. Sin cuenta.",
  description:
    "Analiza gratis el perfil público de un creador. Cada cifra muestra su fuente, su antigüedad y su margen de error.",
  form: "Analizar un modelo",
  gets: "Lo que obtienes",
  getsList: [
    "Seguidores, interacción y crecimiento, con margen de error",
    "La categoría de tamaño y cómo les va a creadores similares",
    "La mejor hora para publicar, si la hay",
    "Riesgos y hasta tres próximos pasos, respaldados por las cifras",
    "La fuente, la antigüedad, la fórmula y la muestra de cada cifra",
  ],
  sample: "Vista previa de un informe de ejemplo",
  sampleLead: "Un informe completo sobre un creador de ejemplo. Pulsa cualquier cifra para ver su fuente.",
  openSample: "Abrir el ejemplo",
  closeSample: "Cerrar el ejemplo",
  mine: "Tus análisis",
  storedUntil: (date: string) => `Se conserva hasta el ${date}`,
  keepLead: (date: string) =>
    `Conservamos este informe hasta el ${date}. Crea una cuenta gratuita para conservarlo siempre. El informe es solo tuyo; las cifras de perfiles públicos aparecen también en la búsqueda.`,
  createAccount: "Crear cuenta gratuita",
  another: "Analizar otro modelo",
  started: "Análisis iniciado",
  startedText: "La IA está analizando el modelo. Suele tardar 2-5 minutos.",
  ready: "Análisis completado",
  readyText: "¡Tu informe de IA está listo!",
  longer: "El análisis tarda más",
  longerText: "El análisis tarda más de lo esperado. Inténtalo de nuevo.",
  lost: "No se pudieron obtener los resultados del análisis. Inténtalo de nuevo.",
  notBegun: "El análisis aún no ha empezado. Hemos guardado tu solicitud: vuelve a esta página cuando quieras.",
  typeLead:
    "Añade las cifras que FanRadar no puede obtener aquí y tendrás interacción, referencia y frecuencia de publicación.",
  rerun: "Hay un análisis más reciente en marcha. Este informe sigue aquí hasta que termine.",
  notFound: "No encontramos este análisis en este navegador. Quizá esté en tu cuenta, o sus 14 días ya pasaron.",
};
