import type { TopicTexts } from "../articles.ts";

export const retention: TopicTexts<"retention"> = {
  "why-subscribers-leave": {
    title: "Por qué se van los suscriptores y cómo saber cuál es tu caso",
    text: [
      "Casi todas las bajas tienen una de estas causas: encontraron en los primeros días lo que buscaban, no llegó nada nuevo mientras miraban, nadie les habló, el precio superó lo que sienten que reciben o la tarjeta falló y nadie se dio cuenta. Cada una tiene su propio remedio, así que averigua cuál es la tuya antes de cambiar nada.",
      "Una liquidación dice más que una corazonada. Muchas suscripciones nuevas con pocas renovaciones apuntan a una promesa que la página no cumple. Renovaciones estables con pocas suscripciones nuevas apuntan a falta de alcance: en ese caso, la retención no es tu problema.",
    ],
    steps: [
      "Importa tu última liquidación de ingresos y mira las suscripciones nuevas junto a las renovaciones.",
      "Haz una sola pregunta corta a quien se va: ¿qué echaste en falta? No discutas la respuesta.",
      "Cambia una sola cosa durante un mes de facturación completo y compara las renovaciones de antes y después.",
    ],
    own: [
      "Tienes {subscribers} {subscribers.noun} a fecha del {subscribers.asOf}: las renovaciones se cuentan a partir de ahí.",
      "En tu liquidación, las suscripciones nuevas aportaron {started} y las renovaciones {renewed} ({renewed.period}).",
    ],
  },
  "first-days-of-a-subscriber": {
    title: "Los primeros días deciden si alguien renueva",
    text: [
      "La curiosidad de un suscriptor nuevo es máxima el primer día y baja un poco cada día que pasa. Una página que saluda, indica por dónde empezar y contesta el primer mensaje se siente viva. Una que vende antes de saludar, no.",
      "Una buena bienvenida es corta, personal y pregunta algo fácil de contestar. No necesita ningún descuento.",
    ],
    steps: [
      "Escribe un mensaje de bienvenida con tu propia voz y una pregunta, y envíalo a cada suscriptor nuevo.",
      "Fija una publicación que cuente qué hay en la página, cada cuánto llega algo nuevo y dónde está lo mejor.",
      "Contesta tú las primeras respuestas, antes de cualquier mensaje que pida dinero.",
    ],
    own: ["Tu liquidación cuenta {interaction} {interaction.noun}: esa es la conversación que hay ahora."],
  },
  "rhythm-that-keeps": {
    title: "Un ritmo con el que tus suscriptores puedan contar",
    text: [
      "La gente paga por lo que espera recibir. Un ritmo modesto que se cumple ayuda más a las renovaciones que las rachas seguidas de silencio: un silencio justo antes del cobro es lo que ve el suscriptor cuando decide.",
      "Di tu ritmo donde se pueda leer, guarda algunas publicaciones terminadas para las semanas malas y avisa de las pausas antes de que empiecen.",
    ],
    steps: [
      "Elige el ritmo que puedas mantener en una semana mala, no en una buena.",
      "Guarda una reserva de publicaciones terminadas y reponla antes que nada.",
      "Anuncia cada pausa con el día en que termina.",
    ],
    own: [
      "Tu ritmo en {rate.platform} es de {rate} {rate.noun}; la pausa más larga duró {gap}.",
      "En {since.platform}, la última publicación es de hace {since}; la pausa habitual es de {usual}.",
    ],
  },
  "winning-back": {
    title: "Recuperar a quienes se fueron",
    text: [
      "Quien ya estuvo suscrito sabe a qué volvería: es más fácil de alcanzar que un desconocido, pero también detecta antes una oferta vacía. Lo que le hace volver es algo que no estaba cuando se fue.",
      "Un descuento por volver enseña a irse y esperar. Si lo das, únelo a algo nuevo y a un plazo corto, y no lo repitas con una regularidad que se pueda aprender.",
    ],
    steps: [
      "Haz una lista de quienes se fueron en los últimos periodos de facturación y anota qué hay de nuevo desde entonces.",
      "Envía un solo mensaje que hable de lo nuevo, no del precio.",
      "Cuenta cuántos vuelven y cuántos renuevan después: solo lo segundo dice si funcionó.",
    ],
  },
  "failed-payments": {
    title: "Suscriptores que se van sin querer",
    text: [
      "Algunas suscripciones terminan porque caducó una tarjeta, porque el banco rechazó el cobro o porque la renovación venía desactivada. Esas personas no decidieron nada, así que basta con una nota amable.",
      "Explica con claridad cómo se activa la renovación y qué se gana con ella: acceso sin cortes y lo que ofrezcas a quien renueva. Nunca escondas cómo se desactiva.",
    ],
    steps: [
      "Busca en la lista de suscriptores de tu plataforma quiénes tienen la renovación desactivada.",
      "Da a quienes renuevan un detalle que los demás no reciben, y dilo una vez al mes.",
      "Escribe sin reproches a quienes les falló el pago.",
    ],
  },
  "price-and-leaving": {
    title: "Cuando el motivo es el precio",
    text: [
      "Un precio más alto hace que algunos se vayan y que los demás valgan más; si compensa depende de cuántos sean. Hay un punto de equilibrio: la parte de suscriptores que puede irse antes de que una subida te haga perder dinero. Inteligencia de precios lo calcula con tus propias cifras.",
      "Cambiar un precio solo enseña algo si nada más cambia ese mes. Las ofertas de varios meses retienen más tiempo y ocultan cuántos se habrían ido, así que lee aparte sus renovaciones.",
    ],
    steps: [
      "Abre Inteligencia de precios para este modelo y lee la pérdida asumible junto al precio que tienes en mente.",
      "Anuncia la subida con tiempo y mantén un tiempo el precio antiguo para quienes ya están.",
      "Anota el día del cambio en los cambios de precio para poder comparar el antes y el después.",
    ],
    own: ["El precio de tu suscripción es de {price} (a fecha del {price.asOf})."],
  },
  "subscription-price": {
    title: "Cuánto cobrar por la suscripción",
    text: [
      "No hay un precio correcto según el tamaño ni según lo que cobran otros: páginas igual de grandes se distinguen en lo que venden además de la suscripción. Lo que decide es cuánta menos gente entraría con un precio más alto, y eso solo lo dicen tus propios meses.",
      "Una página que vende mensajes y personalizados puede vivir con una entrada barata; una en la que el muro lo es todo, no. Un precio que nunca ha cambiado no enseña nada: una prueba de unas semanas, solo para suscriptores nuevos, vale más que cualquier tabla.",
    ],
    steps: [
      "Abre Inteligencia de precios para este modelo: calcula con tus propios meses qué darían otros precios, cada uno con su probabilidad y su margen.",
      "Si dice que faltan meses, importa antes tus liquidaciones.",
      "Si ningún otro precio es mejor con seguridad, conserva el tuyo y prueba uno solo con suscriptores nuevos.",
    ],
    own: ["Tu suscripción cuesta {price} (a fecha del {price.asOf})."],
  },
  "trials-and-sales": {
    title: "Pruebas, ofertas y páginas gratuitas",
    text: [
      "Una prueba o una oferta trae a gente que no habría pagado el precio completo, y la mayoría se va con el primer cobro entero. Compensa si mientras tanto compra algo, o si quienes se quedan valen más que quienes habrían venido de todos modos.",
    ],
    steps: [
      "Da a cada oferta un final, un motivo y un enlace propio, para poder contar cuántos llegaron por ella.",
      "Da la bienvenida enseguida a esas personas y ofréceles algo pequeño que puedan comprar.",
      "Cuenta al mes siguiente quién renovó al precio completo y cuánto pagaron entre todos.",
    ],
    own: ["El {extras} de tus ingresos viene de pagos que no son suscripciones."],
  },
  "first-price": {
    title: "El primer precio de una página nueva",
    text: [
      "Empieza en la mitad baja de lo que cobran páginas como la tuya y súbelo después para los nuevos suscriptores: una página nueva tiene poco que enseñar, y la gente prueba lo que cuesta poco. No hay un precio fiable que valga para todas; te lo dicen tus propios meses.",
    ],
    steps: [
      "Apunta lo que cobran de cinco a diez páginas de tu tipo y tamaño.",
      "Elige un precio en su mitad baja y déjalo dos o tres meses.",
      "Prueba después un precio más alto solo con suscriptores nuevos y compara lo que pagaron todos.",
    ],
  },
  "free-or-paid": {
    title: "Página gratis, de pago o las dos",
    text: [
      "Con pocos seguidores y poco tiempo, empieza con una página de pago. La gratis compensa cuando llegan muchos desconocidos y alguien les escribe cada día, porque solo gana con los mensajes.",
      "Las dos funcionan juntas si cada una dice para qué está: la gratis es el escaparate, la de pago tiene lo que el escaparate solo insinúa. Las mismas publicaciones en las dos confunden y no dan a nadie una razón para pagar.",
    ],
    steps: [
      "Decide quién escribe a los fans y cuántas horas al día.",
      "Empieza con una página y abre la segunda cuando la primera marche sola.",
      "A los dos meses compara lo que ha pagado en total un suscriptor de cada una.",
    ],
  },
};
