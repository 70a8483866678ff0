import { dayMs, momentum } from "@fanradar/engine";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  creators,
  evidence,
  modelProfiles,
  models,
  observations,
  profiles,
  trendingReferences,
} from "../../../platform/db/schema.ts";
import { enqueue } from "../../../platform/queue/enqueue.ts";
import { insertSubmission } from "../../../test/insert-submission.ts";
import { setUpWorld } from "../../../test/start-world.ts";
import { recomputeTrending, trendingScoresJob } from "./recompute-trending.ts";
import { findReference, refreshReference, trendingReferenceJob } from "./refresh-reference.ts";

const world = await setUpWorld();

const asOf = new Date("2026-11-20T12:00:00Z");

/** A completed model whose X profile was read once a day, the newest at `asOf`. */
async function followed(handle: string, followers: number[], scope: "public" | "owner" = "public") {
  const { db } = world.ctx;
  const [profile] = await db.insert(profiles).values({ platform: "x", handle }).returning();
  if (!profile) throw new Error("not made");
  const modelId = await insertSubmission(db, {}, { status: "completed" });
  await db.insert(modelProfiles).values({ modelId, profileId: profile.id });
  for (const [index, value] of followers.entries()) {
    const observedAt = new Date(asOf.getTime() - (followers.length - 1 - index) * dayMs);
    const given = { kind: "api" as const, sandbox: true, scope, platform: "x" as const, addedAt: observedAt };
    const [act] = await db
      .insert(evidence)
      .values({ ...given, key: `${handle} ${index}`, profileId: profile.id })
      .returning();
    if (!act) throw new Error("not made");
    await db
      .insert(observations)
      .values({ profileId: profile.id, platform: "x", metric: "followers", value, observedAt, evidenceId: act.id });
  }
  return modelId;
}
const course = (perDay: number, days = 30) => Array.from({ length: days }, (_, day) => 20_000 + perDay * day);
const scoreOf = async (id: number) => {
  const [model] = await world.ctx.db.select({ score: models.trendingScore }).from(models).where(eq(models.id, id));
  return model?.score;
};

test("trending: every completed model has a rank by its followers; one with six days has none, and 'none' is not 0", async () => {
  const [fast, slow, short] = [
    await followed("fast", course(400)),
    await followed("slow", course(4)),
    await followed("short", course(400, 6)),
  ];
  await recomputeTrending(world.ctx.db, asOf);
  const [first, second] = [await scoreOf(fast), await scoreOf(slow)];
  expect(first).toBeGreaterThan(90);
  expect(second).toBeLessThan(80);
  expect(await scoreOf(short)).toBeNull();
  expect(await recomputeTrending(world.ctx.db, asOf)).toBe(0);
});

test("trending: a score is deleted with its readings, and private readings give none", async () => {
  const gone = await followed("gone", course(100));
  const hidden = await followed("hidden", course(100), "owner");
  await recomputeTrending(world.ctx.db, asOf);
  expect(await scoreOf(gone)).toBeGreaterThan(0);
  expect(await scoreOf(hidden)).toBeNull();
  await recomputeTrending(world.ctx.db, new Date(asOf.getTime() + 10 * dayMs));
  expect(await scoreOf(gone)).toBeNull();
});

test("trending: the scheduled job recomputes the scores", async () => {
  const { db } = world.ctx;
  const id = await followed("scheduled", course(200));
  await enqueue(db, trendingScoresJob, { at: asOf.toISOString() });
  await expect.poll(() => scoreOf(id)).toBeGreaterThan(0);
});

test("trending: a top creator keeps the badge until the score falls below 92, not 95", async () => {
  const { db } = world.ctx;
  const id = await followed("first", course(2_000));
  await db.insert(creators).values({ id, displayName: "first" });
  await db.update(models).set({ creatorId: id, submissionId: null }).where(eq(models.id, id));
  const isFirst = async () => {
    await recomputeTrending(db, asOf);
    const [creator] = await db.select({ isFirst: creators.isTopCreator }).from(creators).where(eq(creators.id, id));
    return creator?.isFirst;
  };
  const reference = (speed: number) => ({ shares: [0.01, 0.93, 0.99], quantiles: [-9 * speed, speed, 9 * speed] });
  const place = async (quantile: number) =>
    db.insert(trendingReferences).values({ reference: reference(quantile), creators: 200, computedAt: asOf });
  await place(0.001);
  expect(await isFirst()).toBe(true);
  // The same gains at another quantile: 93 of 100, which awards no badge.
  const speed = momentum(course(2_000)) ?? 0;
  await place(speed);
  expect([await isFirst(), await scoreOf(id)]).toEqual([true, 93]);
  await place(2 * speed);
  expect(await isFirst()).toBe(false);
  await place(speed);
  expect([await isFirst(), await scoreOf(id)]).toEqual([false, 93]);
  await db.delete(trendingReferences);
});

test("trending: from 200 creators on scores are quantiles among them, fixed until they are twice as many", async () => {
  const { db } = world.ctx;
  const pool = async (from: number, to: number, perDay: number) =>
    db.execute(sql`
      with profile as (
        insert into profiles (platform, handle, last_read_at)
        select 'x', 'fast' || number, ${asOf.toISOString()}::timestamptz from generate_series(${from}::int, ${to}::int) number
        returning id, substr(handle, 5)::int as number
      ), day as (
        select profile.id, number, day, ${asOf.toISOString()}::timestamptz - (28 - day) * interval '1 day' as at
        from profile cross join generate_series(1, 28) day
      ), act as (
        insert into evidence (key, kind, sandbox, scope, platform, profile_id, added_at)
        select 'fast ' || number || ' ' || day, 'api', true, 'public', 'x', id, at from day returning id, key, profile_id, added_at
      )
      insert into observations (profile_id, platform, metric, value, observed_at, evidence_id)
      select act.profile_id, 'x', 'followers', 20000 + ${perDay}::int * day.number * day.day, act.added_at, act.id
      from act join day on act.key = 'fast ' || day.number || ' ' || day.day`);
  const id = await followed("middling", course(100));
  await recomputeTrending(db, asOf);
  const before = await scoreOf(id);
  // Other tests leave at most six with four weeks of public readings.
  await pool(1, 193, 10);
  await refreshReference(db, asOf);
  expect(await findReference(db)).toBeUndefined();
  await pool(194, 206, 10);
  await enqueue(db, trendingReferenceJob, { at: asOf.toISOString() });
  await expect.poll(() => findReference(db)).toBeDefined();
  const reference = await findReference(db);
  expect(reference?.quantiles).toEqual(reference?.quantiles.toSorted((a, b) => a - b));
  await recomputeTrending(db, asOf);
  // A gain of 100 a day is that of the tenth of some two hundred.
  expect(await scoreOf(id)).toBeLessThan(12);
  expect(before).toBeGreaterThan(60);
  await pool(207, 300, 10);
  await refreshReference(db, asOf);
  expect(await findReference(db)).toEqual(reference);
  await pool(301, 420, 10);
  await refreshReference(db, asOf);
  expect(await findReference(db)).not.toEqual(reference);
});
