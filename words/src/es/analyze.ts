/** The public analysis home page. */
export const analyzeWords = {
  title: "Análisis gratuito",
  lead: "Pega un perfil y lee lo que dicen sus cifras públicas, cada una con su fuente y su grado de certeza. Sin cuenta.",
  description:
    "Analiza gratis el perfil público de un creador: cada cifra con su fuente, su antigüedad y su grado de certeza.",
  form: "Analizar un modelo",
  gets: "Lo que obtienes",
  getsList: [
    "Seguidores, interacción y crecimiento con un margen, no una cifra suelta",
    "La categoría de tamaño y cómo les va a otros del mismo tamaño",
    "Cuándo rinden más las publicaciones, o que no se puede decir nada seguro",
    "Riesgos y como mucho tres próximos pasos, cada uno con sus datos",
    "Cada cifra se abre: fuente, antigüedad, fórmula, muestra",
  ],
  sample: "Vista previa de un informe de ejemplo",
  sampleLead: "Un informe completo sobre un creador de ejemplo. Pulsa cualquier cifra.",
  openSample: "Abrir el ejemplo",
  closeSample: "Cerrar el ejemplo",
  mine: "Tus análisis",
  keptUntil: (date: string) => `Se conserva hasta ${date}`,
  keepLead: (date: string) =>
    `Este informe se conserva hasta ${date}. Con una cuenta gratuita se queda, y solo tú puedes leerlo.`,
  createAccount: "Crear cuenta gratuita",
  another: "Analizar otro modelo",
  open: "Abrir tu informe",
  started: "Análisis iniciado",
  startedText: "La IA está analizando el modelo. Suele tardar 2-5 minutos.",
  ready: "Análisis completado",
  readyText: "¡Tu informe de IA está listo!",
  longer: "El análisis tarda más",
  longerText: "El análisis tarda más de lo esperado. Inténtalo de nuevo.",
  lost: "No se pudieron obtener los resultados del análisis. Inténtalo de nuevo.",
  notBegun: "Nadie ha empezado todavía. Tu solicitud se conserva: vuelve a esta página cuando quieras.",
  typeLead:
    "Lo que ninguna plataforma dice aquí se puede escribir: la interacción, la referencia y el ritmo salen de ello.",
  rerun: "Hay un análisis más reciente en marcha; este informe vale hasta que termine.",
  gone: "No hay tal análisis en este navegador. Quizá esté en tu cuenta, o sus 14 días ya pasaron.",
};
