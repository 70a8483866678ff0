import type { TopicTexts } from "../articles.ts";

export const customs: TopicTexts<"customs"> = {
  "price-a-custom": {
    title: "Qué precio poner a un personalizado",
    text: [
      "Un personalizado te cuesta el tiempo de acordarlo, grabarlo, editarlo y entregarlo, y si prometiste exclusividad no se puede volver a vender. Cobra el tiempo y suma lo que es especial: la exclusividad, decir un nombre, un look que hay que comprar, un plazo corto.",
      "Da precios de una lista escrita, no según cómo vaya el chat. Una lista es justa para todos, agiliza las respuestas y es más fácil de subir.",
    ],
    steps: [
      "Anota cuánto tardaste en los últimos personalizados, desde el primer mensaje hasta la entrega.",
      "Pon un mínimo por hora de tu tiempo y apunta lo que sumas por exclusividad, duración, accesorios y urgencia.",
      "Cobra siempre por la plataforma y antes de empezar.",
    ],
    own: [
      "En tu liquidación, los personalizados son el {share} de los ingresos ({share.period}).",
      "Un pagador típico gastó {median} ({median.period}): una oferta muy por encima interesa a pocos y debe explicar por qué.",
    ],
  },
  "custom-menu": {
    title: "Un menú que contesta antes de que pregunten",
    text: [
      "Un menú dice qué haces, qué no haces nunca, desde cuánto y en qué plazo. Ahorra los chats largos que acaban en nada y enseña a pedir a quien es tímido.",
      "Que sea corto. Un menú con todo no lo lee nadie y hace que todo parezca igual.",
    ],
    steps: [
      "Haz una lista de lo que te gusta hacer y, al lado, lo que no harás.",
      "Di desde cuánto cuesta cada cosa y cuándo se entrega.",
      "Fíjalo y renuévalo cuando subas los precios.",
    ],
  },
  "limits-in-customs": {
    title: "Los límites y cómo decir que no",
    text: [
      "Un límite por escrito no necesita defensa: basta con señalarlo. Quien regatea con un límite regateará también con el siguiente, y cuesta más de lo que paga.",
      "Un no corto y amable conserva a casi todos como fans. Ofrece lo que sí haces y déjalo ahí.",
    ],
    steps: [
      "Escribe tus límites en el menú.",
      "Contesta a un pedido que los pasa con una frase y una alternativa.",
      "Bloquea a quien insiste por tercera vez; no le debes explicaciones a nadie.",
    ],
  },
  "messages-that-sell": {
    title: "Mensajes de pago que la gente abre",
    text: [
      "Un mensaje de pago (PPV) se compra por lo que prometen las palabras que van antes del candado. Si todos reciben el mismo texto, todos aprenden a pasarlo de largo. Enviados a quienes ya disfrutaron de algo parecido, con una línea que diga por qué, menos mensajes venden más y molestan menos.",
      "Cuántos enviar depende de cuánto hay de nuevo. Empieza con un mensaje de pago a la semana para todos y otros para grupos de compradores; envía más mientras se abran igual, y menos en cuanto se abran menos o la gente se vaya.",
      "Mira qué parte del total son los pagos que no vienen de suscripciones: donde sostienen la mayoría de los ingresos, te sostienen pocas personas, y cada una importa.",
    ],
    steps: [
      "Agrupa a los compradores según lo que compraron y escribe a un grupo cada vez.",
      "Varía el precio dentro de un margen y anota cuál se abrió.",
      "Nunca envíes el mismo candado dos veces a la misma persona.",
    ],
    own: [
      "El {extras} de tus ingresos viene de pagos que no son suscripciones ({extras.period}).",
      "Solo los mensajes de pago son el {messages} de los ingresos.",
    ],
  },
  "custom-delivery": {
    title: "Entregar de forma que vuelvan a pedir",
    text: [
      "Un personalizado que llega cuando se prometió, con una línea que demuestra que recuerdas lo que pidieron, vende solo el siguiente. Uno que llega tarde y sin aviso cuesta más que su precio.",
      "Deja el acuerdo en el chat de la propia plataforma: qué se pidió, qué se pagó y cuándo se entregó. Si después se disputa un pago, ese registro es lo que tienes.",
    ],
    steps: [
      "Promete un día que puedas cumplir con holgura.",
      "Entrega dentro de la plataforma, con el acuerdo en el mismo chat.",
      "Pregunta después si era lo que esperaban y anota la respuesta.",
    ],
    own: [],
  },
  "money-back": {
    title: "Un fan quiere que le devuelvan el dinero",
    text: [
      "Lo que se desbloqueó, se entregó o se suscribió no suele devolverse: decide la plataforma, y quien cambia de opinión no puede exigírtelo. Devolver es lo correcto cuando algo no se entregó o no era lo que decía el mensaje.",
      "Un contracargo es otra cosa: el fan disputa el pago en su banco, la plataforma retira el importe y, si son muchos, la cuenta corre peligro. Lo que puedes aportar es lo que consta en el chat de la plataforma: qué se acordó y cuándo se entregó.",
    ],
    steps: [
      "Responde una vez, con amabilidad: qué compró, cuándo lo abrió y que las devoluciones las decide la plataforma.",
      "Si el error fue tuyo, compénsalo con algo del mismo valor o deja que la plataforma devuelva el importe.",
      "Apunta quién disputa un pago y no le vendas nada más sin cobrar antes.",
    ],
    own: ["Las devoluciones y contracargos de tu extracto suman {back} ({back.period})."],
  },
  "paying-elsewhere": {
    title: "Un fan quiere pagar fuera de la plataforma",
    text: [
      "No. Las plataformas prohíben cobrar por PayPal, transferencia, tarjetas regalo o criptomonedas lo que se vende en ellas, y cierran cuentas por eso. Fuera tampoco te protege nada: los pagos se revierten semanas después, las tarjetas regalo resultan robadas y el pago puede mostrar tu nombre real.",
      "Quien va en serio paga en la página: una propina, un mensaje de pago o un pedido con su precio. Quien insiste en otra vía casi siempre busca otra cosa.",
    ],
    steps: [
      "Recházalo con una frase amable y envía la misma oferta como propina o mensaje de pago.",
      "No pases nunca a otra aplicación para cobrar, ni des una dirección, una cuenta o un nombre.",
      "Escribe la norma para quienes chatean y restringe a quien vuelva a pedirlo.",
    ],
    own: [],
  },
  "earning-more": {
    title: "Ganar más",
    text: [
      "Los ingresos son cuántos pagan, por cuánto tiempo se quedan, por lo que gasta cada uno además de la suscripción. En casi todas las páginas una de las tres cosas se queda atrás, y trabajar en las otras dos aporta poco.",
      "Lo más barato es que se queden: un suscriptor que sigue un mes más no cuesta publicidad. Después vienen los mensajes y personalizados para quienes ya pagan, y solo entonces más gente nueva.",
    ],
    steps: [
      "Importa tus liquidaciones y mira por tipo de dónde viene el dinero.",
      "Ponle nombre a lo que falla: entran pocos, se van muchos o casi nadie compra nada más.",
      "Trabaja un mes solo en eso y compara ese mes con los anteriores.",
    ],
    own: [
      "Tus ingresos netos fueron de {net} ({net.period}).",
      "Los pagos que no son suscripciones suponen el {extras} de tus ingresos.",
    ],
  },
  "personal-wishes": {
    title: "Un nombre, un look, un deseo: qué cabe en un personalizado",
    text: [
      "Decir un nombre de pila o un apodo en un personalizado es un deseo normal: acepta si te apetece y cobra un suplemento fijo, porque ese clip ya no se lo puedes vender a nadie más. Fuera quedan apellidos, direcciones, trabajos y nombres de otras personas.",
      "Lo que la plataforma prohíbe también está prohibido en un personalizado, y lo que nunca haces sigue en tu lista ofrezcan lo que ofrezcan. Lo que haya que comprar se paga antes.",
    ],
    steps: [
      "Pon en tu menú los suplementos por nombre, look y plazo corto.",
      "Repite el pedido en un mensaje: qué lleva, cuánto dura, cuánto cuesta, cuándo llega.",
      "Cobra por la plataforma y después graba.",
    ],
  },
  "calls-and-live": {
    title: "Llamadas, chats en directo y todo lo que va por minutos",
    text: [
      "Cobra por minuto, con una duración mínima y todo por adelantado: una llamada ocupa toda tu atención y nada de ella se puede volver a vender.",
      "Mira antes si la plataforma lo ofrece o lo permite. Una llamada en otra aplicación va contra sus normas y puede mostrar tu número. Cuenta con que te graben y no enseñes nada que no publicarías.",
    ],
    steps: [
      "Calcula lo que te da ahora una hora de trabajo.",
      "Pon un precio por minuto por encima de eso y una duración mínima.",
      "Usa la herramienta de la plataforma, sin tu número, tu nombre ni la vista de tu ventana.",
    ],
  },
  "answering-messages": {
    title: "En cuánto tiempo contestar los mensajes",
    text: [
      "A quien está a punto de comprar, en minutos; a los demás, en el día: es lo habitual, no un límite medido. Quien pregunta un precio está más interesado mientras sigue mirando la pantalla.",
      "Nadie contesta todo el día. Unas horas que anuncias y cumples valen más que una respuesta rápida ahora y dos días de silencio. Una agencia cubre con turnos las horas en que más fans escriben.",
    ],
    steps: [
      "Contesta primero a ofertas abiertas y preguntas de precio, luego a suscriptores nuevos, luego a la charla.",
      "Pon horas fijas para los mensajes y dilas en la bienvenida.",
      "Apunta durante un mes cuánto tardaste en contestar y si vendiste: así tienes tu propia cifra.",
    ],
  },
  "fans-who-want-more": {
    title: "Fans que se enamoran, quieren verte o te hacen regalos",
    text: [
      "Sé amable y clara: os escribís en tu página y no quedas con nadie de ella. La mayoría lo acepta si se dice una vez, pronto y sin reproches. Una esperanza que dejas abierta vuelve después como presión.",
      "Los regalos están bien si no hace falta tu dirección, como una propina o una lista de deseos que la oculta. Quien busca tu casa o a tu familia, te amenaza o te espera ya no es un fan: guarda los mensajes, bloquea, denuncia y ve a la policía.",
    ],
    steps: [
      "Dilo una vez en una frase amable y sigue con lo que sí ofreces.",
      "No des nunca tu nombre, dirección, número ni los sitios donde pasas el tiempo.",
      "Restringe o bloquea a quien siga después de eso.",
    ],
  },
};
