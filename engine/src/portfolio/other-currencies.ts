import type { FactDraft } from "../ledger/make-fact.ts";
import type { BookAmounts, GivenAmount } from "./book-amounts.ts";
import { type EarningsEntry, statement, subjectOfGiven } from "./earnings-entry.ts";
import { sumByCurrency } from "./exchange-earnings.ts";
import type { PortfolioSubject } from "./portfolio-input.ts";

/** An amount of one member, and what it rests on. */
export interface MemberAmount {
  value: number;
  about: Partial<FactDraft>;
  behind: PortfolioSubject[];
}

interface OtherCurrencies {
  /** What one member earned in a currency without a rate, the largest of several; it cannot be ranked. */
  of(member: string): MemberAmount | undefined;
  /** Those exchanged into the sum, and those that are in no sum; in their own currency. */
  entries(): EarningsEntry[];
}

/** Amounts of other currencies than that of the sum. */
export function otherCurrencies({ paidIn, given, others }: BookAmounts): OtherCurrencies {
  const paidTo = Map.groupBy(others.paid, (one) => one.member);
  const givenBy = Map.groupBy(others.given, (one) => one.member);
  return {
    of(member) {
      const [paid, stated] = [paidTo.get(member) ?? [], givenBy.get(member) ?? []];
      const [first] = sumByCurrency([...paid, ...stated]).sort(([, one], [, other]) => other - one);
      if (!first) return undefined;
      const [currency, value] = first;
      const isIn = (one: { currency: string }) => one.currency === currency;
      return {
        value,
        about: { currency, formula: "portfolio.earnings" },
        behind: behindOf(paid.some(isIn), stated.filter(isIn)),
      };
    },

    entries() {
      const fromPayments = (paidIn.get("now") ?? []).flatMap((one) => one.own ?? []);
      const fromGiven = given.filter((one) => one.own !== undefined);
      return [
        ...entriesOf(
          "portfolio.earnings.exchanged",
          [...fromPayments, ...fromGiven.flatMap(({ own }) => own ?? [])],
          behindOf(fromPayments.length > 0, fromGiven),
        ),
        ...entriesOf(
          "portfolio.earnings.notExchanged",
          [...others.paid, ...others.given],
          behindOf(others.paid.length > 0, others.given),
        ),
      ];
    },
  };
}

const entriesOf = (
  metric: "portfolio.earnings.exchanged" | "portfolio.earnings.notExchanged",
  amounts: readonly { currency: string; cents: number }[],
  behind: PortfolioSubject[],
): EarningsEntry[] =>
  sumByCurrency(amounts).map(([currency, value]) => ({
    fact: { id: `${metric}.${currency}`, metric, value, currency, formula: "portfolio.earnings" },
    behind,
  }));

const behindOf = (isPaid: boolean, given: readonly GivenAmount[]): PortfolioSubject[] => [
  ...(isPaid ? [statement] : []),
  ...given.map(subjectOfGiven),
];
