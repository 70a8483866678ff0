import type {
  ColumnRole,
  ImportCheck,
  ImportMetric,
  RowFault,
  RowKind,
  StatementForm,
  TransactionState,
  TransactionType,
} from "@fanradar/engine";

/** Why a row is left out: what is wrong, and what was expected. */
export const rowFaultWords: Record<RowFault, string> = {
  "date.missing": "No date. Expected one such as 2026-11-20 or Nov 20, 2026",
  "date.unknown": "Not a date. Expected one such as 2026-11-20 or Nov 20, 2026",
  "date.future": "In the future. Expected a day up to today",
  "amount.missing": "Amounts are missing. Expected net, or gross and fee",
  "amount.unknown": "Not an amount. Expected one such as 14.99 or $1,234.56",
  "amount.large": "More than 10,000,000,000, the largest amount that is taken. Check its decimal mark",
  "amount.sum": "Doesn't add up. Expected gross − fee = net, to the cent",
  "currency.unknown": "Expected USD, EUR, GBP or CAD",
  "currency.differs": "Different from the currency in the rest of the row",
  "status.unknown": "Not a known status. Expected one such as done, pending, refund or chargeback",
  "metric.unknown": "Not a figure of this platform. Expected one such as followers or subscribers",
  "value.unknown": "Not a number. Expected one such as 12,104 or 12.3K",
  "row.twice": "Duplicate row: expected one figure of a kind per day",
  "row.unreadable": "Couldn't be parsed. Expected the same columns as the other rows",
  "row.openQuote": "Quotation mark that is never closed. Expected one at each end of the cell, or none",
};

export const formWords: Record<StatementForm, string> = {
  "onlyfans-paste": "Pasted statement table",
  "onlyfans-table": "Statement table",
  fanvue: "Fanvue export",
  infloww: "Infloww creator report",
  figures: "Table of dates, figures and values",
  generic: "Other table",
};

export const rowKindWords: Record<RowKind, string> = {
  payments: "One payment",
  totals: "A daily or monthly total",
  figures: "A daily figure, such as followers",
};

export const columnWords: Record<ColumnRole, string> = {
  date: "Date",
  gross: "Gross",
  fee: "Fee",
  net: "Net",
  tax: "Tax",
  type: "Type or description",
  status: "Status",
  payer: "Fan (hashed)",
  currency: "Currency",
  creator: "Creator",
  metric: "Figure",
  value: "Value",
};

export const transactionWords: Record<TransactionType, string> = {
  subscription: "New subscription",
  renewal: "Renewal",
  tip: "Tip",
  message: "Message",
  post: "Post",
  stream: "Stream",
  custom: "Custom request",
  referral: "Referral",
  other: "Other",
};

export const stateWords: Record<TransactionState, string> = {
  cleared: "cleared",
  pending: "pending",
  chargeback: "chargeback",
  refund: "refund",
};

export const importCheckWords: Record<ImportCheck, { passed?: string; failed: string }> = {
  "amounts.addUp": {
    passed: "Gross − fee = net in every row, to the cent",
    failed: "Some rows don't add up and were left out",
  },
  "amounts.three": { failed: "Not checked whether gross − fee = net: the file has only two of the three" },
  "fees.usual": {
    passed: "Every fee is the platform's usual share",
    failed: "Some fees aren't the platform's usual share",
  },
  "amounts.alike": {
    passed: "No payment is far larger than the others",
    failed: "A payment is over 1,000 times the usual one: check its amount",
  },
  "amounts.plausible": {
    passed: "No payment is larger than the platform usually allows",
    failed:
      "A payment is larger than the platform usually allows: check the amounts, and whether each row is one payment",
  },
  "rows.all": { passed: "All rows can be read", failed: "Some rows were left out" },
};

/** How figures of an import are called. */
export const importMetricWords: Record<ImportMetric, string> = {
  "import.rows": "Rows in the file",
  "import.new": "New",
  "import.known": "Already imported",
  "import.refused": "Left out",
  "import.skipped": "For other creators",
  "import.net": "Net total",
};
