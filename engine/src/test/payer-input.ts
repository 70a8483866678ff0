import type { AnalyseInput } from "../analyse-input.ts";
import { dayMs } from "../catalogue/time.ts";
import type { PayerBook, PayerPayment } from "../payers/payer-book.ts";
import { sealReport } from "../report/seal-report.ts";
import { asOf, factsOf, given, inputOf } from "./make-input.ts";

/** The last day that the statements know, in days since 1970. */
export const today = Math.floor(Date.parse(asOf) / dayMs) - 1;
export const paid = (
  daysAgo: number,
  netCents: number,
  type: PayerPayment["type"] = "message",
  grossCents = netCents,
) => ({
  ...{ day: today - daysAgo, type, netCents, grossCents },
});

/** What is analysed of these payments of each payer, whose statements reach back 400 days. */
export function inputWith(
  payers: PayerPayment[][],
  more: Partial<PayerBook> = {},
  input: Partial<AnalyseInput> = {},
): AnalyseInput {
  const earned = payers.flat().reduce((sum, { netCents }) => sum + netCents, 0);
  return inputOf({
    evidence: [given("file", "file", 0)],
    observations: [
      {
        platform: "onlyfans",
        metric: "earnings.net",
        value: earned,
        currency: "USD",
        observedAt: asOf,
        evidence: "file",
      },
    ],
    payerBook: {
      currency: "USD",
      from: today - 399,
      to: today,
      asOf,
      evidence: ["file"],
      payers,
      unnamed: [],
      ...more,
    },
    ...input,
  });
}
export const find = (input: AnalyseInput, metric: string) => factsOf(input).get(`onlyfans.${metric}`);
export const keysOf = (input: AnalyseInput) => sealReport(input).statements.map(({ key }) => key);
export const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Who subscribed so many days ago at a price in cents, and renewed once or left. */
export const joiner = (daysAgo: number, price: number, stays: boolean) => [
  paid(daysAgo, price - 200, "subscription", price),
  ...(stays ? [paid(daysAgo - 30, price - 200, "renewal", price)] : []),
];
