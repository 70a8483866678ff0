import type { PortfolioRow } from "@fanradar/contract";

export interface ModelsByStatement {
  withStatement: PortfolioRow[];
  others: PortfolioRow[];
}

/** Models by whether a statement says what they earned, however long ago: only of those a price can be advised without other data. */
export const byStatement = (rows: readonly PortfolioRow[]): ModelsByStatement => ({
  withStatement: rows.filter(({ hasStatement }) => hasStatement),
  others: rows.filter(({ hasStatement }) => !hasStatement),
});
