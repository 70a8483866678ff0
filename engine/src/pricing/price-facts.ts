import { fewestPayers } from "../earnings/content-style.ts";
import type { Reason } from "../ledger/fact.ts";
import { advisePrice, fewestPriceMonths, onlyFansBounds, priceLadder, priceOutlooks } from "./advise-price.ts";
import type { PricingDesk } from "./pricing-desk.ts";
import type { PricingMonth } from "./pricing-input.ts";
import type { PriceMonth } from "./willingness.ts";

/** Ids of what is told of one price beside the present one. */
export interface PriceRung {
  price: string;
  change: string;
  chance: string;
  breakEven: string;
}

export interface ToldPrices {
  /** The lowest price first; the present one is not among them. */
  ladder: PriceRung[];
  /** Id of the price that is advised, where one is better than the present. */
  change?: string;
  /** Id of the price that is worth a test, where none is surely better. */
  test?: string;
  /** Nobody joined in any of the months. */
  isUntold?: boolean;
}

const recentMonths = 3;
const untold: Reason = { code: "too-few-months", needs: fewestPriceMonths, has: 0 };
/** Of a platform that tells no bounds. */
const anyPrice = { least: 1, most: 99_999 };

/** The present price, what each subscriber pays beside it, what other prices would bring, and the advice. */
export function putPrices(desk: PricingDesk): ToldPrices {
  const { input } = desk;
  const { months, platform, currency } = input;
  const priced = pricedMonths(months);
  const current = putCurrent(desk);
  const extras = putExtras(desk);
  putMonthsTold(desk, priced);
  // A free page has a price, 0, but none that a step could be taken from.
  if (current === undefined || current === 0) return withoutAdvice(desk, { code: "needs-price" }, []);
  const bounds = platform === "onlyfans" ? onlyFansBounds : anyPrice;
  const extrasCents = extras ?? 0;
  const money = { unit: "cents", currency } as const;
  const advice = advisePrice(priced, { bounds, extrasCents, currentCents: current });
  const tested = advice.state === "keep" ? advice.test?.priceCents : undefined;
  const wanted = advice.state === "step" ? advice.to.priceCents : tested;
  const prices = new Set([...priceLadder(current, bounds), ...(wanted === undefined ? [] : [wanted])]);
  // Where nobody joined at any price, no month tells anything of prices.
  const isUntold = advice.state !== "not-enough-data" && priced.every(({ joined }) => joined === 0);
  const tooFew = advice.state === "not-enough-data" ? absentMonths(desk, advice.reason) : isUntold ? untold : undefined;
  const sorted = [...prices].sort((a, b) => a - b);
  const outlooks = priceOutlooks(priced, sorted, { currentCents: current, extrasCents });
  const n = { n: priced.length, sampleOf: "months" } as const;
  const ladder = outlooks.map(({ priceCents, change, low, high, chanceBetter, breakEvenLoss }): PriceRung => {
    const id = `price.at.${priceCents}`;
    const inputs = ["price"];
    const behind = extras === undefined ? inputs : [...inputs, "extras.perPayer"];
    desk.put({
      ...money,
      id,
      metric: "price.considered",
      kind: "derived",
      value: priceCents,
      formula: "price.asAsked",
      inputs,
    });
    desk.put({
      id: `${id}.breakEven`,
      metric: "price.breakEven",
      kind: "derived",
      unit: "percent",
      value: breakEvenLoss,
      formula: extras === undefined ? "price.breakEven" : "price.breakEvenExtras",
      inputs: [...behind, id],
    });
    const guess = { kind: "estimated", unit: "percent", ...n, inputs: [...behind, id] } as const;
    if (tooFew) {
      desk.addMissing("price.change", "percent", tooFew, `${id}.change`);
      desk.addMissing("price.chance", "percent", tooFew, `${id}.chance`);
    } else {
      const range = { low, high, level: 0.8 };
      desk.put({
        ...guess,
        ...range,
        id: `${id}.change`,
        metric: "price.change",
        value: change,
        formula: "price.willingness",
      });
      desk.put({
        ...guess,
        id: `${id}.chance`,
        metric: "price.chance",
        value: 100 * chanceBetter,
        formula: "price.chance",
      });
    }
    return { price: id, change: `${id}.change`, chance: `${id}.chance`, breakEven: `${id}.breakEven` };
  });
  if (advice.state === "not-enough-data") return withoutAdvice(desk, tooFew ?? advice.reason, ladder);
  if (tooFew) return { ...withoutAdvice(desk, tooFew, ladder), isUntold };
  const { least, most } = advice.range;
  const guess = { ...money, ...n, kind: "estimated", inputs: ["price"] } as const;
  const value = advice.state === "step" ? advice.to.priceCents : advice.current;
  const [low, high] = [Math.min(value, least), Math.max(value, most)];
  desk.put({ ...guess, metric: "price.recommended", value, low, high, level: 0.8, formula: "price.advice" });
  desk.put({ ...guess, metric: "price.least", value: low, formula: "price.range" });
  desk.put({ ...guess, metric: "price.most", value: high, formula: "price.range" });
  return {
    ladder,
    ...(advice.state === "step" && { change: `price.at.${value}` }),
    ...(tested !== undefined && { test: `price.at.${tested}` }),
  };
}

function withoutAdvice(desk: PricingDesk, reason: Reason, ladder: PriceRung[]): ToldPrices {
  for (const metric of ["price.recommended", "price.least", "price.most"] as const)
    desk.addMissing(metric, "cents", reason);
  return { ladder };
}

/** Months in which one price was asked, as the model of willingness takes them. */
export function pricedMonths(months: readonly PricingMonth[]): PriceMonth[] {
  return months.flatMap(({ priceCents, joined }) =>
    priceCents === undefined || priceCents <= 0 ? [] : [{ priceCents, joined }],
  );
}

/** Why there is no advice, where months are too few: the cause behind it when there are none at all. */
function absentMonths({ input }: PricingDesk, reason: Reason): Reason {
  return input.months.length === 0 && input.lacking !== "too-few-months" ? { code: input.lacking } : reason;
}

function putCurrent(desk: PricingDesk): number | undefined {
  const { input, put } = desk;
  const { price, months, currency } = input;
  const money = { metric: "price", unit: "cents", currency } as const;
  if (price) {
    const kinds = new Map(input.evidence.map(({ key, kind }) => [key, kind]));
    const kind = kinds.get(price.evidence) === "manual" ? "self-reported" : "measured";
    put({ ...money, kind, value: price.cents, asOf: price.observedAt, sources: [price.evidence] });
    return price.cents;
  }
  const last = months.findLast(({ priceCents }) => priceCents !== undefined);
  if (last?.priceCents === undefined) {
    desk.addMissing("price", "cents", { code: "needs-price" });
    return undefined;
  }
  put({ ...money, kind: "derived", value: last.priceCents, formula: "price.lastMonth", n: 1, sampleOf: "months" });
  return last.priceCents;
}

/** What a subscriber pays a month beside the subscription, lately; of fewer than five at a time it says nothing of others. */
function putExtras(desk: PricingDesk): number | undefined {
  const { months, currency } = desk.input;
  const recent = months.slice(-recentMonths);
  const payers = Math.max(0, ...recent.map(({ active }) => active));
  if (payers < fewestPayers) {
    const reason = months.length === 0 ? absentMonths(desk, { code: "too-few-months", needs: 1, has: 0 }) : undefined;
    desk.addMissing("extras.perPayer", "cents", reason ?? { code: "too-few-payers", needs: fewestPayers, has: payers });
    return undefined;
  }
  const paid = recent.reduce((sum, { active }) => sum + active, 0);
  const extras = recent.reduce((sum, { extrasCents }) => sum + extrasCents, 0) / paid;
  const n = { n: payers, sampleOf: "payers" } as const;
  const money = { unit: "cents", currency, kind: "derived" } as const;
  desk.put({ ...money, ...n, metric: "extras.perPayer", value: extras, formula: "extras.perPayer" });
  return extras;
}

function putMonthsTold(desk: PricingDesk, priced: readonly PriceMonth[]): void {
  if (priced.length === 0) return;
  const count = { unit: "count", kind: "derived" } as const;
  desk.put({ ...count, metric: "price.months", value: priced.length, formula: "price.months" });
  const prices = new Set(priced.map(({ priceCents }) => priceCents)).size;
  desk.put({ ...count, metric: "price.prices", value: prices, formula: "price.prices" });
}
