import type { FormulaKey } from "@fanradar/engine";
import { moneyFormulas } from "./money-formulas.ts";

/** How a figure was computed, as its ledger card says. */
export const formulaWords: Record<FormulaKey, string> = {
  ...moneyFormulas,
  "engagement.byFollowers.typical":
    "(me gusta + comentarios) ÷ seguidores, mediana de las medias de todos los pares de publicaciones (Hodges–Lehmann); el margen es para la mediana de las 12 publicaciones siguientes, según cuánto se alejaron de ella las publicaciones posteriores de creadores",
  "engagement.byFollowers.median": "(me gusta + comentarios) ÷ seguidores, mediana de las publicaciones",
  "engagement.byFollowers.mean": "(me gusta + comentarios) ÷ seguidores, media de las publicaciones",
  "engagement.byFollowers.averages": "(me gusta medios + comentarios medios) ÷ seguidores",
  "engagement.byViews.median": "(me gusta + comentarios + compartidos) ÷ visualizaciones, mediana de las publicaciones",
  "engagement.byReach.median":
    "(me gusta + comentarios + compartidos + guardados) ÷ cuentas alcanzadas, mediana de las publicaciones",
  "posts.median": "mediana de las publicaciones",
  "posts.published": "publicaciones de esos días que seguían ahí al leerlas",
  "posts.sum": "suma de las cifras de estas publicaciones",
  "viral.aboveThreeMedians": "vídeos por encima del triple de las visualizaciones medianas ÷ vídeos",
  "comparison.place":
    "porcentaje de creadores de la plataforma con un valor menor; varias plataformas se ponderan por √seguidores",
  "comparison.composite": "media de los puestos conocidos entre creadores",
  "comparison.difference": "primer importe − segundo importe",
  "comparison.fraction": "importe × la parte que nombra la pregunta",
  "comparison.percent": "(primera cifra − segunda cifra) ÷ segunda cifra × 100",
  "comparison.times": "primera cifra ÷ segunda cifra; el intervalo es el más amplio que permiten ambos",
  "score.specification": "suma de las tres partes, redondeada hacia abajo",
  "score.partial":
    "suma de las partes conocidas, redondeada hacia abajo; no se clasifica frente a puntuaciones completas",
  "score.followers": "seguidores de Instagram ÷ 1000 × 0.3",
  "score.engagement": "interacción en porcentaje × 10 × 0.3",
  "score.earnings": "ingresos mensuales en dólares ÷ 100 × 0.4",
  "posts.timesTypical": "me gusta y comentarios ÷ lo típico de las publicaciones cercanas",
  "post.format": "como la llama la plataforma",
  "post.time": "cuándo se publicó, en la zona horaria del creador",
  "post.timeUtc": "cuándo se publicó, en UTC",
  "post.theme": "el tema más frecuente de los que aparecen en su texto",
  "post.link": "formada con el nombre de la cuenta y el número de la publicación",
  "posts.likesAndComments":
    "me gusta y comentarios de la publicación ÷ los de una publicación típica de esas fechas en la misma plataforma − 1",
  "posts.topShare": "me gusta y comentarios de la publicación con más éxito ÷ los de todas las del periodo",
  "data.age": "tiempo desde la última actualización",
  "posts.age": "tiempo desde que se publicó",
  "checks.ran": "comprobaciones de riesgo que tenían las cifras necesarias; las demás figuran con su motivo",
  "checks.all": "comprobaciones de riesgo que corresponden a las plataformas enlazadas",
  "handles.dice": "pares de letras que comparten los dos usuarios menos parecidos ÷ todos sus pares de letras (Dice)",
  "likes.variation": "desviación típica ÷ media de los me gusta de las publicaciones más recientes",
  "follows.perFollower": "siguiendo ÷ seguidores",
  "language.byLetters": "idioma de la mayoría de las letras, contadas texto a texto",
  "theme.share": "publicaciones con el tema ÷ publicaciones con texto",
  "theme.shrunken":
    "me gusta y comentarios de las publicaciones con el tema comparados con los de las 20 de alrededor de cada una, reducidos hacia ningún efecto; margen suficiente para todos los temas y formatos a la vez",
  "format.share":
    "publicaciones en el formato ÷ las publicaciones más recientes con me gusta y comentarios conocidos, 100 como máximo",
  "pairing.share":
    "publicaciones con el tema en el formato ÷ las publicaciones más recientes con me gusta y comentarios conocidos, 100 como máximo",
  "format.shrunken":
    "me gusta y comentarios de las publicaciones en el formato comparados con los de las 20 de alrededor de cada una, reducidos hacia ningún efecto; margen suficiente para todos los temas y formatos a la vez",
  "effort.posts":
    "publicaciones de la plataforma ÷ las de todas, en los días a los que llegan las publicaciones de cada una",
  "effort.response":
    "me gusta y comentarios de la plataforma ÷ los de todas; margen según cuánto difieren las publicaciones, suficiente para todas las plataformas a la vez",
  "comeback.effect":
    "me gusta y comentarios por semana de las 8 semanas anteriores a la pausa × 0,75, la parte que esas cuentas lograron después; el margen incluye las próximas publicaciones, el ritmo y lo distintos que son los regresos",
  "shift.target": "parte actual de las publicaciones + una quinta parte de todas",
  "shift.effect":
    "una quinta parte de las publicaciones al ritmo actual × lo que una publicación así obtiene de más frente a las que sustituye; el margen incluye las próximas publicaciones, el ritmo y lo incierto de la diferencia",
  "schedule.shrunken":
    "me gusta y comentarios de las publicaciones a esa hora (en la zona horaria indicada con el envío) comparados con los de las 20 de alrededor de cada una, reducidos hacia ningún efecto",
  "schedule.shrunkenUtc":
    "me gusta y comentarios de las publicaciones a esa hora (UTC) comparados con los de las 20 de alrededor de cada una, reducidos hacia ningún efecto",
  "cadence.gammaPoisson": "publicaciones ÷ semanas, con el margen de una tasa de Poisson",
  "cadence.longestGap": "tiempo más largo entre dos publicaciones",
  "cadence.usualGap": "nueve de cada diez pausas entre dos publicaciones no son más largas",
  "cadence.sinceLast": "tiempo desde la última publicación",
  "growth.difference": "último recuento − primer recuento del periodo",
  "growth.relative": "ganancia ÷ primer recuento del periodo",
  "growth.relativeTotal": "ganancias de todas las plataformas ÷ suma de sus primeros recuentos del periodo",
  "growth.expected":
    "previsión hecha 28 días antes con los recuentos diarios hasta entonces; 19 de cada 20 creadores quedan en el margen",
  "growth.high": "la más alta de las lecturas diarias seguidas; de iguales, la más reciente",
  "growth.sinceHigh": "lectura más reciente ÷ la más alta − 1, si esta es de hace ocho semanas o más",
  "growth.yearChange":
    "ganancia de estos días − ganancia de los mismos días cincuenta y dos semanas antes; margen según la t de Student de sumas de cuatro días, suficiente para todas las plataformas a la vez",
  "growth.perPost":
    "seguidores ganados en una semana según las publicaciones de esa semana, mínimos cuadrados en bloques de cuatro semanas; una asociación, no una causa",
  "audience.postsThen":
    "de las publicaciones más recientes, las que salieron en las tres horas con más seguidores en línea",
  "audience.postsThenUtc":
    "de las publicaciones más recientes, las que salieron en las tres horas con más seguidores en línea (UTC)",
  "growth.lossDays":
    "días, tres como máximo, que perdieron 4 dispersiones más de lo habitual y suman más de la mitad de la pérdida",
  "growth.lossShare": "pérdida de esos días ÷ todas las pérdidas de los 28 días",
  "growth.milestone": "la siguiente de 1, 2, 3, 5 y 7,5 veces una potencia de diez",
  "growth.milestoneDays": "primer día en que la previsión llega; margen según los extremos de su banda",
  "growth.forecast":
    "media ponderada de una tendencia amortiguada, la ganancia diaria winsorizada, el ritmo semanal y, con 60 o más valores diarios, regresiones; se añade Theta si la cifra está redondeada; cada una pesa más cuanto más se acercó en este historial; margen de los errores de las previsiones de otros creadores",
  "growth.confidence": "según el número de recuentos diarios",
  "growth.unusual":
    "ganancia por encima de lo habitual en días cuya ganancia supera 6 dispersiones de los 28 días previos y el 2 % del total, o 6√3 dispersiones y el 3.5 % en tres días; una publicación de esos días o de los tres anteriores explica una subida si atrajo 3 veces las visualizaciones o me gusta y comentarios habituales",
  "growth.jump":
    "recuento tras los días inusuales − recuento anterior; un día es inusual si su ganancia supera 6 dispersiones de los 28 días previos y el 2 % del total, o 6√3 dispersiones y el 3.5 % en tres días; ninguna publicación de esos días atrajo 3 veces lo habitual",
  "growth.jumpPost":
    "recuento tras los días inusuales − recuento anterior; un día es inusual si su ganancia supera 6 dispersiones de los 28 días previos y el 2 % del total, o 6√3 dispersiones y el 3.5 % en tres días; una publicación de esos días atrajo 3 veces las visualizaciones o me gusta y comentarios habituales",
  "growth.jumpUnread":
    "recuento tras los días inusuales − recuento anterior; un día es inusual si su ganancia supera 6 dispersiones de los 28 días previos y el 2 % del total, o 6√3 dispersiones y el 3.5 % en tres días; no se conocen las publicaciones de esos días",
  "growth.jumpCount": "número de subidas que ninguna publicación conocida explica",
  "growth.jumpShare": "mayor salto sin explicar ÷ seguidores anteriores; 0 si no hubo ninguno",
  "growth.fallShare": "mayor caída repentina ÷ seguidores anteriores; 0 si no hubo ninguna",
  "trending.momentum":
    "puesto entre creadores, de 0 a 100, según: ganancia diaria media de los últimos 28 días, en la que cada día pesa la mitad por cada 7 días más atrás, ÷ √(seguidores + 100) × días ÷ (días + 7); no cuentan los días con saltos sin explicar",
  "trending.underReview":
    "la puntuación de tendencia, pero como mucho 84 mientras un salto de los últimos 28 días no tenga causa conocida",
  "trending.place":
    "porcentaje de creadores que ganan menos seguidores para su tamaño: ganancia diaria media de los últimos 28 días, en la que cada día pesa la mitad por cada 7 días más atrás, ÷ √(seguidores + 100) × días ÷ (días + 7)",
  "trending.weight": "√seguidores aquí ÷ suma de √seguidores de todas las plataformas que tienen puesto",
  "growth.chanceOfDecline":
    "probabilidad de que al final de la previsión se muestre una cifra menor que la de hoy, sin contar como descenso una cifra igual; según los errores de las previsiones de otros creadores más allá de la ganancia esperada, las subidas anteriores y lo mucho que se redondea la cifra",
  "engagement.change":
    "interacciones medianas de las publicaciones más recientes ÷ las de las anteriores; margen de todos los pares de estas publicaciones, suficiente para todas las plataformas a la vez",
  "engagement.yearChange":
    "interacciones medianas de las publicaciones de cuatro semanas ÷ las de los mismos días cincuenta y dos semanas antes; margen de todos los pares de estas publicaciones, suficiente para todas las plataformas a la vez",
  "tier.byFollowers": "por seguidores",
  "size.usual":
    "centro de los creadores de la plataforma en FanRadar, como si todos tuvieran este tamaño: una recta sobre el logaritmo de los seguidores, a la que se acerca cada categoría; ocho de cada diez están en el margen",
  "size.place":
    "porcentaje de los creadores de la plataforma en FanRadar con menos, como si todos tuvieran este tamaño",
  "benchmark.hypeauditor2026":
    "informe de HypeAuditor de 2026, por seguidores; margen de sus informes desde 2018 (externo)",
  "audience.online":
    "número medio de seguidores en línea en las tres horas del día con más, comparado con la media de todas las horas (en la zona horaria indicada con el envío)",
  "audience.onlineUtc":
    "número medio de seguidores en línea en las tres horas del día con más, comparado con la media de todas las horas (UTC)",
  "audience.ofPlaced": "seguidores de este grupo ÷ todos los seguidores que la plataforma asigna a un grupo",
  "sum.follows": "suma de las plataformas; una persona puede seguir en varias",
  "sum.gains": "suma de las ganancias de todas las plataformas en los mismos días",
  "sum.forecasts":
    "suma de las previsiones de todas las plataformas para el mismo día; se suman los extremos de sus rangos, ya que las plataformas de una misma persona suben y bajan juntas",
  "share.ofFollows": "seguidores de la plataforma mayor ÷ todos los seguimientos",
  "market.weighted": "puestos en las categorías, ponderados por √seguidores",
  "coverage.ofLinks": "plataformas enlazadas con cifras ÷ plataformas enlazadas",
  "count.models": "número de tus modelos",
  "count.members": "número de creadores de los que tratan estas cifras",
  "count.reports": "número de tus informes",
  "rating.mean": "media, en tus informes valorados, de 5 × valoraciones positivas ÷ todas las valoraciones",
  "count.processing": "número de tus modelos con un análisis en cola o en marcha",
  "rating.stars": "5 × valoraciones positivas ÷ todas las valoraciones de este informe; 0 sin valoraciones",
  "count.listed": "número de modelos de esta lista, según la búsqueda y los filtros",
  "score.meanListed":
    "media de las puntuaciones de tendencia de esta lista, redondeada; los modelos sin puntuación no cuentan",
  "count.change": "número de añadidos en el periodo",
  "rating.change": "media de los informes valorados ahora − media al inicio del periodo",
  "wait.median": "tiempo mediano desde el inicio de un análisis hasta su informe",
  "count.ratings": "número de personas que dieron esta valoración",
  "count.figures": "número de datos sellados de este tipo",
  "count.views":
    "personas que abrieron la página de este creador, cada una contada una vez al día, sin bots conocidos ni su titular",
  "count.opened": "veces que otros abrieron este enlace",
  "count.readings": "número de actualizaciones de este perfil",
  "count.postsDropped":
    "publicaciones de la última actualización que no están en ninguna cifra porque les falta la fecha o no tienen la forma documentada",
  "versions.relative": "(ahora − antes) ÷ antes",
  "portfolio.median": "mediana de las últimas cifras de los creadores",
  "portfolio.engagement":
    "mediana de los modelos, cada uno según su perfil con más seguidores: (me gusta + comentarios) de la publicación típica ÷ seguidores de entonces; de las últimas 12 publicaciones de 90 días, o de las de los días nombrados",
  "portfolio.rate":
    "(me gusta + comentarios) de la publicación típica ÷ seguidores de entonces, en el perfil con más seguidores; de las últimas 12 publicaciones de 90 días, o de las de los días nombrados",
  "portfolio.change":
    "(ahora − antes) ÷ antes, si se conocen ambos; antes es el periodo de igual duración previo a este",
  "portfolio.sameDays":
    "(ahora − antes) ÷ antes, cada modelo en los días que sus liquidaciones cubren en ambos periodos",
  "portfolio.latestDays":
    "ingresos netos de los últimos días ÷ los de otros tantos días antes; los días de cada modelo terminan con el pago más reciente de sus extractos, que cubren ambos periodos sin huecos; ese día puede no haber terminado",
  "portfolio.ownDays":
    "suma de los últimos días propios de cada modelo, que terminan con el pago más reciente de sus extractos o con los días de un importe introducido; no todos terminan en la misma fecha",
  "portfolio.compared":
    "pagos liquidados menos reembolsos y contracargos, de cada modelo solo en los días que sus liquidaciones cubren en ambos periodos",
  "portfolio.typicalChange":
    "mediana del cambio propio de cada uno, (ahora − antes) ÷ antes, si se conocen ambos; antes es el periodo de igual duración previo a este",
  "portfolio.average":
    "suma de las modelos que tienen la cifra ÷ cuántas la tienen; margen según los extremos de las suyas",
  "accuracy.heldOut":
    "valores posteriores dentro del intervalo ÷ todos los comprobados, con datos que el método no había visto; el intervalo debe abarcar el 80 %",
  "accuracy.share": "casos de este tipo ÷ todos los comprobados, con datos que el método no había visto",
  "accuracy.median": "mediana de todo lo comprobado, con datos que el método no había visto",
  "portfolio.cohort": "perfiles con un recuento el primer día mostrado, siempre los mismos",
  "count.rows": "número de filas",
  "content.median": "mediana de lo pagado; su rango sale de los importes ordenados",
  "change.counted": "suscripciones nuevas en semanas completas, tantas semanas antes como después",
  "change.joined":
    "(después − antes) ÷ antes; el rango tiene en cuenta el azar y el movimiento habitual entre meses, pero no una temporada",
  "change.net":
    "suscriptores nuevos de una semana × pagos netos de cada uno en los mismos días, después ÷ antes − 1; el rango tiene en cuenta azar y temporada",
  "change.days": "meses desde el alta que se conocen de ambos precios",
  "figures.sum": "suma de las cifras que hay detrás",
  "figures.share": "esta cifra ÷ la suma de todas las modelos",
  "gain.daily": "seguidores ganados ÷ días",
  "gain.day": "mayor o menor cambio entre las lecturas de dos días seguidos",
};

/** The card of a figure. */
export const ledgerWords = {
  open: (name: string) => `${name}: ver la fuente`,
  from: "De",
  own: "Convertido de",
  rate: "Cambio",
  asOf: "A fecha de",
  sample: "Muestra",
  against: "Comparado con",
  range: "Margen",
  formula: "Fórmula",
  method: "¿Qué es esto?",
  also: "También",
  /** In place of 'measured', of what an imported file says. */
  byFile: "según el archivo",
  suppliedFile: "Este archivo lo aportó quien gestiona el perfil. FanRadar no puede comprobar quién lo hizo.",
  conflicts: "Discrepa",
};
