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

test("subscribers-staying: of each month of joining the share at the last age that is known", () => {
  const known = withFacts(one, [
    makeTestFact("cohort.joined.2026-08", 40, { metric: "cohort.joined" }),
    makeTestFact("cohort.stayed.2026-08.1", 70, { metric: "cohort.stayed" }),
    makeTestFact("cohort.stayed.2026-08.2", 55, { metric: "cohort.stayed" }),
  ]);
  expect(planOf("subscribers-staying", known)).toEqual(["facts cohort.joined.2026-08 cohort.stayed.2026-08.2"]);
  expect(planOf("subscribers-staying", one)).toEqual(["phrase no-cohorts"]);
});
