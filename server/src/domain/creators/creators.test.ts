import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreatorListing } from "@fanradar/contract";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { creators, creatorViews, models, profiles, users, viewKeys } from "../../platform/db/schema.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { openTestApp } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { publicEditionsJob } from "../analyses/public-editions.ts";
import { createCreator } from "../profiles/list-creator.ts";
import { findRatings } from "../reports/find-report.ts";
import { forgetViewers } from "./count-view.ts";
import { trendingScoresJob } from "./trending/recompute-trending.ts";

const world = await setUpWorld();

const firefox = "Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const search = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** A creator as reading makes one, with its public edition where `edition` says so. */
async function read(handle: string, { edition = false } = {}) {
  const person = await world.person();
  await world.analyze(person, { instagramUrl: handle });
  const { db } = world.ctx;
  const [row] = await db
    .select({ creatorId: creators.id })
    .from(profiles)
    .innerJoin(creators, eq(creators.id, profiles.creatorId))
    .where(eq(profiles.handle, handle));
  if (!row) throw new Error(`${handle} is not listed`);
  if (edition) {
    await enqueue(db, publicEditionsJob, { at: new Date().toISOString() });
    const state = async () => (await open(handle)).body.editionState;
    await expect.poll(state).toBe("ready");
  }
  return { ...row, person };
}

async function open(handle: string, headers: Record<string, string> = {}, remoteAddress = "192.0.2.1") {
  const url = `/api/creators/instagram/${handle}`;
  const answer = await world.app.inject({
    method: "GET",
    url,
    headers: { "user-agent": "", ...headers },
    remoteAddress,
  });
  return { status: answer.statusCode, body: answer.json() };
}

test("creators: one that was read has a page; its public edition follows, under its API's name", async () => {
  await read("demo.page");
  expect((await open("demo.page")).body).toMatchObject({
    username: "demo.page",
    platform: "instagram",
    handle: "demo.page",
    notes: null,
    isClaimed: false,
    isHidden: false,
    isIndexed: false,
    trendingScore: null,
    edition: null,
    editionState: "being-made",
    profiles: [{ platform: "instagram", handle: "demo.page", url: "https://www.instagram.com/demo.page/" }],
  });
  await enqueue(world.ctx.db, publicEditionsJob, { at: new Date().toISOString() });
  await expect.poll(async () => (await open("DEMO.Page")).body.editionState).toBe("ready");
  const { edition } = (await open("demo.page")).body;
  expect(edition.metadata.reportType).toBe("standard");
  expect(edition.content.engagementMetrics.instagram.followers).toMatch(/\d/);
  expect((await open("demo.unheard")).status).toBe(404);
  expect((await open("not%20a%20handle")).status).toBe(404);
});

test("creators: signed-in people rate a public edition once; that of a hidden creator is not found", async () => {
  const { creatorId } = await read("demo.rated", { edition: true });
  const { id } = (await open("demo.rated")).body.edition;
  const [one, another] = [await world.person(), await world.person()];
  const rate = (person: typeof one, isPositive: boolean) =>
    world.post(person, `/api/reports/${id}/rate`, { isPositive });
  expect((await rate(one, true)).body).toEqual({ positive: 1, negative: 0, mine: true, named: [] });
  expect((await rate(one, false)).body).toEqual({ positive: 0, negative: 1, mine: false, named: [] });
  expect((await rate(another, true)).body).toEqual({ positive: 1, negative: 1, mine: true, named: [] });
  expect((await open("demo.rated", { cookie: one.cookie })).body.edition.ratings.mine).toBe(false);
  const nobody = await world.app.inject({
    method: "POST",
    url: `/api/reports/${id}/rate`,
    payload: { isPositive: true },
  });
  expect(nobody.statusCode).toBe(401);
  await world.ctx.db.update(creators).set({ isListed: false }).where(eq(creators.id, creatorId));
  expect((await rate(another, false)).status).toBe(404);
});

test("ratings: signed only if their author shows both activity and name to the viewer", async () => {
  await read("demo.signed", { edition: true });
  const { id } = (await open("demo.signed")).body.edition;
  const people = {
    open: ["public", true],
    byLink: ["limited", true],
    hidden: ["private", true],
    still: ["public", false],
  } as const;
  for (const [name, [profileVisibility, showActivity]] of Object.entries(people)) {
    const person = await world.person();
    const settings = (await world.get(person, "/api/user/settings")).body;
    const body = {
      ...settings,
      profile: { ...settings.profile, name },
      privacy: { ...settings.privacy, profileVisibility, showActivity },
    };
    const put = {
      method: "PUT",
      url: "/api/user/settings",
      payload: body,
      headers: { cookie: person.cookie },
    } as const;
    expect((await world.app.inject(put)).statusCode).toBe(200);
    await world.post(person, `/api/reports/${id}/rate`, { isPositive: name !== "byLink" });
  }
  const ratings = async () => (await open("demo.signed")).body.edition.ratings;
  expect(await ratings()).toMatchObject({ positive: 3, negative: 1, named: [{ name: "open", isPositive: true }] });
  const reader = { readerId: null, to: "link" } as const;
  expect((await findRatings(world.ctx.db, id, reader)).named).toEqual([
    { name: "byLink", avatar: "", isPositive: false },
    { name: "open", avatar: "", isPositive: true },
  ]);
  // A model's choice applies to their page; their ratings are signed by the switch only.
  await world.ctx.db
    .update(users)
    .set({ userType: "model" })
    .where(inArray(users.name, ["hidden", "still"]));
  expect((await ratings()).named.map(({ name }: { name: string }) => name)).toEqual(["hidden", "open"]);
});

test("creator views: one per viewer and day, without bots, the owner and admins", async () => {
  const { creatorId } = await read("demo.views");
  const { db } = world.ctx;
  const views = async (headers: Record<string, string>, address?: string) =>
    (await open("demo.views", headers, address)).body.viewCount;
  expect(await views({ "user-agent": firefox })).toBe(1);
  expect(await views({ "user-agent": firefox })).toBe(1);
  expect(await views({ "user-agent": firefox }, "192.0.2.2")).toBe(2);
  expect(await views({ "user-agent": search }, "192.0.2.3")).toBe(2);
  expect(await views({ "user-agent": "curl/8.5.0" }, "192.0.2.4")).toBe(2);
  expect(await views({}, "192.0.2.5")).toBe(2);
  await world.app.inject({
    method: "HEAD",
    url: "/api/creators/instagram/demo.views",
    headers: { "user-agent": firefox },
    remoteAddress: "192.0.2.10",
  });
  const [owner, reader] = [await world.person(), await world.person()];
  await db.update(creators).set({ ownerUserId: owner.id }).where(eq(creators.id, creatorId));
  expect(await views({ "user-agent": firefox, cookie: owner.cookie }, "192.0.2.6")).toBe(2);
  expect(await views({ "user-agent": firefox, cookie: reader.cookie }, "192.0.2.7")).toBe(3);
  // A person is one viewer on all devices.
  expect(await views({ "user-agent": firefox, cookie: reader.cookie }, "192.0.2.8")).toBe(3);
  await db.execute(sql`update users set user_type = 'admin' where id = ${reader.id}`);
  expect(await views({ "user-agent": firefox, cookie: reader.cookie }, "192.0.2.9")).toBe(3);
  const { body } = await open("demo.views");
  const fact = body.facts.find(({ id }: { id: string }) => id === "pageViews");
  expect(fact).toMatchObject({ value: 3, kind: "measured", formula: "count.views" });

  const { rows } = await world.ctx.pool.query("select creator_views::text as row from creator_views");
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|Firefox/);
  await forgetViewers(db, new Date());
  expect(await db.select().from(creatorViews).where(eq(creatorViews.creatorId, creatorId))).toHaveLength(3);
  await forgetViewers(db, new Date(Date.now() + 86_400_000));
  expect([await db.select().from(creatorViews), await db.select().from(viewKeys)]).toEqual([[], []]);
  const [own] = await db.select({ views: creators.viewCount }).from(creators).where(eq(creators.id, creatorId));
  expect(own?.views).toBe(3);
});

test("ranking: one row per creator with a score, the highest first; creators without one have no rank", async () => {
  const { db } = world.ctx;
  const at = new Date();
  const found = { fast: await read("demo.fast"), slow: await read("demo.slow"), short: await read("demo.short") };
  await readDaily(found.fast.creatorId, { days: 30, perDay: 400, at });
  await readDaily(found.slow.creatorId, { days: 30, perDay: 4, at });
  await readDaily(found.short.creatorId, { days: 5, perDay: 400, at });
  await enqueue(db, trendingScoresJob, { at: at.toISOString() });
  const ranking = async (query = ""): Promise<CreatorListing[]> =>
    (await world.app.inject({ method: "GET", url: `/api/models/trending${query}` })).json();
  await expect.poll(async () => (await ranking()).length).toBe(2);
  const [first, second] = await ranking();
  expect([first?.id, second?.id]).toEqual([found.fast.creatorId, found.slow.creatorId]);
  expect(first?.trendingScore).toBeGreaterThan(second?.trendingScore ?? 100);
  expect(first?.facts[0]).toMatchObject({ id: "trendingScore", value: first?.trendingScore, n: 30 });
  expect(await ranking("?limit=1")).toHaveLength(1);
  for (const limit of ["0", "51", "1e1", "-1", ""])
    expect((await world.app.inject({ method: "GET", url: `/api/models/trending?limit=${limit}` })).statusCode).toBe(
      422,
    );
  expect((await open("demo.short")).body.trendingScore).toBeNull();

  const parts = (handle: string) => world.app.inject({ method: "GET", url: `/api/creators/instagram/${handle}/score` });
  const { facts, sources } = (await parts("demo.fast")).json();
  expect(facts.map(({ id }: { id: string }) => id)).toEqual([
    "trendingScore",
    "instagram.followers",
    "instagram.trendingPlace",
    "instagram.trendingWeight",
  ]);
  expect(sources).toHaveLength(30);
  expect((await parts("demo.short")).json()).toEqual({ facts: [], sources: [] });
});

/** Public readings of the creator's profile, one a day until `at`, in place of those there are. */
async function readDaily(creatorId: number, { days, perDay, at }: { days: number; perDay: number; at: Date }) {
  await world.ctx.db.execute(sql`
    with profile as (select id, platform from profiles where creator_id = ${creatorId}),
      gone as (delete from observations where profile_id = (select id from profile)),
      given as (
        insert into evidence (key, kind, sandbox, scope, platform, profile_id, added_at)
        select 'daily ' || id || ' ' || day, 'api', true, 'public', platform, id,
          ${at.toISOString()}::timestamptz - make_interval(days => day)
        from profile, generate_series(0, ${days - 1}) as day
        returning id, profile_id, platform, added_at, key
      )
    insert into observations (profile_id, platform, metric, value, observed_at, evidence_id)
    select profile_id, platform, 'followers', 20000 - ${perDay} * split_part(key, ' ', 3)::int, added_at, id from given`);
}

test.each([
  [{ isTopCreator: true, isVerified: true, isOwnerVerified: true, isFeatured: true }, 97, "top-creator"],
  [{ isVerified: true, isOwnerVerified: true }, 94, "hot"],
  [{ isFeatured: true }, 85, "hot"],
  [{ isVerified: true, isOwnerVerified: true, isFeatured: true }, 84, "verified-creator"],
  [{ isFeatured: true, isVerified: true }, 84, "featured"],
  [{ isOwnerVerified: true, isFeatured: true }, 84, null],
  [{ isVerified: true }, 84, null],
])("badges: %o with a score of %i has %s", async (flags, score, badge) => {
  const { db } = world.ctx;
  const [row] = await db
    .select({ id: models.id })
    .from(models)
    .where(and(eq(models.username, "demo.fast"), isNotNull(models.creatorId)));
  await db.update(creators).set({ isTopCreator: false, isVerified: false, isOwnerVerified: false, isFeatured: false });
  await db
    .update(creators)
    .set(flags)
    .where(eq(creators.id, row?.id ?? 0));
  await db.execute(
    sql`update trending_scores set fact = jsonb_set(fact, '{value}', to_jsonb(${score}::int)) where creator_id = ${row?.id ?? 0}`,
  );
  expect((await open("demo.fast")).body.badge).toBe(badge);
});

test("creator page: it is there for who may find its creator, search engines list it only if its owner allows it, and no link preview names a person", async () => {
  const webRoot = mkdtempSync(join(tmpdir(), "fanradar-web-"));
  writeFileSync(join(webRoot, "index.html"), '<meta name="robots" content="__ROBOTS__"><title>FanRadar</title>');
  const { app, ctx, person, close } = await openTestApp({ webRoot });
  try {
    const page = async (path: string) => {
      const { statusCode, headers, body } = await app.inject({ method: "GET", url: path });
      return { status: statusCode, header: headers["x-robots-tag"], robots: /content="(\w+)"/.exec(body)?.[1], body };
    };
    const hidden = { header: "noindex", robots: "noindex" };
    const path = "/creator/x/shown_here";
    const missing = await page(path);
    expect(missing).toMatchObject({ ...hidden, status: 404 });
    const owner = await person();
    const [profile] = await ctx.db.insert(profiles).values({ platform: "x", handle: "shown_here" }).returning();
    if (!profile) throw new Error("not made");
    const creatorId = await createCreator(ctx.db, profile, { displayName: "Shown Here" });
    const set = (values: Partial<typeof creators.$inferInsert>) =>
      ctx.db.update(creators).set(values).where(eq(creators.id, creatorId));
    const inSitemap = async () =>
      [...(await page("/sitemap.xml")).body.matchAll(/<loc>[^<]*?(\/creator\/[^<]+)/g)].map(([, at]) => at);
    expect(await page(path)).toEqual({ ...missing, status: 200 });
    await set({ isIndexed: true });
    expect(await page(path)).toMatchObject(hidden);
    expect(await inSitemap()).toEqual([]);
    await set({ ownerUserId: owner.id });
    const listed = await page(path);
    expect(listed).toMatchObject({ status: 200, header: undefined, robots: "all" });
    expect(listed.body).not.toContain("Shown");
    expect(await inSitemap()).toEqual([path]);
    const { linkKey } = (
      await app.inject({
        method: "GET",
        url: "/api/creators/x/shown_here/visibility",
        headers: { cookie: owner.cookie },
      })
    ).json();
    const byLink = `${path}?key=${linkKey}`;
    await set({ visibility: { profile: "link" } });
    expect(await page(byLink)).toEqual({ ...missing, status: 200 });
    for (const other of [path, `${path}?key=${"x".repeat(43)}`]) expect(await page(other)).toEqual(missing);
    expect(await inSitemap()).toEqual([]);
    await set({ visibility: { profile: "private" } });
    for (const one of [path, byLink]) expect(await page(one)).toEqual(missing);
    expect(await page("/login")).toMatchObject({ header: undefined, robots: "all" });
    expect(await page("/creator/myspace/x")).toMatchObject({ status: 404, header: "noindex" });
  } finally {
    await close();
    rmSync(webRoot, { recursive: true, force: true });
  }
});
