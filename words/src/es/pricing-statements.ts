import { pricingSentences } from "../sentences.ts";

export const pricingStatementWords = pricingSentences({
  "reason.up":
    "Prueba {to} para suscriptores nuevos: {change} de ingresos de ellos ({change.range}), con un {chance} de probabilidad de ganar más que ahora.",
  "reason.down":
    "Prueba {to} para suscriptores nuevos: {change} de ingresos de ellos ({change.range}), con un {chance} de probabilidad de ganar más que ahora.",
  "reason.keep": "Mantén {price} por ahora. Ningún precio a un paso es claramente mejor.",
  "reason.test":
    "Mantén {price} y prueba {tested} con suscriptores nuevos durante {length}: puede rendir más, pero no es seguro.",
  "reason.noTest":
    "Mantén {price}. {tested} puede rendir más, pero no lo bastante para distinguirlo del azar, incluso en medio año; así que una prueba no vale la pena.",
  "reason.back":
    "Vuelve a {from} para los suscriptores nuevos: a {to}, quienes llegan en una semana aportan un {net.size} menos en sus primeros {days} ({net.sizeRange}). Cuenta quién llega, quién renueva y lo que compra.",
  "reason.judgedMore":
    "El cambio desde {from} valió la pena: a {to}, quienes llegan en una semana aportan un {net.size} más en sus primeros {days} ({net.sizeRange}). Cuenta quién llega, quién renueva y lo que compra.",
  "reason.judgedUnclear":
    "Mantén {to} por ahora y no cambies nada: no está claro si rinde más que {from}. Lo que aportan quienes llegan en una semana en sus primeros {days} cambió un {net} ({net.range}), y puede ser azar. Cada mes más de renovaciones lo aclara.",
  "reason.judgedEarly":
    "Es pronto para juzgar {to}: mantenlo hasta que bastantes de quienes llegaron a ese precio pasen por su primera renovación ({net.reason}).",
  "reason.range": "Con precios de {least} a {most} lo más probable es ganar casi lo mismo o más.",
  "reason.onePrice":
    "El precio fue el mismo en los {months} meses de datos, así que esta estimación se basa en un supuesto general débil y no en datos propios.",
  "reason.prices": "Según {prices} precios en {months} meses de datos.",
  "reason.extras":
    "Cada suscriptor paga además {extras} al mes aparte de la suscripción ({extras.period}). Quien no se suscribe por el precio tampoco paga eso.",
  "reason.leaving":
    "De quienes entraron a {price}, el {leaving} se fue tras su primer mes ({leaving.range}); de quienes entraron a {otherPrice}, el {other} ({other.range}).",
  "reason.joinsOnly": "Lo que la gente paga en los meses siguientes no cuenta en esta comparación de precios.",
  "reason.newOnly": "Esto se aplica solo a suscriptores nuevos. Los actuales conservan el precio actual.",
  "reason.absent": "Sin recomendación de precio: {recommended.reason}.",
  "reason.free": "La página es gratuita ({price}). Los meses sin precio no muestran lo que la gente pagaría por ella.",
  "reason.noJoins": "En estos {months} meses no se suscribió nadie, así que no muestran cómo influye el precio.",
  "reason.revenueAbsent": "Sin proyección de ingresos: {year.reason}.",
  "strategy.test": "Prueba {tested} durante {length} solo con suscriptores nuevos. {price} sigue para los demás.",
  "strategy.step": "Cobra {to} a los suscriptores nuevos. Quienes pagan {price} ahora conservan ese precio.",
  "strategy.rise":
    "A {to}, puede faltar hasta un {loss} de los suscriptores nuevos antes de que ganes menos que ahora.",
  "strategy.fall": "A {to}, debe llegar un {loss.size} más de suscriptores para que ganes tanto como ahora.",
  "ladder.outlook":
    "A {to}, cabe esperar que los ingresos de suscriptores nuevos cambien en {change} ({change.range}), con un {chance} de probabilidad de más que ahora.",
  "strategy.leaving":
    "Cerca del {leaving} de los suscriptores nuevos se va tras su primer mes ({leaving.range}). Un mensaje de bienvenida y un plan para ese mes cuestan menos que conseguir otros.",
  "strategy.leavingAt":
    "De los suscriptores nuevos a {price}, el {leaving} se va tras su primer mes ({leaving.range}). Un mensaje de bienvenida y un plan para ese mes cuestan menos que conseguir otros.",
  "strategy.extras":
    "En el último mes completo ({share.period}), el {share} vino de pagos que no son suscripciones. Más gente a un precio menor puede valer más que menos gente a uno mayor.",
  "strategy.photoSingle":
    "Las fotos sueltas se vendieron normalmente a {content} ({content.range}). Pide dentro de ese rango antes de probar con más.",
  "strategy.photoSet":
    "Las series de fotos se vendieron normalmente a {content} ({content.range}). Pide dentro de ese rango antes de probar con más.",
  "strategy.videoShort":
    "Los vídeos cortos se vendieron normalmente a {content} ({content.range}). Pide dentro de ese rango antes de probar con más.",
  "strategy.videoLong":
    "Los vídeos largos se vendieron normalmente a {content} ({content.range}). Pide dentro de ese rango antes de probar con más.",
  "strategy.custom":
    "Las peticiones a medida se pagaron normalmente a {content} ({content.range}). Empieza el presupuesto por el extremo alto y di qué incluye.",
  "strategy.live":
    "Los pagos en directos fueron normalmente de {content} ({content.range}). Pon metas en pasos de ese tamaño.",
  "strategy.price": "Añade el precio actual. Sin él no se pueden valorar otros ({price.reason}).",
  "strategy.statement":
    "Importa liquidaciones de ingresos o pega meses como datos para ver qué puede traer el próximo año ({year.reason}).",
  "strategy.sales":
    "Aún no hay precios habituales de fotos sueltas, series y vídeos ({content.reason}). Pega lo que se pagó para ver aquí los rangos.",
  "plan.before": "Antes: a {price}, se esperan unos {usual} suscriptores nuevos en {length} ({usual.range}).",
  "plan.start":
    "Al empezar: cobra {tested} a los suscriptores nuevos, deja {price} para los demás y registra el cambio aquí.",
  "plan.middle":
    "Mientras tanto: publica como antes y no cambies nada más. Ni ofertas, ni paquetes, ni plataformas nuevas.",
  "plan.chance":
    "{tested} rinde tanto como ahora si se suscriben {needed} personas. Solo por azar puede llegar hasta un {noticeable} más, así que un aumento menor no prueba nada.",
  "plan.end":
    "Tras {length}: conserva {tested} si se suscribieron al menos {keep} personas. Vuelve a {price} si fueron como mucho {back}. Lo que quede en medio puede ser azar.",
  "change.more": "Se suscribieron más personas que antes: {joined} ({joined.range}).",
  "change.fewer": "Se suscribieron menos personas que antes: {joined} ({joined.range}).",
  "change.unclear": "El cambio en suscriptores nuevos puede ser azar: {joined} ({joined.range}).",
  "change.netMore": "Quienes llegan en una semana aportan más en sus primeros {days} que antes: {net} ({net.range}).",
  "change.netLess": "Quienes llegan en una semana aportan menos en sus primeros {days} que antes: {net} ({net.range}).",
  "change.netUnclear":
    "El cambio en lo que aportan quienes llegan en una semana en sus primeros {days} puede ser azar: {net} ({net.range}).",
  "change.netEarly":
    "Es pronto para juzgar por el dinero: muy pocos de quienes llegaron a uno u otro precio han pasado por su primera renovación ({net.reason}).",
  "change.waiting": "Aún no es comparable: {joined.reason}.",
});
