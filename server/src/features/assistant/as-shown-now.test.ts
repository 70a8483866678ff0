import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { publicEditionsJob } from "../../domain/analyses/public-editions.ts";
import { creators, models, profiles } from "../../platform/db/schema.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { startWorld, type World } from "../../test/start-world.ts";

let world: World;
let asker: Awaited<ReturnType<World["person"]>>;
let creator: { modelId: number; creatorId: number };
let conversation = "";
beforeAll(async () => {
  world = await startWorld();
  const submitter = await world.person();
  const { id } = await world.submit(submitter, { instagramUrl: "demo.told" });
  await world.finished(submitter, id);
  const { db } = world.ctx;
  await enqueue(db, publicEditionsJob, { at: new Date().toISOString() });
  const page = () => world.app.inject({ method: "GET", url: "/api/creators/instagram/demo.told" });
  await vi.waitUntil(async () => (await page()).json().editionState === "ready", { timeout: 180_000, interval: 50 });
  const [row] = await db
    .select({ modelId: models.id, creatorId: creators.id })
    .from(profiles)
    .innerJoin(creators, eq(creators.id, profiles.creatorId))
    .innerJoin(models, eq(models.creatorId, creators.id))
    .where(eq(profiles.handle, "demo.told"));
  if (!row) throw new Error("demo.told is not listed");
  creator = row;
  asker = await world.person();
  const message = "How many followers are there, and what is posts per week?";
  const { body } = await world.post(asker, "/api/ai/chat", { message, modelId: creator.modelId });
  conversation = `/api/conversations/${body.conversationId}`;
});
afterAll(() => world.close());

const reread = async () => {
  const { body } = await world.get(asker, conversation);
  const { text, answer } = body.messages.at(-1);
  return { text, answer, metrics: answer.facts.map(({ metric }: { metric: string }) => metric) };
};
const choose = (visibility: Record<string, "public" | "private">) =>
  world.ctx.db.update(creators).set({ visibility }).where(eq(creators.id, creator.creatorId));

test("a kept answer tells what its creator shows now: a hidden field is left out, and is back when it is shown again", async () => {
  const whole = await reread();
  expect(whole.metrics).toEqual(expect.arrayContaining(["followers", "postFrequency"]));
  expect(whole.text).toBe(whole.answer.response);

  await choose({ figures: "private" });
  const part = await reread();
  expect(part.metrics).toContain("postFrequency");
  expect(part.metrics).not.toContain("followers");
  expect(part.text).toContain("not shown any more");
  expect(part.text).not.toMatch(/Followers on Instagram: /);
  expect(JSON.stringify(part.answer)).not.toContain('"followers"');

  await choose({});
  expect(await reread()).toEqual(whole);
});

test("of a creator who is hidden as a whole, or gone, no figure is told again", async () => {
  await choose({ profile: "private" });
  expect((await reread()).answer).toMatchObject({ facts: [], sources: [] });
  await choose({});
  await world.ctx.db.delete(models).where(eq(models.id, creator.modelId));
  expect((await world.get(asker, conversation)).status).toBe(404);
});

test("of one's own model everything stays", async () => {
  const { id } = await world.submit(asker, { instagramUrl: "demo.mine" });
  await world.finished(asker, id);
  const { body } = await world.post(asker, "/api/ai/chat", { message: "How many followers are there?", modelId: id });
  const { body: kept } = await world.get(asker, `/api/conversations/${body.conversationId}`);
  expect(kept.messages.at(-1).answer.facts).toEqual(body.facts);
  expect(body.facts.length).toBeGreaterThan(0);
});
