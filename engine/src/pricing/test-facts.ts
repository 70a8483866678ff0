import { daysOfMonth } from "../earnings/month-totals.ts";
import type { PricingDesk } from "./pricing-desk.ts";

const testDays = 28;
const recentMonths = 3;
/** Interest moves of itself from month to month by so much. */
const monthSpread = 0.1;
/** Of a standard normal: eight of ten lie within. */
const eightOfTen = 1.2816;

/** What a test of four weeks needs: who would join without it, who must join at its price, and what chance alone may do. */
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
  const off = eightOfTen * Math.sqrt(1 / joined + 1 / usual + monthSpread ** 2);
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
  put({
    ...guess,
    metric: "test.noticeable",
    unit: "percent",
    value: 100 * (Math.exp(off) - 1),
    formula: "test.noticeable",
  });
  return true;
}
