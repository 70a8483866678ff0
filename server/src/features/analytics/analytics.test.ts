import type { Analytics } from "@fanradar/contract";
import { sampleCreators } from "@fanradar/sandbox";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findEarning } from "../../domain/portfolio/find-subjects.ts";
import { creators, models, submissions } from "../../platform/db/schema.ts";
import { seedHistory } from "../../seed/seed-history.ts";
import { setUpWorld } from "../../test/start-world.ts";

const octets = { "content-type": "application/octet-stream" };

const world = await setUpWorld();
await seedHistory(world.ctx.db, new Date(), { days: 70, of: sampleCreators.slice(0, 12) });
const person = await world.person();
const [ava, bea] = sampleCreators.filter(({ instagram, x }) => instagram && x);
for (const [name, sample] of [
  ["=HYPERLINK(1)", ava],
  ["Bea", bea],
] as const) {
  await world.analyze(person, {
    name,
    ...(sample?.instagram && { instagramUrl: sample.instagram }),
    ...(sample?.x && { twitterUrl: sample.x }),
  });
}

const own = async (query = ""): Promise<Analytics> => {
  const { status, body } = await world.get(person, `/api/user/${person.id}/analytics${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const everybody = async (query = ""): Promise<Analytics> => {
  const answer = await world.app.inject({ method: "GET", url: `/api/analytics${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const factOf = ({ facts }: Analytics, id: string) => facts.find((fact) => fact.id === id);

test("analytics: a portfolio adds its models up, against the equal period before, by platform", async () => {
  const answer = await own("?period=30d&metric=followers");
  expect(answer).toMatchObject({ of: "own", period: "30d", metric: "followers", platforms: ["instagram", "x"] });
  expect(answer.bars).toHaveLength(30);
  const dayMs = 86_400_000;
  expect(Date.parse(answer.now.from) - Date.parse(answer.before.to)).toBe(dayMs);
  expect((Date.parse(answer.now.to) - Date.parse(answer.now.from)) / dayMs + 1).toBe(30);
  const value = (id: string) => Number(factOf(answer, id)?.value);
  expect(value("portfolio.followers")).toBe(value("instagram.portfolio.followers") + value("x.portfolio.followers"));
  expect(factOf(answer, "portfolio.followers")).toMatchObject({ sandbox: true, trust: "connected", n: 4 });
  expect(factOf(answer, "portfolio.followers.change")?.period).toEqual(answer.before);
  expect(factOf(answer, "portfolio.engagement")?.n).toBeGreaterThan(0);
  expect(factOf(answer, "portfolio.earnings")?.reason).toEqual({ code: "needs-statement" });
  expect(answer.series.points.length).toBeGreaterThan(25);
  expect(answer.top.map(({ profile }) => profile)).toEqual([null, null]);
  expect(answer.sources.map(({ evidence }) => evidence)).toEqual(
    expect.arrayContaining(factOf(answer, "portfolio.followers")?.sources ?? ["?"]),
  );
});

test.each(["7d", "30d", "90d", "1y"])(
  "analytics: a portfolio has bars over %s, the last one ending now",
  async (period) => {
    for (const metric of ["followers", "engagement", "earnings"]) {
      const { bars, now, series } = await own(`?period=${period}&metric=${metric}`);
      expect([bars[0]?.from, bars.at(-1)?.to]).toEqual([now.from, now.to]);
      for (const { at } of series.points) expect(bars.map(({ to }) => to)).toContain(at);
    }
  },
);

test("analytics: earnings are those of statements, and typed ones where no platform is read", async () => {
  const { id } = await world.submit(person, { onlyfansUrl: "onlyfans.com/earns", tiktokUrl: "@typed.tok" });
  const line = (daysAgo: number, amount: number) => {
    const day = new Date(Date.now() - daysAgo * 86_400_000);
    const date = day.toLocaleDateString("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" });
    return `${date}11:54 am $${amount}.00 $0.00 $${amount}.00 Tip from A`;
  };
  const imported = await world.post(
    person,
    `/api/models/${id}/imports?timeZone=UTC`,
    Buffer.from([line(35, 7), line(3, 20), line(2, 35), line(1, 5)].join("\n")),
    octets,
  );
  expect(imported.status, JSON.stringify(imported.body)).toBe(201);
  const figures = [{ metric: "followers", value: 4_321 }];
  const observedOn = new Date().toISOString().slice(0, 10);
  const given = { kind: "manual", key: crypto.randomUUID(), platform: "tiktok", observedOn, figures };
  expect((await world.post(person, `/api/models/${id}/evidence`, given)).status).toBe(201);
  const answer = await own("?metric=earnings");
  expect(factOf(answer, "portfolio.earnings")).toMatchObject({ value: 6_000, currency: "USD", trust: "file" });
  expect(factOf(answer, "tiktok.portfolio.followers")).toMatchObject({ value: 4_321, trust: "manual" });
  expect(answer.top.map((one) => one.id)).toEqual([id]);
  // Of today the statement says nothing: the bars end where the sum does, and add up to it.
  const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const week = await own("?metric=earnings&period=7d");
  expect([week.bars[0]?.from, week.bars.at(-1)?.to]).toEqual([dayBefore(7), dayBefore(1)]);
  expect(week.series.points.reduce((sum, { value }) => sum + value, 0)).toBe(factOf(week, "portfolio.earnings")?.value);
  expect(answer.series.points.slice(-3).map(({ value }) => value)).toEqual([2_000, 3_500, 500]);
  await world.ctx.db.delete(submissions).where(eq(submissions.id, id));
});

test("analytics: a payment that two statements have counts once, and as long as one of them is there", async () => {
  const { id } = await world.submit(person, { onlyfansUrl: "onlyfans.com/twice" });
  const dayBefore = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toLocaleDateString("en-US", {
      ...{ month: "short", day: "numeric", year: "numeric", timeZone: "UTC" },
    });
  const line = (amount: number, daysAgo = 1) =>
    `${dayBefore(daysAgo)}11:54 am $${amount}.00 $0.00 $${amount}.00 Tip from A`;
  const store = async (...amounts: number[]): Promise<number> => {
    const file = Buffer.from([line(1, 40), ...amounts.map((amount) => line(amount))].join("\n"));
    const { status, body } = await world.post(person, `/api/models/${id}/imports?timeZone=UTC`, file, octets);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.id;
  };
  const remove = async (evidenceId: number) =>
    expect((await world.remove(person, `/api/evidence/${evidenceId}`)).status).toBe(200);
  const earned = async () => factOf(await own("?metric=earnings"), "portfolio.earnings")?.value;
  const first = await store(20, 35);
  const second = await store(20, 50);
  expect(await earned()).toBe(10_500);
  await remove(first);
  expect(await earned()).toBe(7_000);
  await remove(second);
  expect(await earned()).toBe(null);
  await world.ctx.db.delete(submissions).where(eq(submissions.id, id));
});

test("analytics: a portfolio contains no other person's models", async () => {
  const other = await world.person();
  for (const path of ["analytics", "analytics.csv"]) {
    expect((await world.get(other, `/api/user/${person.id}/${path}`)).status).toBe(404);
    const visitor = await world.app.inject({ method: "GET", url: `/api/user/${person.id}/${path}` });
    expect(visitor.statusCode).toBe(401);
  }
  const { body } = await world.get(other, `/api/user/${other.id}/analytics`);
  expect(body).toMatchObject({ top: [], platforms: [] });
  expect(factOf(body, "portfolio.members")?.value).toBe(0);
});

test("analytics: an invalid period or metric is refused", async () => {
  for (const query of ["?period=2y", "?metric=likes"])
    expect((await world.get(person, `/api/user/${person.id}/analytics${query}`)).status).toBe(422);
});

test("analytics: the typical change of creators has its interval, and the first its name", async () => {
  const answer = await everybody("?metric=engagement");
  const typical = factOf(answer, "portfolio.followers");
  expect(typical).toMatchObject({ formula: "portfolio.median", scope: "public", sampleOf: "profiles" });
  expect(typical?.n).toBeGreaterThanOrEqual(5);
  expect(Number(typical?.low)).toBeLessThanOrEqual(Number(typical?.value));
  expect(factOf(answer, "portfolio.earnings")?.value).toBeNull();
  expect(answer.top).toHaveLength(5);
  expect(answer.top[0]?.profile).toMatchObject({ handle: expect.any(String) });
  expect(JSON.stringify(answer)).not.toMatch(/HYPERLINK|"Bea"/);
});

test("analytics: a creator on two platforms has each of its followers once, and stands by that sum", async () => {
  const { top, facts } = await everybody();
  const { rows } = await world.ctx.pool.query<{ id: number; platforms: number; followers: number }>(`
    select creator_id as id, count(*)::int as platforms, sum(newest.value)::float8 as followers
    from profiles join lateral (
      select value from observations where profile_id = profiles.id and metric = 'followers' order by observed_at desc limit 1
    ) newest on true
    where creator_id is not null group by creator_id order by followers desc, creator_id limit 5`);
  expect(rows.map(({ platforms }) => platforms)).toContain(2);
  expect(
    top.map(({ id }) => ({ id, followers: facts.find((fact) => fact.id === `${id}.portfolio.followers`)?.value })),
  ).toEqual(rows.map(({ id, followers }) => ({ id, followers })));
});

test("analytics: a creator who hides figures is no longer named, at once", async () => {
  const { db } = world.ctx;
  const before = await everybody();
  const [first] = before.top;
  const [row] = await db
    .select()
    .from(models)
    .where(eq(models.id, first?.id ?? 0));
  const choose = (figures: "private" | "public") =>
    db
      .update(creators)
      .set({ visibility: { figures } })
      .where(eq(creators.id, row?.creatorId ?? 0));
  await choose("private");
  const after = await everybody();
  expect(after.top.map(({ id }) => id)).toEqual(before.top.slice(1).map(({ id }) => id));
  expect(after.facts.some(({ id }) => id.startsWith(`${first?.id}.`))).toBe(false);
  await choose("public");
});

test("analytics: private earnings count only of creators who share data, and never appear by name", async () => {
  const { db } = world.ctx;
  const [row] = await db.select().from(creators).limit(1);
  const id = row?.id ?? 0;
  const own = (change: object) => db.update(creators).set(change).where(eq(creators.id, id));
  expect(await findEarning(db, [id])).toEqual({ shown: [], counted: [] });
  await own({ ownerUserId: person.id });
  expect(await findEarning(db, [id])).toEqual({ shown: [], counted: [] });
  const settings = (await world.get(person, "/api/user/settings")).body;
  const payload = { ...settings, privacy: { ...settings.privacy, dataSharing: true } };
  expect((await world.put(person, "/api/user/settings", payload)).status).toBe(200);
  expect(await findEarning(db, [id])).toEqual({ shown: [], counted: [id] });
  await own({ visibility: { earnings: "public" } });
  expect(await findEarning(db, [id])).toEqual({ shown: [id], counted: [] });
  await own({ ownerUserId: null, visibility: {} });
});

test("analytics: the file has the figures of the page, and no cell that a spreadsheet would execute", async () => {
  const url = `/api/user/${person.id}/analytics.csv?period=7d&metric=followers`;
  const answer = await world.app.inject({ method: "GET", url, headers: { cookie: person.cookie } });
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="fanradar-analytics-7d.csv"',
  });
  const lines = answer.body.trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^"part","name","figure","value"/);
  expect(lines.filter((line) => line.startsWith('"bar"'))).toHaveLength(7);
  expect(lines.filter((line) => line.startsWith('"top"')).join("\n")).toContain(`"'=HYPERLINK(1)"`);
  expect(answer.body).not.toMatch(/(^|,)"?[=+@\t]/m);
  const missing = lines.filter((line) => line.includes('"unavailable"'));
  expect(missing.length).toBeGreaterThan(0);
  for (const line of missing) expect(line).toMatch(/"\d{4}-\d\d-\d\d","\d{4}-\d\d-\d\d","unavailable",""$/);
  const { facts } = await own("?period=7d&metric=followers");
  const total = facts.find(({ id }) => id === "portfolio.followers")?.value;
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^"overview","","Followers",${total},"count"`)));
  const amounts = await world.app.inject({
    url: url.replace("followers", "earnings"),
    headers: { cookie: person.cookie },
  });
  expect(amounts.body).toContain('"bar"');
  expect(amounts.body).not.toContain('"cents"');
});
