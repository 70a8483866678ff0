export const answerWords = {
  newerEvidence:
    "Añadido desde el informe del {report} y todavía fuera de sus cifras: {what}. Elige «{action}» en el informe y el nuevo lo incluirá.",
  evidenceKinds: { file: "una liquidación", screenshot: "cifras de una captura", manual: "cifras escritas a mano" },
  fallback: {
    "budget-used":
      "Queda demasiado poco de la parte de hoy del modelo de lenguaje, así que esta respuesta es del propio motor. Habrá una nueva después de la medianoche UTC.",
    "too-slow": "El modelo de lenguaje tardó demasiado, así que esta respuesta es del propio motor.",
    refused: "El proveedor del modelo de lenguaje rechazó la petición, así que esta respuesta es del propio motor.",
    failed: "No se pudo contactar con el modelo de lenguaje, así que esta respuesta es del propio motor.",
    "nothing-verified": "La respuesta del modelo de lenguaje no se pudo usar, así que respondió el motor.",
  },
  hiddenSince: "Quien es dueño de algunas cifras de esta respuesta ya no las muestra, y se omiten.",
  stopped: "Detenido.",
} as const;
