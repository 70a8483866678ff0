import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { evidence, observations, platformLimits, platformSpend, posts, profiles } from "../../platform/db/schema.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { type CollectedProfile, type Collection, collect } from "./collect.ts";
import { openConnectors } from "./connectors.ts";

let collection: Collection;
const world = await setUpWorld({ worker: false });
beforeAll(async () => {
  const { db, pool, config, log, metrics } = world.ctx;
  const connectors = openConnectors({ instagram: config.instagram, x: config.x, isSandbox: true });
  collection = { db, pool, connectors, log, metrics, xDailyBudgetCents: 100 };
});
beforeEach(() => world.ctx.pool.query("truncate platform_limits, platform_breakers, platform_spend"));

const now = new Date("2026-11-20T09:10:00Z");
async function profileOf(platform: "instagram" | "x" | "tiktok", handle: string) {
  const [row] = await world.ctx.db.insert(profiles).values({ platform, handle }).returning();
  if (!row) throw new Error("no profile");
  return row;
}
const read = async (profile: CollectedProfile, at = now, wantsPosts = true) =>
  (await collect(collection, profile, { now: at, wantsPosts })).outcome;
const spent = async () => (await world.ctx.db.select().from(platformSpend)).map(({ day, cents }) => [day, cents]);

test("collect: eight concurrent requests for a profile within an hour are one request to the platform", async () => {
  const profile = await profileOf("instagram", "demo.shared");
  const readAt = (at: Date) => read(profile, at);
  // Each waits on a connection of its own: fewer than the pool has.
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => readAt(now)));
  expect(outcomes).toEqual(Array.from({ length: 6 }, () => "ok"));
  expect(await readAt(new Date("2026-11-20T09:59:59.999Z"))).toBe("ok");
  expect(await world.requestsOf("instagram:demo.shared")).toBe(1);
  expect(await readAt(new Date("2026-11-20T10:00:00Z"))).toBe("ok");
  expect(await world.requestsOf("instagram:demo.shared")).toBe(2);

  const { db } = world.ctx;
  const acts = await db.select().from(evidence).where(eq(evidence.profileId, profile.id));
  expect(acts.map(({ key }) => key).sort()).toEqual([
    "api:instagram:demo.shared:2026-11-20T09",
    "api:instagram:demo.shared:2026-11-20T10",
  ]);
  expect(acts[0]).toMatchObject({ kind: "api", scope: "public", sandbox: true, platform: "instagram" });
  const seen = await db.select().from(observations).where(eq(observations.profileId, profile.id));
  expect(seen).toHaveLength(6);
  const stored = await db.select().from(posts).where(eq(posts.profileId, profile.id));
  expect(new Set(stored.map(({ externalId }) => externalId)).size).toBe(stored.length);
});

test("collect: an hour that has the counts alone is read once more for the posts", async () => {
  const profile = await profileOf("instagram", "demo.counts");
  const count = () => world.ctx.db.$count(posts, eq(posts.profileId, profile.id));
  expect(await read(profile, now, false)).toBe("ok");
  expect(await count()).toBe(0);
  for (const wantsPosts of [true, true, false]) expect(await read(profile, now, wantsPosts)).toBe("ok");
  expect(await count()).toBeGreaterThan(0);
  expect(await world.requestsOf("instagram:demo.counts")).toBe(2);
  expect(await world.ctx.db.$count(evidence, eq(evidence.profileId, profile.id))).toBe(1);
});

test("collect: a rate-limited platform gets no requests until its limit ends, and then again", async () => {
  const limited = await profileOf("instagram", "fault.limited");
  const other = await profileOf("instagram", "demo.other");
  expect(await read(limited)).toBe("rate_limited");
  expect(await read(other)).toBe("rate_limited");
  expect(await world.requestsOf("instagram:demo.other")).toBe(0);
  const [{ blockedUntil } = { blockedUntil: now }] = await world.ctx.db.select().from(platformLimits);
  expect(await read(other, new Date(blockedUntil.getTime() + 1))).toBe("ok");
});

test("collect: X is read within the day's budget, however many concurrent requests", async () => {
  const small = { ...collection, xDailyBudgetCents: 10 };
  const readAll = await Promise.all(
    ["demo_a", "demo_b", "demo_c", "demo_d", "demo_e", "demo_f"].map(async (handle) =>
      collect(small, await profileOf("x", handle), { now, wantsPosts: true }),
    ),
  );
  expect(new Set(readAll.map(({ outcome }) => outcome))).toEqual(new Set(["ok", "budget_used"]));
  const [[day, cents] = ["", 0]] = await spent();
  expect(day).toBe("2026-11-20");
  expect(cents).toBeLessThanOrEqual(10);
  expect(cents).toBeGreaterThan(9);
  const tomorrow = new Date("2026-11-21T00:00:01Z");
  const refused = readAll.find(({ outcome }) => outcome === "budget_used");
  expect(refused).toEqual({ outcome: "budget_used", nextTryAt: "2026-11-21T00:00:00.000Z" });
  expect(await collect(small, await profileOf("x", "demo_g"), { now: tomorrow, wantsPosts: false })).toEqual({
    outcome: "ok",
  });
});

test("collect: reserved budget that was not spent returns to the day", async () => {
  expect(await read(await profileOf("x", "fault_unknown"))).toBe("not_found");
  expect(await spent()).toEqual([["2026-11-20", 0]]);
});

test("collect: a platform without a connector or key says so and gets no request", async () => {
  const options = { now, wantsPosts: true };
  expect(await collect(collection, await profileOf("tiktok", "ava"), options)).toEqual({ outcome: "no_connector" });
  const keyless = { ...collection, connectors: {} };
  expect(await collect(keyless, await profileOf("x", "demo_keyless"), options)).toEqual({ outcome: "no_key" });
  expect(await world.requestsOf("x:demo_keyless")).toBe(0);
});

test("collect: a failed read is not shared: the next call in the same hour reads again", async () => {
  const profile = await profileOf("instagram", "demo.flaky");
  await world.fault({ platform: "instagram", fault: "malformed", handle: "demo.flaky", times: 1 });
  expect(await read(profile)).toBe("contract_error");
  expect(await read(profile)).toBe("ok");
});

test.each([
  ["x", "demo_hidden", "protected", "private"],
  ["x", "demo_banned", "suspended", "suspended"],
  ["instagram", "demo.closed", "personal", "not_professional_or_missing"],
] as const)(
  "collect: texts of an account that is no longer public are deleted at once, its counts stay, and both return with it (%s, %s)",
  async (platform, handle, fault, outcome) => {
    const profile = await profileOf(platform, handle);
    const hour = (n: number) => new Date(now.getTime() + n * 3_600_000);
    expect(await read(profile, hour(0))).toBe("ok");
    const before = await textsOf(profile);
    expect(before.captions).toBeGreaterThan(0);
    expect(before.biography).toBeTruthy();

    await world.fault({ platform, fault: "html", handle, times: 3 });
    expect(await read(profile, hour(1))).toBe("upstream_error");
    expect(await textsOf(profile)).toEqual(before);

    await world.fault({ platform, fault, handle, times: 1 });
    expect(await read(profile, hour(2))).toBe(outcome);
    expect(await textsOf(profile)).toEqual({ ...before, captions: 0, terms: 0, biography: null, display_name: null });

    expect(await read(profile, hour(3))).toBe("ok");
    expect(await textsOf(profile)).toMatchObject({ ...before, counts: 2 * before.counts });
  },
);

async function textsOf({ id }: CollectedProfile) {
  const { rows } = await world.ctx.pool.query(
    `select biography, display_name, coalesce(cardinality(caption_terms), 0) as terms,
       (select count(caption)::int from posts where profile_id = p.id) as captions,
       (select count(*)::int from posts where profile_id = p.id) as posts,
       (select count(*)::int from observations where profile_id = p.id) as counts
     from profiles p where id = $1`,
    [id],
  );
  return rows[0];
}
