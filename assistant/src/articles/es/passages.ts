import type { PassageTexts } from "../passages.ts";
import { productPassages } from "./product-passages.ts";
import { sellingPassages } from "./selling-passages.ts";

export const passages: PassageTexts = {
  ...sellingPassages,
  ...productPassages,
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
  "leaving-one-platform-behind": {
    second:
      "Sí, mientras ninguna plataforma exija ser la única: lee antes sus condiciones y el contrato con tu agencia. Dos páginas de pago solo compensan si en ambas hay algo nuevo cada semana y alguien contesta; si no, deja la segunda como reserva con las mismas publicaciones y di allí dónde escribes.",
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
};
