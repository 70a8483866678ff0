import { expect, test } from "vitest";
import { daily, factsOf, given, inputOf, seen, subject } from "../test/make-input.ts";
import { singleFigures } from "./single-figures.ts";

test("singleFigures: growth counts all platforms, other figures are of the platform with most followers that has one", () => {
  const [small, large] = [daily("x", 30, (ago) => 1_000 - ago), daily("instagram", 30, (ago) => 9_001 - 4 * ago)];
  const facts = factsOf(
    inputOf({
      subjects: [subject("instagram"), subject("x"), subject("onlyfans")],
      evidence: [...small.evidence, ...large.evidence, given("read"), given("typed", "manual")],
      observations: [
        ...small.observations,
        ...large.observations,
        seen("onlyfans", "subscribers", 50, { evidence: "typed" }),
      ],
    }),
  );
  const byId = new Map(singleFigures([...facts.values()]).map((fact) => [fact.id, fact]));
  expect(byId.get("gain")).toMatchObject({ value: 28 + 112, n: 2 });
  expect(byId.get("gainPercent")?.value).toBeCloseTo((100 * 140) / (10_001 - 140), 6);
  expect(byId.get("subscribers")).toMatchObject({ value: 50, platform: "onlyfans", inputs: ["onlyfans.subscribers"] });
  expect(byId.get("subscribers")?.scope).toBe("owner");
  expect(byId.has("engagement")).toBe(false);
});

test("singleFigures: without a gain there is none", () => {
  expect(singleFigures([])).toEqual([]);
});

test("singleFigures: growth on platforms with few of the followers is no growth of the whole", () => {
  const line = daily("x", 30, (ago) => 1_000 - ago);
  const facts = factsOf(
    inputOf({
      subjects: [subject("tiktok"), subject("x")],
      evidence: [...line.evidence, given("typed", "manual")],
      observations: [...line.observations, seen("tiktok", "followers", 9_000, { evidence: "typed" })],
    }),
  );
  expect(singleFigures([...facts.values()]).filter(({ metric }) => metric.startsWith("gain"))).toEqual([]);
});
