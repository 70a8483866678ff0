import { expect, test } from "vitest";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld();

interface Listed {
  posts: { platform: string; publishedAt: string; url: string | null; facts: Record<string, string>; theme?: string }[];
  facts: { id: string; value: unknown; sources: string[] }[];
  sources: { evidence: string }[];
}

test("posts: the owner gets every post with facts for its figures, each fact with its source, the newest first", async () => {
  const owner = await world.person();
  const model = await world.analyze(owner, { instagramUrl: "demo.posts", twitterUrl: "x.com/demo_posts" });
  const answer = await world.get(owner, `/api/models/${model.id}/posts`);
  expect(answer.status).toBe(200);
  const { posts, facts, sources }: Listed = answer.body;
  expect(posts.length).toBeGreaterThan(20);
  expect(new Set(posts.map(({ platform }) => platform))).toEqual(new Set(["instagram", "x"]));
  const times = posts.map(({ publishedAt }) => publishedAt);
  expect(times).toEqual(times.toSorted().reverse());
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  const named = posts.flatMap(({ facts: ids, theme }) => [...Object.values(ids), ...(theme ? [theme] : [])]);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  const keys = new Set(sources.map(({ evidence }) => evidence));
  expect(facts.filter((fact) => fact.value !== null && !fact.sources.every((key) => keys.has(key)))).toEqual([]);
  expect(facts.some(({ id, value }) => id.endsWith(".times") && typeof value === "number")).toBe(true);
  // A stand-in's posts have no page.
  expect(posts.every(({ url }) => url === null)).toBe(true);
});
