import { expect, test } from "vitest";
import type { Post } from "../ledger/evidence.ts";
import { bestActions, worthOf } from "../report/best-actions.ts";
import { factOf } from "../test/make-fact.ts";
import { type factsOf, factsOn, posted } from "../test/make-input.ts";
import { statementsAt } from "../test/written.ts";
import { shiftEffect } from "./shift-effect.ts";

const ages = Array.from({ length: 60 }, (_, index) => index + 2);
const withVideos = (factor: number, isVideo = (index: number) => index % 4 === 0) =>
  factsOn("instagram", {
    posts: posted(
      "instagram",
      ages,
      (index): Partial<Post> => ({
        kind: isVideo(index) ? "video" : "image",
        likes: Math.round((1_000 + 100 * Math.sin(index * index)) * (isVideo(index) ? factor : 1)),
        comments: 0,
      }),
    ),
  });
const stepsOf = (facts: ReturnType<typeof factsOf>) => statementsAt("next", [...facts.values()]);

test("next steps: a format that surely draws more leads, with the share to try and a range of the effect above 0", () => {
  const facts = withVideos(2);
  expect(stepsOf(facts)[0]).toBe(
    "next.shiftFormat format=instagram.format.2 share=instagram.format.2.share target=instagram.shift.format.target effect=instagram.shift.format.effect",
  );
  const effect = facts.get("instagram.shift.format.effect");
  expect(effect).toMatchObject({ kind: "estimated", unit: "perWeek", level: 0.8, trust: "inferred", scope: "public" });
  expect(facts.get("instagram.shift.format.target")?.value).toBeCloseTo(45);
  // A fifth of 7 posts a week draws 1,000 more each: shrinkage takes some of it away.
  expect(Number(effect?.value)).toBeGreaterThan(1_000);
  expect(Number(effect?.value)).toBeLessThan(1_500);
  expect(Number(effect?.low)).toBeGreaterThan(0);
  expect(effect?.inputs).toEqual(["instagram.format.2.change", "instagram.postFrequency"]);
});

test("next steps: no effect is expected where formats draw alike, and none where a format already has three fifths of the posts", () => {
  expect(withVideos(1).has("instagram.shift.format.effect")).toBe(false);
  expect(withVideos(2, (index) => index % 4 !== 0).has("instagram.shift.format.effect")).toBe(false);
});

test("shiftEffect: has no figure where its range would hold 0, and its range is wider where less is known", () => {
  const week = { perWeek: 1_000, reach: { below: 0.3, above: 0.3 } };
  const lift = (deviation: number) => ({ effect: 0.3, deviation, n: 20, share: 0.3 });
  expect(shiftEffect(lift(0.3), 30, [week])).toBeUndefined();
  expect(shiftEffect(lift(0.05), 30, [])).toBeUndefined();
  const [sure, unsure] = [shiftEffect(lift(0.02), 30, [week]), shiftEffect(lift(0.1), 30, [week])];
  expect(unsure?.value).toBe(sure?.value);
  expect(Number(unsure?.low)).toBeLessThan(Number(sure?.low));
  expect(Number(unsure?.high)).toBeGreaterThan(Number(sure?.high));
});

test("worthOf: of two equal effects the surer one is worth more", () => {
  const effect = (low: number, high: number) => factOf("shift.theme.effect", 100, { low, high });
  expect(worthOf(effect(80, 120))).toBeGreaterThan(worthOf(effect(5, 195)));
});

test("bestActions: a step that would bring less than a like or comment a week is not named", () => {
  const steps = (effect: number) => {
    const facts = [
      factOf("instagram.theme.1", "#moda", {}),
      factOf("instagram.theme.1.share", 30, {}),
      factOf("instagram.theme.1.change", 40, { low: 20, high: 60 }),
      factOf("instagram.shift.theme.target", 50, { metric: "shift.theme.target" }),
      factOf("instagram.shift.theme.effect", effect, {
        ...{ metric: "shift.theme.effect", low: effect / 2, high: 2 * effect },
        inputs: ["instagram.theme.1.change"],
      }),
    ];
    return bestActions(new Map(facts.map((fact) => [fact.id, fact])), []).map(({ key }) => key);
  };
  expect(steps(140)).toEqual(["next.shiftTheme"]);
  expect(steps(0.7)).toEqual([]);
});
