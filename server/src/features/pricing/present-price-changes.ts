import type { PriceChanges } from "@fanradar/contract";
import {
  comparePrices,
  type EarningsStatement,
  type PayerBook,
  type PricingDay,
  reportSources,
} from "@fanradar/engine";
import { evidenceOf } from "./evidence-input.ts";
import type { StoredPriceChange } from "./price-change-store.ts";

interface PricingEvidence {
  asOf: string;
  days: readonly PricingDay[];
  statements: readonly EarningsStatement[];
  /** Who paid what on the page that the statements are of. */
  book?: PayerBook;
}

/** Logged changes, the newest first, each with what went before and after it. */
export function presentPriceChanges(
  changes: readonly StoredPriceChange[],
  { asOf, days, statements, book }: PricingEvidence,
): PriceChanges {
  const behind = statements.map(({ evidence }) => evidence);
  const first = statements.map(({ from }) => from).sort()[0];
  const last = statements
    .map(({ to }) => to)
    .sort()
    .at(-1);
  const analysed = changes.map((change, index) => {
    const { id, changedOn, fromCents, toCents, currency } = change;
    const [after, before] = [changes[index - 1]?.changedOn, changes[index + 1]?.changedOn];
    const compared = comparePrices({
      asOf,
      currency,
      change: { id, on: changedOn, fromCents, toCents },
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
      ...(first !== undefined && last !== undefined && { covered: { from: first, to: last } }),
      days,
      ...(book?.currency === currency && { book }),
      evidence: behind,
    });
    return { change, ...compared };
  });
  const facts = analysed.flatMap((one) => one.facts);
  const evidence = [...behind, ...changes.map(evidenceOf)];
  return {
    changes: analysed.map(({ change: { id, changedOn, note, createdAt }, statements: texts }) => ({
      id,
      changedOn,
      note,
      createdAt: createdAt.toISOString(),
      from: `change.${id}.from`,
      to: `change.${id}.to`,
      joinedBefore: `change.${id}.joinedBefore`,
      joinedAfter: `change.${id}.joinedAfter`,
      joined: `change.${id}.joined`,
      net: `change.${id}.net`,
      statements: texts,
    })),
    facts,
    sources: reportSources({ evidence, observations: [], posts: [] }, facts),
  };
}
