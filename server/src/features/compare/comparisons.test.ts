import type { Comparison } from "@fanradar/contract";
import { sampleCreators } from "@fanradar/sandbox";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { creators, models, profiles, reports } from "../../platform/db/schema.ts";
import { seedHistory } from "../../seed/seed-history.ts";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";

let person: Person;
/** Ids of models: two creators of the sandbox with history, and a submission of the person's own. */
const ids = { ava: 0, bea: 0, own: 0 };

const world = await setUpWorld();
beforeAll(async () => {
  await seedHistory(world.ctx.db, new Date(), { days: 70 });
  person = await world.person();
  const [ava, bea] = sampleCreators.flatMap(({ instagram }) => instagram ?? []);
  ids.ava = await creatorWithEdition(ava ?? "");
  ids.bea = await creatorWithEdition(bea ?? "");
  const own = await world.analyze(person, {
    name: "My Own",
    instagramUrl: ava ?? "",
    onlyfansUrl: "onlyfans.com/my.own",
  });
  const figures = [
    { metric: "earnings.net", value: 250_000 },
    { metric: "subscribers", value: 412 },
  ];
  const observedOn = new Date().toISOString().slice(0, 10);
  const given = { kind: "manual", key: crypto.randomUUID(), platform: "onlyfans", observedOn, figures };
  expect((await world.post(person, `/api/models/${own.id}/evidence`, given)).status).toBe(201);
  expect((await world.post(person, `/api/models/${own.id}/analyses`)).status).toBe(202);
  await world.finished(person, own.id);
  ids.own = own.id;
});

/** The own record of a sample creator, once its edition is ready. */
async function creatorWithEdition(handle: string): Promise<number> {
  const { db } = world.ctx;
  const [row] = await db
    .select({ id: models.id })
    .from(profiles)
    .innerJoin(models, eq(models.creatorId, profiles.creatorId))
    .where(eq(profiles.handle, handle));
  if (!row) throw new Error(`${handle} is not listed`);
  await db.update(creators).set({ ownerUserId: person.id }).where(eq(creators.id, row.id));
  expect((await world.post(person, `/api/models/${row.id}/analyses`)).status).toBe(202);
  await world.finished(person, row.id);
  await db.update(creators).set({ ownerUserId: null }).where(eq(creators.id, row.id));
  return row.id;
}

async function compare(models: number[], cookie = ""): Promise<Comparison> {
  const url = `/api/comparisons?models=${models.join(",")}`;
  const answer = await world.app.inject({ method: "GET", url, headers: { cookie } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const factOf = ({ facts }: Comparison, id: string) => facts.find((fact) => fact.id === id);

test("comparison: a visitor sees two creators with intervals, ranks, leaders and lines over a common period", async () => {
  const comparison = await compare([ids.bea, ids.ava]);
  expect(comparison.members.map(({ id, isOwn }) => [id, isOwn])).toEqual([
    [ids.bea, false],
    [ids.ava, false],
  ]);
  const followers = factOf(comparison, `${ids.ava}.instagram.followers`);
  expect(followers).toMatchObject({ kind: "measured", sandbox: true, scope: "public" });
  expect(comparison.sources.map(({ evidence }) => evidence)).toEqual(
    expect.arrayContaining(followers?.sources ?? ["?"]),
  );
  const place = factOf(comparison, `${ids.ava}.comparison.consistency`);
  expect(place).toMatchObject({ sampleOf: "creators", low: expect.any(Number), high: expect.any(Number) });
  expect(place?.n).toBeGreaterThanOrEqual(30);
  expect(comparison.leads.map(({ metric }) => metric)).toContain("follows.total");
  expect(factOf(comparison, `${ids.ava}.score`)).toMatchObject({ formula: "score.partial" });
  expect(comparison.leads.find(({ metric }) => metric === "score")).toMatchObject({ state: "no-data", figures: [] });
  const lines = comparison.series.filter(({ metric }) => metric === "followersChange");
  expect(lines.map(({ id }) => id.split(".").slice(0, 2)).toSorted()).toEqual(
    [ids.bea, ids.ava]
      .flatMap((id) => [
        [`${id}`, "instagram"],
        [`${id}`, "x"],
      ])
      .toSorted(),
  );
  const starts = lines.map(({ points }) => `${points[0]?.value} ${points[0]?.at.slice(0, 10)}`);
  expect([new Set(starts).size, starts[0]]).toEqual([1, expect.stringMatching(/^0 /)]);
});

test("comparison: figures typed for an own model are in its submitter's comparison only", async () => {
  const mine = await compare([ids.own, ids.bea], person.cookie);
  expect(mine.members[0]).toMatchObject({ id: ids.own, name: "My Own", isOwn: true });
  expect(factOf(mine, `${ids.own}.score`)).toMatchObject({ formula: "score.specification", scope: "owner" });
  expect(factOf(mine, `${ids.own}.score.earnings`)?.value).toBeCloseTo(10);
  for (const cookie of ["", (await world.person()).cookie]) {
    const other = await compare([ids.own, ids.bea], cookie);
    expect(other.missing).toEqual([ids.own]);
    expect(other.members.map(({ id }) => id)).toEqual([ids.bea]);
    expect(JSON.stringify(other)).not.toContain("My Own");
  }
});

test("comparison: has one to four different creators; an invalid id is refused", async () => {
  for (const ids of ["", "1,2,3,4,5", "1,1", "a", "1,", "99999999999"]) {
    const { statusCode } = await world.app.inject({ method: "GET", url: `/api/comparisons?models=${ids}` });
    expect(statusCode, ids).toBe(422);
  }
  expect((await compare([2_000_000_000])).missing).toEqual([2_000_000_000]);
});

test("comparison: is saved once, opens as it was sealed, and belongs to the person who saved it", async () => {
  const input = { models: [ids.ava, ids.own] };
  const [first, second] = [
    await world.post(person, "/api/comparisons", input),
    await world.post(person, "/api/comparisons", input),
  ];
  expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
  const { status, body } = await world.get(person, `/api/comparisons/${first.body.id}`);
  expect(status).toBe(200);
  const [row] = await world.ctx.db.select().from(reports).where(eq(reports.id, first.body.id));
  expect(row).toMatchObject({ modelId: null, userId: person.id, reportType: "comparison", sandbox: true });
  expect(body.report).toMatchObject({ id: first.body.id, hash: row?.hash });
  const { report, ...rest } = body;
  expect(rest).toEqual(await compare([ids.ava, ids.own], person.cookie));
  expect((await world.get(await world.person(), `/api/comparisons/${first.body.id}`)).status).toBe(404);
  // It is no report of a model.
  expect((await world.post(person, `/api/reports/${first.body.id}/rate`, { isPositive: true })).status).toBe(404);
});

test("comparison: concurrently saved, deleted and restored, it exists once, and no response is a 500", async () => {
  const input = { models: [ids.own, ids.ava] };
  const save = () => world.post(person, "/api/comparisons", input);
  const { id } = (await save()).body;
  const of = async (method: "DELETE" | "POST", url: string) => {
    const { statusCode } = await world.app.inject({ method, url, headers: { cookie: person.cookie } });
    return { status: statusCode };
  };
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => [
      save(),
      of("DELETE", `/api/reports/${id}`),
      of("POST", `/api/reports/${id}/restore`),
    ]).flat(),
  );
  expect(answers.filter(({ status }) => ![200, 201, 404].includes(status))).toEqual([]);
  const stored = await world.ctx.db.select().from(reports).where(eq(reports.userId, person.id));
  // A deleted one keeps its row while that can be undone, also where the same was saved again.
  const listed = stored.filter(({ workspaceId }) => workspaceId !== null);
  const members = listed.filter(({ sealed }) => sealed.comparison?.members[0]?.name === "My Own");
  expect(members.length).toBeLessThanOrEqual(1);
});

test("comparison: a single, a missing and an unanalysed creator are not saved", async () => {
  const save = async (models: number[]) => (await world.post(person, "/api/comparisons", { models })).status;
  const waiting = await world.analyze(person, { instagramUrl: "fault.unknown" });
  expect(
    await Promise.all([[ids.ava], [ids.ava, 2_000_000_000], [ids.ava, ids.ava], [ids.ava, waiting.id]].map(save)),
  ).toEqual([422, 404, 422, 404]);
  expect((await compare([waiting.id], person.cookie)).members[0]).toMatchObject({ asOf: null });
});

test("comparison: a saved one no longer shows hidden figures or removed creators, nor does the account export", async () => {
  const { db } = world.ctx;
  const { body: saved } = await world.post(person, "/api/comparisons", { models: [ids.ava, ids.bea] });
  const read = async (): Promise<Comparison> => (await world.get(person, `/api/comparisons/${saved.id}`)).body;
  const [{ creatorId } = { creatorId: null }] = await db.select().from(models).where(eq(models.id, ids.ava));
  const choose = (change: Partial<typeof creators.$inferInsert>) =>
    db
      .update(creators)
      .set(change)
      .where(eq(creators.id, creatorId ?? 0));
  const expectSameExport = async ({ facts, sources, series, leads }: Comparison) => {
    const { tables } = (await world.post(person, "/api/user/export")).body;
    const { sealed } = tables.reports.find(({ id }: { id: number }) => id === saved.id);
    const { comparison, ...exported } = sealed;
    expect(exported).toMatchObject({ facts, sources, series, subjects: [] });
    expect(comparison.leads).toEqual(leads);
  };
  await expectSameExport(await read());
  await choose({ visibility: { figures: "private" } });
  const hidden = await read();
  await expectSameExport(hidden);
  expect(hidden.facts.filter(({ id }) => /\.(followers|total|engagement|composite)$/.test(id))).toSatisfy(
    (facts: { id: string }[]) => facts.every(({ id }) => id.startsWith(`${ids.bea}.`)),
  );
  expect(hidden.series.every(({ id }) => id.startsWith(`${ids.bea}.`))).toBe(true);
  expect(hidden.leads.map(({ metric }) => metric)).not.toContain("follows.total");
  await choose({ visibility: {}, isListed: false });
  const gone = await read();
  expect(gone.missing).toEqual([ids.ava]);
  await expectSameExport(gone);
  expect(JSON.stringify(gone)).not.toContain(`"${ids.ava}.`);
  expect(gone.sources.every(({ evidence }) => evidence.startsWith(`${ids.bea}.`))).toBe(true);
  await choose({ isListed: true });
  expect((await read()).missing).toEqual([]);
});
