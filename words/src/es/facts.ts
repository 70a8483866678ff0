import type { EvidenceKind, FactKind, MetricName, ReasonCode, SampleUnit, Trust } from "@fanradar/engine";
import { platformWords } from "../platform-names.ts";

export { metricWords } from "./metric-labels.ts";

/** Why a figure is absent. `needs` and `has` follow where they are known. */
export const reasonWords: Record<ReasonCode, string> = {
  "too-few-posts": "datos insuficientes: hacen falta {needs} o más publicaciones, hay {has}",
  "post-too-new": "sus cifras aún crecían: tenía menos de un día",
  "post-of-others": "publicación de otra cuenta",
  "too-few-days": "datos insuficientes: hacen falta {needs} recuentos diarios, hay {has}",
  "too-few-rounded":
    "datos insuficientes: la plataforma redondea esta cifra, hacen falta {needs} recuentos diarios, hay {has}",
  "too-few-captions": "datos insuficientes: hacen falta {needs} textos, hay {has}",
  "too-few-peers": "datos insuficientes: hacen falta {needs} creadores comparables, hay {has}",
  "too-few-videos": "datos insuficientes: hacen falta {needs} vídeos, hay {has}",
  "too-few-places": "datos insuficientes: hacen falta {needs} puestos entre creadores, hay {has}",
  "no-earnings": "el mes de la liquidación no tiene ingresos",
  "no-pool": "FanRadar no sabe lo que ganan otros creadores",
  "too-few-months": "datos insuficientes: hacen falta {needs} o más meses, hay {has}",
  "too-few-ratings": "datos insuficientes: hacen falta {needs} o más valoraciones, hay {has}",
  "likes-hidden": "datos insuficientes: hacen falta {needs} publicaciones con me gusta visibles, hay {has}",
  "no-interactions": "las publicaciones con que comparar no atrajeron me gusta ni comentarios",
  "no-follower-count": "datos insuficientes: hace falta un número de seguidores, no hay",
  "not-linked": "datos insuficientes: hace falta una plataforma enlazada, no hay",
  "too-few-links": "datos insuficientes: hacen falta {needs} plataformas enlazadas, hay {has}",
  "needs-typing": "datos insuficientes: hacen falta más cifras añadidas a mano",
  "needs-connection": "datos insuficientes: hace falta una cuenta conectada",
  "needs-statement": "datos insuficientes: hace falta una liquidación de ingresos",
  "needs-earnings": "datos insuficientes: hace falta una liquidación de ingresos o cifras añadidas a mano",
  "no-subscribers": "datos insuficientes: hace falta una liquidación de ingresos con suscripciones",
  "too-few-statement-days": "datos insuficientes: hacen falta liquidaciones de {needs} días, hay {has}",
  "not-public": "no es público",
  "hidden-by-role": "no visible para tu función",
  "not-found": "no encontrada, o no es una cuenta profesional",
  "private-account": "la cuenta es privada",
  suspended: "la cuenta está suspendida",
  "platform-empty": "la plataforma no tiene cifras de esta cuenta",
  "platform-unreachable": "la plataforma no respondió",
  "platform-unreadable": "la plataforma envió una respuesta inesperada",
  "platform-refused": "la plataforma denegó el acceso",
  "rate-limited": "se alcanzó el límite de solicitudes de la plataforma",
  "no-key": "FanRadar no tiene acceso aquí a esta plataforma",
  "budget-used": "el presupuesto de hoy para esta plataforma se ha agotado",
  "no-benchmark": "no hay referencia publicada para cuentas de este tamaño en esta plataforma",
  "no-reliable-difference": "ninguna diferencia fiable entre horas del día",
  "no-common-theme": "ningún tema se repite en varias publicaciones",
  "no-common-language": "los textos mezclan idiomas",
  "no-other-posts": "todas las publicaciones tienen el tema, así que no hay con qué comparar",
  "no-gross": "la liquidación solo muestra lo que se pagó",
  "too-few-payers": "datos insuficientes: hacen falta {needs} o más pagadores, hay {has}",
  "too-few-weeks": "datos insuficientes: hacen falta {needs} semanas enteras, hay {has}",
  "no-best-weekday": "ningún día de la semana es mejor de forma fiable",
  "needs-price": "sin precio de suscripción actual",
  "too-few-sales": "datos insuficientes: hacen falta {needs} ventas, hay {has}",
  "needs-dollars": "la puntuación cuenta dólares estadounidenses, y estos ingresos están en otra moneda",
};

/** When a platform was asked in vain, and before when it is not asked again. */
export const tryWords = { tried: "se intentó {when}", next: "próximo intento después de {when}" };

/** What a figure counts, where a sentence names it after the number. */
export const nounWords: Partial<Record<MetricName, { one: string; other: string }>> = {
  followers: { one: "seguidor", other: "seguidores" },
  gain: { one: "seguidor", other: "seguidores" },
  "gain.yearBefore": { one: "seguidor", other: "seguidores" },
  viralGain: { one: "seguidor", other: "seguidores" },
  unexplainedGain: { one: "seguidor", other: "seguidores" },
  jump: { one: "seguidor", other: "seguidores" },
  unexplainedJumps: { one: "subida inusual", other: "subidas inusuales" },
  subscribers: { one: "suscriptor", other: "suscriptores" },
  "follows.total": { one: "seguidor", other: "seguidores" },
  "follows.gain": { one: "seguidor", other: "seguidores" },
  postFrequency: { one: "publicación por semana", other: "publicaciones por semana" },
  "comeback.effect": { one: "me gusta y comentarios por semana", other: "me gusta y comentarios por semana" },
  "shift.theme.effect": { one: "me gusta y comentarios por semana", other: "me gusta y comentarios por semana" },
  "shift.format.effect": { one: "me gusta y comentarios por semana", other: "me gusta y comentarios por semana" },
  "shift.pairing.effect": { one: "me gusta y comentarios por semana", other: "me gusta y comentarios por semana" },
  interaction: { one: "propina o mensaje por pagador", other: "propinas y mensajes por pagador" },
};

export const trustWords: Record<Trust, string> = {
  connected: "conectado",
  file: "archivo",
  screenshot: "captura comprobada",
  manual: "declarado",
  inferred: "estimado",
  record: "contado por FanRadar",
};

/** What the two ends of a figure's range say. */
export const rangeWords = {
  interval: "{times} de cada {n} veces entre {low} y {high}",
  rounded: "La fuente lo muestra redondeado: equivale a entre {low} y {high}",
  fromRounded: "Sus fuentes están redondeadas: entre {low} y {high}",
  published: "Según lo publicado en otro lugar: {low} a {high}",
} as const;

export const calibrationWords = {
  own: "según {creators} seguidos aquí",
  shipped: "según {creators} de los datos incluidos con FanRadar",
  factor: "{factor} veces la amplitud ajustada con cuentas de Instagram",
  oneDay: "el {share} viene de un solo día",
} as const;

export const kindWords: Record<FactKind, string> = {
  measured: "medido",
  derived: "derivado",
  estimated: "estimado",
  "self-reported": "declarado",
  unavailable: "no disponible",
};

export const sourceWords: Record<EvidenceKind | "record", string> = {
  api: "API pública",
  connected: "cuenta conectada",
  file: "archivo importado",
  screenshot: "captura comprobada",
  manual: "introducido a mano",
  record: "contado por FanRadar",
};

export const sampleWords: Record<SampleUnit, { one: string; other: string }> = {
  posts: { one: "{n} publicación", other: "{n} publicaciones" },
  days: { one: "{n} día", other: "{n} días" },
  readings: { one: "{n} recuento diario", other: "{n} recuentos diarios" },
  creators: { one: "{n} creador", other: "{n} creadores" },
  captions: { one: "{n} texto", other: "{n} textos" },
  videos: { one: "{n} vídeo", other: "{n} vídeos" },
  followers: { one: "{n} seguidor", other: "{n} seguidores" },
  profiles: { one: "{n} perfil", other: "{n} perfiles" },
  places: { one: "{n} puesto", other: "{n} puestos" },
  models: { one: "{n} modelo", other: "{n} modelos" },
  reports: { one: "{n} informe", other: "{n} informes" },
  ratings: { one: "{n} valoración", other: "{n} valoraciones" },
  payments: { one: "{n} pago", other: "{n} pagos" },
  hours: { one: "{n} hora", other: "{n} horas" },
  payers: { one: "{n} pagador", other: "{n} pagadores" },
  weeks: { one: "{n} semana", other: "{n} semanas" },
  rows: { one: "{n} fila", other: "{n} filas" },
  months: { one: "{n} mes", other: "{n} meses" },
};

/** Values that are words of ours, not of the evidence. */
export const valueWords: Record<string, string> = {
  starter: "inicial",
  nano: "nano",
  micro: "micro",
  mid: "mediano",
  macro: "macro",
  mega: "mega",
  low: "baja",
  medium: "media",
  normal: "normal",
  ...platformWords,
  F: "mujeres",
  M: "hombres",
  U: "de género desconocido",
  monday: "lunes",
  tuesday: "martes",
  wednesday: "miércoles",
  thursday: "jueves",
  friday: "viernes",
  saturday: "sábado",
  sunday: "domingo",
  image: "imagen",
  video: "vídeo",
  carousel: "carrusel",
  text: "texto",
  otherFormat: "otro formato",
  subscription: "suscripciones",
  tip: "propinas",
  message: "mensajes de pago",
  post: "publicaciones de pago",
  stream: "directos",
  custom: "encargos",
  other: "otros pagos",
};

/** From one end of a range to the other. */
export const spanWords = "{low} a {high}";

/** An age under an hour. Longer ones are Intl's. */
export const justNow = "Ahora mismo";
