import { compareWords } from "@fanradar/words/es/compare";
import type { TopicTexts } from "../articles.ts";

export const figures: TopicTexts<"figures"> = {
  "how-sure-is-a-figure": {
    title: "Qué fiabilidad tiene una cifra",
    text: [
      "Aquí se puede abrir cada cifra. Verás de dónde viene, qué antigüedad tiene, cómo se calculó, en cuántas publicaciones o días se apoya y entre qué valores está con más probabilidad. Un guion significa que la cifra se desconoce, que no es lo mismo que cero.",
      "Compara dos cifras por sus márgenes: si se solapan mucho, la diferencia puede ser azar.",
    ],
    steps: [
      "Abre una cifra y lee su fuente y su margen.",
      "Donde la fuente sea débil, da una prueba mejor: conecta, importa o añade una captura.",
      "Analiza de nuevo y lee qué cambió y por qué.",
    ],
  },
  comparing: {
    title: "Compararte con alguien",
    text: [
      "Compara lo que se cuenta igual: una tasa por seguidores con otra por seguidores, y cuentas del mismo tamaño entre sí. Las cuentas más grandes casi siempre tienen tasas más bajas, así que una tasa más alta por sí sola no es una victoria.",
      "La página de comparación pone lado a lado los últimos informes, cada cifra con su antigüedad y su margen. Donde los márgenes se solapan mucho, la diferencia puede ser azar.",
    ],
    steps: [
      "Abre Comparar modelos y elige a quién quieres ver lado a lado.",
      "Lee los márgenes antes que las cifras.",
      "Guarda la comparación y mírala de nuevo después de un cambio tuyo.",
    ],
    page: compareWords.title,
  },
  "more-evidence": {
    title: "Qué pruebas ayudan más",
    text: [
      "Una cuenta conectada vale más que un archivo, un archivo más que una captura comprobada, una captura más que lo escrito a mano, y cualquier cosa más que una suposición. Las cifras privadas, como los ingresos, siguen siendo tuyas: nadie más las lee si tú no lo permites.",
      "La última sección del informe nombra los pasos que más aportarían.",
    ],
    steps: [
      "Abre la página de pruebas del modelo.",
      "Empieza por el paso que el informe nombra primero.",
      "Lee qué cambió en la versión siguiente.",
    ],
    own: ["Ahora mismo, el {coverage} de tus plataformas enlazadas tiene cifras."],
  },
  "reading-a-forecast": {
    title: "Leer una previsión",
    text: [
      "Una previsión prolonga lo medido; no sabe nada de tus planes. Lo importante es su banda: está hecha para contener lo que ocurra con la frecuencia que indica. Una banda que llega a los dos lados del recuento de hoy dice que puede subir o bajar.",
      "Necesita recuentos diarios, que empiezan con el primer análisis y siguen solos.",
    ],
    steps: [
      "Lee la banda, no la línea.",
      "Mírala otra vez después de un cambio tuyo: la distancia hasta la banda es lo que trajo.",
    ],
    own: [
      "Previsión de seguidores en {forecast.platform} para el {forecast.until}: cerca de {forecast}, lo más probable {forecast.range}.",
      "Lo medido en {gain.platform}: {gain} {gain.noun} ({gain.period}).",
    ],
  },
  "trending-score": {
    title: "Por qué alguien es tendencia",
    text: [
      "La puntuación de tendencia ordena a los creadores por lo que ganaron la última semana en relación con el tamaño de la cuenta, por cómo se compara con sus propias semanas anteriores y por lo sorprendente que resulta. Está hecha para que una cuenta grande no gane por ser grande y para que los seguidores comprados la muevan poco.",
      "En la página de un creador, la puntuación se abre en sus partes, cada una con su peso y su cifra.",
    ],
    steps: [
      "Abre la página del creador y abre la puntuación.",
      "Mira al lado el gráfico de crecimiento: ¿es un salto o una pendiente?",
      "Compara con alguien del mismo tamaño.",
    ],
    own: [
      "Tu puntuación de tendencia es {score}.",
      "El cambio de la audiencia en {gain.platform} fue del {gain} ({gain.period}).",
    ],
  },
  "taxes-and-law": {
    title: "Impuestos, contratos y leyes",
    text: [
      "Lo que debes pagar y lo que debes firmar depende de dónde vives, y una respuesta equivocada sale cara, así que este asistente no da ninguna. Lo que sí puede darte son cifras ordenadas: la página de ingresos suma por mes y por tipo lo que dicen tus liquidaciones, y lo exporta.",
      "En el contrato de una agencia, lee qué pasa cuando te vas: quién se queda con las cuentas, las imágenes y los nombres.",
    ],
    steps: [
      "Exporta los ingresos como archivo para quien lleva tus impuestos.",
      "Pregunta a alguien con licencia para asesorar donde vives.",
      "No firmes nada que ceda tus cuentas.",
    ],
  },
  "where-to-begin": {
    title: "Qué hacer a continuación",
    text: [
      "Empieza por el informe: dice por plataforma qué se midió, cómo queda frente a cuentas del mismo tamaño y qué riesgos destacan. No aconseja sobre lo que no está claro.",
      "Haz una sola cosa cada vez, durante unas semanas. Si cambias cinco a la vez, no aprendes nada de ninguna.",
    ],
    steps: [
      "Lee los riesgos y los próximos pasos al final del informe y da el primero.",
      "Añade las pruebas que dice que faltan: así podrá decir más.",
      "Analiza de nuevo tras unas semanas y lee qué cambió.",
    ],
    own: [
      "Cifra medida en {gain.platform}: {gain} {gain.noun} ({gain.period}).",
      "Tu interacción por seguidores en {rate.platform} equivale al {rate} ({rate.range}).",
      "El {coverage} de tus plataformas enlazadas tiene cifras ahora mismo.",
    ],
  },
};
