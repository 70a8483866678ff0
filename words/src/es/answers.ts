export const answerWords = {
  about: "Sobre {name}, según el informe del {date}:",
  noReport: "{name} todavía no tiene informe, así que no se puede decir nada a partir de sus propias cifras.",
  nothing:
    "Sobre eso no tengo nada. Conozco el manual sobre retención, publicación, contenido personalizado, promoción, piratería, TikTok, marca personal e interacción, y las cifras de un modelo que elijas.",
  smallTalk: {
    acknowledgement: "De acuerdo. ¿Qué quieres saber? Por ejemplo:",
    greeting: "¡Hola! Pregúntame por suscriptores, publicaciones, precios y crecimiento, o empieza con una de estas:",
    thanks: "De nada. Si quieres seguir:",
    who: "Soy el asistente de FanRadar, un programa y no una persona. Respondo con una guía escrita y con cifras que puedes abrir una a una.",
    what: "Te digo qué muestran las cifras de una modelo y qué hacer con publicaciones, precios, mensajes, filtraciones y crecimiento. Prueba una de estas:",
    bye: "Hasta luego, y suerte con tu página.",
  },
  unsure: "No sé bien qué quieres decir. ¿Es una de estas?",
  offered: {
    followers: "¿Cuántos seguidores hay en {platform}?",
    engagement: "¿Cuál es la interacción en {platform}?",
    gain: "¿Cómo es el crecimiento en {platform}?",
    trendingScore: "¿Cuál es la puntuación de tendencia?",
    subscribers: "¿Cuántos suscriptores hay en {platform}?",
  },
  ownFigure: "{label} en {platform}: ",
  ownFigureAnywhere: "{label}: ",
  reason: " ({reason})",
  asOf: ", a {date}",
  range: " ({range})",
  more: "También puedes preguntar por: {titles}.",
  choose: "Elige un modelo y aquí aparecerán sus propias cifras sobre esto.",
  onlyChosen: "Aquí solo se dan cifras de {name}. Para las de otra persona, elígela o abre su página.",
  noFigure: "De {name} todavía no hay ninguna cifra que diga más sobre esto.",
  prices: "Precios de {name}, según los calcula el motor:",
  noEarnings:
    "De {name} no se conocen aquí ingresos. Una liquidación de ingresos, importada como prueba, los indicaría.",
  newerEvidence:
    "Añadido desde el informe del {report} y todavía fuera de sus cifras: {what}. Elige «{action}» en el informe y el nuevo lo incluirá.",
  givenKinds: { file: "una liquidación", screenshot: "cifras de una captura", manual: "cifras escritas a mano" },
  earningsOfWhom: "Los ingresos solo se muestran de un modelo que elijas, si una prueba los contiene y puedes verlos.",
  fallback: {
    "budget-used":
      "Queda demasiado poco de la parte de hoy del modelo de lenguaje, así que esta respuesta es del propio motor. Habrá una nueva después de la medianoche UTC.",
    "too-slow": "El modelo de lenguaje tardó demasiado, así que esta respuesta es del propio motor.",
    refused: "El proveedor del modelo de lenguaje rechazó la petición, así que esta respuesta es del propio motor.",
    failed: "No se pudo contactar con el modelo de lenguaje, así que esta respuesta es del propio motor.",
    "nothing-held":
      "Nada de lo que escribió el modelo de lenguaje pudo asociarse a las cifras de aquí, así que esta respuesta es del propio motor.",
  },
  hiddenSince: "Quien es dueño de algunas cifras de esta respuesta ya no las muestra, y se omiten.",
  stopped: "Detenido.",
  dropped: {
    one: "Una frase del modelo de lenguaje no pudo asociarse a las cifras de aquí, por eso se ha omitido.",
    other: "{n} frases del modelo de lenguaje no pudieron asociarse a las cifras de aquí, por eso se han omitido.",
  },
} as const;
