import { sentences } from "../sentences.ts";
import { riskStatements } from "./risk-statements.ts";

/**
 * The report's sentences. `{slot}` is the figure, `{slot.size}` the same without its sign, `{slot.range}` its interval;
 * `.noun` what it counts, `.platform`, `.period`, `.until`, `.asOf`, `.readyOn`, `.needs`, `.has`, `.reason` and `.Reason` (as a
 * sentence's beginning), `.cause` (the reason with when it was tried and is tried again) and `.nextTry` what the figure itself knows. No numeral stands here: every figure comes through a slot.
 */
export const statementWords = sentences({
  ...riskStatements,
  "overview.together":
    "{first.platform} y {second.platform} suman {total} {total.noun}, el {share} en {platform}. Quien sigue en varias plataformas cuenta en cada una.",
  "overview.togetherThree":
    "{first.platform}, {second.platform} y {third.platform} suman {total} {total.noun}, el {share} en {platform}. Quien sigue en varias plataformas cuenta en cada una.",
  "overview.single": "{followers.platform} tiene {followers} {followers.noun}.",
  "overview.subscribers": "{subscribers.platform} tiene {subscribers} {subscribers.noun}.",
  "overview.rose": "La audiencia en {percent.platform} creció un {percent.size} ({percent.period}).",
  "overview.fell": "La audiencia en {percent.platform} bajó un {percent.size} ({percent.period}).",
  "overview.still": "La audiencia en {gain.platform} se mantuvo igual ({gain.period}).",
  "overview.firstReading":
    "{gain.platform}: el seguimiento empezó hoy; crecimiento tras {gain.needs} recuentos diarios, el {gain.readyOn}.",
  "overview.firstReadingTwo":
    "{first.platform} y {second.platform}: el seguimiento empezó hoy; crecimiento tras {first.needs} recuentos diarios, el {first.readyOn}.",
  "overview.fewReadings":
    "{gain.platform}: {gain.has} recuentos diarios hasta ahora; crecimiento tras {gain.needs}, el {gain.readyOn}.",
  "overview.older":
    "{reading.platform} no se pudo actualizar esta vez ({reading.cause}); sus cifras son del {audience.asOf}.",
  "overview.postsDropped":
    "{dropped.platform}: {dropped} de las últimas publicaciones no se pudieron procesar y no están en ninguna cifra.",
  "overview.conflict":
    "Las fuentes no coinciden sobre {followers.platform}: la más fiable da {followers} {followers.noun}. Abre la cifra para ver las demás.",
  "overview.conflictPaying":
    "{subscribers} personas pagaron una suscripción según el extracto ({subscribers.period}). A mano se añadió otro número; vale el del extracto, aquí y en todas las cifras por suscriptor. Abre la cifra para ver ambos.",
  "overview.conflictEarnings":
    "Las fuentes no coinciden sobre los {earnings.name}: {earnings} viene de la más fiable. Abre la cifra para ver las demás.",
  "overview.unread": "Sin datos de {audience.platform} ({audience.cause}).",
  "overview.missing": "En {first.platform} aún falta: {first.name}. Puedes añadir el dato.",
  "overview.missingTwo": "En {first.platform} aún faltan: {first.name} y {second.name}. Puedes añadir los datos.",
  "overview.untyped":
    "Los datos de {first.platform} no se obtienen automáticamente. Sus cifras se pueden añadir a mano.",
  "overview.untypedTwo":
    "Los datos de {first.platform} y {second.platform} no se obtienen automáticamente. Sus cifras se pueden añadir a mano.",
  "overview.untypedThree":
    "Los datos de {first.platform}, {second.platform} y {third.platform} no se obtienen automáticamente. Sus cifras se pueden añadir a mano.",
  "overview.untypedAll":
    "Ninguna de las plataformas enlazadas se obtiene automáticamente. Las cifras se pueden añadir a mano.",
  "overview.nothing": "Aún no hay ninguna plataforma enlazada. Añade un enlace o cifras para empezar.",
  "effort.more":
    "{posts.platform} aporta el {response} de los me gusta y comentarios ({response.range}) con el {posts} de las publicaciones.",
  "effort.less":
    "{posts.platform} supone el {posts} de las publicaciones y aporta el {response} de los me gusta y comentarios ({response.range}).",
  "engagement.level":
    "Los me gusta y comentarios de una publicación típica de {engagement.platform} equivalen al {engagement} de los seguidores.",
  "engagement.levelOld":
    "Los me gusta y comentarios de una publicación típica de {engagement.platform} equivalen al {engagement} de los seguidores; esas publicaciones tienen entre {newest} y {oldest}.",
  "engagement.rising":
    "Las publicaciones más recientes de {change.platform} atrajeron un {change.size} más de me gusta y comentarios que las anteriores ({change.range}).",
  "engagement.aboveYear":
    "Una publicación típica de {change.platform} ({change.period}) atrajo un {change.size} más de me gusta y comentarios que en los mismos días de un año antes ({change.range}).",
  "engagement.belowYear":
    "Una publicación típica de {change.platform} ({change.period}) atrajo un {change.size} menos de me gusta y comentarios que en los mismos días de un año antes ({change.sizeRange}).",
  "engagement.aboveBenchmark":
    "La interacción en {engagement.platform}, de {engagement}, está por encima del {benchmark} publicado para cuentas de este tamaño.",
  "engagement.belowBenchmark":
    "La interacción en {engagement.platform}, de {engagement}, está por debajo del {benchmark} publicado para cuentas de este tamaño.",
  "engagement.abovePeers":
    "Un engagement del {engagement} es más de lo habitual aquí en cuentas de este tamaño en {engagement.platform} ({peers.range}): mayor que en el {place} de esas cuentas.",
  "engagement.belowPeers":
    "Un engagement del {engagement} es menos de lo habitual aquí en cuentas de este tamaño en {engagement.platform} ({peers.range}): solo el {place} de esas cuentas tiene menos.",
  "engagement.amongPeers":
    "Es lo habitual aquí en cuentas de este tamaño ({peers.range}): mayor que en el {place} de esas cuentas ({place.range} teniendo en cuenta el azar).",
  "engagement.nearPeers":
    "Las cuentas de este tamaño suelen tener aquí {peers.range}. Es mayor que en el {place} de esas cuentas ({place.range} teniendo en cuenta el azar).",
  "engagement.absent": "{engagement.Reason}.",
  "themes.lead": "El tema más frecuente es {theme}, en el {share} de las publicaciones con texto.",
  "themes.next": "Después viene {first}.",
  "themes.nextTwo": "Después vienen {first} y {second}.",
  "themes.more":
    "Las publicaciones con {theme} atraen cerca de un {change.size} más de me gusta y comentarios que las demás del creador ({change.range}).",
  "themes.less":
    "Las publicaciones con {theme} atraen cerca de un {change.size} menos de me gusta y comentarios que las demás del creador.",
  "formats.more":
    "En {change.platform}, las publicaciones en formato {format} obtienen alrededor de un {change.size} más de me gusta y comentarios que las demás ({change.range}).",
  "formats.less":
    "En {change.platform}, las publicaciones en formato {format} obtienen alrededor de un {change.size} menos de me gusta y comentarios que las demás ({change.sizeRange}).",
  "formats.pairing":
    "En {change.platform}, {theme} funciona mejor en formato {format}: alrededor de un {change.size} más de me gusta y comentarios que otras publicaciones ({change.range}).",
  "themes.language": "Idioma de la mayoría de los textos: {language}.",
  "themes.absent": "{theme.Reason}.",
  "standOut.up":
    "{times.platform}, {times.until}, {time} ({format}): {times} veces los me gusta y comentarios de una publicación típica cercana.",
  "standOut.upUtc":
    "{times.platform}, {times.until}, {time} UTC ({format}): {times} veces los me gusta y comentarios de una publicación típica cercana.",
  "standOut.down":
    "{times.platform}, {times.until}, {time} ({format}): solo {times} veces los me gusta y comentarios de una publicación típica cercana.",
  "standOut.downUtc":
    "{times.platform}, {times.until}, {time} UTC ({format}): solo {times} veces los me gusta y comentarios de una publicación típica cercana.",
  "standOut.theme": "Tema: {theme}.",
  "standOut.followers": "Al mismo tiempo llegó un número inusual de {gain.noun}: {gain.size} ({gain.period}).",
  "standOut.link": "Abrirla: {link}.",
  "cadence.rate": "{rate.platform}: {rate} {rate.noun}; la pausa más larga duró {gap}.",
  "cadence.silent": "{since.platform}: ninguna publicación desde hace {since}.",
  "cadence.typed": "{rate.platform}: {rate} {rate.noun}.",
  "cadence.absent": "{rate.Reason}.",
  "schedule.none": "Ninguna hora es claramente mejor. Sigue publicando con regularidad.",
  "schedule.window":
    "Las publicaciones en {lift.platform} entre {from} y {until} en la zona horaria del creador atraen cerca de un {lift} más de me gusta y comentarios ({lift.range}).",
  "schedule.windowUtc":
    "Las publicaciones en {lift.platform} entre {from} y {until} UTC atraen cerca de un {lift} más de me gusta y comentarios ({lift.range}).",
  "schedule.unknown": "Datos insuficientes: hacen falta publicaciones y no hay ninguna.",
  "audience.absent": "{audience.Reason}.",
  "audience.country": "El {share} de los seguidores de {share.platform} cuyo país se conoce está en: {part}.",
  "audience.city": "El {share} de aquellos cuya ciudad se conoce está en: {part}.",
  "audience.age": "El {share} de aquellos cuya edad se conoce tiene {part} años.",
  "audience.online":
    "Entre las {from} y las {until} en la zona horaria del creador hay un {more} más de seguidores de {more.platform} conectados que en una hora media.",
  "audience.onlineUtc":
    "Entre las {from} y las {until} UTC hay un {more} más de seguidores de {more.platform} conectados que en una hora media.",
  "audience.gender": "El {share} son {part}.",
  "money.rose": "Los ingresos netos subieron un {change.size} frente al período {change.period} ({change.sizeRange}).",
  "money.fell": "Los ingresos netos bajaron un {change.size} frente al período {change.period} ({change.sizeRange}).",
  "money.fellMaybe":
    "Los ingresos netos fueron un {change.size} menores que en el período {change.period}, dentro de sus oscilaciones habituales ({change.range}).",
  "money.roseQuarter":
    "Los ingresos netos del último trimestre subieron un {change.size} frente a {change.period} ({change.sizeRange}).",
  "money.top": "Los que más pagaron aportaron el {share} de todos los ingresos ({share.period}).",
  "money.quiet":
    "{quiet} pagadores habituales llevan sin pagar más de lo habitual en ellos; antes aportaban {worth} al mes.",
  "money.quietUsual":
    "{quiet} pagadores habituales dejaron de pagar, como en otros momentos: por azar serían unos {expected}. Antes aportaban {worth} al mes.",
  "money.quietMore":
    "{quiet} pagadores habituales dejaron de pagar, más que los {expected} que serían en otros momentos. Antes aportaban {worth} al mes.",
  "money.priceMore":
    "Desde que el precio pasó de {from} a {to}, quienes llegan en una semana aportan un {change.size} más en sus primeros {days} ({change.sizeRange}), contando altas, renovaciones y extras.",
  "money.priceLess":
    "Desde que el precio pasó de {from} a {to}, quienes llegan en una semana aportan un {change.size} menos en sus primeros {days} ({change.sizeRange}), contando altas, renovaciones y extras.",
  "money.priceUnclear":
    "No está claro si {to} rinde más que {from}: lo que aportan quienes llegan en una semana en sus primeros {days} cambió un {change} ({change.range}), y puede ser azar.",
  "money.priceEarly":
    "Es pronto para decir si {to} rinde más que {from}: muy pocos de quienes llegaron a {to} han pasado ya por su primera renovación ({change.reason}).",
  "money.stayByPrice":
    "De quienes entraron a {lowPrice}, renovó el {low}; de quienes entraron a {highPrice}, el {high}. Entraron en momentos distintos, así que el precio puede no ser la única causa.",
  "money.stayByDiscount":
    "De quienes tuvieron el primer mes con descuento, renovó el {cut}; de quienes lo pagaron entero, el {whole}. Quien llega por un descuento puede ser distinto, así que puede no ser la causa.",
  "money.priceAbove":
    "{price} al mes es más de lo que cobra el {place} de los creadores de este tamaño aquí ({place.range} contando el azar); lo habitual es {peers.range}.",
  "money.priceBelow":
    "{price} al mes es poco al lado de los creadores de este tamaño aquí: solo el {place} cobra menos ({place.range} contando el azar); lo habitual es {peers.range}.",
  "money.priceAmong":
    "Los creadores de este tamaño suelen cobrar aquí {peers.range} al mes; {price} es más de lo que cobra el {place} ({place.range} contando el azar).",
  "money.joiner": "Un suscriptor nuevo aporta {value} en el trimestre siguiente a su alta ({value.range}).",
  "money.joinerAt": "Quien llega a {price} aporta {value} en el primer trimestre ({value.range}).",
  "money.monthsSubscribed":
    "En el medio año siguiente a su alta, un suscriptor nuevo paga de media {months} meses ({months.range}).",
  "money.monthsSubscribedAt":
    "En el primer medio año, quien llega a {price} paga de media {months} meses ({months.range}).",
  "money.joinerRose": "Es un {change.size} más que quienes entraron antes ({change.range}).",
  "money.joinerFell": "Es un {change.size} menos que quienes entraron antes ({change.sizeRange}).",
  "growth.gained": "{gain.platform} ganó {gain.size} {gain.noun} ({gain.period}).",
  "growth.lost": "{gain.platform} perdió {gain.size} {gain.noun} ({gain.period}).",
  "growth.quicker":
    "{gain.platform} crece más rápido: llegaron {gain.size} {gain.noun} ({gain.period}), tras {before.size} en el mismo número de días anteriores. Los altibajos habituales habrían traído {expected.range}.",
  "growth.slowed":
    "{gain.platform} se ha frenado: llegaron {gain.size} {gain.noun} ({gain.period}), tras {before.size} en el mismo número de días anteriores. Los altibajos habituales habrían traído {expected.range}.",
  "growth.turned":
    "{gain.platform} ha cambiado de rumbo: se fueron {gain.size} {gain.noun} ({gain.period}), tras llegar {before.size} en el mismo número de días anteriores. Los altibajos habituales habrían traído {expected.range}.",
  "growth.belowHigh":
    "{now.platform} tiene {now} {now.noun}, un {change.size} menos que en su máximo de {high}, el {change.from}.",
  "growth.aboveYear":
    "{gain.platform} crece más rápido que hace un año: en los mismos días del año anterior llegaron {year.size} {year.noun}. La diferencia ({change.range}) supera los altibajos dentro de esas semanas.",
  "growth.belowYear":
    "{gain.platform} crece más despacio que hace un año: en los mismos días del año anterior llegaron {year.size} {year.noun}. La diferencia ({change.sizeRange}) supera los altibajos dentro de esas semanas.",
  "growth.gainsAfterYear":
    "{gain.platform} crece, al contrario que hace un año: en los mismos días del año anterior se fueron {year.size}. La diferencia ({change.range}) supera los altibajos dentro de esas semanas.",
  "growth.losesAfterYear":
    "{gain.platform} pierde seguidores, al contrario que hace un año: en los mismos días del año anterior llegaron {year.size}. La diferencia ({change.sizeRange}) supera los altibajos dentro de esas semanas.",
  "growth.perPost":
    "Las semanas con más publicaciones en {more.platform} ganaron más seguidores: {more} con cada publicación más ({more.range}, en {more.sample}). Puede que hubiera más que mostrar.",
  "audience.nonePostedThen": "Ninguna de las últimas publicaciones salió entonces.",
  "audience.postsThen": "Solo el {share} de las publicaciones sale entonces.",
  "growth.lostOn":
    "El {share} de lo que {share.platform} perdió últimamente se fue en {days} ({share.period}); no se conoce la causa.",
  "growth.milestone": "A este ritmo {days.platform} llega a {milestone} seguidores en unos {days} ({days.range}).",
  "growth.faster":
    "{place.platform} creció más que el {place} de las cuentas de su tamaño aquí, que suelen variar un {peers.range} en el mismo tiempo ({place.range} teniendo en cuenta el azar).",
  "growth.slower":
    "{place.platform} creció más que solo el {place} de las cuentas de su tamaño aquí, que suelen variar un {peers.range} en el mismo tiempo ({place.range} teniendo en cuenta el azar).",
  "alike.one":
    "{followers.platform}: {followers} {followers.noun}, {rate} {rate.noun}; {theme} es un tema principal, como aquí.",
  "alike.two":
    "{followers.platform}: {followers} {followers.noun}, {rate} {rate.noun}; {first} y {second} son temas principales, como aquí.",
  "alike.postsMore": "Publica más a menudo: {rate} {rate.noun}, aquí {own}.",
  "alike.postsLess": "Publica menos a menudo: {rate} {rate.noun}, aquí {own}.",
  "alike.formatMore": "Publica más en el formato {format}: {theirs} de las publicaciones, aquí {own}.",
  "alike.themeMore": "Publica más sobre {theme}: {theirs} de las publicaciones con texto, aquí {own}.",
  "growth.jump":
    "{jump.platform} ganó {jump.size} {jump.noun} en {jump.sample} ({jump.period}); ninguna publicación lo explica.",
  "growth.jumpLeft":
    "{jump.platform} ganó {jump.size} {jump.noun} en {jump.sample} ({jump.period}) sin causa conocida, y desde entonces tiene {since.size} menos.",
  "growth.jumpPost":
    "{jump.platform} ganó {jump.size} {jump.noun} en {jump.sample} ({jump.period}), cuando una publicación llegó mucho más lejos de lo habitual.",
  "growth.jumpUnread":
    "{jump.platform} ganó {jump.size} {jump.noun} en {jump.sample} ({jump.period}); las publicaciones de esos días no están disponibles, así que se desconoce la causa.",
  "growth.jumpLoss":
    "{jump.platform} perdió {jump.size} {jump.noun} en {jump.sample} ({jump.period}), mucho más de lo habitual; la causa se desconoce.",
  "growth.viral":
    "Los seguidores de {gain.platform} se dispararon ({gain.period}): {gain.size} {gain.noun} más de lo habitual, con una publicación muy por encima de la media.",
  "growth.unexplained":
    "Crecimiento inusual en {gain.platform} ({gain.period}): {gain.size} {gain.noun} más de lo habitual, causa desconocida.",
  "growth.unusualLoss":
    "Pérdida inusual en {gain.platform} ({gain.period}): {gain.size} {gain.noun} más de lo habitual, causa desconocida.",
  "growth.up":
    "Se espera que {forecast.platform} pase de {now} a unos {forecast} seguidores para el {forecast.until}, lo más probable {forecast.range}.",
  "growth.down":
    "Se espera que {forecast.platform} caiga de {now} a unos {forecast} seguidores para el {forecast.until}, lo más probable {forecast.range}.",
  "growth.either":
    "Para el {forecast.until}, {forecast.platform} puede ganar o perder seguidores: lo más probable {forecast.range}, frente a {now} en el último recuento.",
  "growth.mayFall":
    "Para el {forecast.until} es más probable que {forecast.platform} pierda seguidores que los gane: lo más probable {forecast.range}, frente a {now} en el último recuento.",
  "growth.mayRise":
    "Para el {forecast.until} es más probable que {forecast.platform} gane seguidores que los pierda: lo más probable {forecast.range}, frente a {now} en el último recuento.",
  "growth.lowConfidence":
    "Confianza en la previsión de {confidence.platform}: {confidence}; usa pocos recuentos diarios.",
  "growth.noneUp": "Ninguna cifra medida apunta a un crecimiento.",
  "growth.absent": "Aún no hay cifra de crecimiento de {forecast.platform} ({forecast.reason}).",
  "growth.absentTwo": "Aún no hay cifra de crecimiento de {first.platform} ni de {second.platform} ({first.reason}).",
  "growth.unknown": "Aún no hay cifra de crecimiento ({follows.reason}).",
  "position.percentile": "La interacción es mayor que la del {position} de los creadores comparables en FanRadar.",
  "position.together":
    "En todas las plataformas juntas, con más peso de las cuentas grandes, la interacción es mayor que la del {position} de los creadores comparables en FanRadar.",
  "position.absent": "Aún no hay posición en el mercado ({position.reason}).",
  "next.type": "Añade cifras de {figure.platform} para incluirlas en el próximo análisis.",
  "next.typeMissing":
    "Añade la cifra que falta de {first.platform} ({first.name}) para incluirla en el próximo análisis.",
  "next.typeMissingTwo":
    "Añade las cifras que faltan de {first.platform} ({first.name}, {second.name}) para incluirlas en el próximo análisis.",
  "next.check": "Revisa el enlace de {figure.platform} ({figure.reason}), o añade sus cifras.",
  "next.checkMissing":
    "Revisa el enlace de {figure.platform} ({figure.reason}), o añade la cifra que falta ({first.name}).",
  "next.checkLink": "Revisa el enlace de {figure.platform} ({figure.reason}).",
  "next.later": "Analiza de nuevo más tarde: sin datos de {figure.platform} ({figure.reason}).",
  "next.laterAt": "Analiza de nuevo después del {figure.nextTry}: sin datos de {figure.platform} ({figure.reason}).",
  "next.wait": "Vuelve el {gain.readyOn} para ver cómo crece {gain.platform}.",
  "next.waitTwo": "Vuelve el {first.readyOn} para ver cómo crecen {first.platform} y {second.platform}.",
  "next.statement":
    "Importa un extracto de ingresos de {figure.platform} para ver por qué se paga, cuánto depende de pocos y quién dejó de pagar.",
  "next.typePosts": "Añade cuántas publicaciones por semana salen en {rate.platform} para ver el ritmo allí.",
  "next.typePostsTwo":
    "Añade cuántas publicaciones por semana salen en {first.platform} y en {second.platform} para ver el ritmo allí.",
  "next.post": "La interacción en {engagement.platform} necesita más publicaciones ({engagement.reason}).",
  "next.spread":
    "Invita a los seguidores de {platform} también a otra plataforma: allí está el {share} de los contados.",
  "next.resume":
    "Publica de nuevo en {since.platform}: allí las pausas rara vez duran más de {usual}, y esta ya dura {since}.",
  "next.resumeEffect":
    "Publica de nuevo en {since.platform}: allí las pausas rara vez duran más de {usual}, y esta ya dura {since}. Volver a publicar debería traer alrededor de {effect} {effect.noun} ({effect.range}).",
  "next.shiftTheme":
    "Publica más sobre {theme}, en el {target} de las publicaciones en vez del {share}: alrededor de {effect} {effect.noun} más ({effect.range}). Déjalo si esas publicaciones no obtienen más que las demás.",
  "next.shiftFormat":
    "Usa más el formato {format} en {effect.platform}, en el {target} de las publicaciones en vez del {share}: alrededor de {effect} {effect.noun} más ({effect.range}). Déjalo si esas publicaciones no obtienen más que las demás.",
  "next.shiftPairing":
    "En {effect.platform}, publica más sobre {theme} en formato {format}, en el {target} de las publicaciones en vez del {share}: alrededor de {effect} {effect.noun} más ({effect.range}). Déjalo si esas publicaciones no obtienen más que las demás.",
  "next.priceBack":
    "Vuelve de {to} a {from} para los suscriptores nuevos: a {to}, quienes llegan en una semana aportan un {change.size} menos en sus primeros {days} ({change.sizeRange}). Registra el cambio para que los próximos informes puedan juzgarlo.",
  "next.firstMonth":
    "Da a quienes llegan a {price} un motivo para quedarse: renueva el {renewed}; de quienes llegaron a {otherPrice} renovó el {other}. Prepara una bienvenida y algo nuevo para la cuarta semana. Una parte por encima de ese rango ({renewed.range}) en informes posteriores muestra que funciona.",
  "next.winBack":
    "Escribe a los {quiet} pagadores habituales que dejaron de pagar ({worth} al mes). Cerca del {returned} volvería en un mes de todos modos: solo bastantes más mostrarían que el mensaje funcionó.",
  "next.winBackNew": "Escribe a los {quiet} pagadores habituales que dejaron de pagar ({worth} al mes).",
  "next.losses":
    "Mira el gráfico diario de {gain.platform}: ¿qué días se fueron seguidores, y qué se publicó entonces?",
  "next.review":
    "Mira qué hacían distinto las publicaciones anteriores de {change.platform}: las más recientes atrajeron un {change.size} menos de me gusta y comentarios.",
  "next.keep": "Mantén el ritmo de {rate} {rate.noun} en {rate.platform}. Nada de lo medido pide un cambio.",
  "next.keepPartly":
    "Mantén el ritmo de {rate} {rate.noun} en {rate.platform}: se realizaron {ran} de {all} comprobaciones y ninguna pide un cambio.",
});
