import type { SealedReport } from "@fanradar/engine";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  analyses,
  creators,
  modelProfiles,
  platformSpend,
  posts,
  profiles,
  reports,
} from "../../platform/db/schema.ts";
import { insertSubmission } from "../../test/insert-submission.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { collect } from "./collect.ts";
import { openConnectors } from "./connectors.ts";
import { queueDailyReadings, readProfile } from "./daily-reading.ts";

const world = await setUpWorld({ worker: false });

const depsAt = (now: Date) => {
  const { db, pool, config, log, metrics } = world.ctx;
  const connectors = openConnectors({ instagram: config.instagram, x: config.x, isSandbox: true });
  return { db, pool, connectors, xDailyBudgetCents: 1_000, log, metrics, now: () => now };
};
async function followed(handle: string, values: Partial<typeof profiles.$inferInsert> = {}) {
  const { db } = world.ctx;
  const [profile] = await db
    .insert(profiles)
    .values({ platform: "instagram", handle, ...values })
    .returning();
  if (!profile) throw new Error("not made");
  await db.insert(modelProfiles).values({ modelId: await insertSubmission(db), profileId: profile.id });
  return profile.id;
}
/** A listed creator without followers of its profile, read at `lastReadAt`. */
async function listed(handle: string, lastReadAt: string, platform: "instagram" | "x" = "instagram") {
  const { db } = world.ctx;
  const [profile] = await db.insert(profiles).values({ platform, handle }).returning();
  const id = profile?.id ?? 0;
  const now = new Date(lastReadAt);
  await collect(depsAt(now), { id, platform, handle }, { now, wantsPosts: platform === "instagram" });
  const [row] = await db.select().from(profiles).where(eq(profiles.id, id));
  return { id, creatorId: row?.creatorId ?? 0 };
}
const isListed = async ({ creatorId }: { creatorId: number }) =>
  (await world.ctx.db.select().from(creators).where(eq(creators.id, creatorId)))[0]?.isListed;
const emptySeal: SealedReport = {
  ...{ schema: 1, engineVersion: "0", asOf: "2026-11-10T06:00:00Z", narrator: "engine" },
  ...{ subjects: [], facts: [], statements: [], series: [], sources: [] },
  checks: { figures: 0, passed: 0, dropped: 0 },
};
const queued = async () => {
  const { rows } = await world.ctx.pool.query(
    "select (payload ->> 'profileId')::int as id from graphile_worker._private_jobs where key like 'read:%' order by id",
  );
  return rows.map(({ id }) => id);
};

test("daily reading: each followed profile is due once a UTC day, spread over it, and is queued once", async () => {
  const yesterday = new Date("2026-11-19T12:00:00Z");
  const ids: number[] = [];
  for (let n = 0; n < 20; n++) ids.push(await followed(`demo.day${n}`, { lastReadAt: yesterday }));
  await world.ctx.db.insert(profiles).values({ platform: "instagram", handle: "demo.unfollowed" });
  await followed("demo.today", { lastReadAt: new Date("2026-11-20T00:00:01Z") });
  await followed("demo.refused", { lastReadAt: yesterday, lastAttemptAt: new Date("2026-11-20T11:30:00Z") });

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

test("daily reading: a day is read once, with posts once a week", async () => {
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
  expect(await world.requestsOf("instagram:demo.weekly")).toBe(3);
  expect((await world.ctx.db.select().from(posts).where(eq(posts.profileId, id))).length).toBeGreaterThan(0);
});

test("daily reading: an unfollowed creator is read once a day and hidden within a day of becoming private; its texts and edition are deleted", async () => {
  const { db, pool } = world.ctx;
  const open = await listed("demo.unfollowed.open", "2026-11-10T06:00:00Z");
  const gone = await listed("demo.unfollowed.gone", "2026-11-10T06:00:00Z");
  const fallow = await listed("demo.unfollowed.held", "2026-11-10T06:00:00Z");
  await db.update(profiles).set({ quarantinedAt: new Date() }).where(eq(profiles.id, fallow.id));
  const { creatorId: modelId } = gone;
  const [run] = await db
    .insert(analyses)
    .values({ modelId, state: "done", cause: "scheduled", endedAt: new Date() })
    .returning();
  const report = { analysisId: run?.id, reportType: "standard", hash: "0".repeat(64), badge: "manual-entry" } as const;
  await db.insert(reports).values({ ...report, modelId, sandbox: true, sealed: emptySeal });
  await world.fault({ platform: "instagram", fault: "personal", handle: "demo.unfollowed.gone" });
  await pool.query("delete from graphile_worker._private_jobs where key like 'read:%'");

  const before = await world.requestsOf("instagram:demo.unfollowed.open");
  // As its schedule has it: every ten minutes, for two days.
  let hiddenAfter = 0;
  for (let minutes = 10; minutes <= 2 * 1_440 + 20; minutes += 10) {
    const at = new Date(Date.parse("2026-11-10T06:00:00Z") + minutes * 60_000);
    await queueDailyReadings(depsAt(at), at);
    const due = await queued();
    expect(due).not.toContain(fallow.id);
    for (const profileId of due) if (profileId !== fallow.id) await readProfile(depsAt(at), { profileId });
    await pool.query("delete from graphile_worker._private_jobs where key like 'read:%'");
    if (hiddenAfter === 0 && !(await isListed(gone))) hiddenAfter = minutes;
  }
  expect(hiddenAfter).toBeGreaterThan(0);
  expect(hiddenAfter).toBeLessThanOrEqual(1_440 + 10);
  expect(await isListed(open)).toBe(true);
  expect((await world.requestsOf("instagram:demo.unfollowed.open")) - before).toBe(2);
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, gone.id));
  expect(profile).toMatchObject({ biography: null, displayName: null, lastPostsAt: null });
  const captions = await db.select({ caption: posts.caption }).from(posts).where(eq(posts.profileId, gone.id));
  expect(new Set(captions.map(({ caption }) => caption))).toEqual(new Set([null]));
  expect(await db.$count(reports, eq(reports.modelId, modelId))).toBe(0);
  expect(await db.$count(analyses, eq(analyses.modelId, modelId))).toBe(0);
});

test("daily reading: unfollowed creators use at most half of X's budget, and are unlisted after three days without a read", async () => {
  const { db } = world.ctx;
  const seen = await listed("demo_seen", "2026-12-01T06:00:00Z", "x");
  const unseen = await listed("demo_unseen", "2026-12-01T06:00:00Z", "x");
  const readBoth = async (iso: string, cents: number) => {
    const now = new Date(iso);
    for (const { id } of [seen, unseen])
      await readProfile({ ...depsAt(now), xDailyBudgetCents: cents }, { profileId: id });
  };
  const spent = async (day: string) =>
    (await db.select().from(platformSpend).where(eq(platformSpend.day, day)))[0]?.cents ?? 0;
  // Half of three cents pays for one of the two; the rest is reserved for submissions.
  for (const day of ["02", "03", "04"]) {
    await readBoth(`2026-12-${day}T07:00:00Z`, 3);
    expect(await spent(`2026-12-${day}`)).toBe(1);
  }
  expect([await isListed(seen), await isListed(unseen)]).toEqual([true, false]);
  await readBoth("2026-12-05T07:00:00Z", 100);
  expect([await isListed(seen), await isListed(unseen)]).toEqual([true, true]);
});

test("daily reading: on a platform without reads unclaimed creators are unlisted after three days; a claimed one stays", async () => {
  const { db } = world.ctx;
  const owner = await world.person();
  const [free, claimed] = [
    await listed("demo.no.key", "2026-12-10T06:00:00Z"),
    await listed("demo.no.key.claimed", "2026-12-10T06:00:00Z"),
  ];
  await db.update(creators).set({ ownerUserId: owner.id }).where(eq(creators.id, claimed.creatorId));
  const keyless = (iso: string) => queueDailyReadings({ ...depsAt(new Date(iso)), connectors: {} }, new Date(iso));
  await keyless("2026-12-13T05:00:00Z");
  expect(await isListed(free)).toBe(true);
  await keyless("2026-12-13T07:00:00Z");
  expect([await isListed(free), await isListed(claimed)]).toEqual([false, true]);
});
