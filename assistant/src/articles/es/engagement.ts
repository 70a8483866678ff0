import type { TopicTexts } from "../articles.ts";

export const engagement: TopicTexts<"engagement"> = {
  "what-engagement-says": {
    title: "Qué dice la interacción y qué no",
    text: [
      "La interacción compara los me gusta y comentarios de una publicación típica con tus seguidores. Baja al crecer la cuenta, y les pasa a todos: compárate con cuentas de tu tamaño o con tu propio pasado, nunca con las más grandes.",
      "Hay varias tasas: por seguidores, por visualizaciones, por alcance. Responden a preguntas distintas y no se pueden comparar entre sí; al abrir cada una ves cómo se calculó.",
    ],
    steps: [
      "Abre la cifra en el informe y mira qué tasa es y en cuántas publicaciones se apoya.",
      "Compárala con la referencia de su categoría, con los dos márgenes a la vista.",
      "Mira las publicaciones más recientes junto a las anteriores: ahí se ve primero un cambio.",
    ],
    own: [
      "Tu interacción por visualizaciones en {views.platform} es del {views} ({views.range}).",
      "Tu interacción por seguidores en {rate.platform} es del {rate} ({rate.range}).",
      "Tu interacción por seguidores está por debajo del {benchmark} habitual aquí en cuentas de este tamaño: hay margen para mejorar.",
      "Tu interacción por seguidores supera el {benchmark} habitual aquí en cuentas de este tamaño: lo que más conviene trabajar es el alcance.",
    ],
  },
  "answering-comments": {
    title: "Contestar para que vuelvan a escribir",
    text: [
      "La gente comenta donde se contestan los comentarios. Las primeras respuestas son las que más importan, porque enseñan a quien lee que vale la pena escribir. Una respuesta que devuelve una pregunta abre una conversación; un corazón la cierra.",
      "Reserva un rato justo después de publicar y contesta primero a los comentarios que dicen algo.",
    ],
    steps: [
      "Quédate un rato después de publicar y contesta mientras la gente está ahí.",
      "Devuelve una pregunta en tus respuestas.",
      "Fija un comentario que muestre el tono que te gusta.",
    ],
    own: ["Comentarios por publicación en {comments.platform}: {comments} de media."],
  },
  "questions-and-polls": {
    title: "Dejar que tus fans decidan algo",
    text: [
      "Una votación sobre algo que después ocurre de verdad hace que la gente vuelva para verlo. Una votación sobre nada se nota a la segunda vez.",
      "Deja elegir entre cosas que harías de todos modos, haz pronto la elegida y di de quién fue la idea.",
    ],
    steps: [
      "Pide que elijan entre cosas que puedes hacer ya.",
      "Haz la opción ganadora en pocos días y recuerda que salió de la votación.",
      "Guarda la que perdió para más adelante: alguien la quería.",
    ],
  },
  "engagement-is-falling": {
    title: "La interacción está bajando",
    text: [
      "Pregúntate primero si de verdad baja: las publicaciones sueltas varían mucho, y tras una viral todo parece caída. El informe compara las más recientes con las anteriores y solo lo dice cuando la diferencia supera la variación habitual.",
      "Si de verdad baja, las causas comunes son un cambio de formato, un tema gastado, muchos seguidores nuevos que venían por otra cosa o seguidores que nunca fueron reales. Cada una se ve en un lugar distinto del informe.",
    ],
    steps: [
      "Mira en el informe si las publicaciones más recientes difieren de las anteriores, con su margen.",
      "Comprueba si en el tiempo anterior hubo una publicación excepcional o una compra de seguidores.",
      "Vuelve unas semanas al tema que atrae más que los demás.",
    ],
    own: [
      "Tus publicaciones más recientes en {change.platform} atrajeron un {change.size} menos de me gusta y comentarios que las anteriores ({change.sizeRange}).",
      "Tu publicación más fuerte atrajo el {share} de los me gusta y comentarios en {share.platform} ({share.period}). Si es mucho, compara sin ella.",
    ],
  },
  "bought-followers": {
    title: "Los seguidores comprados y lo que cuestan",
    text: [
      "Los seguidores comprados bajan toda tasa que se calcula por seguidores, porque nunca responden. Las plataformas los retiran de vez en cuando, lo que luego parece una pérdida, y las marcas los buscan antes de pagar.",
      "Quitarlos a mano es lento, pero sube la tasa de forma honesta. Comprar más para taparlo lo empeora.",
    ],
    steps: [
      "Busca en el gráfico de crecimiento días en los que llegaron muchos más de los que explica cualquier publicación.",
      "Quita los seguidores claramente vacíos, unos pocos cada día.",
      "No compres seguidores, me gusta ni visualizaciones; intercambiarlos es lo mismo.",
    ],
    own: ["La mayor subida sin causa conocida en {rise.platform} sumó un {rise} a tus seguidores ({rise.period})."],
  },
  "loyal-fans": {
    title: "Cuidar a quienes te sostienen",
    text: [
      "Una pequeña parte de los fans suele aportar gran parte de las propinas y los mensajes. Son pocos, se conocen por los comentarios y se van cuando se sienten un número.",
      "Recuerda lo que te contaron, agradece lo que hicieron y no lo que pagaron, y no dejes nunca que compitan en público por tu tiempo.",
    ],
    steps: [
      "Anota de tus fans más cercanos qué les gusta y qué te contaron.",
      "Dales de vez en cuando algo antes que a nadie, sin anunciarlo.",
      "Vigila en la página de ingresos cuánto depende de cuántos.",
    ],
    own: ["Pagadores en tu liquidación: {payers}; el típico gastó {median} ({median.period})."],
  },
  "losing-followers": {
    title: "Cuando se van seguidores",
    text: [
      "Toda cuenta pierde seguidores todo el tiempo; solo se nota cuando llegan menos de los que se van. Una pérdida en un solo día suele ser la plataforma retirando cuentas vacías y no dice nada de ti. Una bajada de semanas sí dice algo.",
      "Lo que hace que la gente se vaya suele ser un cambio: de tema, de ritmo o más ventas que antes. Quien vino por una publicación que llegó lejos también se va, y nunca fue tuyo.",
    ],
    steps: [
      "Mira el gráfico de crecimiento: ¿es un escalón o una pendiente?",
      "Si es una pendiente, mira qué cambió cuando empezó: tema, ritmo u ofertas.",
      "Vuelve unas semanas a lo que funcionaba antes y compara.",
    ],
    own: [
      "En {gain.platform} se midió: {gain} {gain.noun} ({gain.period}).",
      "Según la previsión, la probabilidad de tener menos seguidores que hoy en {chance.platform} es del {chance}.",
    ],
  },
  "who-follows-you": {
    title: "Quién te sigue",
    text: [
      "Solo la plataforma sabe dónde viven tus seguidores, qué edad tienen y cuándo están en línea. Lo comparte con una cuenta conectada y por grupos; nunca quién es un seguidor concreto.",
      "Úsalo para elegir horas e idiomas y para mostrar a las marcas a quién llegarían. Deducirlo de nombres o comentarios vale menos que nada, así que FanRadar no lo hace.",
    ],
    steps: [
      "Conecta la cuenta en la página de pruebas.",
      "Analiza de nuevo y lee la audiencia en el informe.",
      "Míralo otra vez tras una publicación que llegó lejos: puede haber cambiado quién te sigue.",
    ],
    own: [
      "El {share} de tus seguidores de {share.platform} cuyo país se conoce vive en: {country}.",
      "En {share.platform}, el grupo de edad más grande es {age}, con el {share}.",
    ],
  },
  "what-works": {
    title: "Cuáles de tus publicaciones funcionan",
    text: [
      "Una publicación que llegó lejos dice poco: el azar tiene mucho que ver, y la siguiente parecida suele quedarse más atrás. Lo que aporta un tema o un formato se ve en muchas publicaciones, en lo que atrae una típica.",
      "El análisis del contenido del informe nombra los temas de tus textos y si las publicaciones de uno atraen más que las demás, con el número de publicaciones en que se apoya. Si no nombra ninguno, tus publicaciones aún no lo muestran.",
    ],
    steps: [
      "Lee los temas y formatos en el análisis del contenido, con sus márgenes.",
      "Haz algo más de lo que va por delante, con comienzos distintos, y deja el resto como está.",
      "Analiza de nuevo tras un mes: lo que se mantenga vale la pena conservarlo.",
    ],
    own: [
      "Tu tema más frecuente es {theme}: está en el {share} de las publicaciones con texto.",
      "Tu publicación con más éxito en {top.platform} atrajo el {top} de todos los me gusta y comentarios.",
    ],
  },
};
