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
  "date.missing": "No date. Expected one such as 2026-11-20 or Nov 20, 2026",
  "date.unknown": "Not a date. Expected one such as 2026-11-20 or Nov 20, 2026",
  "date.future": "Lies in the future. Expected a day up to today",
  "amount.missing": "Amounts are missing. Expected net, or gross and fee",
  "amount.unknown": "Not an amount. Expected one such as 14.99 or $1,234.56",
  "amount.sum": "Does not add up. Expected gross − fee = net, to the cent",
  "currency.unknown": "Expected USD, EUR, GBP or CAD",
  "currency.differs": "Another currency than the one chosen",
  "status.unknown": "Not a known status. Expected one such as done, pending, refund or chargeback",
  "metric.unknown": "Not a figure of this platform. Expected one such as followers or subscribers",
  "value.unknown": "Not a number. Expected one such as 12,104 or 12.3K",
  "row.twice": "Stands in the file twice: one day has one figure of a kind",
  "row.unreadable": "Could not be read. Expected the columns of the other rows",
};

export const formWords: Record<StatementForm, string> = {
  "onlyfans-paste": "Pasted statement table",
  "onlyfans-table": "Statement table",
  fanvue: "Fanvue export",
  infloww: "Infloww creator report",
  figures: "Dates, figures and values",
  generic: "A table whose columns are named below",
};

export const rowKindWords: Record<RowKind, string> = {
  payments: "One payment each",
  totals: "What a day or month came to",
  figures: "A figure of a day, such as followers",
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

export const importCheckWords: Record<ImportCheck, { passed: string; failed: string }> = {
  "amounts.addUp": {
    passed: "Gross − fee = net in every row, to the cent",
    failed: "Some rows do not add up and are left out",
  },
  "fees.usual": {
    passed: "Every fee is the platform's usual share",
    failed: "Some fees are not the platform's usual share",
  },
  "rows.all": { passed: "Every row was read", failed: "Some rows are left out" },
};
