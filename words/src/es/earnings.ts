/** Of the page of earnings. */
export const earningsWords = {
  title: "Ingresos",
  link: "Ingresos",
  backToEvidence: "Volver a las fuentes de datos",
  net: "Neto",
  gross: "Bruto",
  basis: "Importes",
  book: "Plataforma y moneda",
  otherPlatform: "Otra plataforma",
  /** Before the other platforms and currencies, each a button. */
  otherBooks: "No incluido en estas cifras:",
  months: "Mes a mes",
  zone: (zone: string) => `Los meses y días siguen la zona horaria ${zone}.`,
  month: "Mes",
  people: "Quién paga, y cuándo",
  payers: "Principales pagadores",
  payersHint: "No guardamos nombres. Las letras distinguen a los pagadores de este modelo.",
  payer: (letters: string) => `Pagador ${letters}`,
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
};
