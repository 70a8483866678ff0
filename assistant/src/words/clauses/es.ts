import type { Clause } from "../clause.ts";
import type { ClauseKey } from "./en.ts";

export const clauses: Readonly<Record<ClauseKey, Clause>> = {
  followers: {
    own: ["Tienes [{} {noun} en @|{} en @]"],
    any: ["[@ tiene {} {noun}|@ {}]", "Seguidores: [{} en @|{} en @]"],
  },
  "portfolio.followers": { any: ["Todas las modelos juntas tienen {} seguidores"] },
  "portfolio.posts": {
    any: ["Las modelos de abajo hicieron juntas {} {posts} en las plataformas cuyas publicaciones se leen ({period})"],
  },
  "posts.image": { any: ["Fotos: [{} en @|{} en @] ({period})"] },
  "posts.video": { any: ["Vídeos: [{} en @|{} en @] ({period})"] },
  "posts.carousel": { any: ["Carruseles: [{} en @|{} en @] ({period})"] },
  "posts.text": { any: ["Publicaciones de texto: [{} en @|{} en @] ({period})"] },
  "gain.day": { any: ["El día con más seguidores nuevos en @ fue el {until}: {}"] },
  "gain.dayLeast": { any: ["El día con menos seguidores nuevos en @ fue el {until}: {}"] },
  "portfolio.earnings": { any: ["Todas las modelos juntas ganaron {} ({period})"] },
  "portfolio.earnings.change.month": {
    any: ["Es un {} frente al mes anterior ({period})"],
  },
  "portfolio.earnings.change": {
    any: ["En los días que los extractos cubren en ambos periodos, es un {} frente a los días anteriores ({period})"],
  },
  following: { own: ["Sigues a [{} {accounts} en @|{} en @]"] },
  "postsTotal.in": {
    own: ["Publicaste [{} {posts} en @|{} en @] ({period})"],
    other: ["Publicaciones de esos días: [{} en @|{} en @] ({period})"],
  },
  postsTotal: { own: ["Tienes [{} {posts} en @|{} en @]"], other: ["Publicaciones hasta ahora: [{} en @|{} en @]"] },
  subscribers: {
    own: ["Tienes [{} {noun} en @|{} en @]"],
    any: ["[@ tiene {} {noun}|@ {}]", "Suscriptores: [{} en @|{} en @]"],
  },
  price: {
    other: ["La suscripción cuesta [{} al mes en @|{} en @]"],
    own: ["Tu suscripción cuesta [{} al mes en @|{} en @]"],
  },
  earningsNet: {
    own: ["Ganaste [{} en @|{} en @] después de comisiones ({period})"],
    any: ["Ingresos después de comisiones: [{} en @|{} en @] ({period})"],
  },
  earningsGross: {
    own: ["Antes de comisiones ganaste [{} en @|{} en @] ({period})"],
    any: ["Ingresos antes de comisiones: [{} en @|{} en @] ({period})"],
  },
  engagement: {
    own: ["Tu interacción es del [{} en @|{} en @]"],
    any: [
      "La interacción es del [{} en @|{} en @]",
      "Los me gusta y comentarios de una publicación típica equivalen al [{} de los seguidores en @|{} en @]",
    ],
  },
  "posts.engagement": { any: ["La interacción fue [del {} en @|del {} en @] ({period})"] },
  engagementByViews: { any: ["La interacción por visualizaciones es del [{} en @|{} en @]"] },
  engagementByReach: { any: ["La interacción por alcance es del [{} en @|{} en @]"] },
  benchmarkEngagement: {
    own: ["La interacción publicada para cuentas de tu tamaño es del [{} en @|{} en @]"],
    other: ["La interacción publicada para cuentas de este tamaño es del [{} en @|{} en @]"],
  },
  peerEngagement: { any: ["La interacción de cuentas comparables en FanRadar es del [{} en @|{} en @]"] },
  tierPercentile: { any: ["La interacción supera la del [{} de los creadores del mismo tamaño en @|{} en @]"] },
  "market.position": {
    own: ["Tu interacción supera la del {} de los creadores comparables"],
    other: ["La interacción supera la del {} de los creadores comparables"],
  },
  tier: { any: ["Por seguidores, [@ está en la categoría «{}»|@ en «{}»]"] },
  likesTotal: { any: ["En total hay [{} {likes} en @|{} en @]"] },
  likesAverage: {
    own: ["Una publicación tuya típica recibe [{} {likes} en @|{} en @]"],
    other: ["Una publicación típica recibe [{} {likes} en @|{} en @]"],
  },
  commentsAverage: {
    own: ["Una publicación tuya típica recibe [{} {comments} en @|{} en @]"],
    other: ["Una publicación típica recibe [{} {comments} en @|{} en @]"],
  },
  avgViews: {
    own: ["Una publicación tuya típica recibe [{} {views} en @|{} en @]"],
    other: ["Una publicación típica recibe [{} {views} en @|{} en @]"],
  },
  viewsTotal: {
    own: ["Tuviste [{} {views} en @|{} en @] ({period})"],
    any: ["Visualizaciones: [{} en @|{} en @] ({period})"],
  },
  reachTotal: {
    own: ["Llegaste a [{} {accounts} en @|{} en @] ({period})"],
    any: ["Cuentas alcanzadas: [{} en @|{} en @] ({period})"],
  },
  viralPotential: { any: ["Muchas más visualizaciones de lo habitual: [{} de los vídeos en @|{} en @]"] },
  postFrequency: {
    own: ["Publicas a un ritmo de [{} {noun} en @|{} en @]"],
    any: ["El ritmo es de [{} {noun} en @|{} en @]"],
  },
  longestGap: { any: ["La pausa más larga entre publicaciones fue de [{} en @|{} en @]"] },
  usualGap: { any: ["Las pausas entre publicaciones suelen durar [{} en @|{} en @]"] },
  daysSincePost: { any: ["Tiempo desde la última publicación: [{} en @|{} en @]"] },
  "gain+": {
    own: ["Ganaste [{size} {noun} en @|{size} en @] ({period})"],
    any: ["[@ ganó {size} {noun}|@ {size}] ({period})"],
  },
  "gain-": {
    own: ["Perdiste [{size} {noun} en @|{size} en @] ({period})"],
    any: ["[@ perdió {size} {noun}|@ {size}] ({period})"],
  },
  "gainPercent+": {
    own: ["Tu audiencia creció [un {size} en @|un {size} en @] ({period})"],
    other: ["La audiencia creció [un {size} en @|un {size} en @] ({period})"],
  },
  "gainPercent-": {
    own: ["Tu audiencia bajó [un {size} en @|un {size} en @] ({period})"],
    other: ["La audiencia bajó [un {size} en @|un {size} en @] ({period})"],
  },
  "engagementChange+": {
    own: [
      "Tus publicaciones más recientes recibieron [un {size} más de me gusta y comentarios en @|un {size} más en @] que las anteriores",
    ],
    any: ["Los me gusta y comentarios de las publicaciones más recientes subieron [un {size} en @|un {size} en @]"],
  },
  "engagementChange-": {
    own: [
      "Tus publicaciones más recientes recibieron [un {size} menos de me gusta y comentarios en @|un {size} menos en @] que las anteriores",
    ],
    any: ["Los me gusta y comentarios de las publicaciones más recientes bajaron [un {size} en @|un {size} en @]"],
  },
  "engagementChange=": {
    any: [
      "Me gusta y comentarios de las publicaciones más recientes: [sin cambio claro en @ ({range})|ninguno en @ ({range})]",
    ],
  },
  forecast: {
    own: ["Para el {until} probablemente tendrás [{range} seguidores en @|{range} en @]"],
    any: ["[@ tendrá probablemente {range} seguidores|@ {range}] para el {until}"],
  },
  chanceOfDecline: { any: ["La probabilidad de tener menos seguidores para el {until} es del [{} en @|{} en @]"] },
  "viralGain+": {
    any: [
      "[@ ganó {size} {noun} más de lo habitual|@ {size}], con una publicación muy por encima de la media ({period})",
    ],
  },
  "unexplainedGain+": { any: ["[@ ganó {size} {noun} más de lo habitual|@ {size}], causa desconocida ({period})"] },
  "unexplainedGain-": { any: ["[@ perdió {size} {noun} más de lo habitual|@ {size}], causa desconocida ({period})"] },
  "jump+": { any: ["[@ ganó {size} {noun} de golpe|@ {size}] ({period})"] },
  "jump-": { any: ["[@ perdió {size} {noun} de golpe|@ {size}] ({period})"] },
  unexplainedRise: { any: ["La mayor subida sin causa conocida fue del [{} en @|{} en @] ({period})"] },
  suddenFall: { any: ["La mayor caída repentina fue del [{} de los seguidores en @|{} en @] ({period})"] },
  unexplainedJumps: { any: ["[@ tuvo {} {noun} de causa desconocida|@ {}]"] },
  trendingScore: { own: ["Tu puntuación de tendencia es {}"], other: ["La puntuación de tendencia es {}"] },
  topPostShare: { any: ["Una sola publicación trajo el [{} de los me gusta y comentarios en @|{} en @] ({period})"] },
  "follows.total": {
    own: ["Tienes {} {noun} entre todas tus plataformas"],
    other: ["Todas las plataformas juntas tienen {} {noun}"],
  },
  "share.largest": { any: ["{part} reúne el {} de todos los seguidores"] },
  "share.largestPlatform": { any: ["{} es la plataforma más grande"] },
  theme: {
    own: ["Sobre lo que más publicas: [{}|{}]"],
    other: ["De lo que trata la mayoría de las publicaciones: [{}|{}]"],
  },
  "theme.share": { any: ["[{part} aparece en el {} de las publicaciones con texto|{part} en el {}]"] },
  "theme.change+": {
    any: [
      "[Las publicaciones con {part} reciben un {size} más de me gusta y comentarios que las demás|las de {part} un {size} más]",
      "Más me gusta y comentarios que las demás: [publicaciones con {part}, un {size}|con {part}, un {size}]",
    ],
  },
  "theme.change-": {
    any: [
      "[Las publicaciones con {part} reciben un {size} menos de me gusta y comentarios que las demás|las de {part} un {size} menos]",
      "Menos me gusta y comentarios que las demás: [publicaciones con {part}, un {size}|con {part}, un {size}]",
    ],
  },
  "theme.change=": {
    any: ["Sin diferencia clara en me gusta y comentarios: [publicaciones con {part} ({range})|con {part} ({range})]"],
  },
  "format.share": { any: ["Publicaciones por formato: [{part} {} en @|{part} {} en @]"] },
  "format.change+": {
    any: ["Más me gusta y comentarios que las demás publicaciones: [{part} en @, un {size}|{part} en @, un {size}]"],
  },
  "format.change-": {
    any: ["Menos me gusta y comentarios que las demás publicaciones: [{part} en @, un {size}|{part} en @, un {size}]"],
  },
  "format.change=": {
    any: [
      "Sin diferencia clara en me gusta y comentarios según el formato: [{part} en @ ({range})|{part} en @ ({range})]",
    ],
  },
  captionLanguage: { own: ["Escribes los textos sobre todo en {}"], other: ["Los textos están sobre todo en {}"] },
  "schedule.best": {
    other: [
      "La mejor hora para publicar, en la zona horaria del creador: [de {} a {of:schedule.until} en @|de {} a {of:schedule.until} en @]",
    ],
    own: [
      "La mejor hora para publicar, en tu zona horaria: [de {} a {of:schedule.until} en @|de {} a {of:schedule.until} en @]",
    ],
  },
  "schedule.best.utc": {
    any: ["La mejor hora para publicar, en UTC: [de {} a {of:schedule.until} en @|de {} a {of:schedule.until} en @]"],
  },
  "audience.online": {
    other: [
      "La mayoría de los seguidores en @ está en línea de {} a {of:audience.onlineUntil}, en la zona horaria del creador",
    ],
    own: ["La mayoría de tus seguidores en @ está en línea de {} a {of:audience.onlineUntil}, en tu zona horaria"],
  },
  "audience.online.utc": {
    any: ["La mayoría de los seguidores en @ está en línea de {} a {of:audience.onlineUntil} UTC"],
  },
  "audience.country": { any: ["Seguidores en @ por país: [{part} {}|{part} {}]"] },
  "audience.city": { any: ["Seguidores en @ por ciudad: [{part} {}|{part} {}]"] },
  "audience.age": { any: ["Seguidores en @ por edad: [{part} {}|{part} {}]"] },
  "audience.gender": { any: ["Seguidores en @ por género: [{part} {}|{part} {}]"] },
  extrasShare: { any: ["Los pagos distintos de suscripciones suponen el [{} de los ingresos en @|{} en @]"] },
  kindShare: { any: ["Ingresos en @ por tipo: [{kind} {}|{kind} {}]"] },
  "earnings.total": { own: ["Ganaste {} ({period})"], other: ["Ingresos: {} ({period})"] },
  "earnings.kind": { any: ["Por tipo: [{label} {}|{label} {}] ({period})"] },
  "split.agency": { any: ["Parte de la agencia: {} ({period})"] },
  "split.creator": { any: ["Parte de la creadora: {} ({period})"] },
  "subscribers.left": { any: ["Suscripciones que acabaron sin renovarse: {} ({period})"] },
  "cohort.joined": { any: ["Suscriptores que llegaron: {} ({period})"] },
  "cohort.stayed": { any: ["Siguen suscritos, hasta donde llegan los extractos: {} de quienes llegaron ({period})"] },
  "payers.count": { any: ["Pagaron {} {people} ({period})"] },
  "payers.median": { any: ["Un pagador típico gastó {} ({period})"] },
  "payers.mean": { any: ["De media, un pagador gastó {} ({period})"] },
  "earnings.bestWeekday": {
    own: ["El día de la semana en que más ganas: {}"],
    other: ["El mejor día de la semana para los ingresos: {}"],
  },
  "earnings.weekdayShare": {
    any: ["Parte de los ingresos semanales que trae el mejor día ({of:earnings.bestWeekday}): {}"],
  },
  average: { any: ["{label}, media por modelo: {} ({period})"] },
  "goal.days": {
    any: ["A este ritmo [@ llega a {of:goal} seguidores en unos {}|@ a {of:goal} en unos {}]"],
  },
  "subscribers.needed": {
    any: ["Para eso hacen falta unos {} {subscribers}, si cada uno sigue aportando lo mismo que ahora"],
  },
  "price.considered": { any: ["[{}|{}] al mes"] },
  "follows.share": { any: ["De todos los seguidores, [el {} está en @|el {} en @]"] },
  earningsPerSubscriber: { any: ["Cada suscriptor aporta [{} en @|{} en @] después de comisiones ({period})"] },
  subscriberRate: { any: ["Los suscriptores equivalen al {} de los seguidores de todas las plataformas"] },
  "price.recommended": { any: ["El precio recomendado es de {} al mes"] },
  "revenue.month": { any: ["Previsto para {period}: {} después de comisiones"] },
  "revenue.monthLow": { any: ["Estimación prudente para {period}: {}"] },
  "revenue.monthHigh": { any: ["Estimación optimista para {period}: {}"] },
  "revenue.year": { any: ["El próximo año traerá probablemente {} después de comisiones"] },
  "subscribers.leaving": { any: ["Alrededor del {} de los nuevos suscriptores se va tras el primer mes"] },
  "extras.perPayer": { any: ["Cada suscriptor paga unos {} al mes además de la suscripción"] },
  content: { any: ["Precios pagados habituales: [{label} {}|{label} {}]"] },
};
