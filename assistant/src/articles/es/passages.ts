import { inviteWords } from "@fanradar/words/es/consent-invites";
import { evidenceWords } from "@fanradar/words/es/evidence";
import { historyWords } from "@fanradar/words/es/history";
import { settingsWords } from "@fanradar/words/es/settings";
import { sharingWords } from "@fanradar/words/es/sharing";
import { workspaceWords } from "@fanradar/words/es/workspaces";
import type { PassageTexts } from "../passages.ts";

const workspaceTab = `${settingsWords.title} › ${settingsWords.tabs.workspace}`;
const q = (name: string) => `«${name}»`;

export const passages: PassageTexts = {
  "price-a-custom": {
    price:
      "No hay un precio general fiable. El tuyo son las horas desde el primer mensaje hasta la subida, por lo que tiene que darte una hora, más suplementos por lo especial. Un clip corto sale más caro por minuto que uno largo, porque acordarlo y editarlo lleva lo mismo.",
  },
  "personal-wishes": {
    surcharge:
      "No hay una cifra general fiable. Empieza con un suplemento fijo de más o menos una cuarta parte del precio del clip, igual para todos, y súbelo mientras casi todos acepten: ese clip ya no se lo puedes vender a nadie más.",
    name: "Sí, un nombre de pila o un apodo es un deseo normal: cobra un suplemento fijo, porque ese clip ya no se lo puedes vender a nadie más. Sin apellidos ni nombres de otras personas.",
  },
  "money-back": {
    lost: "Casi siempre sí: si el banco devuelve el pago, la plataforma retira el importe de tu saldo. Si puedes oponerte lo dicen sus condiciones; mándale el chat con lo acordado y la fecha de entrega.",
    prevent:
      "No del todo, pero será menos frecuente: cobra importes pequeños a fans nuevos, acuerda en el chat de la plataforma qué entregas, entrega a tiempo y no vendas más a quien haya disputado un pago.",
    block:
      "Sí. Guarda primero el chat y denuncia la amenaza o la disputa a la plataforma; después bloquéalo. Bloquear no impide un contracargo.",
  },
  "answering-messages": {
    time: "En minutos si alguien pregunta un precio o un personalizado, en el día a los demás: es lo habitual, no un límite medido. Lo que más cuenta es contestar cuando dijiste que lo harías.",
  },
  "fans-who-want-more": {
    meet: "No. No quedes en privado con fans, ofrezcan lo que ofrezcan: no puedes comprobar quién viene, y la mayoría de las plataformas prohíbe acordarlo.",
    gifts:
      "Sí, si no hace falta tu dirección: una propina o una lista de deseos que la oculte. No des nunca tu dirección privada ni tu nombre completo.",
  },
  "calls-and-live": {
    minute:
      "No hay un precio general fiable por minuto. Toma lo que te da una hora de trabajo, divídelo entre los minutos y pon más, porque nada de una llamada se puede volver a vender. Con duración mínima y pago por adelantado.",
  },
  "custom-delivery": {
    days: "Unos pocos días es lo habitual; no hay una cifra fiable. Mira cuánto tardaron tus últimos personalizados del pago a la entrega, suma un día o dos y promete ese día.",
  },
  "messages-that-sell": {
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
    rate: "No hay una tasa general fiable, porque las plataformas no publican ninguna. La tuya está en tus liquidaciones: pregúntame cuántos suscriptores nuevos se fueron tras el primer mes y compara cada mes con los tuyos anteriores.",
  },
  commission: {
    share:
      "No hay una parte correcta para todos ni una cifra general fiable. Apunta qué hace la agencia cada semana, cuánto cuesta y cuánto tiene que quedarle a la creadora para vivir: la parte está en medio.",
  },
  "chatter-pay": {
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
    worth:
      "Sí, si tienes tiempo: allí las publicaciones se encuentran por comunidad y no por seguidores. Si te compensa lo dice al mes un enlace propio.",
    brings:
      "No hay una cifra fiable de lo que da una publicación allí. Usa un enlace propio para cada comunidad y cuenta al mes quién se suscribió.",
  },
  "starting-out": {
    posts:
      "Las suficientes para que una visita pueda mirar un rato: una docena o más es lo habitual, no una cifra medida. Ten otras tantas listas para las primeras semanas.",
    earn: "No hay una cifra fiable de lo que ganan las principiantes: casi todas las listas muestran solo a las mejores. Cuenta con poco en los primeros meses y con lo que traigan tus seguidores de otras redes.",
  },
  "path-to-the-page": {
    conversion:
      "No hay una parte general fiable de seguidores que se suscriben. La tuya son los suscriptores nuevos de un mes divididos entre los seguidores nuevos de ese mes, por plataforma y con un enlace propio.",
  },
  "shooting-with-others": {
    consent:
      "Sí, siempre: consentimiento por escrito y comprobación de la edad con un documento oficial, de cada persona que sale, antes de publicar nada. El formulario de la plataforma pide las dos cosas.",
  },
  "leaked-what-now": {
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
};
