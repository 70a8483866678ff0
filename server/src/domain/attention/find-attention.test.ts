import { expect, test } from "vitest";
import { setUpWorld } from "../../test/start-world.ts";
import { personalMember } from "../access/policy.ts";
import { findAttention } from "./find-attention.ts";

let [calm, failed, unlinked, fallen] = [0, 0, 0, 0];
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

const world = await setUpWorld();
const person = await world.person();
const submit = async (name: string, links: Record<string, string>) => {
  const { id } = await world.analyze(person, { name, ...links });
  return id;
};
calm = await submit("Calm", { instagramUrl: "demo.calm" });
fallen = await submit("Fallen", { instagramUrl: "demo.fallen" });
unlinked = await submit("Unlinked", { onlyfansUrl: "onlyfans.com/unlinked" });
await world.fault({ platform: "instagram", fault: "html", handle: "demo.silent", times: 100 });
failed = await submit("Failed", { instagramUrl: "demo.silent" });

const attention = (member = personalMember(person.id)) => findAttention(world.ctx.db, { member, now: new Date() });
const kindsOf = async (modelId: number) =>
  (await attention()).items.filter(({ model }) => model.id === modelId).map(({ kind }) => kind);

test("attention: a failed run and a model without any figure are in the list, one that is well is not", async () => {
  expect(await kindsOf(failed)).toEqual(["analysis-failed"]);
  expect(await kindsOf(unlinked)).toEqual(["no-figures"]);
  expect(await kindsOf(calm)).toEqual([]);
});

test("attention: a model whose statement was imported has figures", async () => {
  const paid = await submit("Paid", { onlyfansUrl: "onlyfans.com/paid" });
  await world.importStatement(person, paid, ["date,type,net", "2026-09-01,Tip,8.00", ""]);
  expect(await kindsOf(paid)).not.toContain("no-figures");
});

test("attention: a sure fall of the newest report is stated by its figure", async () => {
  const { pool } = world.ctx;
  await pool.query(
    `update profiles set gain28 = -3 where id in (select profile_id from model_profiles where model_id = $1)`,
    [fallen],
  );
  const sealed = (value: number, high: number) =>
    pool.query(
      `update reports set sealed = jsonb_set(sealed, '{facts}', (sealed -> 'facts') || $2::jsonb) where model_id = $1`,
      [
        fallen,
        JSON.stringify([
          {
            ...{ id: "instagram.gainPercent", metric: "gainPercent", platform: "instagram", kind: "derived" },
            ...{ value, high, low: -9, unit: "percent", asOf: now.toISOString(), inputs: [], sources: [] },
            ...{ trust: "connected", sandbox: true, scope: "public", period: { from: daysAgo(28), to: daysAgo(0) } },
          },
        ]),
      ],
    );
  await sealed(-4, -1);
  const { items, facts } = await attention();
  const fact = `${fallen}.instagram.gainPercent`;
  expect(items.filter(({ model }) => model.id === fallen)).toEqual([
    {
      kind: "followers-falling",
      model: { id: fallen, name: "Fallen" },
      platform: "instagram",
      since: daysAgo(28),
      fact,
    },
  ]);
  expect(facts.map(({ id, value }) => [id, value])).toEqual([[fact, -4]]);
});

test("attention: a certain fall of earnings is stated only to people who can read earnings", async () => {
  const { pool } = world.ctx;
  const today = Math.floor(now.getTime() / 86_400_000);
  await pool.query(
    `insert into earning_series (model_id, platform, currency, days, net_cents, payments) values ($1, 'onlyfans', 'USD', $2, $3, $4)`,
    [unlinked, [today - 55, today - 40, today - 2], [50_000, 90_000, 110_000], [1, 2, 3]],
  );
  await pool.query(
    `update reports set sealed = jsonb_set(sealed, '{facts}', (sealed -> 'facts') || $2::jsonb) where model_id = $1`,
    [
      unlinked,
      JSON.stringify([
        {
          ...{ id: "onlyfans.earningsChange", metric: "earningsChange", platform: "onlyfans", kind: "derived" },
          ...{ value: -78, high: -40, low: -90, unit: "percent", asOf: now.toISOString(), inputs: [], sources: [] },
          ...{ trust: "file", sandbox: true, scope: "owner", period: { from: daysAgo(62), to: daysAgo(32) } },
        },
      ]),
    ],
  );
  const falls = ({ items }: Awaited<ReturnType<typeof attention>>) =>
    items.filter(({ kind }) => kind === "earnings-falling").map(({ model, since, fact }) => [model.name, since, fact]);
  expect(falls(await attention())).toEqual([["Unlinked", daysAgo(31), `${unlinked}.onlyfans.earningsChange`]]);
  const member = { ...personalMember(person.id), seesEarnings: false };
  const hidden = await attention(member);
  expect([falls(hidden), hidden.facts.map(({ metric }) => metric)]).toEqual([[], ["gainPercent"]]);
});

test("attention: regular payers who went quiet are stated only to people who can read earnings", async () => {
  const { pool } = world.ctx;
  const paid = await submit("Quiet", { onlyfansUrl: "onlyfans.com/quiet" });
  const today = Math.floor(now.getTime() / 86_400_000);
  await pool.query(
    `insert into earning_series (model_id, platform, currency, days, net_cents, payments) values ($1, 'onlyfans', 'USD', $2, $3, $4)`,
    [paid, [today - 40, today - 2], [50_000, 150_000], [1, 2]],
  );
  const figure = (metric: string, value: number, days: { from: string; to: string }) => ({
    ...{ id: `onlyfans.${metric}`, metric, platform: "onlyfans", kind: "derived", value, unit: "cents", inputs: [] },
    ...{ asOf: now.toISOString(), sources: [], trust: "file", sandbox: true, scope: "owner", period: days },
  });
  await pool.query(
    `update reports set sealed = jsonb_set(sealed, '{facts}', (sealed -> 'facts') || $2::jsonb) where model_id = $1`,
    [
      paid,
      JSON.stringify([
        figure("quietPayers", 6, { from: daysAgo(62), to: daysAgo(2) }),
        figure("quietWorth", 12_000, { from: daysAgo(120), to: daysAgo(20) }),
        figure("earningsNet", 100_000, { from: daysAgo(31), to: daysAgo(2) }),
      ]),
    ],
  );
  const quiet = ({ items }: Awaited<ReturnType<typeof attention>>) =>
    items.filter(({ kind }) => kind === "payers-quiet").map(({ model, since, fact }) => [model.name, since, fact]);
  expect(quiet(await attention())).toEqual([["Quiet", daysAgo(19), `${paid}.onlyfans.quietWorth`]]);
  expect(quiet(await attention({ ...personalMember(person.id), seesEarnings: false }))).toEqual([]);
});

test("attention: a consent that ended comes first, and is gone once it is renewed", async () => {
  const { pool } = world.ctx;
  await pool.query(
    `insert into connections (model_id, platform, user_id, external_id, handle, scopes, access_expires_at, sandbox, connected_at)
     values ($1, 'instagram', $2, '1', 'demo.calm', '{}', now(), true, now() - interval '40 days')`,
    [calm, person.id],
  );
  expect((await attention()).items[0]).toMatchObject({ kind: "consent-ended", model: { id: calm } });
  const renew =
    "update connections set sealed_tokens = 'x', key_id = 'x', access_expires_at = now() + interval '60 days'";
  await pool.query(renew);
  expect(await kindsOf(calm)).toEqual([]);
});

test("attention: a consent that ends soon is in the list from its announcement until it is given anew", async () => {
  const { pool } = world.ctx;
  await pool.query("update connections set access_expires_at = now() + interval '9 days'");
  await pool.query(
    `insert into notifications (user_id, workspace_id, kind, key, model_id, platform) values ($2, $2, 'connection-expiring', 'x', $1, 'instagram')`,
    [calm, person.id],
  );
  expect(await kindsOf(calm)).toEqual(["consent-ending"]);
  await pool.query("update connections set connected_at = now() + interval '1 second'");
  expect(await kindsOf(calm)).toEqual([]);
  await pool.query("delete from connections");
});

test("attention: a statement is out of date 35 days after its last day, unless a newer one is there", async () => {
  const { pool } = world.ctx;
  const statement = (key: string, to: string) =>
    pool.query(
      `insert into evidence (key, kind, sandbox, scope, platform, model_id, added_by, form, period_from, period_to)
       values ($1, 'file', false, 'owner', 'onlyfans', $2, $3, 'onlyfans-table', $4, $5)`,
      [key, calm, person.id, daysAgo(90), to],
    );
  await statement("old", daysAgo(36));
  const { items } = await attention();
  expect(items.find(({ model }) => model.id === calm)).toMatchObject({ kind: "statement-old", since: daysAgo(36) });
  await statement("new", daysAgo(3));
  expect(await kindsOf(calm)).toEqual([]);
});

test("attention: a linked profile that became private is in the list while it is", async () => {
  const { pool } = world.ctx;
  const outcome = (last: string) =>
    pool.query(
      "update profiles set last_outcome = $2 where id in (select profile_id from model_profiles where model_id = $1)",
      [calm, last],
    );
  await outcome("private");
  expect(await kindsOf(calm)).toEqual(["profile-gone"]);
  // Nothing of it can be measured: it stands above what fell.
  const kinds = (await attention()).items.map(({ kind }) => kind);
  expect(kinds.indexOf("profile-gone")).toBeLessThan(kinds.indexOf("payers-quiet"));
  await outcome("ok");
  expect(await kindsOf(calm)).toEqual([]);
});

test("attention: of another person's models nothing is in the list", async () => {
  const other = await world.person();
  expect(await findAttention(world.ctx.db, { member: personalMember(other.id), now })).toEqual({
    ...{ items: [], total: 0, facts: [], sources: [] },
  });
});
