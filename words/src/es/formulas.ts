import type { FormulaKey } from "@fanradar/engine";

/** How a figure was computed, as its ledger card says. */
export const formulaWords: Record<FormulaKey, string> = {
  "engagement.byFollowers.typical":
    "(me gusta + comentarios) ÷ seguidores, mediana de las medias de todos los pares de publicaciones (Hodges y Lehmann); margen para la mediana de las 12 publicaciones siguientes, según cuánto se alejaron de ella las publicaciones posteriores de creadores",
  "engagement.byFollowers.median": "(me gusta + comentarios) ÷ seguidores, mediana de las publicaciones",
  "engagement.byFollowers.mean": "(me gusta + comentarios) ÷ seguidores, media de las publicaciones",
  "engagement.byFollowers.averages": "(me gusta medios + comentarios medios) ÷ seguidores",
  "engagement.byViews.median": "(me gusta + comentarios + compartidos) ÷ visualizaciones, mediana de las publicaciones",
  "engagement.byReach.median":
    "(me gusta + comentarios + compartidos + guardados) ÷ cuentas alcanzadas, mediana de las publicaciones",
  "posts.median": "mediana de las publicaciones",
  "posts.share": "publicaciones con el tema ÷ publicaciones con texto",
  "viral.aboveThreeMedians": "vídeos por encima del triple de las visualizaciones medianas ÷ vídeos",
  "comparison.place":
    "parte de los creadores de la plataforma con menos, varias plataformas ponderadas por √seguidores",
  "comparison.composite": "media de los puestos conocidos entre creadores",
  "score.specification": "suma de los tres sumandos, redondeada hacia abajo",
  "score.partial":
    "suma de los sumandos conocidos, redondeada hacia abajo; no se ordena frente a puntuaciones completas",
  "score.followers": "seguidores de Instagram ÷ 1000 × 0.3",
  "score.engagement": "interacción en porcentaje × 10 × 0.3",
  "score.earnings": "ingresos mensuales en dólares ÷ 100 × 0.4",
  "earnings.extrasShare": "pagos aparte de suscripciones y renovaciones ÷ todos los pagos del mes, neto",
  "posts.topShare": "me gusta y comentarios de la publicación de más éxito ÷ los de todas las del periodo",
  "data.age": "tiempo desde la última actualización",
  "posts.age": "tiempo desde que salió la publicación",
  "checks.ran": "comprobaciones de riesgo que tenían las cifras necesarias; la que no las tiene figura con su motivo",
  "checks.all": "comprobaciones de riesgo que corresponden a las plataformas enlazadas",
  "handles.dice": "pares de letras que comparten los dos usuarios menos parecidos ÷ todos sus pares (Dice)",
  "likes.variation": "desviación típica ÷ media de los me gusta de las publicaciones más recientes",
  "follows.perFollower": "siguiendo ÷ seguidores",
  "followers.suspect":
    "parte con la que son más probables los rasgos de la muestra de seguidores, según un modelo de cuentas compradas conocidas",
  "language.byLetters": "idioma de la mayoría de las letras, texto a texto",
  "theme.shrunken":
    "me gusta y comentarios de las publicaciones del tema frente a los de las 20 de alrededor, encogidos hacia ningún efecto",
  "schedule.shrunken":
    "me gusta y comentarios de las publicaciones a esa hora (en la zona horaria dada con el envío) frente a los de las 20 de alrededor, encogidos hacia ningún efecto",
  "schedule.shrunkenUtc":
    "me gusta y comentarios de las publicaciones a esa hora (UTC) frente a los de las 20 de alrededor, encogidos hacia ningún efecto",
  "cadence.gammaPoisson": "publicaciones ÷ semanas, margen de una tasa de Poisson",
  "cadence.longestGap": "tiempo más largo entre dos publicaciones",
  "cadence.usualGap": "nueve de cada diez tiempos entre dos publicaciones no son más largos",
  "cadence.sinceLast": "tiempo desde la última publicación",
  "growth.difference": "último recuento − primer recuento del periodo",
  "growth.relative": "ganancia ÷ primer recuento del periodo",
  "growth.forecast":
    "tendencia amortiguada, ganancia diaria winsorizada y ritmo semanal, cada uno ponderado por lo cerca que estuvo en este historial, y Theta si la cifra está redondeada; margen de los errores de las previsiones de otros creadores",
  "growth.confidence": "según el número de recuentos diarios",
  "growth.unusual":
    "ganancias diarias por encima de 6 dispersiones de los 28 días previos y del 2 % del total en un día, o 3.5 % en tres; una subida se explica por una publicación de esos días con 3 veces las visualizaciones o me gusta y comentarios habituales",
  "growth.jump":
    "lectura tras los días inusuales − lectura anterior; un día es inusual por encima de 6 dispersiones de los 28 días previos y del 2 % del total, o 3.5 % en tres días; ninguna publicación de esos días atrajo 3 veces lo habitual",
  "growth.jumpPost":
    "lectura tras los días inusuales − lectura anterior; un día es inusual por encima de 6 dispersiones de los 28 días previos y del 2 % del total, o 3.5 % en tres días; una publicación de esos días atrajo 3 veces las visualizaciones o me gusta y comentarios habituales",
  "growth.jumpUnread":
    "lectura tras los días inusuales − lectura anterior; un día es inusual por encima de 6 dispersiones de los 28 días previos y del 2 % del total, o 3.5 % en tres días; no se conocen las publicaciones de esos días",
  "growth.jumpCount": "número de saltos hacia arriba que ninguna publicación conocida explica",
  "growth.jumpShare": "mayor salto sin explicar ÷ seguidores anteriores; 0 donde no hubo ninguno",
  "growth.fallShare": "mayor caída repentina ÷ seguidores anteriores; 0 donde no hubo ninguna",
  "trending.momentum":
    "puesto entre creadores, de 0 a 100, de la ganancia diaria media sobre √seguidores: los últimos 28 días, la mitad cada 7 días más atrás; sin los saltos no explicados",
  "trending.underReview":
    "como la puntuación de tendencia, pero retenida en 84 mientras un salto de los últimos 28 días no tenga causa conocida",
  "trending.place":
    "parte de los creadores que ganan menos seguidores para su tamaño: ganancia diaria media de los últimos 28 días, la mitad cada 7 días más atrás, sobre √seguidores",
  "trending.weight": "√seguidores aquí ÷ su suma en todas las plataformas que tienen puesto",
  "growth.chanceOfDecline":
    "probabilidad de que al final de la previsión se muestre una cifra menor que la de hoy, sin contar como descenso una cifra igual: según los errores de las previsiones de otros creadores más allá de la ganancia esperada, las subidas anteriores y lo mucho que se redondea la cifra",
  "engagement.change":
    "interacciones medianas de las publicaciones más recientes ÷ las de las anteriores; margen de todos los pares de tales publicaciones",
  "tier.byFollowers": "por seguidores",
  "tier.percentile": "parte de los creadores de la misma categoría con menos interacción",
  "benchmark.hypeauditor2026":
    "informe de HypeAuditor de 2026, por seguidores; margen de sus informes desde 2018 (externo)",
  "audience.online":
    "media de los seguidores en línea en las tres horas del día con más, frente a la media de todas las horas (en la zona horaria dada con el envío)",
  "audience.onlineUtc":
    "media de los seguidores en línea en las tres horas del día con más, frente a la media de todas las horas (UTC)",
  "audience.ofPlaced": "seguidores de esta parte ÷ seguidores de los que habla la plataforma",
  "benchmark.ownPool": "mediana de los creadores de esta categoría en FanRadar; ocho de cada diez están en el margen",
  "sum.follows": "suma de las plataformas; una persona puede seguir en varias",
  "share.ofFollows": "seguidores de la plataforma mayor ÷ todos los seguimientos",
  "market.weighted": "puestos en las categorías, ponderados por √seguidores",
  "coverage.ofLinks": "plataformas enlazadas con cifras ÷ plataformas enlazadas",
  "count.models": "número de tus modelos",
  "count.reports": "número de tus informes",
  "rating.mean": "media de tus informes valorados de cinco por positivas ÷ todas las valoraciones",
  "count.processing": "número de tus modelos con un primer análisis en cola o en marcha",
  "rating.stars": "cinco por positivas ÷ todas las valoraciones de este informe, 0 sin ninguna",
  "count.listed": "número de los modelos de esta lista, según búsqueda y filtros",
  "score.meanListed":
    "media de las puntuaciones de tendencia de esta lista, redondeada; los modelos sin ella no cuentan",
  "count.change": "número de los añadidos en el periodo",
  "rating.change": "media de los informes valorados ahora − al inicio del periodo",
  "wait.median": "mediana del inicio de un análisis a su informe",
  "count.ratings": "número de personas que valoraron así",
  "count.figures": "número de los datos sellados de este tipo",
  "count.views":
    "personas que abrieron la página de este creador, cada una contada una vez al día; sin bots conocidos ni la persona titular",
  "count.opened": "veces que otros abrieron este enlace",
  "count.readings": "número de actualizaciones de este perfil",
  "count.postsDropped":
    "publicaciones de la última actualización que no están en ninguna cifra: sin fecha, o no en la forma documentada",
  "versions.relative": "(ahora − antes) ÷ antes",
  "earnings.sum": "suma de tales pagos en las liquidaciones; cada uno cuenta una vez",
  "earnings.cleared": "pagos liquidados − lo devuelto de los anteriores; cada uno cuenta una vez",
  "payers.distinct": "pagadores de las liquidaciones, distinguidos por un resumen con clave",
  "payers.median": "mediana de lo que gastó cada pagador",
  "payers.mean": "lo que gastaron todos los pagadores ÷ pagadores",
  "earnings.weekdayShare":
    "su parte de los ingresos de cada semana, acercada a un séptimo por lo que el azar solo dispersa",
  "tips.perPayer": "propinas y mensajes de pago ÷ pagadores, de los últimos treinta días de la liquidación",
  "earnings.kindShares": "partes de los ingresos de los últimos treinta días de la liquidación",
  "portfolio.median": "mediana de las últimas cifras de los creadores",
  "portfolio.engagement":
    "mediana de las tasas de los perfiles, cada una (me gusta + comentarios) de su publicación típica del periodo ÷ sus seguidores entonces",
  "portfolio.rate":
    "(me gusta + comentarios) de la publicación típica del periodo ÷ seguidores entonces, en el perfil con más seguidores",
  "portfolio.change": "(ahora − antes) ÷ antes, de los que tienen ambos; antes es el periodo igual previo a este",
  "portfolio.sameDays":
    "(ahora − antes) ÷ antes, en los mismos días de ambos periodos: los que los extractos cubren en los dos",
  "portfolio.compared":
    "pagos liquidados menos lo devuelto, solo en los días que los extractos cubren en ambos periodos",
  "portfolio.earnings":
    "pagos liquidados de los extractos menos lo devuelto, e importes indicados para días que ningún extracto cubre",
  "portfolio.typicalChange":
    "mediana del cambio propio de cada uno, (ahora − antes) ÷ antes, de los que tienen ambos; antes es el periodo igual que precede a este",
  "portfolio.cohort": "perfiles con un recuento el primer día mostrado, los mismos en cada momento",
  "count.rows": "número de filas",
  "price.asAsked": "el precio acabado en 49 o 99 céntimos más cercano al paso",
  "price.breakEven": "1 − precio actual ÷ este precio; bajo 0: tantos más deben llegar",
  "price.breakEvenExtras":
    "1 − (precio actual + lo que cada cual paga aparte) ÷ (este precio + lo mismo); bajo 0: tantos más deben llegar",
  "price.willingness":
    "lo que pagan los nuevos a este precio ÷ al actual, por curvas de disposición a pagar acordes con los meses y con un supuesto general débil; se tienen en cuenta tendencia y azar",
  "price.chance": "peso de las curvas según las que este precio rinde más que el actual",
  "price.advice":
    "un paso de como mucho 25 %, solo si rinde más con una probabilidad del 80 %; si no, el precio actual",
  "price.range":
    "precios dentro del 25 % que rinden al menos el 95 % de los ingresos actuales con una probabilidad del 80 %",
  "price.lastMonth":
    "el precio del mes más reciente que lo indica: registrado o, si no, la mediana que pagaron los nuevos",
  "price.months": "número de meses en los que se pidió un solo precio",
  "price.prices": "número de precios distintos de esos meses",
  "extras.perPayer": "todo lo pagado aparte de suscripciones ÷ suscriptores de pago, de los meses más recientes",
  "subscribers.paying": "personas que pagaron una suscripción en el mes, nuevas incluidas",
  "subscribers.joined": "suscripciones nuevas del mes",
  "subscribers.leaving":
    "parte que se va tras el primer mes, por formas de permanecer acordes con los meses; los inquietos se van antes",
  "revenue.paths":
    "mediana de 10.000 trayectorias: nuevos, quién se queda, el precio pagado últimamente y lo pagado aparte, menos la comisión de la plataforma; un salto repentino no está incluido",
  "revenue.tenth": "una trayectoria de diez rinde menos",
  "revenue.ninetieth": "una trayectoria de diez rinde más",
  "revenue.extrasShare": "pagado aparte de suscripciones ÷ todo lo pagado, del mes más reciente",
  "content.median": "mediana de lo pagado; su rango por el orden de los importes",
  "test.length": "cuatro semanas completas, para que cada día cuente igual",
  "test.usual": "nuevos al día de los meses más recientes × 28",
  "test.needed":
    "nuevos esperados × (precio actual + lo que cada cual paga aparte) ÷ (precio probado + lo mismo), redondeado hacia arriba",
  "test.noticeable":
    "lo que alcanzan 8 de 10 veces el azar del recuento y el movimiento propio de los meses, antes y durante la prueba",
  "test.keep": "nuevos necesarios × (1 + menor diferencia perceptible), redondeado hacia arriba",
  "test.back": "nuevos necesarios ÷ (1 + menor diferencia perceptible), redondeado hacia abajo",
  "test.runs":
    "días hasta que lo esperado del precio supere lo que el azar alcanza 8 de 10 veces, en semanas completas",
  "change.counted": "suscripciones nuevas en semanas completas, tantas antes como después",
  "change.joined":
    "(después − antes) ÷ antes; el rango incluye el azar y lo que varían los meses por sí mismos, no una temporada",
  "change.net":
    "semana media después ÷ semana media antes − 1; el rango según cuánto difieren las semanas y cuántos pagaron",
};
