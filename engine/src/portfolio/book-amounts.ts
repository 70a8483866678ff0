import type { Platform } from "../ledger/vocabulary.ts";
import { exchangeEarnings, mostPaid, type OwnAmount } from "./exchange-earnings.ts";
import { givenEarnings } from "./given-earnings.ts";
import type { PortfolioInput, Span } from "./portfolio-input.ts";
import { withoutShort } from "./without-short.ts";

export type Payment = PortfolioInput["payments"][number] & OwnAmount;
export type GivenAmount = NonNullable<PortfolioInput["given"]>[number] & OwnAmount;

/** What was paid and given, in the currency of the sum and in those without a rate. */
export interface BookAmounts {
  input: PortfolioInput;
  /** Of how many days the sums are that stand for none, by member. */
  short: ReadonlyMap<string, number>;
  /** That of the sum; undefined where nothing was earned. */
  currency: string | undefined;
  /** In the currency of the sum, by their span. */
  paidIn: ReadonlyMap<Span, Payment[]>;
  /** All given amounts, of any time and currency. */
  stated: GivenAmount[];
  /** Those of them that stand for the period, in the currency of the sum. */
  given: readonly GivenAmount[];
  /** Of the period, in currencies without a rate. */
  others: { paid: readonly Payment[]; given: readonly GivenAmount[] };
  platforms: ReadonlySet<Platform>;
}

/** Earnings of the currency in which most payments are, others exchanged where rates are known. */
export function bookAmounts(whole: PortfolioInput): BookAmounts {
  const { input, short } = withoutShort(whole);
  const currency = mostPaid(input);
  const exchanged = exchangeEarnings(input, currency);
  const payments = exchanged.payments.filter((one) => one.currency === currency);
  const given = givenEarnings({ ...input, given: exchanged.given }, currency);
  const otherCurrencies = [...new Set(exchanged.given.map((one) => one.currency))].filter((one) => one !== currency);
  return {
    ...{ input, short, currency, given, stated: exchanged.given },
    paidIn: Map.groupBy(payments, (one) => one.span),
    others: {
      paid: exchanged.payments.filter((one) => one.currency !== currency && one.span === "now"),
      given: otherCurrencies.flatMap((one) => givenEarnings(input, one)),
    },
    platforms: new Set([...payments, ...given].flatMap(({ platform }) => platform ?? [])),
  };
}
