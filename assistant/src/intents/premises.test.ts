import { expect, test } from "vitest";
import type { Premise } from "../route/slots/find-premise.ts";
import { knowledgeOf, makeTestFact } from "../test/make-facts.ts";
import { planOf } from "../test/print-plan.ts";

const fall: Premise = { claim: "fall" };
const gains = (instagram: number, x: number) =>
  knowledgeOf([
    makeTestFact("instagram.followers", 1900),
    makeTestFact("instagram.gain", instagram),
    makeTestFact("x.followers", 700),
    makeTestFact("x.gain", x),
  ]);
const leadOf = (...args: Parameters<typeof planOf>) => planOf(...args)[0];

test("premise: a fall of followers that rose on every platform is denied before their gains", () => {
  expect(planOf("jump", gains(220, 74), { premise: fall }).slice(0, 2)).toEqual([
    "premise not-fallen",
    "facts instagram.gain x.gain",
  ]);
});

test("premise: a fall of followers on one of two platforms is so in part, and on both it is not commented on", () => {
  expect(leadOf("jump", gains(220, -74), { premise: fall })).toBe("premise partly");
  expect(leadOf("jump", gains(-220, -74), { premise: fall })).not.toContain("premise");
  expect(leadOf("growth", gains(-220, -74), { premise: { claim: "fall", isQuestion: true } })).toBe("premise so");
});

test("jump: where followers surely left, what to look at follows", () => {
  expect(planOf("jump", gains(-220, 74))).toContain("step losing-followers 0");
  expect(planOf("jump", gains(220, 74))).not.toContain("step losing-followers 0");
});

test("premise: earnings without days to compare with are said to have none", () => {
  const earned = knowledgeOf([makeTestFact("onlyfans.earningsNet", 284_150, { currency: "USD" })]);
  expect(planOf("earnings", earned, { premise: { claim: "rise" } })[0]).toBe("phrase no-base");
});

test("premise: a claim on several months is held against each month that is over, and the last of these against the first", () => {
  const month = (id: string, cents: number) =>
    makeTestFact(`earnings.total.${id}`, cents, { metric: "earnings.total", currency: "USD" });
  const earned = (...[august, september, october]: [number, number, number]) =>
    knowledgeOf([
      month("2026-08", august),
      month("2026-09", september),
      month("2026-10", october),
      month("2026-11", 100),
      makeTestFact("earnings.total.in", august + september + october + 100, {
        ...{ metric: "earnings.total", currency: "USD", period: { from: "2026-08-01", to: "2026-11-20" } },
      }),
    ]);
  const question = { period: "2026-08-01..2026-11-20", premise: { claim: "fall", isQuestion: true } } as const;
  expect(planOf("earnings", earned(5000, 4000, 3000), question)).toEqual([
    "premise so",
    "facts earnings.total.in",
    "months earnings.total 2026-08 2026-11",
    "compare earnings.total.2026-10 earnings.total.2026-08",
  ]);
  expect(leadOf("earnings", earned(3000, 4000, 5000), question)).toBe("premise not-fallen");
  expect(leadOf("earnings", earned(5000, 4000, 4500), question)).toBe("premise not-each-month");
  const tip = (id: string, cents: number, from: string, to: string) =>
    makeTestFact(`earnings.tip.${id}`, cents, { metric: "earnings.tip", currency: "USD", period: { from, to } });
  const tips = knowledgeOf([
    tip("in", 12_000, "2026-08-01", "2026-11-20"),
    tip("2026-08", 5000, "2026-08-01", "2026-08-31"),
    tip("2026-10", 3000, "2026-10-01", "2026-10-31"),
  ]);
  for (const intent of ["earnings-why", "earnings-kinds"] as const) {
    const blocks = planOf(intent, tips, { ...question, metrics: ["earnings.tip"] });
    expect(blocks).toContain("months earnings.tip 2026-08 2026-10");
    expect(blocks).toContain("compare earnings.tip.2026-10 earnings.tip.2026-08");
    expect(blocks[0]).toBe("premise so");
  }
  // What has come in since November began is more than all of October.
  expect(leadOf("earnings", earned(5000, 40, 30), question)).toBe("premise not-each-month");
});

test("premise: of a platform that the question names only that one is held against it", () => {
  expect(leadOf("jump", gains(220, -74), { premise: fall, platforms: ["instagram"] })).toBe("premise not-fallen");
});

test("premise: that followers stopped growing is denied where they grow", () => {
  expect(leadOf("jump", gains(220, 74), { premise: { claim: "stall" } })).toBe("premise risen");
  expect(leadOf("jump", gains(-1, 0), { premise: { claim: "stall" } })).not.toContain("premise");
});

test("premise: a change of the response whose range holds 0 is no certain fall", () => {
  const changed = (value: number, low: number, high: number) =>
    knowledgeOf([
      makeTestFact("instagram.engagement", 4.9),
      makeTestFact("instagram.engagementChange", value, { low, high }),
    ]);
  expect(leadOf("engagement-why", changed(3, -29, 42), { premise: fall })).toBe("premise no-sure-fall");
  expect(leadOf("engagement-why", changed(24, 4, 58), { premise: fall })).toBe("premise not-fallen");
  expect(leadOf("engagement-why", changed(-20, -34, -6), { premise: fall })).not.toContain("premise");
});

test("premise: subscribers who were lost are held against those who joined in the same month", () => {
  const counted = knowledgeOf([
    makeTestFact("onlyfans.subscribers", 412),
    makeTestFact("cohort.joined.2026-10", 96, { metric: "cohort.joined" }),
    makeTestFact("subscribers.left.2026-10", 53, { metric: "subscribers.left" }),
  ]);
  expect(planOf("subscribers-lost", counted, { premise: fall }).slice(0, 2)).toEqual([
    "premise not-fallen",
    "facts cohort.joined.2026-10 subscribers.left.2026-10",
  ]);
});

test("premise: earnings of days that are not over are held against as many days before, the named kind first", () => {
  const of = (metric: string, now: number, before: number) => [
    makeTestFact(`${metric}.in`, now, { metric, currency: "USD", period: { from: "2026-11-01", to: "2026-11-19" } }),
    makeTestFact(`${metric}.before`, before, {
      ...{ metric, currency: "USD" },
      period: { from: "2026-10-01", to: "2026-10-20" },
    }),
    makeTestFact(`${metric}.2026-10`, 2 * before, { metric, currency: "USD" }),
  ];
  const earned = knowledgeOf([...of("earnings.total", 5000, 4000), ...of("earnings.tip", 900, 700)]);
  const question = { premise: fall, period: "2026-11", isCompared: true as const };
  expect(planOf("earnings-why", earned, { ...question, metrics: ["earnings.tip"] }).slice(0, 3)).toEqual([
    "premise not-fallen",
    "compare earnings.tip.in earnings.tip.before",
    "compare earnings.total.in earnings.total.before",
  ]);
});

test("premise: a fall of earnings of all models without days to compare with is not commented on, and said to be unknown", () => {
  const all = knowledgeOf(
    [
      makeTestFact("portfolio.earnings", 17_000, { currency: "USD" }),
      makeTestFact("1.earningsNet", 17_000, { currency: "USD" }),
    ],
    {
      models: [{ id: 1, name: "Ava", attention: [], state: "analyzed" }],
    },
  );
  expect(planOf("models-earnings", all, { premise: fall })[0]).toBe("phrase no-base");
});

const models = (ava: number, carla: number, mika: number) =>
  knowledgeOf(
    [ava, carla, mika].map((value, at) =>
      makeTestFact(`${at + 1}.engagement`, value, { low: value - 0.5, high: value + 0.5 }),
    ),
    { models: ["Ava", "Carla", "Mika"].map((name, at) => ({ id: at + 1, name, attention: [], state: "analyzed" })) },
  );
const worst = { premise: { claim: "worst" }, order: "worst", models: [1], metrics: ["engagement"] } as const;

test("premise: a model that is not last by the ranking is said not to be, and no reasons are given", () => {
  const plan = planOf("models-rank", models(2.9, 1.4, 4.3), { ...worst, asksWhy: true });
  expect(plan[0]).toBe("premise not-last 1");
  expect(plan.slice(1).every((line) => /^(?:rank|table|lacking)/.test(line))).toBe(true);
  expect(leadOf("models-rank", models(1.4, 2.9, 4.3), worst)).not.toContain("premise");
});

test("premise: a model whose range meets that of another is not surely last", () => {
  expect(leadOf("models-rank", models(1.9, 2.3, 4.3), worst)).toBe("premise not-surely-last 1");
});

test("premise: a platform is first where its whole range lies above the others'", () => {
  const rates = knowledgeOf([
    makeTestFact("instagram.engagement", 4.9, { low: 3.7, high: 6.5 }),
    makeTestFact("x.engagement", 2.2, { low: 1.6, high: 3 }),
  ]);
  const best = (platform: "instagram" | "x") =>
    leadOf("platform-best", rates, { premise: { claim: "best" }, platforms: [platform], metrics: ["engagement"] });
  expect(best("x")).toBe("premise not-first  x");
  expect(best("instagram")).not.toContain("premise");
});

test("premise: that one grows faster than the other is answered by yes or no before how they compare", () => {
  const two = knowledgeOf(
    [makeTestFact("1.instagram.gainPercent", 9.6), makeTestFact("2.instagram.gainPercent", 12.8)],
    { models: [1, 2].map((id) => ({ id, name: `Model ${id}`, attention: [], state: "analyzed" as const })) },
  );
  const asked = (models: number[], claim: "more" | "less") =>
    planOf("compare", two, {
      models,
      metrics: ["gainPercent"],
      platforms: ["instagram"],
      premise: { claim, isQuestion: true },
    });
  const pair = "compare 1.instagram.gainPercent 2.instagram.gainPercent";
  expect(asked([1, 2], "more")).toEqual(["premise not-so", pair]);
  expect(asked([2, 1], "more")).toEqual(["premise so", pair]);
  expect(asked([1, 2], "less")).toEqual(["premise so", pair]);
});

test("premise: that one does better than the other, without a figure, is so in part where one figure says so and another not", () => {
  const two = knowledgeOf(
    [
      ...[makeTestFact("1.follows.total", 9_000), makeTestFact("2.follows.total", 700)],
      ...[makeTestFact("1.gainPercent", 1), makeTestFact("2.gainPercent", 8)],
    ],
    {
      models: [1, 2].map((id) => ({ id, name: `Model ${id}`, attention: [], state: "analyzed" as const })),
    },
  );
  const premise: Premise = { claim: "more", isQuestion: true };
  expect(leadOf("compare", two, { models: [1, 2], premise })).toBe("premise partly");
});

test("earnings-kinds: a share that the question holds against a half is stated before the sums, with yes or no", () => {
  const shared = knowledgeOf([
    makeTestFact("earnings.total.2026-10", 10_000, { metric: "earnings.total", currency: "USD" }),
    makeTestFact("earnings.subscription.2026-10", 4_000, { metric: "earnings.subscription", currency: "USD" }),
    makeTestFact("onlyfans.kindShare.subscription", 40),
  ]);
  const limit = { way: "over", amount: 50, isInclusive: false, isShare: true } as const;
  expect(planOf("earnings-kinds", shared, { metrics: ["earnings.subscription"], limit }).slice(0, 3)).toEqual([
    "verdict onlyfans.kindShare.subscription over 50 false",
    "facts onlyfans.kindShare.subscription",
    "facts earnings.subscription.2026-10",
  ]);
});

test("premise: a rise of renewals is not held against how all earnings changed", () => {
  const earned = knowledgeOf([
    makeTestFact("onlyfans.earningsChange", 8, { low: -7, high: 22 }),
    makeTestFact("earnings.total.2026-10", 10_000, { metric: "earnings.total", currency: "USD" }),
    makeTestFact("earnings.renewal.2026-10", 4_000, { metric: "earnings.renewal", currency: "USD" }),
  ]);
  const premise = { claim: "rise", isQuestion: true } as const;
  expect(leadOf("earnings-kinds", earned, { metrics: ["earnings.renewal"], premise })).toBe("phrase no-base");
});

test("premise: whether all lost followers is held against what they gained together, whether anyone did against each", () => {
  const gained = knowledgeOf(
    [
      makeTestFact("1.instagram.gain", -6, { platform: "instagram", metric: "gain" }),
      makeTestFact("2.instagram.gain", 530, { platform: "instagram", metric: "gain" }),
      makeTestFact("together.gain", 524, { metric: "gain" }),
    ],
    { models: ["Ava", "Carla"].map((name, at) => ({ id: at + 1, name, attention: [], state: "analyzed" as const })) },
  );
  const asked = { premise: { claim: "fall", isQuestion: true } } as const;
  expect(planOf("models-losing", gained, { ...asked, text: "did we lose followers" }).slice(0, 2)).toEqual([
    "premise not-fallen",
    "facts together.gain",
  ]);
  expect(planOf("models-losing", gained, { ...asked, text: "did anyone lose followers" })[0]).toBe(
    "facts 1.instagram.gain",
  );
});

test("premise: whether all earned more is held against the change of their payments", () => {
  const summed = (change: number) =>
    knowledgeOf(
      [
        makeTestFact("breakdown.amount", 900, { metric: "earnings.total", currency: "USD" }),
        makeTestFact("breakdown.amount.1", 900, { metric: "earnings.total", currency: "USD" }),
        makeTestFact("breakdown.change", change, { metric: "breakdown.change" }),
      ],
      {
        models: [{ id: 1, name: "Ava", attention: [], state: "analyzed" }],
        breakdown: { columns: ["amount"], rows: [{ key: "1", isWhole: true }], models: [1] },
      },
    );
  const asked = {
    ...{ premise: { claim: "rise", isQuestion: true } as const, period: "this-month", before: "2026-10" },
    payments: { measure: "amount", basis: "net", kinds: [], operation: "change" } as const,
  };
  expect(leadOf("models-breakdown", summed(8.9), asked)).toBe("premise so");
  expect(leadOf("models-breakdown", summed(-3), asked)).toBe("premise not-risen");
});

test("premise: a model that is said to be last and has no figure is named as such", () => {
  const models = ["Ava", "Mika"].map((name, at) => ({ id: at + 1, name, attention: [], state: "analyzed" as const }));
  const known = knowledgeOf([makeTestFact("1.x.followers", 12), makeTestFact("1.follows.total", 12)], { models });
  const plan = planOf("models-rank", known, {
    metrics: ["followers"],
    models: [2],
    order: "worst",
    premise: { claim: "worst" },
  });
  expect(plan[0]).toBe("premise unknown 2");
});
