import { type ChatAnswer, chat } from "@fanradar/contract";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { typedFigures } from "../../test/typed-figures.ts";

const world = await setUpWorld({});
let owner: Person;
let modelId = 0;

beforeAll(async () => {
  owner = await world.person();
  const links = { instagramUrl: "demo.goal", xUrl: "x.com/demo_goal", onlyfansUrl: "onlyfans.com/demo.goal" };
  modelId = (await world.analyze(owner, { name: "Mia Öz", ...links })).id;
  const typed = typedFigures("onlyfans", { subscribers: 300, "earnings.net": 400_000 });
  expect((await world.post(owner, `/api/models/${modelId}/evidence`, typed)).status).toBe(201);
  await world.post(owner, `/api/models/${modelId}/analyses`);
  await world.finished(owner, modelId);
});
beforeEach(() => world.ctx.pool.query("delete from limits"));

const ask = async (message: string, more: object = {}): Promise<ChatAnswer & { conversationId: number }> => {
  const { status, body } = await world.post(owner, chat.path, { message, modelId, ...more });
  expect(status).toBe(200);
  return body;
};
const figureIn = ({ facts }: ChatAnswer, id: string) => facts.find((fact) => fact.id === id)?.value;

test("goal chat: how many subscribers a sum a month takes, then another sum in a follow-up; in another currency none", async () => {
  const first = await ask("How many subs do I need for 5k a month?");
  expect(figureIn(first, "onlyfans.subscribers.needed")).toBe(375);
  const second = await ask("and for 8k?", { conversationId: first.conversationId });
  expect(figureIn(second, "onlyfans.subscribers.needed")).toBe(600);
  const other = await ask("How many subs do I need for 5000 euros a month?");
  expect(figureIn(other, "onlyfans.subscribers.needed")).toBeUndefined();
  expect(other.response).toContain("Name a sum a month");
});

test("goal chat: a number of followers that no forecast reaches is said to be beyond it", async () => {
  const { response, facts } = await ask("How many days to 900 million followers?");
  expect(response).toMatch(/^The forecast doesn't reach that number of followers/);
  expect(facts.filter(({ metric }) => metric === "goal.days")).toEqual([]);
});

test("goal chat: shares of platforms come to the whole, and subscribers are held against all followers", async () => {
  const shares = await ask("How are my followers split across platforms in percent?");
  const values = shares.facts.filter(({ metric }) => metric === "follows.share").map(({ value }) => Number(value));
  expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(100);
  const rate = await ask("What's my conversion rate?");
  const total = Number(figureIn(rate, "follows.total"));
  expect(figureIn(rate, "onlyfans.subscriberRate")).toBeCloseTo((100 * 300) / total);
});

test("goal chat: the newest post of each platform is shown with its own counts, which are facts with sources", async () => {
  const answer = await ask("How many likes on my last post?");
  const table = answer.lines.find(({ kind }) => kind === "table")?.table;
  expect(table?.rows.length).toBeGreaterThan(0);
  const likes = answer.facts.filter(({ id }) => /^post\..+\.likes$/.test(id));
  expect(likes.length).toBe(table?.rows.length);
  for (const { sources } of likes)
    expect(answer.sources.map(({ evidence }) => evidence)).toEqual(expect.arrayContaining(sources));
});
