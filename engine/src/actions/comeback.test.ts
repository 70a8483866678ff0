import { expect, test } from "vitest";
import { daily, type factsOf, factsOn, given, posted } from "../test/make-input.ts";
import { statementsAt } from "../test/written.ts";
import { comebackEffect } from "./comeback.ts";

/** Posts two days apart that draw 100 each, the newest so many days old. */
const pausedFor = (days: number) => {
  const read = daily("x", 30, () => 5_000);
  return factsOn("x", {
    ...read,
    evidence: [...read.evidence, given("read")],
    posts: posted(
      "x",
      Array.from({ length: 25 }, (_, index) => days + 2 * index),
    ),
  });
};
const stepsOf = (facts: ReturnType<typeof factsOf>) => statementsAt("next", [...facts.values()]);

test("next steps: to post again states what that should bring, with a range above 0, after an unusual pause alone", () => {
  const facts = pausedFor(20);
  expect(stepsOf(facts)[0]).toBe("next.resumeEffect since=x.daysSincePost usual=x.usualGap effect=x.comeback.effect");
  expect(stepsOf(facts).filter((one) => one.startsWith("next.resume"))).toHaveLength(1);
  // 24 posts in 8 weeks at 100 each, of which three quarters return.
  expect(facts.get("x.comeback.effect")).toMatchObject({ kind: "estimated", unit: "perWeek", level: 0.8, n: 25 });
  expect(facts.get("x.comeback.effect")?.value).toBe(230);
  expect(Number(facts.get("x.comeback.effect")?.low)).toBeGreaterThan(0);
  expect(pausedFor(6).has("x.comeback.effect")).toBe(false);
});

test("comebackEffect: grows with the pace before the pause, and its range narrows", () => {
  const each = { value: 100, low: 80, high: 125 };
  const [few, many] = [comebackEffect(each, 5), comebackEffect(each, 50)];
  expect(many.value).toBeGreaterThan(few.value);
  expect(many.high / many.low).toBeLessThan(few.high / few.low);
});
