import type {
  ColumnRole,
  ImportCheck,
  RowFault,
  RowKind,
  StatementForm,
  TransactionState,
  TransactionType,
} from "@fanradar/engine";

/** Why a row is left out: what is wrong, and what was expected. */
export const rowFaultWords: Record<RowFault, string> = {
  "date.missing": "Sin fecha. Se espera una como 2026-11-20 o Nov 20, 2026",
  "date.unknown": "No es una fecha. Se espera una como 2026-11-20 o Nov 20, 2026",
  "date.future": "Está en el futuro. Se espera un día hasta hoy",
  "amount.missing": "Faltan importes. Se espera neto, o bruto y comisión",
  "amount.unknown": "No es un importe. Se espera uno como 14.99 o $1,234.56",
  "amount.large": "Más de 10.000.000.000, el mayor importe que se acepta. Revisa el separador decimal",
  "amount.sum": "No cuadra. Se espera bruto − comisión = neto, al céntimo",
  "currency.unknown": "Se espera USD, EUR, GBP o CAD",
  "currency.differs": "Otra moneda que en el resto de la fila",
  "status.unknown": "No es un estado conocido. Se espera uno como pagado, pendiente, reembolsado o contracargo",
  "metric.unknown": "No es una cifra de esta plataforma. Se espera una como followers o subscribers",
  "value.unknown": "No es un número. Se espera uno como 12,104 o 12.3K",
  "row.twice": "Fila duplicada: se espera una cifra de cada tipo por día",
  "row.unreadable": "No se pudo leer. Se esperan las columnas de las otras filas",
  "row.openQuote": "Comillas sin cerrar. Se esperan a cada extremo de la celda, o ninguna",
};

export const formWords: Record<StatementForm, string> = {
  "onlyfans-paste": "Tabla de liquidación pegada",
  "onlyfans-table": "Tabla de liquidación",
  fanvue: "Exportación de Fanvue",
  infloww: "Informe de creadores de Infloww",
  figures: "Tabla de fechas, cifras y valores",
  generic: "Otra tabla",
};

export const rowKindWords: Record<RowKind, string> = {
  payments: "Un pago",
  totals: "Un total diario o mensual",
  figures: "Una cifra diaria, como los seguidores",
};

export const columnWords: Record<ColumnRole, string> = {
  date: "Fecha",
  gross: "Bruto",
  fee: "Comisión",
  net: "Neto",
  tax: "Impuesto",
  type: "Tipo o descripción",
  status: "Estado",
  payer: "Fan (cifrado)",
  currency: "Moneda",
  creator: "Creador",
  metric: "Cifra",
  value: "Valor",
};

export const transactionWords: Record<TransactionType, string> = {
  subscription: "Suscripción nueva",
  renewal: "Renovación",
  tip: "Propina",
  message: "Mensaje",
  post: "Publicación",
  stream: "Directo",
  custom: "Encargo",
  referral: "Recomendación",
  other: "Otro",
};

export const stateWords: Record<TransactionState, string> = {
  cleared: "liquidado",
  pending: "pendiente",
  chargeback: "contracargo",
  refund: "reembolso",
};

export const importCheckWords: Record<ImportCheck, { passed?: string; failed: string }> = {
  "amounts.addUp": {
    passed: "Bruto − comisión = neto en cada fila, al céntimo",
    failed: "Algunas filas no cuadran y se omiten",
  },
  "amounts.three": { failed: "No se comprueba si bruto − comisión = neto: el archivo solo tiene dos de los tres" },
  "fees.usual": {
    passed: "Cada comisión es la parte habitual de la plataforma",
    failed: "Algunas comisiones no son la parte habitual de la plataforma",
  },
  "amounts.alike": {
    passed: "Ningún pago es mucho mayor que los demás",
    failed: "Un pago supera 1.000 veces el habitual: comprueba su importe",
  },
  "amounts.plausible": {
    passed: "Ningún pago supera lo que suele permitir la plataforma",
    failed: "Un pago supera lo que suele permitir la plataforma: comprueba los importes y si cada fila es un pago",
  },
  "rows.all": { passed: "Todas las filas se pueden leer", failed: "Algunas filas se omiten" },
};

/** How figures of an import are called. */
export const importMetricWords = {
  "import.rows": "Filas del archivo",
  "import.new": "Nuevas",
  "import.known": "Ya importadas",
  "import.refused": "Omitidas",
  "import.skipped": "De otros creadores",
  "import.net": "Neto en total",
};
