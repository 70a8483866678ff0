import { expect, test } from "vitest";
import type { AnalyseInput } from "../analyse-input.ts";
import { sealReport } from "../report/seal-report.ts";
import { asOf, factsOf, given, inputOf, posted, subject } from "../test/make-input.ts";

/** `count` posts, one every 5 hours and so round the clock; `likes` by hour of the UTC day. */
const withPosts = (count: number, likes: (hour: number, index: number) => number): AnalyseInput => {
  const ages = Array.from({ length: count }, (_, index) => 2 + (5 * index) / 24);
  const hour = (age: number) => new Date(Date.parse(asOf) - 86_400_000 * age).getUTCHours();
  return inputOf({
    subjects: [subject("instagram")],
    evidence: [given("read")],
    posts: posted("instagram", ages, (index) => ({
      likes: Math.round(likes(hour(ages[index] ?? 0), index) * (1 + 0.3 * Math.sin(12.9898 * index * index))),
      comments: 0,
    })),
  });
};
const evenings = (hour: number) => (hour >= 18 && hour < 21 ? 2000 : 1000);

test("posting window: none under 40 posts, for too few posts; above, for no difference", () => {
  expect(factsOf(withPosts(39, () => 1000)).get("schedule.best")?.reason).toEqual({
    code: "too-few-posts",
    needs: 40,
    has: 39,
  });
  expect(factsOf(withPosts(40, () => 1000)).get("schedule.best")?.reason).toEqual({ code: "no-reliable-difference" });
});

test("posting window: the part of the UTC day that clearly performs better is named, with its effect and interval", () => {
  const input = withPosts(400, evenings);
  const facts = factsOf(input);
  expect([facts.get("schedule.best")?.value, facts.get("schedule.until")?.value]).toEqual([18, 21]);
  const lift = facts.get("instagram.hourChange.18");
  expect(lift).toMatchObject({ kind: "estimated", level: 0.8, n: 50, formula: "schedule.shrunkenUtc" });
  expect(lift?.low).toBeGreaterThan(15);
  expect(sealReport(input).statements.map(({ key }) => key)).toContain("schedule.windowUtc");
});

test("posting window: with the creator's time zone it is three hours of their own day", () => {
  const input = { ...withPosts(600, (hour) => (hour >= 18 && hour < 21 ? 2500 : 1000)), timeZone: "Asia/Tokyo" };
  const facts = factsOf(input);
  // 18 to 21 UTC is 3 to 6 in Tokyo.
  expect([facts.get("schedule.best")?.value, facts.get("schedule.until")?.value]).toEqual([3, 6]);
  expect(sealReport(input).statements.map(({ key }) => key)).toContain("schedule.window");
});

test("posting window: posts that hide their likes are not counted", () => {
  const input = withPosts(400, evenings);
  const hidden = { ...input, posts: input.posts.map(({ likes, ...post }) => post) };
  expect(factsOf(hidden).get("schedule.best")?.reason).toMatchObject({ code: "too-few-posts", has: 0 });
});

test("posting times: every three-hour slot and both kinds of day are facts with their posts, from 20 posts on", () => {
  const changesOf = (count: number) =>
    [...factsOf(withPosts(count, () => 1000)).values()].filter(({ metric }) => /^(hour|day)Change/.test(metric));
  expect(changesOf(19).map(({ reason }) => reason)).toEqual(
    Array(10).fill({ code: "too-few-posts", needs: 20, has: 19 }),
  );
  const hours = changesOf(48).filter(({ metric }) => metric.startsWith("hour"));
  expect(hours.map(({ n }) => n)).toEqual(Array(8).fill(6));
  expect(
    changesOf(48)
      .filter(({ metric }) => metric.startsWith("day"))
      .reduce((sum, { n = 0 }) => sum + n, 0),
  ).toBe(48);
});

test("posting times: a slot without a post has no figure", () => {
  const input = withPosts(120, () => 1000);
  const posts = input.posts.filter(({ publishedAt }) => new Date(publishedAt).getUTCHours() >= 3);
  expect(factsOf({ ...input, posts }).get("instagram.hourChange.00")?.reason).toEqual({
    code: "too-few-posts",
    needs: 1,
    has: 0,
  });
});

test("posting times: the pool's effects apply on their platform only, and only with a known time zone", () => {
  const pool = {
    effects: Array.from({ length: 8 }, (_, slot) => (slot === 6 ? 0.1 : 0)),
    doubts: Array(8).fill(0.0001),
    creators: 200,
  };
  const input = { ...withPosts(400, () => 1000), timeZone: "Asia/Tokyo" };
  const bestOf = (more: Partial<AnalyseInput>) => factsOf({ ...input, ...more }).get("schedule.best");
  expect(bestOf({ slotPools: { instagram: pool } })?.value).toBe(18);
  expect(bestOf({ slotPools: { x: pool } })?.reason).toEqual({ code: "no-reliable-difference" });
  const { timeZone, ...zoneless } = input;
  expect(factsOf({ ...zoneless, slotPools: { instagram: pool } }).get("schedule.best")?.reason).toEqual({
    code: "no-reliable-difference",
  });
});

const doubts = Array<number>(8).fill(0.0001);
const pool = (effects: Record<number, number>) => ({
  effects: Array.from({ length: 8 }, (_, slot) => effects[slot] ?? 0),
  doubts,
  creators: 200,
});
/** Posts with the interactions that the pool predicts. */
const drawing = (count: number, effects: Record<number, number>) => ({
  ...withPosts(count, (hour) => 1000 * Math.exp(effects[Math.floor(hour / 3)] ?? 0)),
  timeZone: "UTC",
  slotPools: { instagram: pool(effects) },
});
const windowOf = (count: number, effects: Record<number, number>) => {
  const facts = factsOf(drawing(count, effects));
  return [facts.get("schedule.best")?.value ?? null, facts.get("schedule.until")?.value ?? null];
};

test("posting window: it is the best slot, the earliest of equals, and may end at midnight", () => {
  expect(windowOf(480, { 2: 0.1, 6: 0.2 })).toEqual([18, 21]);
  expect(windowOf(480, { 2: 0.2, 6: 0.1 })).toEqual([6, 9]);
  expect(windowOf(480, { 7: 0.2 })).toEqual([21, 0]);
});

test("posting window: needs forty posts, a likelihood of 80 percent and one percent more", () => {
  // Of 316 posts, one every five hours, slots have 39 to 42.
  const hour = (slot: number) => `instagram.hourChange.${String(3 * slot).padStart(2, "0")}`;
  const seen = new Set<number>();
  for (const slot of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const facts = factsOf(drawing(316, { [slot]: 0.2 }));
    const n = facts.get(hour(slot))?.n ?? 0;
    seen.add(n);
    expect([slot, n, facts.get("schedule.best")?.value !== null]).toEqual([slot, n, n >= 40]);
  }
  expect(seen).toContain(39);
  expect(seen).toContain(40);
  expect(windowOf(480, { 6: 0.008 })).toEqual([null, null]);
  // Ten percent more, by a very uncertain pool.
  const unsure = { ...pool({ 6: 0.1 }), doubts: Array<number>(8).fill(0.09) };
  expect(factsOf({ ...drawing(480, {}), slotPools: { instagram: unsure } }).get("schedule.best")?.value).toBeNull();
});

test("posting window: it is an estimate based on its slot's figure and evidence", () => {
  const facts = factsOf(drawing(480, { 6: 0.2 }));
  for (const id of ["schedule.best", "schedule.until"])
    expect(facts.get(id)).toMatchObject({
      kind: "estimated",
      unit: "hour",
      formula: "schedule.shrunken",
      inputs: ["instagram.hourChange.18"],
      sources: ["read"],
    });
  expect(facts.get("instagram.hourChange.18")).toMatchObject({ unit: "percent", sampleOf: "posts", n: 60 });
  expect(Number(facts.get("instagram.hourChange.18")?.value)).toBeGreaterThan(10);
});
