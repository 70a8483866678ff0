import { pricingSentences } from "../sentences.ts";

export const pricingStatementWords = pricingSentences({
  "reason.up":
    "Prueba {to} para suscriptores nuevos: {change} de ingresos de ellos ({change.range}), con un {chance} de probabilidad de ganar más que ahora.",
  "reason.down":
    "Prueba {to} para suscriptores nuevos: {change} de ingresos de ellos ({change.range}), con un {chance} de probabilidad de ganar más que ahora.",
  "reason.keep": "Mantén {price} por ahora: ningún precio a un paso es mejor con seguridad.",
  "reason.range": "Los precios de {least} a {most} son muy probablemente casi igual de buenos o mejores.",
  "reason.onePrice":
    "El precio fue el mismo en todos los meses de datos ({months}), así que esta estimación usa un supuesto general débil y no datos propios.",
  "reason.prices": "Según {prices} precios en {months} meses de datos.",
  "reason.extras":
    "Cada suscriptor paga además {extras} al mes aparte de la suscripción ({extras.sample}); quien no llega por el precio tampoco paga eso.",
  "reason.newOnly": "Todo esto trata de suscriptores nuevos: quien ya está suscrito conserva el precio actual.",
  "reason.absent": "No se recomienda ningún precio: {recommended.reason}.",
  "reason.free":
    "La página es gratuita ({price}): lo que la gente pagaría por ella no se puede saber por meses sin precio.",
  "reason.nobody": "En los {months} meses indicados no se suscribió nadie: de ellos no se aprende nada sobre precios.",
  "reason.revenueAbsent": "No se proyecta ningún ingreso: {year.reason}.",
  "strategy.test": "Prueba {tested} durante {length}: solo para suscriptores nuevos, {price} sigue para los demás.",
  "strategy.step": "Pide {to} a los suscriptores nuevos; quien paga {price} ahora lo conserva.",
  "strategy.rise":
    "A {to}, puede faltar hasta un {loss} de los suscriptores nuevos antes de que rinda menos que ahora.",
  "strategy.fall": "A {to}, debe llegar un {loss.size} más de suscriptores para que rinda tanto como ahora.",
  "strategy.leaving":
    "Cerca del {leaving} de los nuevos se va tras su primer mes ({leaving.range}): un mensaje de bienvenida y un plan para ese mes cuestan menos que ganar a otros.",
  "strategy.extras":
    "Del mes más reciente, el {share} vino de mensajes, propinas y peticiones: más gente a un precio menor puede valer más que menos gente a uno mayor.",
  "strategy.photoSingle":
    "Las fotos sueltas se vendieron normalmente a {content} ({content.range}): pide dentro de ese rango antes de probar con más.",
  "strategy.photoSet":
    "Las series de fotos se vendieron normalmente a {content} ({content.range}): pide dentro de ese rango antes de probar con más.",
  "strategy.videoShort":
    "Los vídeos cortos se vendieron normalmente a {content} ({content.range}): pide dentro de ese rango antes de probar con más.",
  "strategy.videoLong":
    "Los vídeos largos se vendieron normalmente a {content} ({content.range}): pide dentro de ese rango antes de probar con más.",
  "strategy.custom":
    "Las peticiones a medida se pagaron normalmente a {content} ({content.range}): empieza por el extremo alto y di qué incluye.",
  "strategy.live":
    "En los directos un pago fue normalmente de {content} ({content.range}): pon metas en pasos de ese tamaño.",
  "strategy.price": "Indica el precio actual: sin él no se puede decir nada de otros ({price.reason}).",
  "strategy.statement":
    "Importa liquidaciones de ingresos o pega meses como datos para ver qué puede traer el próximo año ({year.reason}).",
  "strategy.sales":
    "No se sabe a cuánto se venden fotos, series y vídeos ({content.reason}): pega lo que se pagó y aquí habrá rangos.",
  "plan.before": "Antes: a {price}, se esperan unos {usual} nuevos en {length} ({usual.range}).",
  "plan.start":
    "Primera semana: pide {tested} a los suscriptores nuevos, deja {price} para los demás y registra el cambio aquí.",
  "plan.middle":
    "Segunda y tercera semana: publica como antes y no cambies nada más; ni ofertas, ni paquetes, ni plataformas nuevas.",
  "plan.chance":
    "{tested} trae tanto como ahora si llegan {needed}; solo por azar pueden llegar hasta un {noticeable} más, así que menos no prueba nada.",
  "plan.end":
    "Fin de la cuarta semana: conserva {tested} si llegaron al menos {keep}; vuelve a {price} si llegaron como mucho {back}. Lo que queda en medio no se distingue del azar.",
  "plan.longer": "Si {tested} funciona como se espera, hacen falta unos {runs} de prueba para distinguirlo del azar.",
  "plan.never":
    "Lo que se espera de {tested} es demasiado poco para distinguirlo del azar incluso en un año de prueba: solo decide una sorpresa.",
  "change.more": "Llegaron más que antes: {joined} ({joined.range}).",
  "change.fewer": "Llegaron menos que antes: {joined} ({joined.range}).",
  "change.unclear": "No se distingue del azar si llegaron más o menos: {joined} ({joined.range}).",
  "change.netMore": "Una semana trajo más: {net} ({net.range}).",
  "change.netLess": "Una semana trajo menos: {net} ({net.range}).",
  "change.netUnclear": "No se distingue del azar si una semana trajo más o menos: {net} ({net.range}).",
  "change.waiting": "Aún no se puede comparar: {joined.reason}.",
});
