import { numberOf } from "../builder/fact-builder.ts";
import { daysOfMonth } from "../catalogue/time.ts";
import { fewestPayers } from "../earnings/content-style.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { changeOf, reasonOf } from "../payers/add-price-change.ts";
import {
  advisePrice,
  fewestPriceMonths,
  onlyFansBounds,
  type PriceAdvice,
  priceLadder,
  priceOutlooks,
} from "./advise-price.ts";
import type { PricingBuilder } from "./pricing-builder.ts";
import type { PricingMonth } from "./pricing-input.ts";
import type { PriceMonth } from "./willingness.ts";

/** Ids of the facts on one price other than the present one. */
export interface PriceRung {
  price: string;
  change: string;
  chance: string;
  breakEven: string;
}

/** The facts that a test of a price is computed from. */
export interface TestedPrice {
  current: Fact;
  price: Fact;
  /** What newcomers pay at the price against the present one, percent; missing where the months do not say. */
  change: Fact;
  extras: Fact;
}

type JudgedKey = "reason.back" | "reason.judgedMore" | "reason.judgedUnclear" | "reason.judgedEarly";

export interface PriceLadder {
  /** The lowest price first; the present one is not among them. */
  ladder: PriceRung[];
  /** Id of the price that is advised, where one is better than the present. */
  change?: string;
  /** Id of the price that is worth a test, where none is surely better. */
  test?: string;
  /** The facts of the price that is advised or worth a test. */
  tested?: TestedPrice;
  /** What the cohorts of the newest change say of the present price, where they say anything. */
  judged?: JudgedKey;
  /** No one joined in any of the months. */
  hasNoJoins?: boolean;
}

const recentMonths = 3;
const noMonths: Reason = { code: "too-few-months", needs: fewestPriceMonths, has: 0 };
/** Of a platform without known bounds. */
const anyPrice = { least: 1, most: 99_999 };

/** The present price, what each subscriber pays beside it, what other prices would bring, and the advice. */
export function addPrices(builder: PricingBuilder): PriceLadder {
  const { input } = builder;
  const { months, platform, currency } = input;
  const priced = pricedMonths(months);
  const current = addCurrent(builder);
  const extras = addExtras(builder);
  addMonthCounts(builder, priced);
  const currentCents = numberOf(current);
  // A free page has a price, 0, but none that a step could be taken from.
  if (currentCents === undefined || currentCents === 0) return withoutAdvice(builder, absentPrice(builder), []);
  const bounds = platform === "onlyfans" ? onlyFansBounds : anyPrice;
  const extrasCents = numberOf(extras) ?? 0;
  const money = { currency } as const;
  const judged = addJudged(builder, currentCents);
  const advice = heedJudgement(advisePrice(priced, { bounds, extrasCents, currentCents }), judged);
  const tested = advice.state === "keep" ? advice.test?.priceCents : undefined;
  const advised = advice.state === "step" ? advice.to.priceCents : tested;
  const prices = new Set([...priceLadder(currentCents, bounds), ...(advised === undefined ? [] : [advised])]);
  // Where no one joined at any price, the months say nothing about prices.
  const hasNoJoins = advice.state !== "not-enough-data" && priced.every(({ joined }) => joined === 0);
  const tooFew =
    advice.state === "not-enough-data" ? absentMonths(builder, advice.reason) : hasNoJoins ? noMonths : undefined;
  const sorted = [...prices].sort((a, b) => a - b);
  const outlooks = priceOutlooks(priced, sorted, { currentCents, extrasCents });
  const n = { n: priced.length, sampleOf: "months" } as const;
  let worthTesting: TestedPrice | undefined;
  const ladder = outlooks.map(({ priceCents, change, low, high, chanceBetter, breakEvenLoss }): PriceRung => {
    const id = `price.at.${priceCents}`;
    const inputs = ["price"];
    const behind = extras.value === null ? inputs : [...inputs, "extras.perPayer"];
    const price = builder.addFact({
      ...money,
      id,
      metric: "price.considered",
      kind: "derived",
      value: priceCents,
      formula: "price.rounded",
      inputs,
    });
    builder.addFact({
      id: `${id}.breakEven`,
      metric: "price.breakEven",
      kind: "derived",
      value: breakEvenLoss,
      formula: extras.value === null ? "price.breakEven" : "price.breakEvenExtras",
      inputs: [...behind, id],
    });
    const guess = { kind: "estimated", ...n, inputs: [...behind, id] } as const;
    if (tooFew) {
      builder.addMissing("price.change", tooFew, `${id}.change`);
      builder.addMissing("price.chance", tooFew, `${id}.chance`);
    } else {
      const range = { low, high, level: 0.8 };
      const changed = builder.addFact({
        ...guess,
        ...range,
        id: `${id}.change`,
        metric: "price.change",
        value: change,
        formula: "price.willingness",
      });
      if (priceCents === advised) worthTesting = { current, price, change: changed, extras };
      builder.addFact({
        ...guess,
        id: `${id}.chance`,
        metric: "price.chance",
        value: 100 * chanceBetter,
        formula: "price.chance",
      });
    }
    return { price: id, change: `${id}.change`, chance: `${id}.chance`, breakEven: `${id}.breakEven` };
  });
  if (advice.state === "not-enough-data") return withoutAdvice(builder, tooFew ?? advice.reason, ladder);
  if (tooFew) return { ...withoutAdvice(builder, tooFew, ladder), hasNoJoins };
  const { least, most } = advice.range;
  const guess = { ...money, ...n, kind: "estimated", inputs: ["price"] } as const;
  const value =
    (judged === "reason.back" ? builder.input.judged?.fromCents : undefined) ??
    (advice.state === "step" ? advice.to.priceCents : advice.current);
  const isBack = judged === "reason.back";
  const [low, high] = isBack ? [value, value] : [Math.min(value, least), Math.max(value, most)];
  builder.addFact({ ...guess, metric: "price.recommended", value, low, high, level: 0.8, formula: "price.advice" });
  builder.addFact({ ...guess, metric: "price.least", value: low, formula: "price.range" });
  builder.addFact({ ...guess, metric: "price.most", value: high, formula: "price.range" });
  return {
    ladder,
    ...(advice.state === "step" && { change: `price.at.${value}` }),
    ...(tested !== undefined && { test: `price.at.${tested}` }),
    ...(judged && { judged }),
    ...(worthTesting && { tested: worthTesting }),
  };
}

/** The newest change of the price by the money of those who joined before and after it; undefined where it led to another price, or too few joined. */
function addJudged(
  { input, addFact, addMissing, countedIn }: PricingBuilder,
  currentCents: number,
): JudgedKey | undefined {
  const { judged, asOf, currency } = input;
  if (!judged || judged.toCents !== currentCents || judged.state === "too-few") return undefined;
  for (const [metric, value] of [
    ["change.from", judged.fromCents],
    ["change.to", judged.toCents],
  ] as const)
    addFact({ metric, kind: "self-reported", value, currency });
  if (judged.state !== "judged") {
    addMissing("change.net", reasonOf(judged, asOf));
    return "reason.judgedEarly";
  }
  addFact({ metric: "change.days", kind: "derived", value: judged.horizon, formula: "change.days", ...countedIn });
  const { low, high } = addFact({
    ...{ ...changeOf(judged), ...countedIn },
    ...{ metric: "change.net", kind: "estimated", formula: "change.net" },
  });
  if ((low ?? 0) > 0) return "reason.judgedMore";
  return (high ?? 0) < 0 ? "reason.back" : "reason.judgedUnclear";
}

/**
 * Advice from how many join at which price alone knows nothing of renewals: while cohorts do not say that the present price brings more, none goes
 * beyond it.
 */
function heedJudgement(advice: PriceAdvice, judged: JudgedKey | undefined): PriceAdvice {
  if (advice.state === "not-enough-data" || judged === undefined || judged === "reason.judgedMore") return advice;
  const { current, months } = advice;
  return { state: "keep", current, months, range: { least: current, most: current } };
}

function withoutAdvice(builder: PricingBuilder, reason: Reason, ladder: PriceRung[]): PriceLadder {
  for (const metric of ["price.recommended", "price.least", "price.most"] as const) builder.addMissing(metric, reason);
  return { ladder };
}

/** Months with one price throughout, as the model of willingness takes them. */
export function pricedMonths(months: readonly PricingMonth[]): PriceMonth[] {
  return months.flatMap(({ priceCents, joined }) =>
    priceCents === undefined || priceCents <= 0 ? [] : [{ priceCents, joined }],
  );
}

/** Why there is no advice, where months are too few: the cause behind it when there are none at all. */
function absentMonths({ input }: PricingBuilder, reason: Reason): Reason {
  return input.months.length === 0 && input.missingReason !== "too-few-months" ? { code: input.missingReason } : reason;
}

/** Why there is no present price. */
const absentPrice = ({ input }: PricingBuilder): Reason => ({
  code: input.missingReason === "hidden-by-role" ? "hidden-by-role" : "needs-price",
});

function addCurrent(builder: PricingBuilder): Fact {
  const { input, addFact } = builder;
  const { price, months, currency } = input;
  const money = { metric: "price", currency } as const;
  if (price) {
    const kinds = new Map(input.evidence.map(({ key, kind }) => [key, kind]));
    const kind = kinds.get(price.evidence) === "manual" ? "self-reported" : "measured";
    return addFact({ ...money, kind, value: price.cents, asOf: price.observedAt, sources: [price.evidence] });
  }
  const last = months.findLast(({ priceCents }) => priceCents !== undefined);
  if (last?.priceCents === undefined) return builder.addMissing("price", absentPrice(builder));
  const lastMonth = { kind: "derived", formula: "price.lastMonth", n: 1, sampleOf: "months" } as const;
  return addFact({ ...money, ...lastMonth, value: last.priceCents });
}

/** What a subscriber pays a month beside the subscription, lately; of fewer than five at a time it says nothing of others. */
function addExtras(builder: PricingBuilder): Fact {
  const { months, currency } = builder.input;
  const recent = months.slice(-recentMonths);
  const most = Math.max(0, ...recent.map(({ active }) => active));
  if (most < fewestPayers) {
    const reason =
      months.length === 0 ? absentMonths(builder, { code: "too-few-months", needs: 1, has: 0 }) : undefined;
    return builder.addMissing("extras.perPayer", reason ?? { code: "too-few-payers", needs: fewestPayers, has: most });
  }
  const paid = recent.reduce((sum, { active }) => sum + active, 0);
  const extras = recent.reduce((sum, { extrasCents }) => sum + extrasCents, 0) / paid;
  const [from, to] = [recent[0], recent.at(-1)].map((one) => daysOfMonth(one?.month ?? ""));
  // Not the number of subscribers: on other pages a payer is anyone who paid, and these pay for the subscription.
  const n = { n: recent.length, sampleOf: "months", period: { from: from?.from ?? "", to: to?.to ?? "" } } as const;
  const money = { currency, kind: "derived" } as const;
  return builder.addFact({ ...money, ...n, metric: "extras.perPayer", value: extras, formula: "extras.perPayer" });
}

function addMonthCounts(builder: PricingBuilder, priced: readonly PriceMonth[]): void {
  if (priced.length === 0) return;
  const count = { kind: "derived" } as const;
  const months = { metric: "price.months", value: priced.length, formula: "price.months" } as const;
  builder.addFact({ ...count, ...months, ...builder.countedIn });
  const prices = new Set(priced.map(({ priceCents }) => priceCents)).size;
  builder.addFact({ ...count, metric: "price.prices", value: prices, formula: "price.prices" });
}
