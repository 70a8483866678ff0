import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { publicEditionsJob } from "../../domain/analyses/public-editions.ts";
import { creators, models, profiles } from "../../platform/db/schema.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { redactAnswer } from "./redact-answer.ts";

let owner: Person;
let creator: { modelId: number; creatorId: number };
let conversation = "";
const world = await setUpWorld();
beforeAll(async () => {
  const submitter = await world.person();
  await world.analyze(submitter, { instagramUrl: "demo.changed" });
  const { db } = world.ctx;
  await enqueue(db, publicEditionsJob, { at: new Date().toISOString() });
  const page = () => world.app.inject({ method: "GET", url: "/api/creators/instagram/demo.changed" });
  await vi.waitUntil(async () => (await page()).json().editionState === "ready", { timeout: 180_000, interval: 50 });
  const [row] = await db
    .select({ modelId: models.id, creatorId: creators.id })
    .from(profiles)
    .innerJoin(creators, eq(creators.id, profiles.creatorId))
    .innerJoin(models, eq(models.creatorId, creators.id))
    .where(eq(profiles.handle, "demo.changed"));
  if (!row) throw new Error("demo.changed is not listed");
  creator = row;
  owner = await world.person();
  const message = "How am I doing?";
  const { body } = await world.post(owner, "/api/ai/chat", { message, modelId: creator.modelId });
  conversation = `/api/conversations/${body.conversationId}`;
});

const reread = async () => {
  const { body } = await world.get(owner, conversation);
  const { text, answer } = body.messages.at(-1);
  return { text, answer, metrics: answer.facts.map(({ metric }: { metric: string }) => metric) };
};
const choose = (visibility: Record<string, "public" | "private">) =>
  world.ctx.db.update(creators).set({ visibility }).where(eq(creators.id, creator.creatorId));

test("stored answer: a figure that its creator hides is left out, and returns when it is shown again", async () => {
  const whole = await reread();
  expect(whole.metrics).toEqual(expect.arrayContaining(["followers", "engagement"]));
  expect(whole.text).toBe(whole.answer.response);

  await choose({ figures: "private" });
  const part = await reread();
  expect(part.metrics).not.toContain("followers");
  expect(part.text).toContain("no longer visible to you");
  expect(JSON.stringify(part.answer)).not.toContain('"followers"');

  await choose({});
  expect(await reread()).toEqual(whole);
});

test("account export: a stored answer has the figures that the conversation shows now, and no others", async () => {
  const read = async () => {
    const { body } = await world.post(owner, "/api/user/export");
    const [, exported] = body.tables.messages.toSorted((a: { id: number }, b: { id: number }) => a.id - b.id);
    const { text, answer } = await reread();
    expect({ text: exported.text, answer: exported.answer }).toEqual({ text, answer });
    return JSON.stringify(exported);
  };
  expect(await read()).toContain('"followers"');
  await choose({ figures: "private" });
  expect(await read()).not.toContain('"followers"');
  await choose({});
});

test("stored answer: the line of a hidden figure and ranked posts that are hidden are not drawn any more", async () => {
  const { body } = await world.post(owner, "/api/ai/chat", {
    message: "Which posts did best?",
    modelId: creator.modelId,
  });
  const path = `/api/conversations/${body.conversationId}`;
  const kinds = async () => {
    const { body: stored } = await world.get(owner, path);
    return stored.messages.at(-1).answer.lines.map(({ kind }: { kind: string }) => kind);
  };
  expect(await kinds()).toContain("table");
  await choose({ posts: "private" });
  expect(await kinds()).not.toContain("table");
  const hidden = await world.post(owner, "/api/ai/chat", {
    message: "Which posts did best?",
    modelId: creator.modelId,
  });
  expect(hidden.body.facts.filter(({ metric }: { metric: string }) => metric.startsWith("post."))).toEqual([]);
  await choose({});
  const point = (at: string, value: number) => ({ at: `2026-11-${at}T00:00:00.000Z`, value });
  const series = {
    id: "instagram.followers",
    metric: "followers",
    platform: "instagram",
    unit: "count",
    points: [point("01", 5), point("02", 6)],
  } as const;
  const answer = {
    ...body,
    facts: [],
    lines: [
      {
        kind: "chart" as const,
        pieces: [{ text: "Followers" }],
        chart: { series: { ...series, points: [...series.points] } },
      },
    ],
  };
  const reader = { language: "en", currency: "USD", timeZone: "UTC" } as const;
  const reading = (hides: boolean) => ({ name: "x", hides: () => false, hidesSeries: () => hides });
  const linesFor = (hides: boolean) =>
    redactAnswer(answer, { modelId: 7, readings: new Map([[7, reading(hides)]]), reader }).lines.map(
      ({ kind }) => kind,
    );
  expect(linesFor(false)).toEqual(["chart"]);
  expect(linesFor(true)).toEqual(["note"]);
});

test("stored answer: no figure of a hidden or removed creator is shown", async () => {
  await choose({ profile: "private" });
  expect((await reread()).answer).toMatchObject({ facts: [], sources: [] });
  await choose({});
  await world.ctx.db.delete(creators).where(eq(creators.id, creator.creatorId));
  expect((await world.get(owner, conversation)).status).toBe(404);
});

test("stored answer: every figure of one's own model stays", async () => {
  const { id } = await world.analyze(owner, { instagramUrl: "demo.mine" });
  const { body } = await world.post(owner, "/api/ai/chat", { message: "How many followers do I have?", modelId: id });
  const { body: stored } = await world.get(owner, `/api/conversations/${body.conversationId}`);
  expect(stored.messages.at(-1).answer.facts).toEqual(body.facts);
  expect(body.facts.length).toBeGreaterThan(0);
});
