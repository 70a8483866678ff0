import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { isoDay } from "../catalogue/time.ts";
import type { Reason } from "../ledger/fact.ts";
import { fewestWeeks, judgePrice, type NotJudged, newestStep } from "./judge-price.ts";
import type { PayerBook } from "./payer-book.ts";
import { fewestJoiners } from "./renewals.ts";

/** Whether the newest change of the price brought more or less money, beside its prices. Nothing without a logged change. */
export function addPriceChange(builder: FactBuilder, book: PayerBook): void {
  const step = newestStep(book);
  if (!step) return;
  const shared = { platform: "onlyfans", kind: "derived", asOf: book.asOf, sources: book.evidence } as const;
  for (const [name, value] of [
    ["from", step.fromCents],
    ["to", step.toCents],
  ] as const)
    addFact(builder, { ...shared, metric: "loggedPrice", name, kind: "self-reported", value, currency: book.currency });
  const judged = judgePrice(book, step);
  const subject = { metric: "priceChangeNet", platform: "onlyfans" } as const;
  if (judged.state === "too-few") return;
  if (judged.state === "too-early") {
    addMissing(builder, subject, reasonOf(judged, builder.asOf));
    return;
  }
  addFact(builder, { ...shared, metric: "priceChangeDays", value: judged.horizon, formula: "change.days" });
  addFact(builder, { ...shared, ...subject, ...changeOf(judged), formula: "change.net" });
}

/** Why a change of the price is not judged, with the day on which it can be, while that is to come. */
export function reasonOf(why: NotJudged, asOf: string): Reason {
  if (why.state === "too-few" || why.weeks >= fewestWeeks)
    return { code: "too-few-payers", needs: fewestJoiners, has: why.joined };
  const readyOn = isoDay(why.readyDay);
  return { code: "too-few-weeks", needs: fewestWeeks, has: why.weeks, ...(readyOn > asOf.slice(0, 10) && { readyOn }) };
}

/** What a fact says of a judgement: percent, with its range and what it rests on. */
export function changeOf({ ratio, joiners, from, to }: Extract<ReturnType<typeof judgePrice>, { state: "judged" }>) {
  const percent = (one: number) => 100 * (one - 1);
  return {
    value: percent(ratio.value),
    low: percent(ratio.low),
    high: percent(ratio.high),
    level: 0.9,
    n: joiners,
    sampleOf: "payers",
    period: { from: isoDay(from), to: isoDay(to) },
  } as const;
}
