import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { creators, evidence, moderationCases, posts, profiles } from "../../platform/db/schema.ts";
import { setUpApp } from "../../test/open-test-app.ts";
import { type ReadProfile, storeReading } from "./store-reading.ts";

const server = await setUpApp();

const at = new Date("2026-11-20T12:00:00Z");
let hours = 0;

async function made(handle: string) {
  const [profile] = await server.ctx.db.insert(profiles).values({ platform: "instagram", handle }).returning();
  return profile?.id ?? 0;
}

function read(profileId: number, handle: string, names: { displayName: string; biography: string }) {
  const key = `test:${handle}:${++hours}`;
  const reading: ReadProfile = {
    ...{ result: "ok", externalId: "1", postsComplete: true, postsDropped: 0, costCents: 0, usage: {} },
    ...names,
    observations: [
      { platform: "instagram", metric: "followers", value: 5, observedAt: at.toISOString(), evidence: key },
    ],
    posts: [
      {
        ...{ platform: "instagram", externalId: key, publishedAt: at.toISOString(), kind: "image", evidence: key },
        caption: "a caption",
      },
    ],
  };
  const stamp = {
    profileId,
    key,
    at,
    platform: "instagram" as const,
    handle,
    isSandbox: true,
    wantsPosts: true,
    hasPosts: true,
  };
  return storeReading(server.ctx.db, reading, stamp);
}
const row = async (id: number) => (await server.ctx.db.select().from(profiles).where(eq(profiles.id, id)))[0];
const casesOf = (handle: string) =>
  server.ctx.db.select().from(moderationCases).where(eq(moderationCases.handle, handle));

test("quarantine: nothing is stored of a profile that states an age under 18, and a moderator decides", async () => {
  const id = await made("first.read");
  expect(await read(id, "first.read", { displayName: "Ana", biography: "16 years old 🌸" })).toBe(false);
  expect(await row(id)).toMatchObject({ displayName: null, biography: null, creatorId: null, lastReadAt: null });
  expect((await row(id))?.quarantinedAt).not.toBeNull();
  expect(await server.ctx.db.select().from(evidence).where(eq(evidence.profileId, id))).toEqual([]);
  expect(await casesOf("first.read")).toMatchObject([{ kind: "minor", words: null, decidedAt: null }]);
});

test("quarantine: the code of a claim is no statement of an age", async () => {
  const id = await made("has.code");
  expect(await read(id, "has.code", { displayName: "Cy", biography: "Hello! FR-S7VT-GAT2-5ME8 :)" })).toBe(true);
});

test("quarantine: a listed profile that states it later leaves every list, and its texts are deleted", async () => {
  const id = await made("says.later");
  expect(await read(id, "says.later", { displayName: "Bo", biography: "dance" })).toBe(true);
  const { creatorId } = (await row(id)) ?? {};
  expect(await read(id, "says.later", { displayName: "Bo, 15 y/o", biography: "dance" })).toBe(false);
  expect(await row(id)).toMatchObject({ displayName: null, biography: null });
  const captions = await server.ctx.db.select({ caption: posts.caption }).from(posts).where(eq(posts.profileId, id));
  expect(captions).toEqual([{ caption: null }]);
  const [creator] = await server.ctx.db
    .select()
    .from(creators)
    .where(eq(creators.id, creatorId ?? 0));
  expect(creator?.isListed).toBe(false);
  // In quarantine it is not stored even if it no longer states an age: a moderator decides.
  expect(await read(id, "says.later", { displayName: "Bo", biography: "" })).toBe(false);
});

test("quarantine: a profile cleared by a moderator is read again", async () => {
  const id = await made("cleared.once");
  await server.ctx.db.update(profiles).set({ clearedAt: at }).where(eq(profiles.id, id));
  expect(await read(id, "cleared.once", { displayName: "Cy", biography: "I'm 16 (in dog years)" })).toBe(true);
  expect(await read(id, "cleared.once", { displayName: "Cy", biography: "16 years old" })).toBe(true);
  expect(await casesOf("cleared.once")).toEqual([]);
});

test("quarantine: a reading of a removed profile is dropped", async () => {
  const id = await made("removed.meanwhile");
  await server.ctx.db.delete(profiles).where(eq(profiles.id, id));
  expect(await read(id, "removed.meanwhile", { displayName: "Di", biography: "" })).toBe(false);
});
