import { inviteWords } from "@fanradar/words/es/consent-invites";
import { evidenceWords } from "@fanradar/words/es/evidence";
import { historyWords } from "@fanradar/words/es/history";
import { reportWords } from "@fanradar/words/es/reports";
import { settingsWords } from "@fanradar/words/es/settings";
import { sharingWords } from "@fanradar/words/es/sharing";
import { workspaceWords } from "@fanradar/words/es/workspaces";
import type { PassageTexts } from "../passages.ts";

const workspaceTab = `${settingsWords.title} › ${settingsWords.tabs.workspace}`;
const q = (name: string) => `«${name}»`;

export const passages: PassageTexts = {
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
  commission: {
    share:
      "No hay una cifra general fiable: nadie la mide, y lo que se nombra varía mucho según lo que hace la agencia. El tuyo sale del trabajo: anota qué se hace cada semana, qué cuesta y qué le tiene que quedar a la creadora para vivir.",
  },
  "chatter-pay": {
    nights:
      "Sube la parte fija de las horas de noche, no el porcentaje: un turno de noche cuesta sueño, se venda mucho o poco. Al cabo de un mes compara lo que vende una hora de noche y una de día, y mantén el turno solo si cubre su sueldo.",
    share:
      "No hay una cifra general fiable para la parte. Calcula la tuya: de lo que un chatter vende en una hora quita la comisión de la plataforma, la parte de la modelo, la tuya y el fijo; la parte sale de lo que queda.",
    wage: "No hay un sueldo general fiable: depende del país, de las horas y de lo que vende la página. Paga un fijo justo para donde viven y una parte encima, y comprueba que lo vendido en una hora cubre las dos cosas.",
    way: "Las dos cosas: un fijo por hora y una parte de lo que se vende. Solo a comisión se presiona a los fans, y solo por hora no se premia a quien vende bien.",
  },
  "writing-in-her-name": {
    ai: "Solo si lo permiten las condiciones de la plataforma: lee qué dicen de los mensajes automáticos. Más seguro es que un programa redacte y una persona lea y envíe cada mensaje.",
    people:
      "Lo deciden las condiciones de la plataforma: lee qué dicen de terceros. Muchas agencias lo hacen; quien es titular de la cuenta responde de cada mensaje y tiene que aceptarlo por escrito.",
    disclose:
      "Depende de las condiciones de la plataforma y de la ley del lugar donde trabajas. En todo caso, no afirmes nunca que es ella si un fan lo pregunta en serio.",
  },
  "reduced-reach": {
    lasts:
      "Las plataformas no publican ninguna cifra. Termina como pronto cuando se ha quitado lo marcado en el estado de la cuenta o se ha resuelto tu recurso; compara por semanas, no por días.",
    check:
      "Solo se ve en el estado de la cuenta, en los ajustes de la aplicación: si hay algo marcado, el alcance está limitado. Si no hay nada, es más probable una semana floja.",
    alone:
      "A veces, pero no esperes a eso: quita lo marcado en el estado de la cuenta, retira el enlace o la imagen anterior a la caída y publica cosas inofensivas unas semanas.",
  },
  "account-banned": {
    again:
      "No enseguida: una cuenta nueva puede contar como eludir la suspensión, y entonces también la cierran. Recurre primero y lee qué dice la plataforma de las cuentas nuevas.",
    back: "A veces: las suspensiones por error se levantan tras un recurso, otras no. Recurre una vez, con el formulario de la plataforma y en el plazo que da.",
    lasts:
      "No hay una cifra fiable de cuánto tarda un recurso; lo que promete la plataforma está en el mensaje de la suspensión. No lo mandes dos veces: vuelves al final de la cola.",
  },
  "how-often-instagram": {
    feed: "Unas pocas publicaciones o reels a la semana es lo habitual, no un óptimo medido. Añade una por semana durante un mes y quédatela si una publicación típica atrae lo mismo que antes.",
  },
  "how-often-elsewhere": {
    tiktok:
      "Uno o dos vídeos al día como mucho es lo habitual, no un óptimo medido. Empieza con tres por semana y añade solo lo que mantengas en una mala semana.",
    x: "Varias veces al día es lo habitual en X, no un óptimo medido. Empieza con una publicación al día y añade solo lo que mantengas en una mala semana.",
    stories:
      "Unas pocas casi todos los días es lo habitual, no un óptimo medido: importa más que haya una cuando miran que cuántas hay.",
    page: "Algo nuevo casi todos los días es lo habitual en una página de pago. Lo que cuenta es un ritmo que anuncias y cumples.",
  },
  "posting-on-x": {
    often:
      "Varias veces al día es lo habitual allí, no un óptimo medido. Empieza con una publicación al día y añade solo lo que mantengas en una mala semana.",
  },
  "promoting-on-reddit": {
    removed:
      "Lee las reglas de esa comunidad y el aviso que llegó al quitarlo: casi siempre falta la verificación, la cuenta es muy nueva o el título anuncia algo. Pregunta una vez y con educación a los moderadores, verifícate donde lo pidan y publica mientras en una comunidad más pequeña que acepte cuentas nuevas; la misma publicación en todas partes es lo que buscan los filtros.",
    worth:
      "Sí, si tienes tiempo: allí las publicaciones se encuentran por comunidad y no por seguidores. Si te compensa lo dice al mes un enlace propio.",
    brings:
      "No hay una cifra fiable de lo que da una publicación allí. Usa un enlace propio para cada comunidad y cuenta al mes quién se suscribió.",
  },
  "starting-out": {
    week: "Elige una plataforma que te enseñe a desconocidos y publica allí cada día de la primera semana; en la página pon suficientes publicaciones para que se pueda mirar un rato, un precio y un mensaje de bienvenida. Aún casi nadie compra, así que dedica las horas a publicar y contestar, y apunta qué publicación trajo las primeras visitas.",
    hours:
      "Ninguna plataforma publica cuántas horas pide una página; lo que decide son los mensajes, que necesitan a alguien cada día, mientras que las fotos se hacen de una vez. Con otro trabajo, empieza con media hora al día para publicar y chatear y una sesión larga a la semana para el contenido, y apunta durante un mes qué trajo cada hora.",
    posts:
      "Las suficientes para que una visita pueda mirar un rato: una docena o más es lo habitual, no una cifra medida. Ten otras tantas listas para las primeras semanas.",
    earn: "No hay una cifra fiable de lo que ganan las principiantes: casi todas las listas muestran solo a las mejores. Cuenta con poco en los primeros meses y con lo que traigan tus seguidores de otras redes.",
  },
  "path-to-the-page": {
    conversion:
      "No hay una parte general fiable de seguidores que se suscriben. La tuya son los suscriptores nuevos de un mes divididos entre los seguidores nuevos de ese mes, por plataforma y con un enlace propio.",
  },
  "shooting-with-others": {
    split:
      "Depende de quién lo venda: si cada una publica el clip en su página, cada una se queda lo que traiga allí y nadie paga a nadie. Si lo vende solo una, acordad antes de grabar una tarifa fija por el día o una parte igual de lo que traiga el clip en sus primeros meses, tras la comisión de la plataforma. Quien solo graba cobra por horas. Ninguna plataforma publica un reparto habitual.",
    papers:
      "Tres cosas antes de encender la cámara: un documento oficial de cada persona, con una foto guardada; el formulario de autorización de la plataforma firmado por todas; y una hoja con qué se graba, dónde se puede publicar, quién lo vende y si se puede retirar. Las dos guardan copia. Sin autorización las plataformas quitan el clip o cierran la página.",
    consent:
      "Sí, siempre: consentimiento por escrito y comprobación de la edad con un documento oficial, de cada persona que sale, antes de publicar nada. El formulario de la plataforma pide las dos cosas.",
  },
  "leaked-what-now": {
    name: "Sí, si envías el aviso tú misma: es una declaración legal que pide tu nombre real y tu dirección, y el alojamiento puede pasársela a quien subió la copia. Para no dar tu nombre, deja que lo envíe un abogado o un servicio de retirada en el suyo.",
    lasts:
      "No hay una cifra fiable: los buscadores y los grandes alojamientos suelen actuar antes que la propia web, y algunas webs nunca. Por eso cada uno recibe su aviso.",
  },
  "what-it-leaves-out": {
    merge: "No, dos modelos no se fusionan. Añade los enlaces de una a la otra y elimina la primera.",
    api: "No se dan claves para otros programas. Lo que llama el propio sitio está descrito en /api/docs, con la sesión iniciada; las cifras salen en CSV y PDF.",
    write:
      "No. FanRadar lee y calcula: no escribe a fans, no contesta mensajes y no envía nada. Pregúntame a quién merece la pena escribir.",
    post: "No. FanRadar no publica, no programa y no cambia nada en ninguna plataforma. Pregúntame cuándo publicar y qué funciona mejor.",
    phone:
      "Sí: funciona en el navegador del móvil y se puede poner en su pantalla de inicio. No hay aplicación en ninguna tienda.",
  },
  "workspace-members": {
    viewer: `No: ${q(workspaceWords.roles.viewer)} lee informes, notas y etiquetas y no cambia nada. Los ingresos solo se ven con ${q(workspaceWords.seesEarnings)}.`,
    money: `Solo si lo permites: cada miembro tiene en ${workspaceTab} la opción ${q(workspaceWords.seesEarnings)}. Desactívala, y los ingresos, suscriptores, liquidaciones y precios quedan ocultos para esa persona en todas partes. A un chatter le basta el rol ${q(workspaceWords.roles.viewer)} sin ella.`,
    others: `No, si la invitas solo para sus propios modelos: con el rol ${q(workspaceWords.roles.client)} y esos modelos no ve los demás ni ninguna de sus cifras.`,
    login: `Sí: invítala en ${workspaceTab} con el rol ${q(workspaceWords.roles.client)} y sus propios modelos. Así entra con su propia contraseña.`,
  },
  "connect-account": {
    onlyfans: "No: OnlyFans no permite conectar una cuenta. Importa su extracto o añade las cifras a mano.",
    others:
      "Sí: se pueden conectar cuentas de Instagram, X y TikTok, si quien lleva este sitio ha configurado la plataforma.",
    herself: `Sí: en ${q(evidenceWords.title)} del modelo elige ${q(inviteWords.open)}. La creadora abre el enlace en su móvil y permite el acceso en la página de la plataforma, sin cuenta aquí.`,
  },
  "export-report": {
    logo: `Sí: quien es propietario lo sube en ${workspaceTab}, en ${q(workspaceWords.logo.title)}. Así sale con el nombre en los PDF, informes compartidos e invitaciones.`,
    colours:
      "No: los colores y las letras de un informe no se pueden cambiar. Propios son solo el nombre y el logotipo del espacio de trabajo.",
  },
  "share-report": {
    views: "Solo en parte: junto al enlace ves cuántas veces se abrió y cuándo la última, pero no quién.",
    earnings: `Sí: un enlace muestra solo cifras públicas, salvo que al crearlo actives las privadas en ${q(sharingWords.releases.label)}. Tus notas no se incluyen nunca.`,
  },
  alerts: {
    earnings:
      "No, de los ingresos no: los avisos son de subidas y bajadas inusuales de seguidores, de interacción que baja, de fuentes que no coinciden y de cifras antiguas. Pregúntame cómo han cambiado los ingresos.",
    fan: "No, no hay avisos de fans sueltos. Pregúntame cuántos habituales han dejado de pagar: te digo cuántos son y cuánto aportaban.",
  },
  "remove-model": {
    others: "Sí: solo se va ese modelo, con sus informes, cifras y archivos. Los demás siguen como están.",
  },
  "report-versions": {
    team: "No: no se registra quién del equipo abrió un informe. De un enlace compartido ves cuántas veces se abrió.",
  },
  undo: {
    source: `No: una fuente quitada desaparece para siempre, por eso ves antes qué cambia. Los informes sellados conservan sus cifras. Impórtala o escríbela otra vez si la necesitas; solo justo después de importar hay ${q(historyWords.undo)}.`,
    model: `Solo durante diez segundos: elige ${q(historyWords.undo)} en el mensaje que aparece al eliminar. Después ella, sus informes, cifras y archivos desaparecen para siempre, y la envías de nuevo.`,
    report: `Solo durante diez segundos: elige ${q(historyWords.undo)} en el mensaje que aparece al eliminar. Después desaparece para siempre; un análisis nuevo hace otro informe, sin las versiones anteriores.`,
  },
  "rules-of-links": {
    direct:
      "No en todas partes: unas plataformas permiten un enlace directo a una página para adultos, otras limitan o cierran cuentas por ello. Una página tuya en medio se permite en más sitios, y puedes cambiarla sin perder nada.",
  },
  "finding-chatters": {
    number:
      "Cuenta chats, no modelos: mira cuántas conversaciones hay abiertas a la vez en tu hora más fuerte y cuántas contesta bien una persona en una hora; lo uno dividido entre lo otro es cuántas tienen que estar de turno. Multiplícalo por los turnos. Con cuarenta chats abiertos y diez por persona y hora son cuatro; ninguna plataforma publica un número habitual.",
    both: "Sí, si no las mezcla: una hoja con la voz de cada modelo, notas de compradores por separado y nunca la misma frase en los dos chats. Empieza con páginas cuyas horas fuertes sean distintas y compara al mes lo que vendió una hora en cada una; si la primera baja, era demasiado.",
    good: "Juzga por tres cosas: lo que vende una hora suya frente a las mismas horas con otros, si sus compradores vuelven y dejan la renovación activa, y si tú te creerías la voz. Lee diez chats al azar cada semana; las ventas solas premian a quien más presiona.",
    quits:
      "Cambia primero la contraseña, cierra sus sesiones y quita su rol aquí; después contesta tú los chats abiertos, los compradores primero. Pregúntale, o lee, qué se prometió y no se entregó, y no hables a los habituales de ninguna persona: la voz es de ella. Desde ahora las notas de compradores van donde las vea el equipo, para que nadie se las lleve.",
    slow: "Cubre la noche con un turno propio: una persona para la que es de día, a menudo en otra zona horaria, en vez de que el equipo de día no duerma. Acordad en cuánto se contestan las ofertas abiertas y, hasta encontrar a alguien, que la bienvenida diga cuándo escribís.",
    train:
      "Entrena con chats reales: leed diez juntos cada semana, marcad lo que sonó copiado y haz que reescriba cada frase con la voz de ella. Un guion da el objetivo de un mensaje, nunca las palabras, y quienes más gastan no reciben ninguno, sino notas de lo que les gusta y compraron.",
  },
  "price-and-leaving": {
    often:
      "Pocas veces: una o dos al año es lo habitual, no un óptimo medido. Deja cada precio dos o tres meses como mínimo para ver qué hizo, y súbelo solo cuando la página tenga más que la última vez.",
    new: "Sí, es lo más seguro: quien ya está no paga más, así que solo pueden entrar menos. Comprueba antes que tu plataforma mantiene el precio a los actuales, anota el día del cambio y compara los nuevos de los dos meses de antes y de después.",
    lose: "Sí, algunos se irán y entrarán menos; que eso te cueste depende de cuántos. El análisis de precios muestra con cada precio cuántos pueden faltar antes de que ganes menos que ahora. Empieza solo por los nuevos: así quienes ya están no tienen motivo para irse.",
  },
  "which-platform": {
    which:
      "Empieza por la que te enseña a desconocidos y permite tu tipo de contenido, y añade la que los mantiene cuando la primera funcione.",
  },
  "privacy-of-a-creator": {
    recognised:
      "Decide antes qué dirás, y no digas más: que es tu trabajo, que es privado y que no hablas de ello. Pide una vez que no lo cuente, apunta el nombre y lo que escribió, y bloquea esa cuenta en todas tus páginas. Si te amenaza o circulan tus fotos es otra cosa: guárdalo todo y ve a la policía.",
    block:
      "Sí, en la mayoría de las plataformas de pago: busca en sus ajustes de privacidad el bloqueo por país o región. Frena a quien navega desde allí, no a quien usa una VPN ni las copias en otras webs; que te encuentren será más raro, nunca imposible.",
    needed:
      "No: las páginas sin cara también ganan, pero necesitan otra cosa por la que se las conozca: una voz, un estilo, un lugar o un tema. Menos desconocidos se paran ante la foto, así que los chats tienen que cargar con más. Lo que sí está claro es el orden: la cara se puede enseñar después, nunca retirar.",
    job: "No digas nada en el momento ni firmes nada: pide por escrito lo que te reprochan y lee en tu contrato qué pone de otros trabajos y de conducta. Si una empresa puede actuar por eso depende del país, del contrato y del puesto; enséñaselo a un sindicato o a un abogado laboralista antes de contestar. Desde ahora separa trabajo y página: ni fotos de allí, ni su teléfono, ni sus horas.",
    partner:
      "Habladlo fuera del trabajo y pregunta qué molesta exactamente: las fotos, los chats, el tiempo o lo que otros puedan decir. Cada cosa tiene otro remedio: límites en lo que enseñas, horarios fijos, otra persona para los chats. Seguir o no lo decides tú; una pareja sale en la página solo si lo queréis los dos, con consentimiento firmado.",
    charge:
      "Ningún suplemento es demasiado alto por la cara, porque no hay vuelta atrás: si la enseñas, empieza por el doble del mismo clip y sube desde ahí. Si no quieres que te reconozcan, no la vendas a ningún precio.",
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
  "delete-account": {
    back: "No: una cuenta eliminada no se puede recuperar, y tampoco sus modelos, informes y archivos. Exporta antes tus datos; después solo puedes registrarte de nuevo e importar otra vez tus liquidaciones.",
  },
  "conversation-privacy": {
    others:
      "No: lo que preguntas aquí se queda en tu propia cuenta. Las modelos, los miembros de tu espacio de trabajo y los clientes no ven tus conversaciones, sea cual sea su rol, y quien es propietario tampoco.",
  },
  "import-statement": {
    unreadable:
      "Comprueba cuatro cosas: es un archivo CSV y no un PDF, una imagen, un archivo comprimido ni un Excel (guárdalo como CSV); se abre como tabla con un pago por línea; la primera línea nombra las columnas; una es una fecha y otra un importe. Si aun así no se lee, copia la tabla de la página de liquidaciones y pégala.",
  },
  "refresh-report": {
    monthly: `No, no hay un plan mensual: un informe se actualiza ${q(reportWords.byItself.options.daily)}, ${q(reportWords.byItself.options.weekly)} o, con ${q(reportWords.byItself.options.off)}, solo cuando eliges ${q(reportWords.reanalyse)}. Para una vez al mes elige ${q(reportWords.byItself.options.off)} y analízalo tú ese día.`,
  },
  "leaving-one-platform-behind": {
    second:
      "Sí, mientras ninguna plataforma exija ser la única: lee antes sus condiciones y el contrato con tu agencia. Dos páginas de pago solo compensan si en ambas hay algo nuevo cada semana y alguien contesta; si no, deja la segunda como reserva con las mismas publicaciones y di allí dónde escribes.",
  },
  "loyal-fans": {
    discount:
      "No, no uno permanente: paga por lo que recibe, y un precio más bajo apenas se puede retirar. Agradéceselo con algo que te cueste tiempo y no precio: verlo antes, un audio corto, un deseo en la próxima serie, de vez en cuando y por sorpresa.",
  },
  "contract-with-a-model": {
    term: "No sin una salida: importa menos la duración que el preaviso. Antes de firmar mira cómo puede acabarlo cada parte, qué pasa entonces con la cuenta y el contenido, si después se debe aún un porcentaje y qué pide en exclusiva; una prueba corta con un mes de preaviso protege a ambos. Lo que dure más, que lo lea un abogado.",
    out: "Lee primero lo que dice del final: el preaviso, su forma y desde qué día cuenta; después avisa por escrito y guarda la prueba de que llegó. Antes asegúrate de que el correo, el teléfono y la cuenta bancaria de tu página son tuyos, guarda contenido y chats, y cambia las contraseñas el último día, no antes. Si no tiene fin o lleva una penalización, enséñaselo antes a un abogado.",
    password:
      "Solo si la plataforma no permite algo menor y la cuenta sigue siendo tuya: tu correo, tu teléfono, tu banco, tu documento. Deja escrito antes quién entra y para qué, activa el segundo factor en tu propio móvil y cambia la contraseña el día que acabe. Quien quiere también el correo quiere la página.",
    partner:
      "Depende de si podrías acabarlo: una pareja que lleva la página necesita lo mismo que un extraño, porcentaje, tareas y final por escrito. El correo, el banco y la última palabra sobre el contenido siguen siendo tuyos; acordad qué pasa con la página si os separáis y probad un mes con una tarea, como editar o publicar, antes que con los chats.",
  },
  "broken-agreement": {
    unpaid:
      "Reclámalo hoy por escrito: los meses que se deben, las sumas según los extractos de la plataforma y un día para cobrarlas. Mira a qué cuenta bancaria paga la página y ponla a tu nombre si puedes, guarda extractos y chats, y deja de entregar contenido solo hasta donde lo permita el contrato. Si pasa el día, ve a un abogado o a un servicio de asesoría laboral.",
  },
  "paying-elsewhere": {
    accept:
      "No. La mayoría de las plataformas cierra páginas por eso, en una disputa te falta la prueba, y los servicios de pago suelen rechazar este negocio y congelar saldos; además puede ver tu nombre. Dile con amabilidad que solo va por tu página y ofrécele allí lo que quiere.",
    move: "Solo para novedades sin venta, y solo donde las condiciones de tu plataforma permitan un enlace: un canal que avise de lo nuevo. Chats, ofertas y pagos se quedan en la página, porque la mayoría de las plataformas prohíbe llevarse a los suscriptores y un mensajero privado enseña tu número.",
  },
  "taking-a-break": {
    stock:
      "Tantas publicaciones como pida tu ritmo para los días fuera, y unas cuantas para la semana de vuelta: con cuatro a la semana, dos semanas libres son ocho, y tres para volver. Hazlas en las semanas anteriores con una o dos de más cada semana, prográmalas en la plataforma y di a tus suscriptores cuándo vuelves a contestar.",
  },
  "changing-direction": {
    delete:
      "No, mejor ocultar que borrar: las publicaciones viejas traen gente y los suscriptores pagaron por ellas. Pasa lo que ya no encaja al archivo o a una carpeta propia, fija tres que enseñen el rumbo nuevo y quita solo lo que no quieras que se vea más.",
  },
  "what-to-post": {
    ideas:
      "Toma las tres publicaciones que más atrajeron y hazlas otra vez de otro modo: otro lugar, otra ropa, el minuto antes o después. Luego da a elegir a los suscriptores entre dos ideas, apunta en una lista cada deseo que salga en los chats y pon un tema a cada día de la semana; así nadie empieza de cero.",
  },
  "limits-in-customs": {
    uneasy:
      "Sí, cuando quieras y sin dar razones: ningún pago compra un derecho sobre ti, y un comprador que te agota cuesta más de lo que trae. Entrega o devuelve lo que ya pagó, guarda el chat y después restríngelo o bloquéalo; si escribe desde otras cuentas, denúncialo a la plataforma.",
  },
};
