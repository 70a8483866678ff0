export { bookMetricWords } from "./book-metrics.ts";
export { shiftWords } from "./shifts.ts";
export { splitWords } from "./splits.ts";

/** Of the page of earnings. */
export const earningsWords = {
  title: "Ingresos",
  link: "Ingresos",
  toPrices: "Análisis de precios",
  net: "Neto",
  gross: "Bruto",
  basis: "Importes",
  book: "Plataforma y moneda",
  otherPlatform: "Otra plataforma",
  /** Before the other platforms and currencies, each a button. */
  converted: (currency: string, rate: string) => `Pagado en ${currency}. Convertido a ${rate}.`,
  otherBooks: "No incluido en estas cifras:",
  portfolioLead: "Ingresos netos de todos tus modelos.",
  portfolioNone: "Añade un modelo y después importa su extracto o introduce un importe.",
  chooseModel: "Elige un modelo",
  allModels: "Todos los ingresos",
  netOf: (month: string) => `Neto, ${month}`,
  byModel: "Por modelo",
  showMore: "Mostrar más",
  model: "Modelo",
  change: "Cambio del mes",
  others: { one: "{n} modelo aún no tiene ingresos.", other: "{n} modelos aún no tienen ingresos." },
  /** Below what a month brought to all models together. */
  monthInPart: {
    one: "De {n} modelo solo se conocen algunos días del mes. Un importe que llega a otro mes no está en esta suma.",
    other: "De {n} modelos solo se conocen algunos días del mes. Un importe que llega a otro mes no está en esta suma.",
  },
  lastMonth: "Último mes completo",
  noWhole: "Aún no se conoce ningún mes completo.",
  lastMonths: { one: "Último mes completo", other: "Últimos {n} meses completos" },
  lastDays: "Últimos 30 días",
  onDaysBefore: "cambio frente a los 30 días anteriores",
  noMonth:
    "Los importes de treinta días cuentan en el mes que tiene la mayoría de sus días cuando termina, y en el mes en curso si caen enteros en él.",
  outlookOfNet: "Cambia a importes netos para ver la perspectiva y quién se queda.",
  outlookOfBook: "La perspectiva y quién se queda corresponden a la plataforma y la moneda con más pagos.",
  inPart: "conocido en parte",
  onMonthBefore: "frente al mes anterior",
  onSameDays: "frente a los mismos días del mes anterior",
  chart: { net: "Ingresos netos por mes", gross: "Ingresos brutos por mes" },
  hatched: "▨ Mes incompleto",
  hollow: "▢ Introducido como un solo importe",
  months: "Mes a mes",
  zone: (zone: string) => `Los meses y días siguen la zona horaria ${zone}.`,
  month: "Mes",
  people: "Quién paga, y cuándo",
  payers: "Principales pagadores",
  payersHint: "No guardamos nombres. Fan A es quien más ha gastado.",
  payer: (letter: string) => `Fan ${letter}`,
  csv: "Descargar como CSV",
  none: "Aún no hay ingresos",
  noneHint: "Importa una liquidación para ver los ingresos por mes.",
  toEvidence: "Ir a las fuentes de datos",
  table: "Ingresos por mes y tipo",
  /** Beside the name of a month that is known in part. */
  part: {
    soFar: "hasta ahora",
    from: (day: string) => `desde el ${day}`,
    to: (day: string) => `hasta el ${day}`,
    between: (first: string, last: string) => `${first} – ${last}`,
    daysTo: (days: string, day: string) => `${days} hasta el ${day}`,
  },
  byHand: "indicado a mano",
  noneOf: {
    net: "Sin importes netos",
    gross: "Sin importes brutos",
  },
  noneOfHint: "Cambia a los otros importes, o importa una liquidación que incluya estos.",
  noPeople: "Importa una liquidación para ver quién paga y cuándo.",
  noPayers:
    "Importa una liquidación con una columna de fans para ver quién paga. Ninguna de tus importaciones la tiene.",
  outlook: "Perspectiva",
  wholeMonth: (month: string) => `${month}, mes completo`,
  comingYear: "Los próximos doce meses completos",
  middle: "Valor central:",
  outlookHint:
    "Ocho de cada diez años simulados terminan dentro del intervalo. En la mitad de las simulaciones los nuevos suscriptores siguen creciendo igual; en la otra, ese crecimiento se detiene ahora. Quienes se quedan se suman a los nuevos, así que una página joven puede ingresar más cada mes.",
  quiet: "Habituales que dejaron de pagar",
  quietHint:
    "Llevan sin pagar más tiempo de lo normal en ellos. FanRadar guarda un código en lugar de cada nombre, para que nadie vea aquí quién paga. Para encontrar el nombre, busca en tu extracto el día y el importe del último pago.",
  quietColumns: {
    last: "Último pago",
    silence: "Días desde entonces",
    gap: "Intervalo habitual en días",
    worth: "Neto al mes hasta entonces",
  },
  cohorts: "Quién se queda",
  cohortsHint:
    "Parte de los suscriptores nuevos que siguen suscritos tras esos meses. Cuanto más intenso el color, más son. Entraron en un mismo mes, con cualquier precio; la página de precios dice cuántos se van con el precio actual.",
  joinedIn: "Se suscribieron en",
  joined: "Por primera vez",
  perPerson: "Neto por persona hasta ahora",
};
