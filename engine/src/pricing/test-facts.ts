import { numberOf } from "../builder/fact-builder.ts";
import { daysOfMonth } from "../earnings/month-totals.ts";
import type { TestedPrice } from "./price-facts.ts";
import type { PricingBuilder } from "./pricing-builder.ts";

const testDays = 28;
const recentMonths = 3;
/** Interest moves of itself from month to month by so much. */
const monthSpread = 0.1;
/** Of a standard normal: eight of ten lie within. */
const eightOfTen = 1.2816;

const longestTest = 365;

/**
 * What a test of four weeks needs: who would join without it, who must join at its price, and what chance alone may do.
 *
 * Of M months before in which J joined, U are expected in the test, and N = U × (present price + beside) ÷ (tested price + beside)
 * bring as much. The logarithm of a count over its expectation spreads by
 * s(d) = √(1 ÷ J + 0.1² ÷ M + (1 ÷ U + 0.1²) × 28 ÷ d) in d days: the months before move of themselves too, and that no longer
 * test takes away. The tested price is surely better from N × e^(1.2816 s) on, surely worse up to N ÷ e^(1.2816 s): each is
 * reached by chance alone one time of ten. A test that turns out as the curves expect, by a revenue of r times the present one, is
 * decided once 1.2816 s(d) ≤ ln r.
 */
export function addTest(builder: PricingBuilder, facts: TestedPrice): void {
  const { input, addFact } = builder;
  const { price, change } = facts;
  const [current, tested] = [numberOf(facts.current), numberOf(price)];
  const recent = input.months.slice(-recentMonths);
  const joined = recent.reduce((sum, month) => sum + month.joined, 0);
  if (current === undefined || tested === undefined || joined === 0) return;
  const days = recent.reduce((sum, { month }) => sum + Number(daysOfMonth(month).to.slice(8)), 0);
  const usual = (joined / days) * testDays;
  const extras = numberOf(facts.extras) ?? 0;
  const needed = (usual * (current + extras)) / (tested + extras);
  const before = 1 / joined + monthSpread ** 2 / recent.length;
  const within = 1 / usual + monthSpread ** 2;
  const off = eightOfTen * Math.sqrt(before + within);
  const n = { n: recent.length, sampleOf: "months" } as const;
  const guess = { ...n, kind: "estimated" } as const;
  addFact({ metric: "test.length", kind: "derived", value: testDays, formula: "test.length" });
  addFact({
    ...guess,
    metric: "test.usual",
    value: Math.round(usual),
    low: Math.floor(usual * Math.exp(-off)),
    high: Math.ceil(usual * Math.exp(off)),
    level: 0.8,
    formula: "test.usual",
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
  const hoped = Math.log(1 + (numberOf(change) ?? 0) / 100) / eightOfTen;
  const runs =
    hoped > 0 && hoped ** 2 > before ? (testDays * within) / (hoped ** 2 - before) : Number.POSITIVE_INFINITY;
  if (runs <= longestTest)
    addFact({
      ...guess,
      metric: "test.runs",
      value: Math.max(testDays, 7 * Math.ceil(runs / 7)),
      formula: "test.runs",
      inputs: ["test.usual", change.id],
    });
}
