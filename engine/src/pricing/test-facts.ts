import { daysOfMonth } from "../earnings/month-totals.ts";
import type { PricingDesk } from "./pricing-desk.ts";

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
 * reached by chance alone one time of ten. A test that goes as the curves expect, by a revenue of r times the present one, is
 * decided once 1.2816 s(d) ≤ ln r.
 */
export function putTest(desk: PricingDesk, price: string | undefined): boolean {
  const { input, put, numberOf } = desk;
  const [current, tested] = [numberOf("price"), price === undefined ? undefined : numberOf(price)];
  const recent = input.months.slice(-recentMonths);
  const joined = recent.reduce((sum, month) => sum + month.joined, 0);
  if (current === undefined || tested === undefined || price === undefined || joined === 0) return false;
  const days = recent.reduce((sum, { month }) => sum + Number(daysOfMonth(month).to.slice(8)), 0);
  const usual = (joined / days) * testDays;
  const extras = numberOf("extras.perPayer") ?? 0;
  const needed = (usual * (current + extras)) / (tested + extras);
  const before = 1 / joined + monthSpread ** 2 / recent.length;
  const within = 1 / usual + monthSpread ** 2;
  const off = eightOfTen * Math.sqrt(before + within);
  const n = { n: recent.length, sampleOf: "months" } as const;
  const guess = { ...n, kind: "estimated" } as const;
  put({ metric: "test.length", kind: "derived", unit: "days", value: testDays, formula: "test.length" });
  put({
    ...guess,
    metric: "test.usual",
    unit: "count",
    value: Math.round(usual),
    low: Math.floor(usual * Math.exp(-off)),
    high: Math.ceil(usual * Math.exp(off)),
    level: 0.8,
    formula: "test.usual",
  });
  put({
    ...guess,
    metric: "test.needed",
    unit: "count",
    value: Math.ceil(needed),
    formula: "test.needed",
    inputs: ["test.usual", "price", price],
  });
  const bounds = { ...guess, unit: "count", inputs: ["test.needed", "test.noticeable"] } as const;
  put({ ...bounds, metric: "test.keep", value: Math.ceil(needed * Math.exp(off)), formula: "test.keep" });
  put({ ...bounds, metric: "test.back", value: Math.floor(needed / Math.exp(off)), formula: "test.back" });
  put({
    ...guess,
    metric: "test.noticeable",
    unit: "percent",
    value: 100 * (Math.exp(off) - 1),
    formula: "test.noticeable",
  });
  const change = `${price}.change`;
  const hoped = Math.log(1 + (numberOf(change) ?? 0) / 100) / eightOfTen;
  const runs =
    hoped > 0 && hoped ** 2 > before ? (testDays * within) / (hoped ** 2 - before) : Number.POSITIVE_INFINITY;
  if (runs <= longestTest)
    put({
      ...guess,
      metric: "test.runs",
      unit: "days",
      value: Math.max(testDays, 7 * Math.ceil(runs / 7)),
      formula: "test.runs",
      inputs: ["test.usual", change],
    });
  return true;
}
