import { numberOf } from "../builder/fact-builder.ts";
import { daysOfMonth } from "../catalogue/time.ts";
import type { TestedPrice } from "./price-facts.ts";
import type { PricingBuilder } from "./pricing-builder.ts";

const fewestDays = 28;
const recentMonths = 3;
/** Interest moves of itself from month to month by so much. */
const monthSpread = 0.1;
/** Of a standard normal: eight of ten lie within. */
const eightOfTen = 1.2816;

/** Half a year: prices, seasons and subscribers change within a longer one, and nobody waits for it. */
const longestTest = 26 * 7;

/**
 * What a test needs: how long it must run, who would join without it, who must join at its price, and what chance alone may do. Nothing
 * where no test of half a year could decide.
 *
 * Of M months before in which J joined, U are expected in the d days of the test, and N = U × (present price + beside) ÷ (tested price +
 * beside) bring as much. The logarithm of a count over its expectation spreads by
 * s(d) = √(1 ÷ J + 0.1² ÷ M + 1 ÷ U + 0.1² × 28 ÷ d): the months before move of themselves too, and that no longer
 * test takes away. The tested price is surely better from N × e^(1.2816 s) on, surely worse up to N ÷ e^(1.2816 s): each is
 * reached by chance alone one time of ten. A test that turns out as the curves expect, by a revenue of r times the present one, is
 * decided once 1.2816 s(d) ≤ ln r; that, in whole weeks and four at the least, is its one length.
 */
export function addTest(builder: PricingBuilder, facts: TestedPrice): void {
  const { input, addFact } = builder;
  const { price, change } = facts;
  const [current, tested] = [numberOf(facts.current), numberOf(price)];
  const recent = input.months.slice(-recentMonths);
  const joined = recent.reduce((sum, month) => sum + month.joined, 0);
  if (current === undefined || tested === undefined || joined === 0) return;
  const days = recent.reduce((sum, { month }) => sum + Number(daysOfMonth(month).to.slice(8)), 0);
  const before = 1 / joined + monthSpread ** 2 / recent.length;
  /** Of a test of one day; of d days it is a d-th of that. */
  const within = days / joined + monthSpread ** 2 * fewestDays;
  const hoped = Math.log(1 + (numberOf(change) ?? 0) / 100) / eightOfTen;
  const runs = hoped > 0 && hoped ** 2 > before ? within / (hoped ** 2 - before) : Number.POSITIVE_INFINITY;
  const length = Math.max(fewestDays, 7 * Math.ceil(runs / 7));
  if (runs > longestTest) return;
  const usual = (joined / days) * length;
  const extras = numberOf(facts.extras) ?? 0;
  const needed = (usual * (current + extras)) / (tested + extras);
  const off = eightOfTen * Math.sqrt(before + within / length);
  const n = { n: recent.length, sampleOf: "months" } as const;
  const guess = { ...n, kind: "estimated" } as const;
  addFact({ ...guess, metric: "test.length", value: length, formula: "test.length", inputs: [change.id] });
  addFact({
    ...guess,
    metric: "test.usual",
    value: Math.round(usual),
    low: Math.floor(usual * Math.exp(-off)),
    high: Math.ceil(usual * Math.exp(off)),
    level: 0.8,
    formula: "test.usual",
    inputs: ["test.length"],
  });
  addFact({
    ...guess,
    metric: "test.needed",
    value: Math.ceil(needed),
    formula: "test.needed",
    inputs: ["test.usual", "price", price.id],
  });
  const bounds = { ...guess, inputs: ["test.needed", "test.noticeable"] } as const;
  addFact({ ...bounds, metric: "test.keep", value: Math.ceil(needed * Math.exp(off)), formula: "test.keep" });
  addFact({ ...bounds, metric: "test.back", value: Math.floor(needed / Math.exp(off)), formula: "test.back" });
  addFact({
    ...guess,
    metric: "test.noticeable",
    value: 100 * (Math.exp(off) - 1),
    formula: "test.noticeable",
  });
}
