import { analyticsPeriods } from "@fanradar/contract";
import { dayMs } from "@fanradar/engine";
import { expect, test } from "vitest";
import { spansOf, spansOfDays } from "./spans.ts";

const isMidnight = (at: Date) => at.getTime() % dayMs === 0;

test.each(analyticsPeriods)(
  "spansOf: the spans of %s are the same at every hour of a UTC day, except for their end",
  (period) => {
    const [early, late] = ["2026-11-23T00:00:00.000Z", "2026-11-23T23:59:59.999Z"].map((at) =>
      spansOf(period, new Date(at)),
    );
    expect(early?.now.from).toEqual(late?.now.from);
    expect(early?.before).toEqual(late?.before);
    expect(early?.bars.map(({ from }) => from)).toEqual(late?.bars.map(({ from }) => from));
  },
);

test.each([
  ["7d", 7],
  ["30d", 30],
  ["90d", 90],
  ["1y", 365],
] as const)(
  "spansOf: %s is today and the days before it, bars of whole days, and as many days before",
  (period, days) => {
    const at = new Date("2026-11-23T13:14:15.000Z");
    const { now, before, bars } = spansOf(period, at);
    expect(now).toEqual({ from: new Date(Date.UTC(2026, 10, 24 - days)), to: at });
    expect(before).toEqual({ from: new Date(now.from.getTime() - days * dayMs), to: now.from });
    expect([bars[0]?.from, bars.at(-1)?.to]).toEqual([now.from, at]);
    expect(bars.every(({ from }) => isMidnight(from))).toBe(true);
    expect(bars.slice(1).map(({ from }) => from)).toEqual(bars.slice(0, -1).map(({ to }) => to));
  },
);

test("spansOfDays: before named days are as many others, before a calendar month the month before, before a week so far the week before", () => {
  const at = new Date("2026-11-20T12:00:00.000Z");
  const beforeOf = (from: string, to: string) => spansOfDays({ from, to }, at).before;
  const utc = (day: string) => new Date(`${day}T00:00:00.000Z`);
  expect(beforeOf("2026-10-01", "2026-10-31")).toEqual({ from: utc("2026-09-01"), to: utc("2026-10-01") });
  expect(beforeOf("2026-03-01", "2026-03-31")).toEqual({ from: utc("2026-02-01"), to: utc("2026-03-01") });
  expect(beforeOf("2026-10-01", "2026-10-30")).toEqual({ from: utc("2026-09-01"), to: utc("2026-10-01") });
  expect(beforeOf("2026-10-02", "2026-10-31")).toEqual({ from: utc("2026-09-02"), to: utc("2026-10-02") });
  // A Friday: the week so far is held against the week before.
  expect(beforeOf("2026-11-16", "2026-11-20")).toEqual({ from: utc("2026-11-09"), to: utc("2026-11-16") });
});
