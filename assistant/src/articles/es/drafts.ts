import type { DraftTexts } from "../passages.ts";

/** Words to say, by article and passage: messages to send as they are, then what to mind. */
export const drafts: DraftTexts = {
  "limits-in-customs": {
    insists: {
      drafts: [
        "He dicho que no, y sigue siendo que no. Si te apetece algo de mi menú, te escribo encantada; si no, lo dejamos aquí.",
      ],
      note: "Una vez, como última palabra. Si sigue, restríngelo; si insulta o amenaza, guarda los mensajes, bloquéalo y denúncialo a la plataforma.",
    },
    beyond: {
      drafts: ["Eso no lo hago, para nadie. Lo que sí te haría encantada: [algo de tu menú]. ¿Te mando el precio?"],
      note: "Una frase, una alternativa, sin motivo y sin disculpa. Un motivo invita a regatear.",
    },
    free: {
      drafts: [
        "Gratis no mando nada, pero tengo algo de mi menú que te va a gustar. ¿Te lo enseño?",
        "Jaja, buen intento 😉 Lo bueno está en mi menú. ¿Quieres verlo?",
      ],
      note: "Escríbelo una vez. Si pide por tercera vez, puedes bloquearlo sin dar razones.",
    },
    insults: {
      drafts: ["Me gusta hablar con gente que me trata bien. Lo dejamos aquí, en ese tono no contesto."],
      note: "Escríbelo una vez y después restríngelo o bloquéalo. Si te amenaza, guarda los mensajes y denúncialo a la plataforma.",
    },
  },
  "trials-and-sales": {
    discount: {
      drafts: [
        "Mis precios son iguales para todos, es lo justo. Cuando haya una oferta, serás de los primeros en saberlo.",
        "Te entiendo 🙂 Si ahora es mucho, también tengo algunos más cortos por menos. ¿Te enseño uno?",
      ],
      note: "Ofrece algo más pequeño, no lo mismo por menos: quien consigue un descuento pidiéndolo vuelve a pedirlo.",
    },
  },
  "money-back": {
    reply: {
      drafts: [
        "Siento que no fuera lo que esperabas. Lo desbloqueaste, y de los reembolsos decide la plataforma, así que pregunta a su soporte, por favor.",
      ],
      note: "Escríbelo una vez y no discutas. Si el error fue tuyo, compénsalo. Guarda el chat con lo acordado y la fecha de entrega.",
    },
  },
  "fans-who-want-more": {
    love: {
      drafts: [
        "Eres un encanto y me gusta escribir contigo aquí. Pero se queda en mi página, y no quiero prometerte más.",
      ],
      note: "Dilo una vez, pronto y con cariño, y sigue con lo que sí ofreces.",
    },
    decline: {
      drafts: [
        "Eres muy amable, pero no quedo con nadie de mi página, y eso no cambia. En este chat estoy para ti 🙂",
        "Nunca quedo en persona, lo siento. Pero un vídeo solo para ti, eso sí. ¿Te cuento cómo?",
      ],
      note: "No lo dejes abierto con un «quizá algún día». Si sigue, restríngelo o bloquéalo.",
    },
    number: {
      drafts: [
        "Lo llevo todo por aquí, así que ni número ni otras apps. Pero aquí sí te contesto, prometido 🙂",
        "No uso otras apps para esto, lo siento. Aquí me encuentras siempre.",
      ],
      note: "Aquí la plataforma protege el pago y tu privacidad, y sus condiciones suelen prohibir llevar el chat a otro sitio. No des nunca un número, una cuenta privada ni tu nombre.",
    },
  },
  "paying-elsewhere": {
    elsewhere: {
      drafts: [
        "Solo acepto pagos por aquí, es más seguro para los dos. Te puedo mandar lo mismo como mensaje bloqueado. ¿Te lo envío?",
      ],
      note: "Dilo una vez. Quien insiste en pagar de otra forma suele buscar otra cosa.",
    },
  },
  "privacy-of-a-creator": {
    face: {
      drafts: [
        "No enseño la cara, mi página es así. Todo lo demás de mi menú es para ti. ¿Qué te gustaría?",
        "La cara no, para nadie y a ningún precio, lo siento 🙂 Pero dime qué más te gustaría ver.",
      ],
      note: "Una cara que se enseñó una vez no se puede retirar, ofrezcan lo que ofrezcan. Quien escribe por una modelo le pregunta antes de prometer nada.",
    },
    name: {
      drafts: ["Aquí solo me llamo como en mi página, y prefiero que siga así 🙂 ¿Y tú cómo te llamas?"],
      note: "No des nunca tu nombre real, una ciudad, un colegio ni un trabajo.",
    },
  },
  "messages-that-sell": {
    announce: {
      drafts: [
        "Por fin terminado: el vídeo nuevo por el que preguntabais 🔥 Va en el próximo mensaje. ¿Quieres verlo de los primeros?",
        "Hoy hay un set nuevo, y es de mis favoritos. El primer vistazo es gratis, lo demás está tras el candado.",
      ],
      note: "Di en una o dos frases qué hay dentro, y no prometas lo que no hay. Mándalo a quien ya le gustó algo parecido.",
    },
  },
  "price-a-custom": {
    quote: {
      drafts: [
        "Me encantaría hacértelo. Sería: [qué lleva], [duración], entregado aquí antes de [día], por [precio] por adelantado. ¿Te mando el mensaje de pago?",
      ],
      note: "Las cuatro cosas en un solo mensaje, y se graba cuando está pagado. Deja fuera lo que no está en tu menú.",
    },
  },
  "custom-menu": {
    offer: {
      drafts: [
        "Te gusta [tema], ¿verdad? 😉 También hago vídeos para una sola persona, a tu gusto. ¿Quieres ver mi menú?",
      ],
      note: "Escríbelo a quien ya compró, sobre lo que compró, y no a todos.",
    },
  },
  "custom-delivery": {
    late: {
      drafts: [
        "Tu vídeo necesita un poco más: lo tienes antes de [día]. Lo siento, y por la espera llevará un pequeño extra.",
      ],
      note: "Escríbelo antes de que pase el día prometido, y di un día que puedas cumplir.",
    },
  },
  "first-days-of-a-subscriber": {
    welcome: {
      drafts: [
        "¡Hola, qué bien que estés aquí! Cada pocos días hay algo nuevo. ¿Qué te hizo suscribirte?",
        "Bienvenido 💕 Mira primero la publicación fijada. ¿De qué te gustaría ver más?",
      ],
      note: "Corto, una pregunta, nada que comprar. Contesta su respuesta antes de vender nada.",
    },
    silence: {
      drafts: [
        "Hola, acabo de publicar algo nuevo y quería saber qué te parece. ¿Cuál te gusta más, el primero o el último?",
      ],
      note: "Mándalo después de un día o dos, una vez. Quien no conteste recibe lo que reciben todos.",
    },
  },
  "winning-back": {
    message: {
      drafts: ["Desde que te fuiste hay una serie nueva, y pensé en ti. ¿Quieres echarle un vistazo?"],
      note: "Nombra lo nuevo, no el precio, y escribe una vez.",
    },
    quiet: {
      drafts: [
        "Hola, qué silencio por aquí 🙂 Acabo de terminar algo como lo que te gustó. ¿Quieres un vistazo?",
        "¡Hola! ¿Cómo te ha ido? Con este pensé en ti.",
      ],
      note: "Menciona lo que compró y escribe una vez; un segundo mensaje, una semana después, lleva algo nuevo. Sin reproches.",
    },
  },
  "failed-payments": {
    expiring: {
      drafts: [
        "Tu suscripción termina pronto y me encantaría que te quedaras. La semana que viene hay [lo nuevo]. ¿Te apuntas?",
      ],
      note: "Mándalo dos o tres días antes del final, una vez, y explica cómo se activa la renovación. Nombra lo que viene en vez de un descuento.",
    },
    failed: {
      drafts: [
        "Tu último pago no ha pasado, quizá la tarjeta caducó. Si la actualizas, no te pierdes nada por aquí 🙂",
      ],
      note: "Con cariño y sin reproches: esta gente no decidió irse.",
    },
  },
  "price-and-leaving": {
    raise: {
      drafts: [
        "Desde el [día] mi página cuesta [precio] para los nuevos. Para ti no cambia nada hasta el [día], en agradecimiento por estar aquí.",
      ],
      note: "Anúncialo antes, y deja a los actuales un tiempo con el precio de siempre si la plataforma lo permite.",
    },
  },
  "rhythm-that-keeps": {
    pause: {
      drafts: ["Me tomo unos días libres y vuelvo el [día], con algo nuevo. Hasta entonces no te pierdes nada 💕"],
      note: "Dilo antes de que empiece, con el día en que termina.",
    },
  },
  "loyal-fans": {
    thanks: {
      drafts: ["¡Guau, gracias, qué detalle! ¿Qué fue lo que más te gustó?"],
      note: "Contesta pronto y de forma personal, y no vendas nada en el mismo mensaje.",
    },
  },
  shoutouts: {
    ask: {
      drafts: [
        "¡Hola! Me gusta tu página, y nuestros fans encajarían. ¿Nos publicamos la una a la otra una vez la semana que viene? Yo te mando foto y texto, y tú los tuyos.",
      ],
      note: "Escribe a páginas de tu tamaño y estilo, y acordad antes el día, las palabras y la foto.",
    },
  },
  "writing-in-her-name": {
    really: {
      drafts: [
        "Aquí escribes con el equipo de la página. Las fotos y los vídeos son de ella, y lee lo que importa.",
        "Contestamos entre varios para que nadie espere mucho. ¿Qué puedo hacer por ti?",
      ],
      note: "Quien no es ella nunca dice que lo es: lo prohíben las condiciones de muchas plataformas y las leyes contra el engaño al comprador. Deja solo frases que sean verdad en tu página. Si escribe ella misma, basta «Sí, soy yo».",
    },
  },
  "account-banned": {
    appeal: {
      drafts: [
        "Hola, mi cuenta [nombre] fue desactivada el [día]. He leído sus normas y creo que es un error: [una frase con el motivo]. Les pido que revisen la decisión. Puedo demostrar mi identidad.",
      ],
      note: "Breve y objetivo, una vez, por el formulario que muestra la plataforma. Di solo lo que es verdad.",
    },
  },
  "leaked-what-now": {
    notice: {
      drafts: [
        "Soy titular de la obra en [dirección del original]. Está publicada sin mi permiso en [dirección de la copia]. Creo de buena fe que ese uso no está permitido por mí, por mi representante ni por la ley. Lo dicho aquí es exacto, y declaro bajo pena de perjurio que soy titular o actúo en su nombre. Les pido que lo retiren. [nombre, dirección, correo, firma]",
      ],
      note: "Es una declaración legal: envíala solo por lo que es tuyo. Quien no quiera dar su nombre deja que la envíe un representante o un abogado.",
    },
  },
  "rules-of-links": {
    bio: {
      drafts: [
        "[nombre] · [dos palabras inocentes sobre lo que haces] · algo nuevo cada [día] 💌 todo lo demás en mi página: [dirección de tu propia página]",
      ],
      note: "Sin precio, sin palabras ni emojis de sexo y sin el nombre de la página de pago. La foto, las destacadas y la página tras el enlace, tan inocentes como el texto.",
    },
  },
  "why-subscribers-leave": {
    renew: {
      drafts: [
        "Hola [nombre], tu mes acaba el [día] y me encantaría tenerte en el próximo: [lo que viene]. ¿Activas la renovación antes?",
        "Ya estoy preparando [serie] para [mes]. Deja la renovación activa y te estará esperando 🙂",
      ],
      note: "Unos días antes de la fecha, a quien la tiene desactivada, y con lo que viene en vez de pedir un favor. Una vez al mes basta.",
    },
  },
};
