/** What the file of the page of analytics says. */
export const analyticsCsvWords = {
  overview: "resumen",
  platform: "plataforma",
  bar: "barra",
  top: "destacados",
  units: { count: "número", percent: "por ciento" },
  columns: {
    part: "parte",
    name: "nombre",
    figure: "cifra",
    value: "valor",
    unit: "unidad",
    low: "mínimo",
    high: "máximo",
    sample: "muestra",
    change: "cambio en porcentaje",
    from: "desde",
    to: "hasta",
    kind: "tipo",
    source: "fuente",
  },
} as const;

/** What the file of the page of earnings says, beside the names of figures. */
export const earningsCsvWords = {
  month: "mes",
  currency: "moneda",
  basis: "importes",
  bases: { net: "netos", gross: "brutos" },
} as const;

export const auditCsvWords = {
  time: "hora",
  act: "evento",
  actor: "por",
  subject: "sobre",
  model: "modelo",
  decision: "decisión",
  details: "detalles",
  address: "dirección",
} as const;

export const splitCsvWords = {
  month: "mes",
  from: "desde",
  to: "hasta",
  currency: "moneda",
  share: "parte de la agencia en porcentaje",
  payments: "pagos",
  net: "neto tras reembolsos",
  agency: "agencia",
  creator: "creador",
  confirmed: ["confirmado por la agencia", "confirmado por el creador"],
  time: "hora",
  type: "tipo",
  state: "estado",
} as const;

export const shiftCsvWords = { month: "mes", chatter: "chatter", currency: "moneda" } as const;
