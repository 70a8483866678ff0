import type { TopicTexts } from "../articles.ts";

export const crossPromotion: TopicTexts<"crossPromotion"> = {
  "path-to-the-page": {
    title: "Un camino claro desde cada plataforma hasta tu página",
    text: [
      "Cada plataforma debería hacer una sola cosa en el camino: que te encuentren, que te sigan o que se suscriban. En cada paso se pierde gente, así que sobra todo paso que se pueda quitar. La bio dice quién eres y tiene un enlace; lo que hay detrás del enlace dice una sola cosa que hacer.",
      "Mide el camino donde puedes medirlo: seguidores que llegan, suscriptores que llegan. Lo que pasa en medio, en un sitio ajeno, son conjeturas salvo que el propio enlace cuente.",
    ],
    steps: [
      "Reescribe cada bio: quién eres, qué hay de nuevo, un enlace.",
      "Da a cada plataforma un enlace propio para ver de dónde viene la gente.",
      "Mira una vez por semana qué plataforma trajo gente y dedica ahí la semana siguiente.",
    ],
    own: ["{platform} reúne el {share} de todos tus seguidores."],
  },
  "rules-of-links": {
    title: "Enlazar sin perder la cuenta",
    text: [
      "Las grandes plataformas restringen los enlaces a páginas para adultos y las publicaciones que captan clientes. Las reglas cambian y se aplican de forma desigual: por eso una cuenta es un riesgo y varias son un plan. Antes de enlazar, lee las reglas vigentes de cada plataforma en su propia web y no en un foro.",
      "El camino de una plataforma como TikTok a una página de pago pasa por un paso intermedio: una página propia, o una cuenta donde se permite más, enlazada en la bio. No nombres ni muestres allí la página de pago en vídeos, textos o comentarios, ni envíes enlaces a desconocidos.",
      "Lo más seguro en cualquier parte: ninguna imagen ni palabra explícita en la bio o en la vista previa, un aviso de edad antes de cualquier contenido para adultos y ninguna promesa en un texto que no le harías a un desconocido en la cara.",
    ],
    steps: [
      "Lee las reglas sobre contenido para adultos y sobre enlaces en las páginas de ayuda de cada plataforma que usas.",
      "Ten una página propia que controles tú y a la que lleven todos los enlaces.",
      "Guarda una lista de formas de llegar a tus seguidores si mañana desaparece una cuenta.",
    ],
    own: ["Con el {share} de todos tus seguidores en {platform}, esa es la cuenta que más te costaría perder."],
  },
  shoutouts: {
    title: "Menciones e intercambios que valen la pena",
    text: [
      "Un intercambio vale la pena si a los seguidores de la otra cuenta les gustarías y son reales. El tamaño no muestra ninguna de las dos cosas. Mira cuántos reaccionan a una publicación típica y si los comentarios parecen de personas.",
      "Cuenta lo que trajo: los seguidores de los días posteriores frente a los de días normales. Sin eso, todos los intercambios parecen haber funcionado.",
    ],
    steps: [
      "Compárate con la posible pareja: audiencia, interacción y crecimiento.",
      "Acuerda antes y por escrito el día, el texto y la imagen.",
      "Anota el día y mira después el gráfico de crecimiento.",
    ],
    own: [
      "En {gain.platform} ganaste {gain.size} {gain.noun} ({gain.period}): eso es lo que un intercambio tiene que superar.",
    ],
  },
  "same-but-not-copied": {
    title: "La misma idea en varias plataformas sin copiarla",
    text: [
      "La idea puede ser la misma; la pieza tiene que encajar en el lugar. Un vídeo que empieza saludando pierde a la gente donde se desliza; un texto que funciona junto a una foto es demasiado largo bajo un clip. Las marcas de agua de otra plataforma parecen prestadas, y esos clips pueden mostrarse menos.",
      "Da a cada plataforma algo que solo exista allí, o nadie tendrá un motivo para seguirte en más de una.",
    ],
    steps: [
      "Graba de forma que se pueda cortar de varias maneras.",
      "Reescribe la primera línea para cada plataforma.",
      "Reserva para cada plataforma algo que solo se encuentre allí.",
    ],
    own: ["Tus plataformas enlazadas suman {total} {total.noun}; la misma persona puede contar en varias."],
  },
  "leaving-one-platform-behind": {
    title: "No depender de una sola plataforma",
    text: [
      "La audiencia que tienes en una plataforma te la presta esa plataforma. Repartirla lleva tiempo, así que hay que empezar antes de que haga falta.",
      "Empieza por quienes más te quieren: te siguen a cualquier parte si se lo pides y les das un motivo. Una lista de direcciones que te dieron a propósito es la única audiencia que nadie te puede quitar.",
    ],
    steps: [
      "Elige la segunda plataforma según dónde se permite y se encuentra tu tipo de contenido.",
      "Pídeselo primero a tus seguidores más cercanos, con un motivo que solo exista allí.",
      "Dale el mismo ritmo durante unos meses antes de juzgarla.",
    ],
    own: ["Ahora mismo, el {share} de todos tus seguidores está en {platform}."],
  },
  "growing-an-audience": {
    title: "Conseguir más seguidores",
    text: [
      "La gente te sigue después de encontrarte en alguna parte y ver en tu perfil que vendrá más de lo mismo. Así que crecer tiene dos mitades: que te vean quienes no te conocen y un perfil que les diga al instante por qué quedarse.",
      "Trabaja la mitad más débil. Muchas visualizaciones y pocos seguidores nuevos apuntan al perfil; un buen perfil que nadie ve apunta a los formatos que llegan a desconocidos y a otras cuentas que te mencionen.",
    ],
    steps: [
      "Mira tu perfil como si no te conocieras: nombre, foto, primera línea y publicaciones recientes deberían decir lo mismo.",
      "Haz más del formato que llega a desconocidos y cíñete a un tema que se pueda nombrar.",
      "Intercambia menciones con cuentas de tu tamaño a cuyos seguidores también les gustarías.",
      "Tras unas semanas, lee el gráfico de crecimiento con su margen antes de volver a cambiar el plan.",
    ],
    own: [
      "Medido en {gain.platform}: {gain} {gain.noun} ({gain.period}).",
      "Si sigue así, la previsión de seguidores en {forecast.platform} para el {forecast.until} es de cerca de {forecast}, lo más probable {forecast.range}.",
    ],
  },
  "being-found": {
    title: "Hashtags y cómo te encuentran",
    text: [
      "Los hashtags dicen a una plataforma de qué va una publicación; rara vez traen gente por sí solos. Lo que decide si se enseña a desconocidos es lo que hacen los primeros que la ven.",
      "Unos pocos que nombren el tema con exactitud son mejores que muchos que lo nombran todo. En un perfil, las palabras que la gente busca van en el nombre y en la primera línea.",
    ],
    steps: [
      "Usa pocos hashtags, que encajen justo con esa publicación, y ninguno vetado o lleno de otra cosa.",
      "Escribe las primeras palabras del texto como las buscaría alguien.",
      "Compara el alcance de varias semanas, no la única publicación que llegó lejos.",
    ],
    own: ["Visualizaciones de un vídeo típico tuyo en {views.platform}: {views} ({views.range})."],
  },
  "which-platform": {
    title: "A qué plataforma dedicar tiempo",
    text: [
      "Cada plataforma hace un trabajo distinto. Unas te enseñan a desconocidos, otras mantienen el contacto con quienes ya te siguen y en una se paga. Dedica más tiempo al paso que falta: muchos desconocidos y pocos pagadores piden trabajar el camino hasta tu página; buenos pagadores y nadie nuevo piden alcance.",
      "Una plataforma nueva cuesta meses antes de dar algo. Empieza una solo si puedes alimentarla con lo que haces de todos modos.",
    ],
    steps: [
      "Compara tus plataformas en el informe: qué crece y qué recibe respuestas.",
      "Elige una para el alcance y otra para mantener el contacto, y deja que las demás acompañen.",
      "Da a una plataforma nueva tres meses con un plan y decide después por sus cifras.",
    ],
    own: ["De todos tus seguidores, el {share} está en {platform}."],
  },
  "reduced-reach": {
    title: "Menos alcance: el shadowban y cómo termina",
    text: [
      "Mira primero el estado de la cuenta en los ajustes de la aplicación: Instagram y TikTok muestran ahí qué se retiró y si todavía te recomiendan a quien no te sigue. Quita lo que esté marcado o recurre si es un error. Si no hay nada marcado, es más probable una semana floja que un bloqueo.",
      "Shadowban no es una palabra oficial, y las plataformas no dicen cuándo termina. Antes suele haber un enlace a una página para adultos en la bio o en una story, una imagen o palabra sugerente, me gusta comprados, o seguir y escribir a muchos desconocidos en poco tiempo.",
    ],
    steps: [
      "Abre el estado de la cuenta y quita o recurre lo que esté marcado.",
      "Saca de la bio, las stories y las publicaciones el enlace, la imagen o el hashtag anterior a la caída.",
      "Publica cosas inofensivas unas semanas, sin enlaces, y no sigas ni escribas a desconocidos.",
      "Compara el alcance entre quienes no te siguen durante cuatro semanas, no el de publicaciones sueltas.",
    ],
  },
  "account-banned": {
    title: "Una cuenta suspendida o desactivada",
    text: [
      "Recurre primero, y una sola vez, con el formulario que la plataforma muestra al entrar o en su correo: breve, sin rodeos, con tu propio documento si lo pide. Las suspensiones por error se levantan así. Quien ofrece recuperar cuentas por dinero suele ser un estafador.",
      "Una cuenta nueva justo después puede contar como eludir la suspensión, y entonces también la cierran: lee antes la norma de la plataforma. Si el recurso falla y se permite una nueva, empieza con otro contenido que el que causó la suspensión.",
    ],
    steps: [
      "Guarda el mensaje de la suspensión y todo lo que aún se pueda descargar.",
      "Recurre dentro del plazo que da el mensaje.",
      "Di en tus otras cuentas y en una página propia dónde te encuentran.",
      "Crea una segunda vía para llegar a ellos antes de que vuelva a pasar.",
    ],
  },
  "posting-on-x": {
    title: "Qué publicar en X",
    text: [
      "Publica lo que dé ganas de ver el resto: una foto de adelanto o un clip corto, una frase con tu voz, una pregunta que se conteste con una palabra y, de vez en cuando, lo nuevo de la página con su enlace. El contenido para adultos se marca allí como sensible; lee la norma actual de X.",
      "Nadie sigue una cuenta que solo es publicidad. Mezcla una publicación que vende con varias que no, y fija la mejor con el enlace.",
    ],
    steps: [
      "Fija una publicación: tu mejor foto, quién eres, un enlace.",
      "Marca el contenido sensible en los ajustes.",
      "Responde en publicaciones de creadoras de tu tipo y acordad repostearos.",
    ],
  },
  "promoting-on-reddit": {
    title: "Promocionarse en Reddit",
    text: [
      "Merece la pena probarlo si tienes tiempo: en Reddit las publicaciones se encuentran por comunidad y no por seguidores, así que también se ve una cuenta nueva. No hay una cifra fiable de lo que da una publicación; un enlace propio lo cuenta.",
      "Cada comunidad tiene sus normas: muchas piden una foto de verificación, prohíben enlaces en el título o limitan las publicaciones al día, y expulsan a quien no las cumple.",
    ],
    steps: [
      "Elige cinco comunidades que encajen y lee las normas que tienen fijadas.",
      "Verifícate donde lo pidan y escribe títulos para la gente de allí.",
      "Al mes, quédate con las que trajeron suscriptores, con un enlace propio para cada una.",
    ],
  },
};
