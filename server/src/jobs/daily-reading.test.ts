import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openConnectors } from "../collection/connectors.ts";
import { modelProfiles, models, posts, profiles } from "../db/schema.ts";
import { startWorld, type World } from "../test/start-world.ts";
import { queueDailyReadings, readProfile } from "./daily-reading.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ worker: false });
});
afterAll(() => world.close());

const depsAt = (now: Date) => {
  const { db, pool, config } = world.ctx;
  const connectors = openConnectors({ instagram: config.instagram, x: config.x, isSandbox: true });
  return { db, pool, connectors, xDailyBudgetCents: 1_000, now: () => now };
};
async function followed(handle: string, values: Partial<typeof profiles.$inferInsert> = {}) {
  const { db } = world.ctx;
  const [profile] = await db
    .insert(profiles)
    .values({ platform: "instagram", handle, ...values })
    .returning();
  const [model] = await db.insert(models).values({ name: "A", username: "a" }).returning();
  if (!profile || !model) throw new Error("not made");
  await db.insert(modelProfiles).values({ modelId: model.id, profileId: profile.id });
  return profile.id;
}
const queued = async () => {
  const { rows } = await world.ctx.pool.query(
    "select (payload ->> 'profileId')::int as id from graphile_worker._private_jobs where key like 'read:%' order by id",
  );
  return rows.map(({ id }) => id);
};

test("each followed profile is due once a UTC day, spread over it, and waits in the queue once", async () => {
  const yesterday = new Date("2026-11-19T12:00:00Z");
  const ids: number[] = [];
  for (let n = 0; n < 20; n++) ids.push(await followed(`demo.day${n}`, { lastReadAt: yesterday }));
  await world.ctx.db.insert(profiles).values({ platform: "instagram", handle: "demo.unfollowed" });
  await followed("demo.today", { lastReadAt: new Date("2026-11-20T00:00:01Z") });
  await followed("demo.refused", { lastReadAt: yesterday, lastAskedAt: new Date("2026-11-20T11:30:00Z") });

  const noon = new Date("2026-11-20T11:59:00Z");
  const early = await queueDailyReadings(depsAt(noon), noon);
  expect(early).toBeGreaterThan(0);
  expect(early).toBeLessThan(20);
  await queueDailyReadings(depsAt(noon), noon);
  expect(await queued()).toHaveLength(early);
  const night = new Date("2026-11-20T23:59:00Z");
  await queueDailyReadings(depsAt(night), night);
  expect((await queued()).filter((id) => ids.includes(id))).toEqual(ids);
});

test("a day is read once, with posts once a week", async () => {
  const id = await followed("demo.weekly");
  const read = async (iso: string) => {
    await readProfile(depsAt(new Date(iso)), { profileId: id });
    const [profile] = await world.ctx.db.select().from(profiles).where(eq(profiles.id, id));
    return [profile?.lastReadAt?.toISOString(), profile?.lastPostsAt?.toISOString()];
  };
  const first = "2026-11-01T10:00:00.000Z";
  expect(await read(first)).toEqual([first, first]);
  expect(await read("2026-11-01T20:00:00.000Z")).toEqual([first, first]);
  const second = "2026-11-02T10:00:00.000Z";
  expect(await read(second)).toEqual([second, first]);
  const week = "2026-11-08T10:00:00.000Z";
  expect(await read(week)).toEqual([week, week]);
  expect(await world.asked("instagram:demo.weekly")).toBe(3);
  expect((await world.ctx.db.select().from(posts).where(eq(posts.profileId, id))).length).toBeGreaterThan(0);
});
