import { eq } from "drizzle-orm";
import Fastify from "fastify";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { publicEditionsJob } from "../../domain/analyses/public-editions.ts";
import { openMoreFigures } from "../../open-more-figures.ts";
import { creators, profiles } from "../../platform/db/schema.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { openPricing } from "../pricing/open-pricing.ts";
import { warmAssistant } from "./warm-assistant.ts";

let asker: Person;
let followersOf: Record<"nina" | "own", number>;
const nina = "demo_nina_w";

const world = await setUpWorld();
beforeAll(async () => {
  const submitter = await world.person();
  const { id } = await world.analyze(submitter, { name: "Somebody", instagramUrl: nina });
  await rename("Nina Weiß");
  await publish(nina);
  asker = await world.person();
  const own = await world.analyze(asker, { name: "Mia Lund", instagramUrl: "demo_asker" });
  const count = async (person: typeof asker, model: number) => {
    const { facts } = (await world.report(person, model)).metadata.sealed;
    return Number(facts.find(({ id }) => id === "instagram.followers")?.value);
  };
  followersOf = { nina: await count(submitter, id), own: await count(asker, own.id) };
});
beforeEach(() => world.ctx.pool.query("delete from limits"));

const publish = async (handle: string) => {
  await enqueue(world.ctx.db, publicEditionsJob, { at: new Date().toISOString() });
  const page = () => world.app.inject({ method: "GET", url: `/api/creators/instagram/${handle}` });
  await vi.waitUntil(async () => (await page()).json().editionState === "ready", { timeout: 180_000, interval: 50 });
};
const rename = async (displayName: string, handle = nina) => {
  const [row] = await world.ctx.db.select({ id: profiles.creatorId }).from(profiles).where(eq(profiles.handle, handle));
  await world.ctx.db
    .update(creators)
    .set({ displayName })
    .where(eq(creators.id, row?.id ?? 0));
};
/** The follower counts that an answer states. */
const countsIn = async (message: string, cookie: string) => {
  const payload = { message, modelId: null };
  const { body } = await world.app
    .inject({ method: "POST", url: "/api/ai/chat", payload, headers: { cookie } })
    .then((answer) => ({ body: answer.json() }));
  const facts: { metric: string; value: number }[] = body.facts;
  return {
    counts: facts.flatMap(({ metric, value }) => (metric === "followers" ? value : [])),
    response: body.response,
  };
};

test.each([
  "How many followers does Nina Weiß have?",
  "how many followers does nina weiss have",
  "How many followers does demo_nina_w on Instagram have?",
  "How many followers does @demo_nina_w have?",
  "¿Cuántos seguidores tiene Nina Weiß?",
])(
  "named creator: '%s' is answered with that creator's figures, for a visitor and for who has a model",
  async (message) => {
    for (const cookie of ["", asker.cookie]) {
      const { counts, response } = await countsIn(message, cookie);
      expect(counts).toEqual([followersOf.nina]);
      expect(response).toContain("Nina Weiß");
    }
  },
);

test("named creator: a handle that nobody with a public page has gets no other's figures", async () => {
  for (const message of ["How many followers does demo_unknown_1 have?", "How many followers does @demo.unknown have?"])
    expect((await countsIn(message, asker.cookie)).counts).toEqual([]);
});

test("named creator: who takes another's name gets none of its questions, by handle or by name", async () => {
  await world.analyze(await world.person(), { name: "Somebody Else", instagramUrl: "demo_nina_rival" });
  await rename("Nina <b>Weiß</b>", "demo_nina_rival");
  await publish("demo_nina_rival");
  for (const message of ["How many followers does @demo_nina_w have?", "How many followers does Nina Weiß have?"])
    expect((await countsIn(message, "")).counts).toEqual([followersOf.nina]);
  const { counts } = await countsIn("How many followers does @demo_nina_rival have?", "");
  await rename("Somebody Else", "demo_nina_rival");
  expect(counts).toHaveLength(1);
  expect(counts).not.toEqual([followersOf.nina]);
});

test.each([
  ["How's Jessica Rabbit doing this week?", "no model or creator of that name"],
  ["Wie gehts der Chantal Müller zahlenmäßig?", "mit diesem Namen"],
  ["¿Cómo va Valentina Reyes?", "con ese nombre"],
  ["Donne-moi les chiffres de Léa Dubois stp", "de ce nom"],
  ["how much does jessica rabbit earn", "no model or creator of that name"],
  ["did mia lund earn more than jenna", "no model or creator of that name"],
  ["How much does Nina Weiß earn?", "Earnings are private"],
  ["How many followers do I have on Twitch?", "Instagram, TikTok, X and OnlyFans"],
  ["Wie läuft es auf Fansly?", "Instagram, TikTok, X und OnlyFans"],
])("named creator: '%s' is answered with what is not here, and no other's figures", async (message, says) => {
  const { counts, response } = await countsIn(message, asker.cookie);
  expect(response).toContain(says);
  expect(counts).toEqual([]);
});

test("named creator: a name of words that any question may contain names nobody", async () => {
  await rename("My Followers");
  const { counts } = await countsIn("How many are my followers?", asker.cookie);
  await rename("Nina Weiß");
  expect(counts).toEqual([followersOf.own]);
});

test("named creator: neither a private page nor an unlisted creator is found by name", async () => {
  const hide = (change: Partial<typeof creators.$inferInsert>) =>
    world.ctx.db.update(creators).set(change).where(eq(creators.displayName, "Nina Weiß"));
  for (const [hidden, shown] of [
    [{ visibility: { profile: "private" as const } }, { visibility: {} }],
    [{ isListed: false }, { isListed: true }],
  ]) {
    await hide(hidden ?? {});
    const { counts } = await countsIn("How many followers does Nina Weiß have?", "");
    await hide(shown ?? {});
    expect(counts).toEqual([]);
  }
});

test("warmAssistant: answers a visitor on a public creator, and stores nothing", async () => {
  const app = Fastify();
  const figures = openMoreFigures(world.ctx, openPricing(app, world.ctx));
  const rows = async () => (await world.ctx.pool.query("select count(*)::int from messages")).rows;
  const before = await rows();
  await expect(warmAssistant(world.ctx.db, { figures, hasNarrator: true })).resolves.toBeUndefined();
  expect(await rows()).toEqual(before);
  await app.close();
});
