import { expect, test } from "vitest";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { typedFigures } from "../../test/typed-figures.ts";
import { startScheduledAnalyses } from "../analyses/scheduled-analyses.ts";

const world = await setUpWorld();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function typed(person: Person, modelId: number, subscribers: number) {
  const entry = typedFigures("onlyfans", { subscribers: subscribers });
  expect((await world.post(person, `/api/models/${modelId}/evidence`, entry)).status).toBe(201);
  await world.post(person, `/api/models/${modelId}/analyses`);
  await world.finished(person, modelId);
}

test("versions: every completed run adds one; each can be read, and the newest is the default", async () => {
  const person = await world.person();
  const model = await world.analyze(person, { onlyfansUrl: "onlyfans.com/ava" });
  await typed(person, model.id, 100);
  const { body: versions } = await world.get(person, `/api/models/${model.id}/reports`);
  expect(versions).toMatchObject([{ cause: "new-evidence" }, { cause: "submitted" }]);

  const [newest, first] = versions;
  const read = (version?: number) =>
    world.get(person, `/api/models/${model.id}/report${version === undefined ? "" : `?version=${version}`}`);
  expect((await read()).body.id).toBe(newest.id);
  expect((await read(newest.id)).body).toEqual((await read()).body);
  const old = (await read(first.id)).body;
  expect(old.id).toBe(first.id);
  expect(old.content.engagementMetrics.onlyfans).toBeDefined();
  expect(JSON.stringify(old.metadata.sealed.facts)).not.toContain('"value":100');
});

test("versions: one of another model, or an invalid one, is not found", async () => {
  const person = await world.person();
  const [one, other] = await Promise.all([
    world.submit(person, { onlyfansUrl: "onlyfans.com/one" }),
    world.submit(person, { onlyfansUrl: "onlyfans.com/other" }),
  ]);
  await Promise.all([world.finished(person, one.id), world.finished(person, other.id)]);
  const foreign = await world.report(person, other.id);
  expect(await world.get(person, `/api/models/${one.id}/report?version=${foreign.id}`)).toMatchObject({
    status: 404,
    body: { code: "no-report" },
  });
  expect(await world.get(person, `/api/models/${one.id}/report?version=x`)).toMatchObject({
    status: 422,
    body: { fields: { version: expect.any(String) } },
  });
  expect((await world.get(person, `/api/reports/${foreign.id}/changes?since=1`)).status).toBe(404);
});

test("versions: changes are since the previous version, or a given one; a first version has none", async () => {
  const person = await world.person();
  const model = await world.analyze(person, { onlyfansUrl: "onlyfans.com/changing" });
  await typed(person, model.id, 100);
  await typed(person, model.id, 150);
  const { body: versions } = await world.get(person, `/api/models/${model.id}/reports`);
  const [third, second, first] = versions;
  const changes = async (id: number, query = "") =>
    (await world.get(person, `/api/reports/${id}/changes${query}`)).body;

  expect(await changes(first.id)).toEqual({ since: null, changes: [], steps: [], sources: [] });
  expect(await changes(second.id)).toMatchObject({
    since: { id: first.id },
    changes: expect.arrayContaining([expect.objectContaining({ id: "onlyfans.subscribers", verdict: "appeared" })]),
    // The first version asked to add figures.
    steps: [{ state: "done", before: { kind: "unavailable" }, after: { value: 100 } }],
  });
  const last = await changes(third.id);
  expect(last).toMatchObject({
    since: { id: second.id },
    changes: [{ id: "onlyfans.subscribers", verdict: "real", difference: { value: 50, scope: "owner" } }],
  });
  expect(last.sources.map(({ kind }: { kind: string }) => kind)).toContain("manual");
  expect((await changes(third.id, `?since=${first.id}`)).since).toMatchObject({ id: first.id });
});

test("versions: other viewers see no changes that rest on the owner's typed figures", async () => {
  const person = await world.person();
  const model = await world.analyze(person, { onlyfansUrl: "onlyfans.com/private" });
  await typed(person, model.id, 987_654);
  await typed(person, model.id, 987_999);
  const report = await world.report(person, model.id);
  const admin = await world.person();
  await world.ctx.pool.query("update users set user_type = 'admin' where id = $1", [admin.id]);
  const seen = await world.get(admin, `/api/reports/${report.id}/changes`);
  expect(seen).toMatchObject({ status: 200, body: { changes: [] } });
  expect(JSON.stringify(seen.body)).not.toContain("9876");
});

test("scheduled analysis: a model with a week-old report is analysed again, once, while its submitter is active", async () => {
  const [present, away] = await Promise.all([world.person(), world.person()]);
  const models = await Promise.all(
    [present, away].map((person) => world.submit(person, { onlyfansUrl: "onlyfans.com/weekly" })),
  );
  for (const [index, person] of [present, away].entries()) await world.finished(person, models[index]?.id ?? 0);
  await world.ctx.pool.query("delete from sessions where user_id = $1", [away.id]);

  expect(await startScheduledAnalyses(world.ctx.db, inDays(5.9))).toBe(0);
  expect(await startScheduledAnalyses(world.ctx.db, inDays(7.1))).toBeGreaterThan(0);
  const [mine] = models;
  await world.finished(present, mine?.id ?? 0);
  const { body: versions } = await world.get(present, `/api/models/${mine?.id}/reports`);
  expect(versions).toMatchObject([{ cause: "scheduled" }, { cause: "submitted" }]);
  const { rows } = await world.ctx.pool.query("select cause from analyses where model_id = $1", [models[1]?.id]);
  expect(rows).toEqual([{ cause: "submitted" }]);
});

test("scheduled analysis: daily, weekly or never as the model's schedule says, each slightly early and not all at once", async () => {
  const person = await world.person();
  const { db, pool } = world.ctx;
  const { id: first } = await world.analyze(person, { tiktokUrl: "@demo.schedule" });
  // A hundred alike, all of one moment.
  await pool.query(
    `with submission as (
       insert into submissions (user_id, workspace_id) select $1, $1 from generate_series(0, 98) returning id
     ), made as (
       insert into models (id, submission_id, name, username, status, schedule)
       select id, id, 'M', 'm', 'completed', (array['off', 'weekly', 'daily'])[1 + id % 3] from submission
       returning id
     ) insert into analyses (model_id, cause, state, ended_at) select id, 'submitted', 'done', now() from made`,
    [person.id],
  );
  await pool.query("update models set schedule = 'off' where id = $1", [first]);
  const started = async (days: number) => {
    // At most fifty at a time; a run that ends in between would be due again at once at this future time.
    for (const _ of [1, 2]) await startScheduledAnalyses(db, inDays(days));
    const { rows } = await pool.query(
      `select schedule, count(distinct models.id)::int as n from models join analyses on analyses.model_id = models.id
         join submissions on submissions.id = models.id
       where user_id = $1 and cause = 'scheduled' group by schedule`,
      [person.id],
    );
    return Object.fromEntries(rows.map(({ schedule, n }) => [schedule, n]));
  };
  expect(await started(6 / 7 - 0.01)).toEqual({});
  const { daily } = await started(0.93);
  expect(daily).toBeGreaterThan(5);
  expect(daily).toBeLessThan(28);
  expect(await started(1.001)).toEqual({ daily: 33 });
  expect((await started(6.5)).weekly).toBeGreaterThan(5);
  expect((await started(6.5)).weekly).toBeLessThan(28);
  expect(await started(7.001)).toEqual({ daily: 33, weekly: 33 });
});

test("versions: a client who may not see earnings learns from no answer that private figures came in", async () => {
  const owner = await world.person();
  await world.post(owner, "/api/workspaces", { name: "Agency" });
  const model = await world.analyze(owner, { onlyfansUrl: "onlyfans.com/hidden" });
  await typed(owner, model.id, 100);
  await typed(owner, model.id, 140);
  const join = (seesEarnings: boolean) =>
    world.member(owner, { role: "client", scope: "models", modelIds: [model.id], seesEarnings });
  const revealingUrls = async (person: Person) => {
    const lists = ["models", "models/page", "portfolio", "dashboard", "activity", "reports", "reports?filter=premium"];
    const urls = [
      ...["", "/reports", "/report"].map((path) => `/api/models/${model.id}${path}`),
      ...[...lists, "stats"].map((list) => `/api/user/${person.id}/${list}`),
    ];
    const answers = await Promise.all(urls.map((url) => world.get(person, url)));
    const says = /new-evidence|verified-screenshot|manual-entry|"premium"|hasNewEvidence/;
    return urls.filter((_, index) => says.test(JSON.stringify(answers[index]?.body)));
  };
  expect(await revealingUrls(await join(false))).toEqual([]);
  const seeing = await join(true);
  const said = (await revealingUrls(seeing)).map((url) => url.replace(/\d+/, ":id"));
  expect(said).toEqual(
    expect.arrayContaining(["/api/models/:id", "/api/models/:id/reports", "/api/user/:id/reports?filter=premium"]),
  );
});
