import { sentences } from "../sentences.ts";

/**
 * The report's sentences. `{slot}` is the figure, `{slot.size}` the same without its sign, `{slot.range}` its interval;
 * `.noun` what it counts, `.platform`, `.period`, `.until`, `.asOf`, `.readyOn`, `.needs`, `.has`, `.reason` and `.Reason` (as a
 * sentence's beginning), `.cause` (the reason with when it was tried and is tried again) and `.nextTry` what the figure itself knows. No numeral stands here: every figure comes through a slot.
 */
export const statementWords = sentences({
  "overview.together": "{first.platform} y {second.platform} suman {total} {total.noun}, el {share} en {platform}.",
  "overview.togetherThree":
    "{first.platform}, {second.platform} y {third.platform} suman {total} {total.noun}, el {share} en {platform}.",
  "overview.single": "{followers.platform} tiene {followers} {followers.noun}.",
  "overview.subscribers": "{subscribers.platform} tiene {subscribers} {subscribers.noun}.",
  "overview.rose": "La audiencia en {percent.platform} creció un {percent.size} ({percent.period}).",
  "overview.fell": "La audiencia en {percent.platform} bajó un {percent.size} ({percent.period}).",
  "overview.still": "La audiencia en {gain.platform} se mantuvo igual ({gain.period}).",
  "overview.firstReading":
    "{gain.platform}: primera lectura hoy; crecimiento tras {gain.needs} lecturas diarias, el {gain.readyOn}.",
  "overview.firstReadingTwo":
    "{first.platform} y {second.platform}: primera lectura hoy; crecimiento tras {first.needs} lecturas diarias, el {first.readyOn}.",
  "overview.fewReadings":
    "{gain.platform}: {gain.has} lecturas diarias hasta ahora; crecimiento tras {gain.needs}, el {gain.readyOn}.",
  "overview.older":
    "{reading.platform} no se pudo leer esta vez ({reading.cause}); sus cifras son del {audience.asOf}.",
  "overview.postsDropped":
    "{dropped.platform}: {dropped} de las publicaciones de la respuesta más reciente no se pudieron leer y no están en ninguna cifra.",
  "overview.conflict":
    "Las fuentes no coinciden sobre {followers.platform}: la más fiable da {followers} {followers.noun}, las demás están en su ficha.",
  "overview.conflictEarnings":
    "Las fuentes no coinciden sobre los ingresos: {earnings} viene de la más fiable, las demás están en su ficha.",
  "overview.unread": "{audience.platform} no se pudo leer ({audience.cause}).",
  "overview.lacks": "En {first.platform} aún falta: {first.name}. El dato se puede escribir.",
  "overview.lacksTwo": "En {first.platform} aún faltan: {first.name} y {second.name}. Los datos se pueden escribir.",
  "overview.untyped": "{first.platform} no se lee aquí; sus cifras se pueden escribir.",
  "overview.untypedTwo": "{first.platform} y {second.platform} no se leen aquí; sus cifras se pueden escribir.",
  "overview.untypedThree":
    "{first.platform}, {second.platform} y {third.platform} no se leen aquí; sus cifras se pueden escribir.",
  "overview.untypedAll": "Ninguna de las plataformas enlazadas se lee aquí; sus cifras se pueden escribir.",
  "overview.nothing":
    "No hay ninguna plataforma enlazada, así que aún no hay nada que medir. Añade un enlace o escribe cifras.",
  "engagement.level":
    "Los me gusta y comentarios de una publicación típica de {engagement.platform} equivalen al {engagement} de los seguidores.",
  "engagement.levelOld":
    "Los me gusta y comentarios de una publicación típica de {engagement.platform} equivalen al {engagement} de los seguidores; esas publicaciones tienen entre {newest} y {oldest}.",
  "engagement.rising":
    "Las publicaciones más recientes de {change.platform} atrajeron un {change.size} más de me gusta y comentarios que las anteriores ({change.range}).",
  "engagement.aboveBenchmark": "Está por encima del {benchmark} publicado para cuentas de este tamaño.",
  "engagement.belowBenchmark": "Está por debajo del {benchmark} publicado para cuentas de este tamaño.",
  "engagement.absent": "{engagement.Reason}.",
  "themes.lead": "El tema más frecuente es {theme}, en el {share} de las publicaciones con texto.",
  "themes.next": "Después viene {first}.",
  "themes.nextTwo": "Después vienen {first} y {second}.",
  "themes.more":
    "Las publicaciones con {theme} atraen cerca de un {change.size} más de me gusta y comentarios que las demás del creador ({change.range}).",
  "themes.less":
    "Las publicaciones con {theme} atraen cerca de un {change.size} menos de me gusta y comentarios que las demás del creador.",
  "themes.language": "Idioma de la mayoría de los textos: {language}.",
  "themes.absent": "{theme.Reason}.",
  "cadence.rate": "{rate.platform}: {rate} {rate.noun}; el silencio más largo duró {gap}.",
  "cadence.silent": "{since.platform}: ninguna publicación desde hace {since}.",
  "cadence.typed": "{rate.platform}: {rate} {rate.noun}.",
  "cadence.absent": "{rate.Reason}.",
  "schedule.none": "No hay una mejor hora fiable; mantén un ritmo constante.",
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
    "Entre {from} y {until} en la zona horaria del creador hay un {more} más de seguidores de {more.platform} en línea que en la hora media.",
  "audience.onlineUtc":
    "Entre {from} y {until} UTC hay un {more} más de seguidores de {more.platform} en línea que en la hora media.",
  "audience.gender": "El {share} son {part}.",
  "growth.gained": "{gain.platform} ganó {gain.size} {gain.noun} ({gain.period}).",
  "growth.lost": "{gain.platform} perdió {gain.size} {gain.noun} ({gain.period}).",
  "growth.jump":
    "{jump.platform} ganó {jump.size} {jump.noun} en {jump.sample} ({jump.period}); ninguna publicación lo explica.",
  "growth.jumpPost":
    "{jump.platform} ganó {jump.size} {jump.noun} en {jump.sample} ({jump.period}), cuando una publicación llegó mucho más lejos de lo habitual.",
  "growth.jumpUnread":
    "{jump.platform} ganó {jump.size} {jump.noun} en {jump.sample} ({jump.period}); las publicaciones de esos días no se leyeron y la causa se desconoce.",
  "growth.jumpLoss":
    "{jump.platform} perdió {jump.size} {jump.noun} en {jump.sample} ({jump.period}), mucho más de lo habitual; la causa se desconoce.",
  "growth.viral":
    "De golpe llegaron a {gain.platform} muchos más de lo habitual ({gain.period}): {gain.size} {gain.noun} por encima de lo normal, con una publicación que llegó lejos.",
  "growth.unexplained":
    "Crecimiento inusual en {gain.platform} ({gain.period}): {gain.size} {gain.noun} por encima de lo normal, causa desconocida.",
  "growth.unusualLoss":
    "Pérdida inusual en {gain.platform} ({gain.period}): {gain.size} {gain.noun} por encima de lo normal, causa desconocida.",
  "growth.up":
    "A este ritmo {forecast.platform} pasa de {now} a unos {forecast} seguidores para el {forecast.until}, lo más probable {forecast.range}.",
  "growth.down":
    "A este ritmo {forecast.platform} cae de {now} a unos {forecast} seguidores para el {forecast.until}, lo más probable {forecast.range}.",
  "growth.either":
    "Para el {forecast.until} {forecast.platform} puede tener más o menos seguidores que los {now} contados por última vez, lo más probable {forecast.range}.",
  "growth.lowConfidence":
    "Confianza en la previsión de {confidence.platform}: {confidence}; se apoya en pocas lecturas diarias.",
  "growth.noneUp": "Nada de lo medido apunta hacia arriba.",
  "growth.absent": "Aún no hay cifra de crecimiento de {forecast.platform} ({forecast.reason}).",
  "growth.absentTwo": "Aún no hay cifra de crecimiento de {first.platform} ni de {second.platform} ({first.reason}).",
  "growth.unknown": "Aún no hay cifra de crecimiento ({follows.reason}).",
  "position.percentile": "La interacción es mayor que la del {position} de los creadores comparables de aquí.",
  "position.absent": "Aún no hay posición en el mercado ({position.reason}).",
  "risk.concentration":
    "{platform} reúne el {share} de todos los seguimientos: un cambio de sus reglas llegaría a casi toda la audiencia.",
  "risk.decline":
    "Es probable que {chance.platform} tenga menos seguidores el {chance.until} que en la última lectura (probabilidad de descenso: {chance}).",
  "risk.cadence": "{since.platform} lleva en silencio {since}; el silencio más largo anterior fue de {gap}.",
  "risk.engagementFalling":
    "Las publicaciones más recientes de {change.platform} atrajeron un {change.size} menos de me gusta y comentarios que las anteriores ({change.sizeRange}).",
  "risk.engagementWatch":
    "Conviene vigilarlo: las publicaciones más recientes de {change.platform} atrajeron un {change.size} menos de me gusta y comentarios que las anteriores ({change.sizeRange}).",
  "risk.followersFalling": "Los seguidores en {change.platform} bajaron un {change.size} ({change.period}).",
  "risk.followersWatch":
    "Conviene vigilarlo: los seguidores en {change.platform} bajaron un {change.size} ({change.period}).",
  "risk.coverage": "Solo el {coverage} de las plataformas enlazadas dio cifras: la imagen es parcial.",
  "risk.coverageNone": "Ninguna de las plataformas enlazadas dio una cifra de audiencia.",
  "risk.onePost":
    "Una sola publicación atrajo el {share} de los me gusta y comentarios de {share.platform} ({share.period}): sin esa el mes se ve distinto.",
  "risk.belowTier":
    "La interacción en {place.platform} es baja para una cuenta de este tamaño: el {place} de los creadores de su categoría atrae menos.",
  "risk.extrasDependence":
    "El {share} de los ingresos son mensajes y propinas: dependen de pocos pagadores más que las suscripciones.",
  "risk.stale": "Las cifras de {age.platform} tienen {age}: lo ocurrido desde entonces no está en este informe.",
  "risk.priceBound":
    "La suscripción cuesta {price}, lo máximo o mínimo que permite la plataforma: con eso no se ve si otro precio daría más.",
  "risk.handlesDiffer":
    "Los usuarios enlazados tienen poco en común (parecido {likeness}): comprueba que todos sean del mismo creador.",
  "risk.unexplainedRise":
    "Los seguidores de {share.platform} subieron de golpe un {share} sin una publicación que lo explique: subida inusual, causa desconocida.",
  "risk.unexplainedRises":
    "{share.platform} tuvo {rises} {rises.noun} de causa desconocida; la mayor trajo un {share} de golpe ({share.period}).",
  "risk.suddenFall":
    "{share.platform} perdió {jump.size} {jump.noun} de golpe ({jump.period}), un {share} del total; la causa se desconoce.",
  "risk.steadyLikes":
    "Los me gusta de {variation.platform} apenas cambian de una publicación a otra (variación {variation}): inusual, causa desconocida.",
  "risk.followsMany":
    "La cuenta de {ratio.platform} sigue a {ratio} cuentas por cada seguidor: inusual para su tamaño, causa desconocida.",
  "checks.ran": "Comprobaciones realizadas: {ran} de {all}.",
  "checks.ranNoneFound": "Comprobaciones realizadas: {ran} de {all}; ninguna encontró un riesgo.",
  "checks.noneFound": "Se realizaron las {all} comprobaciones; ninguna encontró un riesgo.",
  "risk.none": "Ninguna de las comprobaciones posibles encontró un riesgo.",
  "risk.unchecked": "Aún no se pudo comprobar ningún riesgo.",
  "notChecked.concentration": "Dependencia de una sola plataforma ({why.reason})",
  "notChecked.single": "Dependencia de una sola plataforma (ninguna otra tiene número de seguidores)",
  "notChecked.decline": "Descenso de la audiencia ({why.reason})",
  "notChecked.cadence": "Silencio entre publicaciones ({why.reason})",
  "notChecked.engagementFalling": "Interacción a la baja ({why.reason})",
  "notChecked.followersFalling": "Descenso de seguidores ({why.reason})",
  "notChecked.coverage": "Plataformas sin cifras ({why.reason})",
  "notChecked.onePost": "Dependencia de una sola publicación ({why.reason})",
  "notChecked.belowTier": "Interacción junto a la de su categoría ({why.reason})",
  "notChecked.extrasDependence": "Dependencia de mensajes y propinas ({why.reason})",
  "notChecked.stale": "Antigüedad de las cifras ({why.reason})",
  "notChecked.priceBound": "Precio en el límite de la plataforma ({why.reason})",
  "notChecked.handlesDiffer": "Usuarios que difieren ({why.reason})",
  "notChecked.suspectFollowers": "Seguidores comprados ({why.reason})",
  "notChecked.unexplainedRise": "Subidas inusuales de seguidores ({why.reason})",
  "notChecked.suddenFall": "Pérdidas repentinas de seguidores ({why.reason})",
  "notChecked.steadyLikes": "Me gusta que apenas varían ({why.reason})",
  "notChecked.followsMany": "Cuentas seguidas por cada seguidor ({why.reason})",
  "next.type": "Escribe las cifras de {figure.platform}; el próximo análisis las incluye.",
  "next.typeMissing": "Escribe la cifra que falta de {first.platform} ({first.name}); el próximo análisis la incluye.",
  "next.typeMissingTwo":
    "Escribe las cifras que faltan de {first.platform} ({first.name}, {second.name}); el próximo análisis las incluye.",
  "next.check": "Revisa el enlace de {figure.platform} ({figure.reason}), o escribe sus cifras.",
  "next.checkMissing":
    "Revisa el enlace de {figure.platform} ({figure.reason}), o escribe la cifra que falta ({first.name}).",
  "next.checkLink": "Revisa el enlace de {figure.platform} ({figure.reason}).",
  "next.later": "Analiza de nuevo más tarde: {figure.platform} no se pudo leer ({figure.reason}).",
  "next.laterAt": "Analiza de nuevo después del {figure.nextTry}: {figure.platform} no se pudo leer ({figure.reason}).",
  "next.wait":
    "Vuelve el {gain.readyOn}: para entonces habrá lecturas diarias suficientes para decir cómo crece {gain.platform}.",
  "next.waitTwo":
    "Vuelve el {first.readyOn}: para entonces habrá lecturas diarias suficientes para decir cómo crecen {first.platform} y {second.platform}.",
  "next.typePosts":
    "Escribe cuántas publicaciones por semana salen en {rate.platform}: sin eso no se puede decir nada del ritmo allí.",
  "next.typePostsTwo":
    "Escribe cuántas publicaciones por semana salen en {first.platform} y en {second.platform}: sin eso no se puede decir nada del ritmo allí.",
  "next.post": "La interacción en {engagement.platform} espera más publicaciones ({engagement.reason}).",
  "next.spread":
    "{platform} tiene el {share} de todos los seguimientos: lleva a los seguidores también a otra plataforma.",
  "next.resume":
    "Publica de nuevo en {since.platform}: allí los silencios rara vez duran más de {usual}, y el actual ya dura {since}.",
  "next.losses": "Mira la línea diaria de {gain.platform}: ¿qué días se fueron seguidores, y qué se publicó entonces?",
  "next.review":
    "Mira qué hacían distinto las publicaciones anteriores de {change.platform}: las más recientes atrajeron un {change.size} menos de me gusta y comentarios.",
  "next.keep": "Mantén el ritmo de {rate} {rate.noun} en {rate.platform}: nada de lo medido pide un cambio.",
  "next.keepPartly":
    "Mantén el ritmo de {rate} {rate.noun} en {rate.platform}: se realizaron {ran} de {all} comprobaciones y ninguna pide un cambio.",
});
