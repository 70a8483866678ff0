import type { TopicTexts } from "../articles.ts";

export const tiktok: TopicTexts<"tiktok"> = {
  "tiktok-first-seconds": {
    title: "Los primeros instantes de un TikTok",
    text: [
      "Un vídeo se enseña a unas pocas personas y llega más lejos si se quedan. Lo que decide es si los primeros instantes dan un motivo para quedarse: algo que ya está pasando, una pregunta, una promesa que se cumple. Un saludo no da ninguno.",
      "Hasta dónde llega cada vídeo varía muchísimo, y le pasa a todo el mundo. Juzga por lo que hace un vídeo típico y por cuántos lo superan de largo, nunca por el mejor.",
    ],
    steps: [
      "Empieza en mitad de la acción y corta todo lo anterior.",
      "Haz varias versiones del comienzo para la misma idea.",
      "Compara las visualizaciones típicas de varias semanas, no vídeos sueltos.",
    ],
    own: [
      "Visualizaciones medias de tus vídeos en TikTok: {views}.",
      "De tus vídeos más recientes, el {viral} superó de largo a uno típico tuyo ({viral.range}).",
    ],
  },
  "tiktok-safe-content": {
    title: "Qué puedes enseñar en TikTok",
    text: [
      "TikTok no permite desnudos ni captar clientes, y se fija en la ropa, los gestos, las palabras y la página que hay detrás de tu enlace. Los creadores que duran allí muestran a una persona: humor, habilidades, el día a día, respuestas a preguntas. La curiosidad que eso despierta es justo lo que buscas.",
      "Lee de vez en cuando las normas de la comunidad tal como son; lo que cuentan otros suele estar desfasado. Una cuenta con una advertencia debería dejar lo que la provocó, no decirlo con otras palabras.",
    ],
    steps: [
      "Decide de qué vas cuando no hay nada en venta y graba eso.",
      "Mantén la bio, el enlace y su vista previa libres de contenido para adultos.",
      "Tras una advertencia, mira la página de estado de la cuenta antes de seguir publicando.",
    ],
  },
  "tiktok-series": {
    title: "Series en lugar de éxitos sueltos",
    text: [
      "Una serie da a quien le gustó un vídeo un motivo para buscar el siguiente, y a ti una idea para cada semana. Las tendencias traen desconocidos una vez; una serie hace que algunos se queden.",
      "Usa una tendencia cuando encaje con lo tuyo: pronto o nada. Cuando haya suficientes publicaciones con texto, el informe nombra los temas que atraen más que los demás.",
    ],
    steps: [
      "Elige una pregunta que podrías contestar en muchos vídeos y ponle nombre a la serie.",
      "Mantén reconocible el comienzo.",
      "Busca en el informe el tema que atrae más que los demás y sigue con ese.",
    ],
    own: [
      "Las publicaciones con {theme} atraen cerca de un {change.size} más de me gusta y comentarios que tus otras ({change.sizeRange}).",
    ],
  },
  "tiktok-to-followers": {
    title: "De visualizaciones a seguidores",
    text: [
      "Las visualizaciones no son una audiencia. Alguien te sigue cuando el perfil deja claro qué viene después, así que tiene que parecerse al vídeo que lo trajo.",
      "Contesta a comentarios con vídeos: los demás ven que respondes y te llevas gratis la siguiente idea.",
    ],
    steps: [
      "Fija los vídeos que mejor dicen de qué vas.",
      "Haz de la bio una promesa de lo que viene.",
      "Contesta a los buenos comentarios con un vídeo.",
    ],
    own: ["Tienes {followers} {followers.noun} en TikTok, a fecha del {followers.asOf}."],
  },
  "tiktok-figures": {
    title: "Por qué las cifras de TikTok las aportas tú",
    text: [
      "TikTok solo da las cifras de una cuenta a esa cuenta. Por eso llegan aquí de una de estas formas: conectas la cuenta, añades una captura de las estadísticas o las escribes. Cada una lleva marcada su fuente, y gana la más sólida.",
      "Hasta entonces, todo lo de TikTok figura en el informe como no disponible, que no es lo mismo que nada.",
    ],
    steps: [
      "Si la cuenta es tuya, conecta TikTok en la página de pruebas del modelo.",
      "Si no, añade una captura de la página de estadísticas y confirma lo que se leyó.",
      "Analiza de nuevo.",
    ],
  },
};
