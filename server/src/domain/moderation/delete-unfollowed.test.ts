import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { creators, models, profiles, submissions } from "../../platform/db/schema.ts";
import { setUpApp } from "../../test/open-test-app.ts";
import { listCreator } from "../profiles/list-creator.ts";
import { deleteUnfollowed } from "./delete-unfollowed.ts";

const server = await setUpApp();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function listed(handle: string) {
  const { db } = server.ctx;
  const [profile] = await db.insert(profiles).values({ platform: "instagram", handle }).returning();
  const id = profile?.id ?? 0;
  await db.transaction((tx) =>
    listCreator(tx, { id, platform: "instagram", handle, displayName: handle, creatorId: null }),
  );
  return id;
}
const handles = async () => (await server.ctx.db.select().from(profiles)).map(({ handle }) => handle).sort();

test("delete-unfollowed: unfollowed profiles are erased after 90 days; followed, claimed and quarantined ones stay", async () => {
  const { db } = server.ctx;
  await listed("un.followed");
  const claimed = await listed("claimed.one");
  const quarantined = await listed("quarantined.one");
  const owner = await server.person();
  await db.update(creators).set({ ownerUserId: owner.id }).where(eq(creators.displayName, "claimed.one"));
  await db.update(profiles).set({ quarantinedAt: new Date() }).where(eq(profiles.id, quarantined));
  const payload = { name: "A", username: "a", instagramUrl: "demo.followed" };
  await server.post("/api/models", payload, { cookie: owner.cookie });
  expect(claimed).toBeGreaterThan(0);

  expect(await deleteUnfollowed(db, inDays(89))).toBe(0);
  expect(await deleteUnfollowed(db, inDays(91))).toBe(1);
  expect(await handles()).toEqual(["claimed.one", "demo.followed", "quarantined.one"]);
  expect((await db.select().from(creators)).map(({ displayName }) => displayName).sort()).toEqual([
    "claimed.one",
    "quarantined.one",
  ]);
  expect(await db.select().from(models).where(eq(models.username, "un.followed"))).toEqual([]);
  const found = await server.get("/api/creators?q=un.followed");
  expect(found.json().creators).toEqual([]);

  // No longer followed: 90 days from the last day on.
  await db.delete(submissions).where(eq(submissions.userId, owner.id));
  expect(await deleteUnfollowed(db, inDays(91 + 89))).toBe(0);
  expect(await deleteUnfollowed(db, inDays(91 + 91))).toBe(1);
});
