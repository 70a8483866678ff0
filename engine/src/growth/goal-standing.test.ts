import { expect, test } from "vitest";
import type { Fact, Series } from "../ledger/fact.ts";
import { makeFact } from "../ledger/make-fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { type Goal, goalStanding } from "./goal-standing.ts";

const asOf = "2026-11-20T12:00:00.000Z";
const today = "2026-11-21";
const behind = [{ kind: "api", sandbox: false }] as const;
const dayAt = (days: number) => new Date(Date.parse(asOf) + days * 86_400_000).toISOString();

/** A thousand followers, ten a day more, give or take two a day. */
const platformOf = (platform: Platform): { facts: Fact[]; series: Series } => ({
  facts: [
    makeFact(
      { id: `${platform}.followers`, metric: "followers", platform, kind: "measured", value: 1_000, asOf },
      behind,
    ),
    makeFact(
      {
        ...{ id: `${platform}.forecast`, metric: "forecast", platform, kind: "estimated", value: 1_280, asOf },
        ...{
          low: 1_224,
          high: 1_336,
          level: 0.8,
          period: { from: asOf, to: dayAt(28) },
          inputs: [`${platform}.followers`],
        },
      },
      behind,
    ),
  ],
  series: {
    ...{ id: `${platform}.followers`, metric: "followers", platform, unit: "count" },
    points: [
      { at: dayAt(-2), value: 1_005 },
      { at: asOf, value: 1_000 },
    ],
    forecast: Array.from({ length: 28 }, (_, at) => ({
      at: dayAt(at + 1),
      value: 1_010 + 10 * at,
      low: 1_008 + 8 * at,
      high: 1_012 + 12 * at,
    })),
  },
});
const [instagram, x] = [platformOf("instagram"), platformOf("x")];
const total = makeFact(
  {
    ...{ id: "follows.total", metric: "follows.total", kind: "derived", value: 2_000, asOf },
    inputs: ["instagram.followers", "x.followers"],
  },
  behind,
);
const given = { facts: [...instagram.facts, ...x.facts, total], series: [instagram.series, x.series], today };
const goal: Goal = {
  ...{ metric: "followers", platform: "instagram", value: 1_100, dueOn: "2026-12-01", setOn: "2026-11-20" },
};

test("goalStanding: a goal is on course where the low end of a day up to its own reaches it, and out of reach where no high end does", () => {
  const outlook = (value: number, dueOn = goal.dueOn) => goalStanding({ ...goal, value, dueOn }, given).outlook;
  // On 1 December, the eleventh day: 1,088 to 1,132.
  expect([1_088, 1_089, 1_132, 1_133].map((value) => outlook(value))).toEqual([
    ...["on-course", "too-close", "too-close", "out-of-reach"],
  ]);
  // Beyond the last day of the forecast no course is carried on; what its low end reaches before is on course all the same.
  expect(outlook(1_300, "2027-03-01")).toBe("beyond");
  expect(outlook(1_200, "2027-03-01")).toBe("on-course");
  expect(outlook(1_300, "2026-11-20")).toBe("over");
});

test("goalStanding: names the figure now, its share of the goal and the forecast of the day, by the forecast's own range", () => {
  const { now, share, ahead } = goalStanding(goal, given);
  expect(now).toMatchObject({ id: "instagram.followers", value: 1_000 });
  expect(share).toMatchObject({ metric: "goal.share", value: 1_000 / 11, inputs: ["instagram.followers"] });
  expect(ahead).toMatchObject({ metric: "forecast", value: 1_110, low: 1_088, high: 1_132, level: 0.8 });
  expect(ahead?.period?.to.slice(0, 10)).toBe("2026-12-01");
});

test("goalStanding: of all platforms the forecast of a day is the sum of theirs, and there is none where one platform has none", () => {
  const ofAll = { ...goal, platform: null, value: 2_200 };
  expect(goalStanding(ofAll, given).ahead).toMatchObject({
    metric: "follows.forecast",
    value: 2_220,
    low: 2_176,
    high: 2_264,
  });
  const { forecast: _, ...course } = x.series;
  expect(goalStanding(ofAll, { ...given, series: [instagram.series, course] })).toMatchObject({ outlook: "none" });
});

test("goalStanding: a goal is reached on the first day since it was set on which the figure was as much, and stays reached", () => {
  expect(goalStanding({ ...goal, value: 1_005, setOn: "2026-11-18" }, given)).toMatchObject({
    ...{ outlook: "reached", reachedOn: "2026-11-18", ahead: undefined },
  });
  expect(goalStanding({ ...goal, value: 1_005 }, given).reachedOn).toBeUndefined();
  expect(goalStanding({ ...goal, value: 1_000, dueOn: "2026-11-19" }, given).outlook).toBe("over");
});

test("goalStanding: a figure that is missing has no share, and one that nothing forecasts has no outlook", () => {
  const engagement = { ...goal, metric: "engagement" as const, value: 6 };
  expect(goalStanding(engagement, given)).toEqual({
    ...{ outlook: "none", now: undefined, share: undefined, ahead: undefined, reachedOn: undefined },
  });
});

const monthFact = (month: string, value: number, last: string) =>
  makeFact(
    {
      ...{ id: `earnings.total.${month}`, metric: "earnings.total", currency: "USD", kind: "derived", value, asOf },
      period: { from: `${month}-01`, to: last },
    },
    behind,
  );
const expected = makeFact(
  {
    ...{
      id: "revenue.month.2026-12",
      metric: "revenue.month",
      currency: "USD",
      kind: "estimated",
      value: 550_00,
      asOf,
    },
    ...{ low: 480_00, high: 620_00, level: 0.8, period: { from: "2026-12-01", to: "2026-12-31" } },
  },
  behind,
);
const money = {
  facts: [monthFact("2026-10", 450_00, "2026-10-31"), monthFact("2026-11", 300_00, "2026-11-19"), expected],
  ...{ series: [], today },
};

test("goalStanding: a goal on earnings is held against the newest whole month, its own month once it began, and what is expected of that", () => {
  const ofDecember: Goal = { ...goal, metric: "earningsNet", platform: null, value: 500_00, dueOn: "2026-12-31" };
  expect(goalStanding(ofDecember, money)).toMatchObject({
    ...{ outlook: "too-close", now: { id: "earnings.total.2026-10" }, ahead: { id: "revenue.month.2026-12" } },
  });
  expect(goalStanding({ ...ofDecember, value: 480_00 }, money).outlook).toBe("on-course");
  expect(goalStanding({ ...ofDecember, value: 630_00 }, money).outlook).toBe("out-of-reach");
  const ofNovember = { ...ofDecember, dueOn: "2026-11-30" };
  expect(goalStanding(ofNovember, money)).toMatchObject({ outlook: "none", now: { id: "earnings.total.2026-11" } });
  // October was before it was set; November is as much already.
  expect(goalStanding({ ...ofDecember, value: 300_00 }, money)).toMatchObject({
    outlook: "reached",
    reachedOn: "2026-11-19",
  });
});
