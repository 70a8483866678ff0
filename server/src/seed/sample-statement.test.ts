import { expect, test } from "vitest";
import { makeSampleStatement } from "./sample-statement.ts";

const page = { seed: 5, priceCents: 999, joins: 2, joinsBefore: 0.5, buys: 0.014, tips: 0.006, returns: 0.1 };
const steady = { ...page, leaves: [0.34, 0.12] as const };
const now = new Date("2026-11-20T12:00:00Z");
const rowsOf = (text: string) => text.split("\n").slice(1);

test("sample statement: the same page and day give the same table, another seed another one", () => {
  expect(makeSampleStatement(steady, now)).toBe(makeSampleStatement(steady, now));
  expect(makeSampleStatement({ ...steady, seed: 6 }, now)).not.toBe(makeSampleStatement(steady, now));
});

test("sample statement: a year in the order of time up to yesterday, each fee a fifth to the cent", () => {
  const rows = rowsOf(makeSampleStatement(steady, now)).map((row) => row.split(","));
  expect(rows.length).toBeGreaterThan(1_000);
  const times = rows.map(([time = ""]) => time);
  expect(times).toEqual(times.toSorted());
  expect(times.at(-1)?.slice(0, 10)).toBe("2026-11-19");
  for (const [, amount, fee, net] of rows) {
    expect(Math.round(100 * Number(amount))).toBe(Math.round(100 * Number(fee)) + Math.round(100 * Number(net)));
    expect(Number(fee)).toBeCloseTo(0.2 * Number(amount), 2);
  }
});

test("sample statement: who leaves pays no more, so that fewer renewals follow where more leave", () => {
  const renewals = (leaves: readonly [number, number]) =>
    rowsOf(makeSampleStatement({ ...page, leaves }, now)).filter((row) => row.includes("Recurring")).length;
  expect(renewals([1, 1])).toBe(0);
  expect(renewals([0.6, 0.3])).toBeLessThan(renewals([0.1, 0.05]));
});

test("sample statement: a raised price is what who joins from then on pays, and planted regulars pay nothing lately", () => {
  const raised = { daysAgo: 100, priceCents: 1_999, leaves: [0.5, 0.5] as const };
  const rows = rowsOf(
    makeSampleStatement({ ...page, leaves: [0.3, 0.1], returns: 0, raised, quiet: { fans: 2, days: 40 } }, now),
  );
  const joined = rows.filter((row) => row.includes("Subscription from"));
  const since = new Date(now.getTime() - 101 * 86_400_000).toISOString().slice(0, 10);
  for (const row of joined) expect([row, row.includes("19.99")]).toEqual([row, row.slice(0, 10) > since]);
  const regulars = rows.filter((row) => row.includes("regular"));
  expect(regulars.length).toBeGreaterThan(30);
  const last = new Date(now.getTime() - 40 * 86_400_000).toISOString().slice(0, 10);
  expect(regulars.every((row) => row.slice(0, 10) < last)).toBe(true);
});
