import { addFact, addMadeFact, addMissing, type FactBuilder, numberOf } from "../builder/fact-builder.ts";
import { fewestPayers } from "../earnings/content-style.ts";
import type { Fact } from "../ledger/fact.ts";
import { deriveFact } from "../ledger/make-fact.ts";
import { monthAmounts, monthPeriod, monthsKnown, type PayerBook } from "./payer-book.ts";

const topMonths = 3;
const top = 10;
/** With fewer the first ten are nearly all of them. */
const fewestForTop = 30;
/** Fewer followers are too few to speak of a thousand. */
const fewestFollowers = 1_000;

/** What a payer brings in thirty days, and what share of ninety the ten who paid most brought. Amounts that name no payer count in the sum. */
export function addPayerValue(builder: FactBuilder, book: PayerBook): void {
  const shared = { kind: "derived", asOf: book.asOf, sources: book.evidence, sampleOf: "payers" } as const;
  const months = monthsKnown(book);
  const amounts = book.payers.map((payments) => monthAmounts(payments, book.to, topMonths));
  const each = { metric: "earningsPerPayer", platform: "onlyfans" } as const;
  const spent = amounts.map(([cents = 0]) => cents).filter((cents) => cents > 0);
  if (months < 1) addMissing(builder, each, { code: "too-few-months", needs: 1, has: months });
  else if (spent.length < fewestPayers)
    addMissing(builder, each, { code: "too-few-payers", needs: fewestPayers, has: spent.length });
  else
    addFact(builder, {
      ...each,
      ...shared,
      value: sumOf(spent) / spent.length,
      n: spent.length,
      formula: "payers.perPayer",
      period: monthPeriod(book, 0),
      currency: book.currency,
    });

  const share = { metric: "topPayersShare", platform: "onlyfans" } as const;
  const sums = amounts
    .map(sumOf)
    .filter((cents) => cents > 0)
    .sort((a, b) => b - a);
  if (months < topMonths) addMissing(builder, share, { code: "too-few-months", needs: topMonths, has: months });
  else if (sums.length < fewestForTop)
    addMissing(builder, share, { code: "too-few-payers", needs: fewestForTop, has: sums.length });
  else {
    const unnamed = Math.max(0, sumOf(monthAmounts(book.unnamed, book.to, topMonths)));
    addFact(builder, {
      ...share,
      ...shared,
      value: (100 * sumOf(sums.slice(0, top))) / (sumOf(sums) + unnamed),
      n: sums.length,
      formula: "payers.topShareQuarter",
      period: monthPeriod(book, 0, topMonths),
    });
  }
}

/** What a thousand followers bring in a month, and how many of a hundred subscribe. Who pays need not follow. */
export function addFollowerValue(builder: FactBuilder): void {
  const facts = new Map([...builder.facts.values()].map((fact) => [fact.id, fact]));
  const [follows, earned, subscribers] = [
    facts.get("follows.total"),
    facts.get("onlyfans.earningsNet"),
    facts.get("onlyfans.subscribers"),
  ];
  const followers = follows && numberOf(follows);
  if (!follows || followers === undefined || followers < fewestFollowers) return;
  const derived = (metric: "earningsPerThousand" | "subscriberRate", fact: Fact | undefined, scale: number) => {
    const value = fact && numberOf(fact);
    if (!fact || value === undefined || value < 0) return;
    const { period, currency } = metric === "earningsPerThousand" ? fact : {};
    const [asOf = fact.asOf] = [fact.asOf, follows.asOf].toSorted();
    addMadeFact(
      builder,
      deriveFact(
        {
          ...{ id: `onlyfans.${metric}`, metric, platform: "onlyfans", asOf, value: (scale * value) / followers },
          formula: metric === "earningsPerThousand" ? "payers.perThousand" : "payers.subscriberRate",
          ...(period && { period }),
          ...(currency && { currency }),
        },
        [fact, follows],
      ),
    );
  };
  derived("earningsPerThousand", earned, 1_000);
  derived("subscriberRate", subscribers, 100);
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
