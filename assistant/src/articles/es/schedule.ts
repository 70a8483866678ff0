import type { TopicTexts } from "../articles.ts";

export const schedule: TopicTexts<"schedule"> = {
  "best-time-or-none": {
    title: "La mejor hora para publicar, si es que existe",
    text: [
      "Las tablas de mejores horas describen a los seguidores de otros. Lo que vale para ti solo se lee en tus propias publicaciones, y en la mayoría de las cuentas la hora explica poco: la publicación en sí explica mucho más. Por eso FanRadar solo nombra una hora cuando tus publicaciones la respaldan, y lo dice cuando no es así.",
      "Si ninguna hora destaca, un ritmo constante es mejor consejo, y probar horas a propósito durante unas semanas es la forma de saber más.",
    ],
    steps: [
      "Mira en el informe el análisis del contenido: solo nombra un tramo del día cuando está claro.",
      "Si no destaca ninguno, elige dos horas que encajen en tu vida y altérnalas durante unas semanas.",
      "No cambies nada más mientras tanto y analiza de nuevo.",
    ],
    own: [
      "Tus publicaciones funcionan mejor entre {from} y {until}.",
      "Según la cuenta conectada, la mayoría de tus seguidores de {from.platform} está en línea entre {from} y {until}.",
    ],
  },
  "how-often-instagram": {
    title: "Cada cuánto publicar en Instagram",
    text: [
      "Más publicaciones dan más ocasiones de que te vean, hasta el punto en que cada una empeora. El ritmo adecuado es el más alto en el que la calidad no baja y que aguanta también en una semana mala.",
      "Mientras subes el ritmo, observa lo que atrae una publicación típica. Si se mantiene, las publicaciones de más valieron la pena; si cae tanto como subió el ritmo, solo repartes la misma atención.",
    ],
    steps: [
      "Sube el ritmo en una publicación por semana durante un mes.",
      "Compara lo que atrae una publicación típica con el mes anterior, con los márgenes a la vista.",
      "Quédate con el ritmo más alto solo si podrías mantenerlo también en una semana de gripe.",
    ],
    own: [
      "Tu ritmo en Instagram es de {rate} {rate.noun}; la interacción de una publicación típica equivale al {engagement} de tus seguidores ({engagement.range}).",
    ],
  },
  "formats-and-their-work": {
    title: "Qué hace cada formato en Instagram",
    text: [
      "Los reels se enseñan a quienes no te siguen, así que traen alcance. Las publicaciones del muro son lo que ve quien visita tu perfil, así que deciden si te sigue. Las stories llegan a quienes ya te siguen: mantienen el contacto y llevan enlaces.",
      "Una semana necesita de todo, cada cosa para su trabajo. Mide también cada formato por el suyo: una story que no trae seguidores no ha fracasado.",
    ],
    steps: [
      "Planea reels para el alcance, publicaciones para el perfil y stories para la conversación.",
      "Mira tu perfil como si no te conocieras: ¿dicen las filas más recientes de qué va tu cuenta?",
      "Compara lo comparable: vídeos con vídeos, fotos con fotos.",
    ],
    own: ["Tu tema más frecuente es {theme}, en el {share} de las publicaciones con texto."],
  },
  batching: {
    title: "Producir por tandas sin sonar a enlatado",
    text: [
      "Grabar por tandas separa lo cansado de lo diario: un día largo da material para semanas, y cada día solo queda escribir un texto y contestar. Lo que suena a enlatado rara vez es la imagen; es un texto que no se escribió para ningún día en concreto.",
      "Deja sitio en el plan para lo que pase. Un plan que llena todos los días se rompe con el primero malo.",
    ],
    steps: [
      "Haz en un mismo día varios looks y lugares, y archívalos por tema.",
      "Planea los temas por semanas y escribe los textos el mismo día.",
      "Deja días libres cada semana y llénalos solo si algo lo merece.",
    ],
    own: [
      "En {gap.platform}, tu pausa más larga duró {gap}: una reserva de publicaciones terminadas está para evitar justo eso.",
    ],
  },
  "time-zones": {
    title: "Una audiencia en varias zonas horarias",
    text: [
      "Si tus seguidores viven en varias zonas, ninguna hora les va bien a todos, y además una publicación se sigue mostrando un tiempo. Publica cuando la mayor parte está despierta, repite stories para los demás y deja los mensajes para cuando allí sea de día.",
      "Dónde viven tus seguidores solo se sabe con una cuenta conectada. Deducirlo del idioma o de los comentarios es adivinar, y FanRadar no adivina.",
    ],
    steps: [
      "Conecta la cuenta para ver dónde viven tus seguidores y a qué horas están en línea.",
      "Elige la hora del grupo más grande y otra para las stories.",
      "Indica la zona horaria del modelo para que el informe muestre las horas en ella.",
    ],
    own: ["El {share} de tus seguidores de {share.platform} cuyo país se conoce está en: {country}."],
  },
  "what-to-post": {
    title: "Qué publicar ahora",
    text: [
      "Las ideas se acaban cuando cada publicación tiene que ser nueva. Lo que dura son unos pocos tipos que vuelven: algo del día, algo que te preguntan, algo que enseña cómo se hace, algo que responde a un comentario.",
      "Empieza por lo que ya dio respuestas y cámbiale una cosa. Las preguntas de mensajes y comentarios son la mejor lista de ideas que existe, porque alguien quería saberlo.",
    ],
    steps: [
      "Apunta las últimas preguntas que te hicieron y contesta cada una con una publicación.",
      "Toma lo que funcionó y repítelo con otro comienzo, otro lugar u otro look.",
      "Lleva una lista en el teléfono y planea temas por semana, no publicaciones por día.",
    ],
    own: ["Lo que más publicas es {theme}: aparece en el {share} de las publicaciones con texto."],
  },
  "taking-a-break": {
    title: "Si no puedes más o quieres dejarlo",
    text: [
      "Siento mucho que ahora sea tan duro. Estar sin fuerzas no es un fracaso, y hoy no tienes que decidir nada.",
      "Puedes hacer una pausa, y también puedes dejarlo. Lo que has construido puede esperarte y, si ya no lo quieres, la decisión es solo tuya.",
    ],
    steps: [
      "Tómate el día de hoy libre. Apaga las notificaciones y deja los mensajes sin contestar: casi todo puede esperar un día.",
      "Cuéntale cómo estás a alguien de confianza. Si descansar no ayuda, o el sueño y las ganas no vuelven, habla con un médico.",
      "Para una pausa más larga, publica una nota breve de que no estás, y deja que otra persona o un aviso conteste por ti.",
      "Si quieres dejarlo del todo, decídelo un día en que hayas dormido bien. Guarda tus fotos y liquidaciones antes de cerrar nada.",
    ],
  },
  "how-often-elsewhere": {
    title: "Cada cuánto en X, en stories, en TikTok y en la página",
    text: [
      "Lo habitual es publicar varias veces al día en X, uno o dos vídeos al día como mucho en TikTok, unas pocas stories casi todos los días y algo nuevo en la página de pago casi todos los días. Nada de eso es un óptimo medido: el buen ritmo es el que mantienes en una mala semana.",
      "También depende de para qué sirve. En X todo pasa rápido, así que cuentan las respuestas y los repost. Las stories llegan a quien ya te sigue: importa más que haya una cuando miran que cuántas hay.",
    ],
    steps: [
      "Empieza con una publicación al día en X y una story casi todos los días.",
      "Añade de una en una y prepara la semana de una sentada.",
      "A las cuatro semanas compara lo que atrae una publicación típica antes y después.",
    ],
  },
};
