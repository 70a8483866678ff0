/** The sample agency, and the tour of it. */
export const sampleWords = {
  title: "Agencia de muestra",
  mark: "Muestra",
  description: "Lo que FanRadar muestra a una agencia, con creadores inventados.",
  lead: "Creadores inventados, a 1 de noviembre de 2026. Nada de esto se suma a tus modelos.",
  portfolio: "Cartera de la muestra",
  models: "Modelos de la agencia",
  open: "Ver el informe",
  back: "Volver a la agencia de muestra",
  missing: "Ese informe de muestra no existe.",
  missingHint: "La agencia de muestra tiene cuatro modelos. Abre uno de ellos.",
  toAgency: "Abrir la agencia de muestra",
  begin: "Añadir tus modelos",
  join: "Regístrate gratis",
  see: "Ver una agencia de muestra",
  take: "Visita guiada de dos minutos",
  resume: "Continuar la visita",
  next: "Siguiente",
  previous: "Atrás",
  leave: "Salir de la visita",
  openOf: (name: string) => `Ver el informe de ${name}`,
  place: (place: string, all: string) => `Visita: ${place} de ${all}`,
  tour: {
    portfolio: {
      name: "Todo de un vistazo",
      text: "Seguidores, interacción e ingresos de todos los modelos juntos, comparados con los 30 días anteriores.",
    },
    attention: {
      name: "Lo que te necesita primero",
      text: "Pérdidas, análisis fallidos y permisos que terminan, cada uno con una acción. Si la lista está vacía, todo va bien.",
    },
    models: {
      name: "Una fila por modelo",
      text: "Tamaño, cambio, interacción e ingresos. En tu panel ordenas las columnas y actúas sobre muchos modelos a la vez.",
    },
    report: {
      name: "Un informe en diez segundos",
      text: "La primera línea dice cuántos siguen, cómo responden, cuánto entró y qué viene.",
    },
    figure: {
      name: "Cada número se abre",
      text: "Elige uno para ver su fuente, su antigüedad, cómo se calculó y qué tan seguro es.",
    },
    steps: {
      name: "Qué hacer ahora",
      text: "Tres pasos como máximo, cada uno con las cifras de este modelo. Los informes siguientes dicen en qué quedaron.",
    },
    own: {
      name: "Ahora, tus modelos",
      text: "Pega sus enlaces, un modelo por línea. Los informes están listos en minutos. Pulsa ? en cualquier página para ver la ayuda.",
    },
  },
};
