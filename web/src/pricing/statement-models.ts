import type { PortfolioRow } from "@fanradar/contract";
import type { Ledger } from "../ui/figure.tsx";

export interface ModelsByStatement {
  /** Those with a statement of the last month, who earned most first. */
  withStatement: PortfolioRow[];
  others: PortfolioRow[];
}

/** Models by whether a statement says what they earned: only of those a price can be advised without other data. */
export function byStatement(rows: readonly PortfolioRow[], { facts, sources }: Ledger): ModelsByStatement {
  const files = new Set(sources.flatMap(({ evidence, kind }) => (kind === "file" ? [evidence] : [])));
  const hasStatement = ({ id }: PortfolioRow) =>
    facts.get(`${id}.portfolio.earnings`)?.sources.some((evidence) => files.has(evidence)) ?? false;
  return { withStatement: rows.filter(hasStatement), others: rows.filter((row) => !hasStatement(row)) };
}
