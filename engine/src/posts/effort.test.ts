import { expect, test } from "vitest";
import type { Platform } from "../ledger/vocabulary.ts";
import { factsOf, given, inputOf, posted, subject } from "../test/make-input.ts";
import { statementsAt } from "../test/written.ts";
import { effortOf } from "./effort.ts";

const everyDays = (days: number, count: number) => Array.from({ length: count }, (_, index) => 2 + days * index);
const near = (level: number) => (index: number) => Math.round(level * (1 + 0.1 * Math.sin(index * index)));
const withPosts = (...postings: { platform: Platform; ages: number[]; likes: (index: number) => number }[]) =>
  factsOf(
    inputOf({
      subjects: postings.map(({ platform }) => subject(platform)),
      evidence: [given("read")],
      posts: postings.flatMap(({ platform, ages, likes }) =>
        posted(platform, ages, (index) => ({ likes: likes(index), comments: 0 })),
      ),
    }),
  );
const said = (facts: ReturnType<typeof factsOf>) =>
  statementsAt("overview", [...facts.values()]).filter((one) => one.startsWith("effort"));

test("effort: the platform whose part of the response is most unlike its part of the posts is stated once", () => {
  const facts = withPosts(
    { platform: "instagram", ages: everyDays(3, 30), likes: near(900) },
    { platform: "x", ages: everyDays(1, 90), likes: near(100) },
  );
  expect(facts.get("x.effort.posts")?.value).toBeCloseTo(74.3, 1);
  expect(facts.get("x.effort.response")).toMatchObject({ unit: "percent", level: 0.95, scope: "public" });
  expect(facts.get("x.effort.response")?.value).toBeCloseTo(24.3, 0);
  expect(said(facts)).toEqual(["effort.less posts=x.effort.posts response=x.effort.response"]);
});

test("effort: nothing is stated where both platforms draw alike, or where single posts differ too much", () => {
  const alike = { platform: "instagram", ages: everyDays(2, 40), likes: near(500) } as const;
  expect(said(withPosts(alike, { ...alike, platform: "x" }))).toEqual([]);
  const wild = (index: number) => (index % 9 === 0 ? 6_000 : 40);
  expect(said(withPosts(alike, { platform: "x", ages: everyDays(2, 40), likes: wild }))).toEqual([]);
});

test("effort: days count that the posts of both platforms reach, and there is no figure of fewer than 14", () => {
  const long = { platform: "instagram", ages: everyDays(1, 100), likes: near(500) } as const;
  const facts = withPosts(long, { platform: "x", ages: everyDays(2, 12), likes: near(100) });
  expect(facts.get("instagram.effort.posts")?.n).toBe(35);
  expect(withPosts(long, { platform: "x", ages: everyDays(1, 10), likes: near(100) }).has("x.effort.posts")).toBe(
    false,
  );
  expect(withPosts(long).has("instagram.effort.posts")).toBe(false);
});

test("effortOf: shares add up to a whole, and each lies in its interval", () => {
  const efforts = effortOf(
    new Map<Platform, number[]>([
      ["instagram", [10, 20, 30]],
      ["x", [5, 6]],
      ["tiktok", [100, 40, 70]],
    ]),
  );
  expect(efforts.reduce((sum, { posts }) => sum + posts, 0)).toBeCloseTo(100);
  expect(efforts.reduce((sum, { response }) => sum + response.value, 0)).toBeCloseTo(100);
  for (const { response } of efforts)
    expect([response.low < response.value, response.value < response.high]).toEqual([true, true]);
});
