import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { blockProfiles } from "../moderation/block-list.ts";

const world = await setUpWorld({ worker: false });

const row = (handle: string) => ({ name: `Name of ${handle}`, username: handle, instagramUrl: `demo.${handle}` });
const send = (person: Person, rows: object[], headers = {}) =>
  world.post(person, "/api/models/batch", { rows }, headers);
const modelsOf = async (person: Person): Promise<{ id: number; username: string; status: string }[]> =>
  (await world.get(person, `/api/user/${person.id}/models`)).body;

/** Seconds from their submission, rounded to ten, at which the analyses of these models may start, and their places in the queue. */
async function starts(ids: number[]) {
  const { rows } = await world.ctx.db.execute<{ after: number; priority: number }>(sql`
    select round(extract(epoch from run_at - job.created_at) / 10)::int * 10 as after, priority
    from graphile_worker._private_jobs job join analyses on job.payload ->> 'analysisId' = analyses.id::text
    where model_id in ${ids} order by run_at, model_id`);
  return rows.map(({ after, priority }) => ({ after, priority }));
}

test("batch: rows become models in their order; their analyses start one after another, behind individual ones", async () => {
  const person = await world.person();
  const handles = ["a", "b", "c", "d", "e", "f", "g"].map((letter) => `spread.${letter}`);
  const { status, body } = await send(person, handles.map(row));
  expect(status).toBe(201);
  const models = await modelsOf(person);
  expect(models.toSorted((a, b) => a.id - b.id).map(({ username }) => username)).toEqual(handles);
  expect(models.every((model) => model.status === "pending")).toBe(true);
  expect((await starts(body.ids)).map(({ after }) => after)).toEqual([0, 0, 0, 0, 0, 20, 40]);
  expect(new Set((await starts(body.ids)).map(({ priority }) => priority))).toEqual(new Set([5]));
  const alone = await world.submit(person, { instagramUrl: "demo.spread.alone" });
  expect(await starts([alone.id])).toEqual([{ after: 0, priority: 0 }]);

  const next = await send(person, [row("spread.later")]);
  expect(await starts(next.body.ids)).toEqual([{ after: 60, priority: 5 }]);
  expect(Date.parse(next.body.lastStartsAt) - Date.parse(body.lastStartsAt)).toBe(20_000);
});

test("batch: one refused row stores nothing: each is named by its number with its reason", async () => {
  const person = await world.person();
  const gone = [{ platform: "instagram", handle: "demo.gone" } as const];
  await world.ctx.db.transaction((tx) => blockProfiles(tx, world.ctx.config, gone));
  const before = await counted();
  const refused = await send(person, [
    row("fine"),
    { name: "", username: "b", instagramUrl: "https://example.com/b" },
    { name: "No link", username: "c" },
    { ...row("fine"), username: "again" },
  ]);
  expect(refused).toMatchObject({
    status: 422,
    body: {
      code: "invalid",
      fields: {
        "rows.1.name": "Model name is required",
        "rows.1.instagramUrl": "This is not an Instagram link. Expected instagram.com/name or @name.",
        "rows.2.link": "Expected a link or @name.",
      },
    },
  });
  expect((await send(person, [row("fine"), { ...row("fine"), username: "again" }])).body.fields).toEqual({
    "rows.1.link": "An earlier row already has this profile. List each profile once",
  });
  expect((await send(person, [row("fine"), row("gone")])).body.fields).toEqual({
    "rows.1.instagramUrl": "This profile was removed at its owner's request and can't be analyzed here",
  });
  const unknown = { ...row("fine"), instagramUrl: "nobody.knows.this" };
  expect(Object.keys((await send(person, [unknown])).body.fields)).toEqual(["rows.0.instagramUrl"]);
  expect((await send(person, [])).body.fields).toEqual({
    rows: "The list is empty. Expected a name and a link on each row",
  });
  expect(await counted()).toEqual(before);
});

test("batch: 200 rows are accepted, 201 are not", async () => {
  const person = await world.person();
  const rows = Array.from({ length: 201 }, (_, index) => row(`many.${index}`));
  expect(await send(person, rows)).toMatchObject({
    status: 422,
    body: { fields: { rows: "You can add up to 200 rows at a time. Split the list" } },
  });
  expect(await modelsOf(person)).toEqual([]);
  const { status, body } = await send(person, rows.slice(1));
  expect(status).toBe(201);
  expect(new Set(body.ids).size).toBe(200);
  expect(await modelsOf(person)).toHaveLength(200);
  expect((await starts(body.ids)).at(-1)?.after).toBe(195 * 20);
});

test("batch: the same list under its key returns the same models, a changed one is refused and stores nothing", async () => {
  const person = await world.person();
  const key = { "idempotency-key": "list" };
  const rows = [row("key.a"), row("key.b")];
  const first = await send(person, rows, key);
  expect(await send(person, rows, key)).toEqual(first);
  for (const changed of [[row("key.a")], [row("key.a"), row("key.c")], [...rows, row("key.d")]])
    expect(await send(person, changed, key)).toMatchObject({ status: 422, body: { code: "idempotency-conflict" } });
  const twice = await Promise.all([send(person, [row("click")]), send(person, [row("click")])]);
  expect(twice[1]?.body).toEqual(twice[0]?.body);
  expect((await modelsOf(person)).map(({ username }) => username).toSorted()).toEqual(["click", "key.a", "key.b"]);
});

async function counted() {
  const { rows } = await world.ctx.db.execute(sql`
    select (select count(*) from models) as models, (select count(*) from profiles) as profiles,
      (select count(*) from analyses) as analyses`);
  return rows[0];
}
