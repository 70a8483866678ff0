import type { PassageTexts } from "../passages.ts";

/** Passages on selling: prices, messages, custom requests and why subscribers leave. */
export const sellingPassages = {
  "price-a-custom": {
    length:
      "Lo que aguante su única idea, y no más: ninguna plataforma publica cuál se vende mejor. Ofrece dos o tres duraciones fijas con su precio y mira tras diez encargos cuál se pide más; una más larga tiene que pagar también el tiempo de más al grabar y editar.",
    price:
      "Empieza por tus horas, desde el primer mensaje hasta la subida, por lo que tiene que darte una hora, más suplementos por lo especial: dos horas a cuarenta son ochenta, dure lo que dure el clip. Uno corto sale más caro por minuto, porque acordarlo y editarlo lleva lo mismo. Súbelo mientras casi todos acepten; no hay un precio general fiable.",
  },
  "personal-wishes": {
    costume:
      "Solo si nada insinúa a una persona menor: muchas plataformas prohíben las escenas de colegio y cualquier alusión a una edad por debajo de los dieciocho, aunque lo interpreten adultos, y cierran páginas por eso. Lee antes las condiciones de tu plataforma. Cualquier otro disfraz es un deseo normal con un suplemento fijo.",
    surcharge:
      "No hay una cifra general fiable. Empieza con un suplemento fijo de más o menos una cuarta parte del precio del clip, igual para todos, y súbelo mientras casi todos acepten: ese clip ya no se lo puedes vender a nadie más.",
    name: "Sí, un nombre de pila o un apodo es un deseo normal: cobra un suplemento fijo, porque ese clip ya no se lo puedes vender a nadie más. Sin apellidos ni nombres de otras personas.",
  },
  "money-back": {
    contest:
      "A veces: si la plataforma te deja oponerte, hazlo enseguida, con el chat que muestra lo acordado, el pago y cuándo se entregó. Aun así el banco suele dar la razón al comprador, y el importe no vuelve.",
    lost: "Casi siempre sí: si el banco devuelve el pago, la plataforma retira el importe de tu saldo. Si puedes oponerte lo dicen sus condiciones; mándale el chat con lo acordado y la fecha de entrega.",
    prevent:
      "No del todo, pero será menos frecuente: cobra importes pequeños a fans nuevos, acuerda en el chat de la plataforma qué entregas, entrega a tiempo y no vendas más a quien haya disputado un pago.",
    block:
      "Sí. Guarda primero el chat y denuncia la amenaza o la disputa a la plataforma; después bloquéalo. Bloquear no impide un contracargo.",
  },
  "answering-messages": {
    chatty:
      "Contéstale una vez al día, corto, y que cada respuesta lleve a algo que pueda comprar: pregunta qué le gustaría y di el precio. Si tras una o dos semanas no llega nada, ponlo en una lista que solo recibe mensajes masivos y da esos minutos a quienes ya compraron. No hace falta decírselo.",
    all: "No a todos con el mismo cuidado: primero a quien pregunta un precio, luego a quien ya compró, después a los nuevos, y al resto una vez al día con una línea. Quien nunca recibe respuesta se va en la siguiente renovación; una corta basta para dejar la puerta abierta.",
    time: "En minutos si alguien pregunta un precio o un personalizado, en el día a los demás: es lo habitual, no un límite medido. Lo que más cuenta es contestar cuando dijiste que lo harías.",
  },
  "fans-who-want-more": {
    meet: "No. No quedes en privado con fans, ofrezcan lo que ofrezcan: no puedes comprobar quién viene, y la mayoría de las plataformas prohíbe acordarlo.",
    gifts:
      "Sí, si no hace falta tu dirección: una propina o una lista de deseos que la oculte. No des nunca tu dirección privada ni tu nombre completo.",
  },
  "calls-and-live": {
    phone:
      "Sí, si la plataforma ofrece llamadas o tienes un número solo para el trabajo: nunca desde el privado ni con una aplicación que enseñe tu nombre. Cobra primero, fija la duración y de qué se habla, y cuelga cuando se pase un límite. Mira en las condiciones de la plataforma si se pueden vender llamadas.",
    minute:
      "No hay un precio general fiable por minuto. Toma lo que te da una hora de trabajo, divídelo entre los minutos y pon más, porque nada de una llamada se puede volver a vender. Con duración mínima y pago por adelantado.",
  },
  "custom-delivery": {
    days: "Unos pocos días es lo habitual; no hay una cifra fiable. Mira cuánto tardaron tus últimos personalizados del pago a la entrega, suma un día o dos y promete ese día.",
  },
  "messages-that-sell": {
    reuse:
      "Sí, a quien no lo compró: separa a los que lo desbloquearon y no lo llames «nuevo». A los compradores mándalo solo en un paquete con algo que no tengan; pagar dos veces por lo mismo es lo que los lleva a pedir el dinero de vuelta.",
    pieces:
      "Tantas que la oferta quepa en una frase: un clip o una serie con una sola idea. Ninguna plataforma publica un número ideal; manda un paquete pequeño y uno grande a dos grupos parecidos, al mismo precio por foto, y quédate con el que traiga más en total.",
    unlocked:
      "No hay una tasa general fiable: cambia con el precio, el grupo y el interés que tenga. La tuya son los que desbloquearon divididos entre los que lo recibieron; toma tus últimos diez mensajes y mide cada nuevo con la mitad de esa lista.",
    price:
      "No hay un precio general fiable. Empieza bajo con quien nunca compró y más alto con quien sí, apunta con cada precio cuántos desbloquearon y compara precio por compras, no solo las compras.",
    often:
      "Un mensaje de pago a la semana para todos es un buen comienzo, y otros para grupos de compradores. Manda más mientras se abran igual, y menos en cuanto se abran menos o se vaya gente.",
    length:
      "Corto: una o dos frases antes del candado y la historia larga detrás. Compara uno corto y uno largo con el mismo grupo antes de decidirte.",
  },
  "first-price": {
    price:
      "Ninguna cifra vale para todas las páginas. Toma la mitad baja de lo que cobran de cinco a diez páginas de tu tipo y tamaño, déjalo dos o tres meses y prueba después uno más alto solo con suscriptores nuevos.",
    expensive:
      "Depende de lo que cobren páginas de tu tipo y tamaño: en su mitad alta es demasiado para empezar, en la baja no.",
  },
  "free-or-paid": {
    which:
      "De pago, si nadie tiene tiempo de escribir cada día; gratis, si llegan muchos desconocidos y alguien les escribe, porque una página gratis solo gana con los mensajes.",
    both: "Sí, si cada una tiene algo propio y alguien escribe cada día. Con las mismas publicaciones en las dos solo confunde.",
  },
  "why-subscribers-leave": {
    first:
      "El primer mes se decide en los primeros días: saluda a todos el primer día con una pregunta, enseña algo nuevo cada semana y di antes del cobro qué viene el mes siguiente. Da a quienes dejan la renovación activada un pequeño extra que otros no tienen, y mira cada mes cuántos de los nuevos se quedaron.",
    rate: "No hay una tasa general fiable, porque las plataformas no publican ninguna. La tuya está en tus liquidaciones: pregúntame cuántos suscriptores nuevos se fueron tras el primer mes y compara cada mes con los tuyos anteriores.",
  },
  "price-and-leaving": {
    often:
      "Pocas veces: una o dos al año es lo habitual, no un óptimo medido. Deja cada precio dos o tres meses como mínimo para ver qué hizo, y súbelo solo cuando la página tenga más que la última vez.",
    new: "Sí, es lo más seguro: quien ya está no paga más, así que solo pueden entrar menos. Comprueba antes que tu plataforma mantiene el precio a los actuales, anota el día del cambio y compara los nuevos de los dos meses de antes y de después.",
    lose: "Sí, algunos se irán y entrarán menos; que eso te cueste depende de cuántos. El análisis de precios muestra con cada precio cuántos pueden faltar antes de que ganes menos que ahora. Empieza solo por los nuevos: así quienes ya están no tienen motivo para irse.",
  },
  "trials-and-sales": {
    often:
      "Pocas veces, y nunca en fechas fijas que se puedan esperar: unas cuantas al año es lo habitual, no algo medido. Después de cada una compara lo que pagaron en su segundo mes los que vinieron así con los que vinieron al precio completo; si casi nadie se queda, haz menos.",
    trial:
      "Solo si alguien escribe a cada uno durante la prueba: una semana gratis trae curiosos, y tiene que pagarla lo que compren en mensajes. Dala con un enlace de plazas limitadas y no a todos, y cuenta después cuántos pagaron un mes.",
    reduction:
      "Empieza por poco: un paquete tiene que traer más de lo que esas personas habrían pagado mes a mes. Multiplica tu precio por los meses que se quedan de media sin él; si a diez al mes se quedan dos meses, tres meses por cualquier precio por encima de veinte es ganancia, y hasta ahí puede bajar el descuento. Ninguna plataforma publica el mejor.",
    left: "Lo más probable es que no hicieras nada mal: quien entra por el precio se va con él. Cuenta lo que trajeron esas personas en total, con lo que compraron en mensajes; la próxima vez da el descuento en el segundo mes y no en el primero, recibe a cada uno con una pregunta el primer día y anuncia el contenido del mes siguiente antes de que acabe la oferta.",
    bundle:
      "Sí, si muchos se van antes del tercer mes: un paquete trae el dinero de una vez y retiene a la gente más allá del primer mes. Te cuesta con quienes se habrían quedado igual a precio completo; compara lo que un nuevo te paga ahora en tres meses con lo que trae el paquete, y empieza con un descuento pequeño.",
  },
  "loyal-fans": {
    discount:
      "No, no uno permanente: paga por lo que recibe, y un precio más bajo apenas se puede retirar. Agradéceselo con algo que te cueste tiempo y no precio: verlo antes, un audio corto, un deseo en la próxima serie, de vez en cuando y por sorpresa.",
  },
  "paying-elsewhere": {
    accept:
      "No. La mayoría de las plataformas cierra páginas por eso, en una disputa te falta la prueba, y los servicios de pago suelen rechazar este negocio y congelar saldos; además puede ver tu nombre. Dile con amabilidad que solo va por tu página y ofrécele allí lo que quiere.",
    move: "Solo para novedades sin venta, y solo donde las condiciones de tu plataforma permitan un enlace: un canal que avise de lo nuevo. Chats, ofertas y pagos se quedan en la página, porque la mayoría de las plataformas prohíbe llevarse a los suscriptores y un mensajero privado enseña tu número.",
  },
  "limits-in-customs": {
    uneasy:
      "Sí, cuando quieras y sin dar razones: ningún pago compra un derecho sobre ti, y un comprador que te agota cuesta más de lo que trae. Entrega o devuelve lo que ya pagó, guarda el chat y después restríngelo o bloquéalo; si escribe desde otras cuentas, denúncialo a la plataforma.",
  },
} satisfies Partial<PassageTexts>;
