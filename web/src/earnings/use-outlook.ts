import { type Earnings, type EarningsOutlook, getEarningsOutlook } from "@fanradar/contract";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../lib/queries.ts";
import type { Ledger } from "../ui/figure.tsx";

/** What is to come of the payments that are shown: of others, and of gross amounts, there is none. */
export function useOutlook(modelId: number, shown: Earnings | undefined) {
  const query = useQuery({
    ...callQuery(getEarningsOutlook, { params: { id: modelId } }),
    enabled: shown !== undefined && shown.basis === "net" && shown.months.length > 0,
  });
  const { data } = query;
  const isGross = shown?.basis === "gross" && shown.months.length > 0;
  const isShown = data !== undefined && data.platform === shown?.platform && data.currency === shown.currency;
  return {
    ...query,
    /** Whether there is one, of other amounts than those that are shown. */
    isHidden: isGross || (data !== undefined && data.platform !== null && !isShown),
    given: isShown && shown?.basis === "net" ? withLedger(data) : undefined,
  };
}

const withLedger = (outlook: EarningsOutlook): { outlook: EarningsOutlook; ledger: Ledger } => ({
  outlook,
  ledger: { facts: new Map(outlook.facts.map((fact) => [fact.id, fact])), sources: outlook.sources },
});
