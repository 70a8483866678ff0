import type { Fact, Statement, StepOutcome } from "@fanradar/engine";
import { expect, test } from "vitest";
import { newsOfSteps } from "./news-of-steps.ts";

const figure: Fact = {
  id: "x.postFrequency",
  metric: "postFrequency",
  kind: "derived",
  value: 5,
  unit: "perWeek",
  asOf: "2026-11-20T12:00:00.000Z",
  trust: "connected",
  sandbox: false,
  inputs: [],
  sources: [],
  scope: "public",
};
const advice = (key: string, slots: Record<string, string>): Statement => ({
  key,
  slots,
  section: "riskAssessment",
  place: "next",
  evidence: [],
});
const outcome = (state: StepOutcome["state"], step: Statement): StepOutcome => ({
  step,
  facts: [figure],
  state,
  before: figure,
  after: figure,
});

test("earlier steps: one that is open is left out where the report advises it again, and stays where it does not", () => {
  const again = advice("next.typePosts", { rate: "x.postFrequency" });
  const elsewhere = advice("next.typePosts", { rate: "onlyfans.postFrequency" });
  const steps = [outcome("open", again), outcome("open", elsewhere), outcome("done", again)];
  expect(newsOfSteps(steps, [again])).toEqual(steps.slice(1));
});
