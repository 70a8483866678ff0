import type { TopicTexts } from "../articles.ts";

export const branding: TopicTexts<"branding"> = {
  "what-are-you-known-for": {
    title: "Por qué quieres que te conozcan",
    text: [
      "Una marca es lo que dicen de ti cuando no estás. Crece al hacer una cosa de forma reconocible durante el tiempo suficiente y se pierde al hacer un poco de todo. Elige algo que te siga apeteciendo dentro de un año.",
      "Antes de inventar nada, mira lo que ya funciona: los temas a los que responden tus propios seguidores son la mejor pista que tienes.",
    ],
    steps: [
      "Pregunta a seguidores de hace tiempo cómo te describirían a un amigo.",
      "Escríbelo en una frase y pasa por ella cada idea nueva.",
      "Deja lo que no encaja, aunque sea bueno.",
    ],
    own: ["El tema del que más publicas es {theme}, en el {share} de las publicaciones con texto."],
  },
  "recognisable-everywhere": {
    title: "La misma persona en todas las plataformas",
    text: [
      "El mismo usuario, la misma cara y la misma primera línea permiten que quien te conoció en una plataforma te encuentre en otra, y hacen que las cuentas falsas se noten antes.",
      "Si tu usuario está ocupado, elige la variación más pequeña y úsala donde todavía puedas.",
    ],
    steps: [
      "Pon de acuerdo usuarios, fotos y primeras líneas.",
      "Reclama tu perfil aquí para que muestre «Verificado por el titular».",
      "Búscate como lo haría alguien que no te conoce y arregla lo que no lleva a ninguna parte.",
    ],
    own: ["El parecido entre los usuarios que has enlazado es del {likeness}."],
  },
  voice: {
    title: "Una voz propia",
    text: [
      "Nadie lee un texto que podría ir debajo de la foto de cualquiera. Escribe como hablas, sobre lo que pasó alrededor de la imagen, y termina con algo que se pueda contestar.",
      "Si otros escriben por ti, dales frases que dirías y frases que no dirías nunca. Tus seguidores notan la diferencia antes que tú.",
    ],
    steps: [
      "Lee el texto en voz alta; si no lo dirías así, reescríbelo.",
      "Ten una lista de tus expresiones para quienes te ayudan.",
      "Termina con una pregunta que se conteste con una palabra.",
    ],
    own: ["Idioma de la mayoría de tus textos: {language}."],
  },
  "working-with-brands": {
    title: "Trabajar con marcas",
    text: [
      "Las marcas preguntan por el alcance, la interacción y dónde viven tus seguidores, y muchas se han quemado con cifras inventadas. Un informe en el que se puede abrir cada cifra, con un enlace que termina cuando tú quieras, responde mejor que un dosier bonito.",
      "Di que no a lo que tus seguidores no creerían de ti. Un acuerdo se cobra una vez; la confianza, todos los meses.",
    ],
    steps: [
      "Analiza con cuentas conectadas, para que las cifras se apoyen en la fuente más sólida.",
      "Comparte las secciones que importan para el acuerdo, con fecha de fin.",
      "Acuerda por escrito qué se enseña, cuándo y cómo se marca como publicidad.",
    ],
    own: [
      "Tu interacción en {engagement.platform} es del {engagement} ({engagement.range}), por encima del {benchmark} habitual aquí en cuentas de este tamaño: dilo lo primero.",
    ],
  },
  "changing-direction": {
    title: "Cambiar de rumbo sin perder a la gente",
    text: [
      "La gente te siguió por lo que hacías. Cuéntale qué cambia y por qué, lleva lo nuevo junto a lo de siempre durante un tiempo y deja que las cifras de cada cosa te digan a qué velocidad ir.",
      "Cuenta con que algunos se vayan: es el cambio funcionando, siempre que quienes llegan encajen con lo que haces ahora.",
    ],
    steps: [
      "Anúncialo una vez, con tus palabras.",
      "Mezcla lo nuevo y lo de siempre unas semanas y compara lo que atrae cada cosa.",
      "Mira el crecimiento y la interacción juntos: menos seguidores que responden más pueden ser una página mejor.",
    ],
    own: [
      "Cambio de los me gusta y comentarios de tus publicaciones más recientes en {change.platform} frente a las anteriores: {change} ({change.range}).",
    ],
  },
  "starting-out": {
    title: "Empezar desde el principio",
    text: [
      "Decide primero qué enseñas y qué no enseñarás nunca, con qué nombre y qué no debe llevar hasta ti: para todo eso, después es tarde. Luego llena la página antes de hablar de ella: quien la encuentra vacía no vuelve.",
      "Al principio bastan una plataforma donde te vean desconocidos y una donde se pague. Un ritmo que puedas mantener junto al resto de tu vida vale más que una primera semana intensa.",
    ],
    steps: [
      "Escribe tus límites y prepara nombre, dirección y cobros de modo que no lleven hasta ti.",
      "Llena la página con publicaciones suficientes para que una visita tenga qué mirar.",
      "Elige una plataforma para el alcance y publica en ella con un ritmo que puedas mantener.",
      "Envía tus cuentas aquí el primer día: el crecimiento se mide desde el primer recuento.",
    ],
  },
  "pictures-and-light": {
    title: "Fotos, luz y equipo",
    text: [
      "Una ventana da mejor luz que la mayoría de las lámparas, y un teléfono hace mejores fotos que el uso que se le suele dar. Lo que queda pobre rara vez es la cámara: es la luz desde arriba, un fondo revuelto y un sonido con eco.",
      "Mantén una misma estética: la misma luz, los mismos pocos colores, la misma distancia. Hace que un perfil se reconozca de un vistazo y ahorra decisiones cada día.",
    ],
    steps: [
      "Ponte de cara a la ventana y despeja lo que hay detrás.",
      "Apoya el teléfono en algo que no se mueva y limpia la lente.",
      "Compra una cosa cada vez, primero la luz, y mira si las publicaciones atraen más antes de la siguiente.",
    ],
  },
  "shooting-with-others": {
    title: "Grabar con otra persona",
    text: [
      "No publiques nunca a nadie sin su consentimiento por escrito y sin comprobar su edad con un documento oficial: las plataformas piden las dos cosas, de cada persona que sale. Aclaradlo antes de grabar, y también dónde puede publicarlo y venderlo cada una.",
      "Lo habitual es que ambas lo vendan en su propia página. Acordad además qué pasa si una quiere retirarlo después.",
    ],
    steps: [
      "Pide a la otra persona que rellene antes el formulario de autorización de la plataforma.",
      "Acordad por escrito el uso, el dinero y qué pasa al final.",
      "Guarda bien los documentos mientras el contenido esté en línea.",
    ],
  },
};
