import { expect, test } from "vitest";
import type { Knowledge } from "../knowledge.ts";
import { makeTestFact } from "../test/make-facts.ts";
import { withFacts } from "../test/make-knowledge.ts";
import { planOf } from "../test/print-plan.ts";
import { one } from "../test/sample-ledgers.ts";

const month = (name: string) => [
  makeTestFact(`split.base.${name}`, 100_000, { metric: "earnings.total" }),
  makeTestFact(`split.agency.${name}`, 30_000, { metric: "split.agency" }),
  makeTestFact(`split.creator.${name}`, 70_000, { metric: "split.creator" }),
];
const divided: Knowledge = {
  ...withFacts(one, [...month("2026-11"), ...month("2026-10"), ...month("2026-09")]),
  splits: [
    { month: "2026-11", isOver: false, confirmed: [] },
    { month: "2026-10", isOver: true, confirmed: ["agency"] },
    { month: "2026-09", isOver: true, confirmed: ["agency", "creator"] },
  ],
};
const parts = (name: string) => `facts split.creator.${name} split.agency.${name} split.base.${name}`;

test("splits: the newest month that is over, or the named one, with who confirmed it", () => {
  expect(planOf("splits", divided)).toEqual([parts("2026-10"), "phrase split-agency"]);
  expect(planOf("splits", divided, { period: "2026-09" })).toEqual([parts("2026-09"), "phrase split-both"]);
  expect(planOf("splits", divided, { period: "this-month" })).toEqual([parts("2026-11"), "phrase split-running"]);
});

test("splits: of what is still to be paid that payments are not known; of a month without a split that it has none", () => {
  expect(planOf("splits", divided, { text: "what do we still owe her" })[0]).toBe("phrase paid-unknown");
  expect(planOf("splits", divided, { period: "2026-05" })[0]).toBe("phrase other-period");
  expect(planOf("splits", one)).toEqual(["phrase no-split"]);
});

const october = { from: "2026-10-01", to: "2026-10-31" };
const september = { from: "2026-09-01", to: "2026-09-30" };
const paid = (kind: string, now: number, before: number) => [
  makeTestFact(`earnings.${kind}.2026-10`, now, { metric: `earnings.${kind}`, period: october }),
  makeTestFact(`earnings.${kind}.2026-09`, before, { metric: `earnings.${kind}`, period: september }),
];

test("earnings: of a month that is divided each side's part too", () => {
  const known: Knowledge = { ...divided, facts: withFacts(divided, paid("total", 100_000, 90_000)).facts };
  expect(planOf("earnings", known, { period: "2026-10" })).toContain(
    "facts split.creator.2026-10 split.agency.2026-10",
  );
});

test("earnings-why: a month beside the one before, in all and by the kinds of payments that changed, the largest change first", () => {
  const known = withFacts(one, [
    ...paid("total", 100_000, 90_000),
    ...paid("tip", 9_000, 8_000),
    ...paid("message", 40_000, 31_000),
  ]);
  const expected = [
    "compare earnings.total.2026-10 earnings.total.2026-09",
    "compare earnings.message.2026-10 earnings.message.2026-09",
    "compare earnings.tip.2026-10 earnings.tip.2026-09",
    "phrase why-paid-unknown",
  ];
  expect(planOf("earnings-why", known)).toEqual(expected);
  expect(planOf("earnings-why", known, { period: "2026-10" })).toEqual(expected);
});

test("earnings-kinds: days of several months have the sums of these days, and no share of other days", () => {
  const inDays = (kind: string, cents: number) =>
    makeTestFact(`earnings.${kind}.in`, cents, {
      metric: `earnings.${kind}`,
      period: { from: "2026-09-01", to: "2026-10-31" },
    });
  const known = withFacts(one, [
    ...paid("total", 100_000, 90_000),
    ...paid("message", 40_000, 31_000),
    ...[inDays("total", 190_000), inDays("message", 71_000), inDays("tip", 17_000)],
  ]);
  expect(planOf("earnings-kinds", known, { period: "90d", metrics: ["earnings.message"] })).toEqual([
    "facts earnings.message.in",
    "facts earnings.tip.in",
    "facts earnings.total.in",
  ]);
});

test("subscribers-staying: of each month of joining the share at the last age that is known", () => {
  const known = withFacts(one, [
    makeTestFact("cohort.joined.2026-08", 40, { metric: "cohort.joined" }),
    makeTestFact("cohort.stayed.2026-08.1", 70, { metric: "cohort.stayed" }),
    makeTestFact("cohort.stayed.2026-08.2", 55, { metric: "cohort.stayed" }),
  ]);
  expect(planOf("subscribers-staying", known)).toEqual(["facts cohort.joined.2026-08 cohort.stayed.2026-08.2"]);
  expect(planOf("subscribers-staying", one)).toEqual(["phrase no-cohorts"]);
});

test("subscribers-staying: who did not renew in a month that is named is counted in it", () => {
  const known = withFacts(one, [
    makeTestFact("subscribers.left.2026-08", 12, { metric: "subscribers.left" }),
    makeTestFact("cohort.joined.2026-07", 40, { metric: "cohort.joined" }),
    makeTestFact("cohort.stayed.2026-07.1", 70, { metric: "cohort.stayed" }),
  ]);
  expect(planOf("subscribers-staying", known, { period: "2026-08" })).toEqual(["facts subscribers.left.2026-08"]);
});

test("earnings-why: without named days the newest thirty against the thirty before, as in the report, and no older months", () => {
  const change = makeTestFact("onlyfans.earningsChange", -43, { low: -60, high: -21 });
  const known = withFacts(one, [...paid("total", 100_000, 90_000), ...paid("tip", 9_000, 8_000), change]);
  const text = "why did my earnings go down";
  expect(planOf("earnings-why", known, { text })).toEqual(["facts onlyfans.earningsChange", "phrase why-paid-unknown"]);
  expect(planOf("earnings-why", known, { text, period: "2026-10" })[0]).toBe(
    "compare earnings.total.2026-10 earnings.total.2026-09",
  );
});

test("earnings-why: where the newest thirty days surely went no way, what fell is shown by months and kinds", () => {
  const change = makeTestFact("onlyfans.earningsChange", 2, { low: -13, high: 18 });
  const known = withFacts(one, [...paid("total", 80_000, 90_000), ...paid("tip", 5_000, 8_000), change]);
  expect(planOf("earnings-why", known, { premise: { claim: "fall" } })).toEqual([
    "facts onlyfans.earningsChange",
    "months earnings.total 2026-09 2026-10",
    "compare earnings.total.2026-10 earnings.total.2026-09",
    "compare earnings.tip.2026-10 earnings.tip.2026-09",
    "phrase why-paid-unknown",
  ]);
});

test("earnings: what is left after fees is stated as such", () => {
  const known = withFacts(one, paid("total", 100_000, 90_000));
  expect(planOf("earnings", known, { period: "2026-10", text: "and net after fees?" }).slice(0, 2)).toEqual([
    "phrase after-fees",
    "facts earnings.total.2026-10",
  ]);
});

test("breakdown: the best weekday is asked of posts where no payments are known, unless it names money", () => {
  const payments = { measure: "amount", basis: "net", kinds: [], operation: "most", by: "weekday" } as const;
  const planFor = (text: string) => planOf("breakdown", one, { text, payments });
  expect(planFor("which weekday works best")).toEqual(planOf("best-time", one, { text: "which weekday works best" }));
  expect(planFor("which weekday earns most")).not.toEqual(planFor("which weekday works best"));
});
