import { fewestMonthDays } from "../earnings/earnings-input.ts";
import type { Reason } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { bookAmounts } from "./book-amounts.ts";
import { changeEntries } from "./change-entries.ts";
import { earnedOf } from "./earned.ts";
import { earningsBars } from "./earnings-bars.ts";
import { type EarningsEntry as Entry, statement, subjectOfGiven } from "./earnings-entry.ts";
import { type MemberAmount, otherCurrencies } from "./other-currencies.ts";
import type { PortfolioInput } from "./portfolio-input.ts";
import { typical } from "./typical.ts";

interface SumOptions {
  platform: Platform | undefined;
  together: (values: readonly number[]) => ReturnType<typeof typical>;
  fewest: number;
}

/**
 * Earnings by imported statements, and by amounts of a month that were given where no statement reaches, in the currency in
 * which most payments are; amounts of others are exchanged where rates are known, else in no sum and named beside it. A statement
 * says nothing of the days outside it: a bar is of members whose statements cover all of it, and a change is of the same days of
 * both periods. Of the latest thirty days a sum of too few stands for none (`shortDays`). A given amount is in no bar and in no change: it cannot be divided into days.
 */
export function openBooks(whole: PortfolioInput) {
  const amounts = bookAmounts(whole);
  const { input, short, currency, stated, others } = amounts;
  const earned = earnedOf(amounts);

  /** Why nothing is known of a member, or of all: too few days of the month, or no statement. */
  const missing = (member?: string): Reason => {
    const known = [...short].filter(([one]) => member === undefined || one === member);
    const has = Math.max(...known.map(([, days]) => days));
    return known.length > 0
      ? { code: "too-few-statement-days", needs: fewestMonthDays, has }
      : { code: "needs-statement" };
  };

  return {
    subjects: [statement, ...[...stated, ...others.given].map(subjectOfGiven)],
    platforms: amounts.platforms,
    bars: earningsBars(amounts),
    otherCurrencies: otherCurrencies(amounts),
    missing,

    /** What one member earned in the period; undefined where nothing is known. */
    of(member: string): MemberAmount | undefined {
      const { amounts: sums, about, behind } = earned({ member });
      const value = sums.get(member);
      return value === undefined ? undefined : { value, about: { ...about, ...(currency && { currency }) }, behind };
    },

    /**
     * The sum of the period, what of it was given by hand, and its change on the same days, of one platform or of all. Where not every member
     * in the sum can be compared, the change is that of the others, with the amounts that it is of.
     */
    earnings({ platform, together, fewest }: SumOptions): Entry[] {
      const id = `${platform ? `${platform}.` : ""}portfolio.earnings`;
      const about = { ...(platform && { platform }), id, metric: "portfolio.earnings" } as const;
      const now = earned({ platform });
      const has = now.amounts.size;
      if (has < fewest || currency === undefined) {
        // A platform without payments has no card.
        if (platform) return [];
        const isFew = fewest > 1 && has > 0;
        const reason = isFew ? ({ code: "too-few-peers", needs: fewest, has } as const) : missing();
        return [{ fact: { ...about, reason }, behind: [] }];
      }
      const byHand: Entry = {
        fact: {
          ...about,
          id: `${id}.manual`,
          metric: "portfolio.earnings.manual",
          kind: "self-reported",
          value: now.byHand.reduce((sum, { cents }) => sum + cents, 0),
          currency,
        },
        behind: now.byHand.map(subjectOfGiven),
      };
      return [
        { fact: { ...about, ...together([...now.amounts.values()]), currency, ...now.about }, behind: now.behind },
        ...(now.byHand.length > 0 ? [byHand] : []),
        ...changeEntries(input, amounts.paidIn, {
          ...{ about: { ...about, currency }, isTypical: together === typical, fewest, given: stated },
          sum: { members: now.amounts, hasGiven: now.hasGiven },
        }),
      ];
    },
  };
}
