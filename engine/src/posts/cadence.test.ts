import { expect, test } from "vitest";
import { assessRisks } from "../risk/assess-risks.ts";
import { factsOf, given, inputOf, posted, subject } from "../test/make-input.ts";

const factsWith = (ages: number[]) =>
  factsOf(inputOf({ subjects: [subject("x")], evidence: [given("read")], posts: posted("x", ages) }));
const every = (days: number, posts: number, from = 0) =>
  Array.from({ length: posts }, (_, index) => from + index * days);
const silenceIn = (ages: number[]) => assessRisks(factsWith(ages)).find(({ rule }) => rule === "cadence")?.state;

test("whoever has stopped had a habit: the longer the silence, the surer the risk", () => {
  for (const silence of [20, 40, 57, 80, 300]) {
    const facts = factsWith(every(3, 20, silence));
    expect(facts.get("x.usualGap")?.value).toBeCloseTo(3);
    expect(facts.get("x.daysSincePost")?.value).toBeCloseTo(silence);
    expect([silence, silenceIn(every(3, 20, silence))]).toEqual([silence, "raised"]);
  }
});

test("whoever posts rarely has a habit from five posts on, and a month's silence is none to them", () => {
  expect(factsWith(every(30, 6)).get("x.usualGap")?.value).toBeCloseTo(30);
  expect(silenceIn(every(30, 6, 35))).toBe("clear");
  expect(factsWith(every(30, 4)).get("x.usualGap")?.reason).toEqual({ code: "too-few-posts", needs: 5, has: 4 });
});

test("a pause of long ago does not make today's silence usual", () => {
  const ages = [...every(2, 35, 30), ...every(2, 10, 200)];
  expect(factsWith(ages).get("x.longestGap")?.value).toBeCloseTo(2);
  expect(silenceIn(ages)).toBe("raised");
});
