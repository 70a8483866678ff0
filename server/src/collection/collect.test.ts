import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { evidence, observations, platformLimits, platformSpend, posts, profiles } from "../db/schema.ts";
import { startWorld, type World } from "../test/start-world.ts";
import { type Collection, collect } from "./collect.ts";
import { openConnectors } from "./connectors.ts";

let world: World;
let collection: Collection;
beforeAll(async () => {
  world = await startWorld({ worker: false });
  const { db, pool, config } = world.ctx;
  const connectors = openConnectors({ instagram: config.instagram, x: config.x, isSandbox: true });
  collection = { db, pool, connectors, xDailyBudgetCents: 100 };
});
afterAll(() => world.close());
beforeEach(() => world.ctx.pool.query("truncate platform_limits, platform_spend"));

const now = new Date("2026-11-20T09:10:00Z");
async function profileOf(platform: "instagram" | "x" | "tiktok", handle: string) {
  const [row] = await world.ctx.db.insert(profiles).values({ platform, handle }).returning();
  if (!row) throw new Error("no profile");
  return row;
}
const spent = async () => (await world.ctx.db.select().from(platformSpend)).map(({ day, cents }) => [day, cents]);

test("eight who want the same profile in the same hour ask the platform once", async () => {
  const profile = await profileOf("instagram", "demo.shared");
  const read = (at: Date) => collect(collection, profile, { now: at, wantsPosts: true });
  // Each waits on a connection of its own: fewer than the pool has.
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => read(now)));
  expect(outcomes).toEqual(Array.from({ length: 6 }, () => "ok"));
  expect(await read(new Date("2026-11-20T09:59:59.999Z"))).toBe("ok");
  expect(await world.asked("instagram:demo.shared")).toBe(1);
  expect(await read(new Date("2026-11-20T10:00:00Z"))).toBe("ok");
  expect(await world.asked("instagram:demo.shared")).toBe(2);

  const { db } = world.ctx;
  const acts = await db.select().from(evidence).where(eq(evidence.profileId, profile.id));
  expect(acts.map(({ key }) => key).sort()).toEqual([
    "api:instagram:demo.shared:2026-11-20T09",
    "api:instagram:demo.shared:2026-11-20T10",
  ]);
  expect(acts[0]).toMatchObject({ kind: "api", scope: "public", sandbox: true, platform: "instagram" });
  const seen = await db.select().from(observations).where(eq(observations.profileId, profile.id));
  expect(seen).toHaveLength(6);
  const kept = await db.select().from(posts).where(eq(posts.profileId, profile.id));
  expect(new Set(kept.map(({ externalId }) => externalId)).size).toBe(kept.length);
});

test("a platform that refuses for now is left alone by everybody until then, and no longer", async () => {
  const limited = await profileOf("instagram", "fault.limited");
  const other = await profileOf("instagram", "demo.other");
  const read = (profile: typeof other, at = now) => collect(collection, profile, { now: at, wantsPosts: true });
  expect(await read(limited)).toBe("rate_limited");
  expect(await read(other)).toBe("rate_limited");
  expect(await world.asked("instagram:demo.other")).toBe(0);
  const [{ blockedUntil } = { blockedUntil: now }] = await world.ctx.db.select().from(platformLimits);
  expect(await read(other, new Date(blockedUntil.getTime() + 1))).toBe("ok");
});

test("X is read for what the day's budget affords, and not beyond, however many ask at once", async () => {
  const small = { ...collection, xDailyBudgetCents: 10 };
  const readAll = await Promise.all(
    ["demo_a", "demo_b", "demo_c", "demo_d", "demo_e", "demo_f"].map(async (handle) =>
      collect(small, await profileOf("x", handle), { now, wantsPosts: true }),
    ),
  );
  expect(new Set(readAll)).toEqual(new Set(["ok", "budget_used"]));
  const [[day, cents] = ["", 0]] = await spent();
  expect(day).toBe("2026-11-20");
  expect(cents).toBeLessThanOrEqual(10);
  expect(cents).toBeGreaterThan(9);
  const tomorrow = new Date("2026-11-21T00:00:01Z");
  expect(await collect(small, await profileOf("x", "demo_g"), { now: tomorrow, wantsPosts: false })).toBe("ok");
});

test("what was set aside and not spent goes back to the day", async () => {
  expect(await collect(collection, await profileOf("x", "fault_unknown"), { now, wantsPosts: true })).toBe("not_found");
  expect(await spent()).toEqual([["2026-11-20", 0]]);
});

test("a platform without a connector, or without a key, says so and is asked nothing", async () => {
  const options = { now, wantsPosts: true };
  expect(await collect(collection, await profileOf("tiktok", "ava"), options)).toBe("no_connector");
  const keyless = { ...collection, connectors: {} };
  expect(await collect(keyless, await profileOf("x", "demo_keyless"), options)).toBe("no_key");
  expect(await world.asked("x:demo_keyless")).toBe(0);
});

test("a failed read is no reading: whoever asks next in the same hour asks the platform", async () => {
  const profile = await profileOf("instagram", "demo.flaky");
  await world.fault({ platform: "instagram", fault: "malformed", handle: "demo.flaky", times: 1 });
  expect(await collect(collection, profile, { now, wantsPosts: true })).toBe("contract_error");
  expect(await collect(collection, profile, { now, wantsPosts: true })).toBe("ok");
});
