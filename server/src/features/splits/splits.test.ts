import {
  listPaths,
  type Notification,
  type SplitMonthAnswer,
  type SplitPaymentLine,
  type SplitSide,
  type Splits,
} from "@fanradar/contract";
import { fieldWords } from "@fanradar/words";
import { tables } from "@fanradar/words/tables";
import { afterEach, beforeAll, expect, test } from "vitest";
import { setUpClaiming } from "../../test/claiming.ts";
import type { Person } from "../../test/open-test-app.ts";
import { notifyChangedMonths } from "./notify-changes.ts";
import { splitPaymentsCsv } from "./split-csv.ts";

// No split needs a report.
const { world, claim, verified } = await setUpClaiming({ worker: false });
let owner: Person;
let creator: Person;
let handles = 0;

beforeAll(async () => {
  owner = await world.person();
  await world.post(owner, "/api/workspaces", { name: "Agency" });
  creator = await verified();
});
afterEach(() => world.ctx.pool.query("delete from limits"));

const joined = (role: string, grant: object = { scope: "all", seesEarnings: true }) =>
  world.member(owner, { role, ...grant });
/** A model of the agency, its page claimed by the creator if so named. */
async function newModel({ isClaimed = false } = {}): Promise<number> {
  const instagramUrl = `demo.split.${handles++}`;
  if (isClaimed) await claim(creator, instagramUrl);
  return (await world.submit(owner, { name: "Nickname of the agency", instagramUrl })).id;
}
async function importing(modelId: number, lines: readonly string[], timeZone = "UTC"): Promise<number> {
  const answer = await world.app.inject({
    method: "POST",
    url: `/api/models/${modelId}/imports?timeZone=${timeZone}`,
    headers: { cookie: owner.cookie, "content-type": "application/octet-stream" },
    payload: lines.join("\n"),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}
/** Gross, fee and net; what is not cleared is `pending`, or a payment given back, `undo`. */
const paid = (day: string, net: string, state = "done") =>
  `${day} 12:00\t$${net}\t$0.00\t$${net}\tTip from A\t${state}`;
const ruled = async (modelId: number, from: string, share: number, by = owner) => {
  const answer = await world.post(by, `/api/models/${modelId}/split-rules`, { from, share });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
};
const splitsOf = async (modelId: number, by = owner): Promise<Splits> => {
  const answer = await world.get(by, `/api/models/${modelId}/splits`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const monthOf = async (modelId: number, month: string, by = owner): Promise<SplitMonthAnswer> => {
  const found = (await splitsOf(modelId, by)).months.find((one) => one.month === month);
  if (!found) throw new Error(`${month} is not divided`);
  return found;
};
const paymentsOf = async (modelId: number, query: string): Promise<SplitPaymentLine[]> =>
  (await world.get(owner, `/api/models/${modelId}/splits/payments?${query}`)).body.payments;
interface Confirming {
  by?: Person;
  side?: SplitSide;
  sums?: object | null;
  month?: string;
}
async function confirming(modelId: number, { by = owner, side = "agency", sums, month = "2025-12" }: Confirming = {}) {
  const seen = sums ?? (await monthOf(modelId, month)).sums;
  return world.post(by, `/api/models/${modelId}/split-confirmations`, {
    ...{ side, month, platform: "onlyfans", currency: "USD", sums: seen },
  });
}
const december = ["2025-12-01", "2025-12-15", "2025-12-31"];
/** A model with December at 30 %: 80.00 + 16.01 + 4.00, of which 30.003 are the agency's. */
async function december30(options = {}): Promise<number> {
  const id = await newModel(options);
  await importing(id, [
    paid("2025-11-30", "50.00"),
    ...["80.00", "16.01", "4.00"].map((net, at) => paid(december[at] ?? "", net)),
  ]);
  await ruled(id, "2025-12-01", 3_000);
  return id;
}

test("splits: 30 % of the net after refunds from a day on, to the cent, and nothing before it", async () => {
  const id = await december30();
  await importing(id, [paid("2025-12-20", "7.00", "undo"), paid("2025-12-21", "9.00", "loading")]);
  const { months, facts, sources, ...splits } = await splitsOf(id);
  expect(splits).toMatchObject({
    agency: "Agency",
    creator: null,
    platform: "onlyfans",
    currency: "USD",
    mayManage: true,
  });
  expect(months).toMatchObject([
    {
      month: "2025-12",
      isOver: true,
      sums: { base: 10_001, agency: 3_000, creator: 7_001 },
      periods: [{ from: "2025-12-01", to: "2025-12-31", share: 3_000, payments: 3 }],
      confirmations: { agency: null, creator: null },
    },
  ]);
  const values = new Map(facts.map((fact) => [fact.id, fact.value]));
  expect(["base", "agency", "creator"].map((side) => values.get(`split.${side}.2025-12`))).toEqual([
    10_001, 3_000, 7_001,
  ]);
  expect(sources.map(({ kind }) => kind)).toEqual(["file", "file"]);
});

test("splits: each cent of a month opens to its payment, in pages, by day, and in a file", async () => {
  const id = await december30();
  const many = Array.from({ length: 120 }, (_, at) => paid("2025-12-10", `1.${String(at % 60).padStart(2, "0")}`));
  await importing(id, many);
  const { sums } = await monthOf(id, "2025-12");
  const first = await world.get(owner, `/api/models/${id}/splits/payments?month=2025-12`);
  expect(first.body).toMatchObject({ total: 123, next: 100 });
  const all = [...first.body.payments, ...(await paymentsOf(id, "month=2025-12&after=100"))];
  expect(all).toHaveLength(123);
  const add = (side: "base" | "agency" | "creator") => all.reduce((sum, one) => sum + one.sums[side], 0);
  expect({ base: add("base"), agency: add("agency"), creator: add("creator") }).toEqual(sums);
  expect(await paymentsOf(id, "month=2025-12&day=2025-12-31")).toMatchObject([
    { day: "2025-12-31", type: "tip", state: "cleared", sums: { base: 400 } },
  ]);
  const file = await world.app.inject({
    url: `/api/models/${id}/splits.csv?month=2025-12`,
    headers: { cookie: owner.cookie },
  });
  const [head, line, ...rest] = file.body.split("\r\n");
  expect(head).toBe(
    '"time","type","state","currency","agency’s share in percent","net after refunds","agency","creator"',
  );
  expect(line).toMatch(/^"2025-12-01T12:00:00.000Z","Tip","cleared","USD","30.00","80.00","24.00","56.00"$/);
  expect(rest).toHaveLength(123);
  expect(splitPaymentsCsv([], { currency: "USD" }, tables.de)).toContain('"netto nach Rückzahlungen"');
});

test("splits: versions hold from their day, the latest of one day, and a withdrawn one no more", async () => {
  const id = await december30();
  const half = await ruled(id, "2025-12-15", 5_000);
  await ruled(id, "2025-12-15", 4_000);
  const { rules, months } = await splitsOf(id);
  expect(rules.map(({ from, share, state }) => [from, share, state])).toEqual([
    ["2025-12-15", 4_000, "holds"],
    ["2025-12-15", 5_000, "replaced"],
    ["2025-12-01", 3_000, "holds"],
  ]);
  expect(months[0]?.periods).toMatchObject([
    { from: "2025-12-01", to: "2025-12-14", sums: { base: 8_000, agency: 2_400 } },
    { from: "2025-12-15", to: "2025-12-31", sums: { base: 2_001, agency: 800 } },
  ]);
  expect((await world.remove(owner, `/api/split-rules/${half}`)).status).toBe(200);
  expect((await world.remove(owner, `/api/split-rules/${half}`)).status).toBe(404);
  expect((await splitsOf(id)).rules[1]).toMatchObject({ id: half, state: "withdrawn" });
});

test("splits: the same share from the same day is one version, however often it is set", async () => {
  const id = await newModel();
  const first = await ruled(id, "2025-12-01", 3_000);
  expect(await ruled(id, "2025-12-01", 3_000)).toBe(first);
  expect((await splitsOf(id)).rules).toHaveLength(1);
  const other = await ruled(id, "2025-12-01", 4_000);
  expect(await ruled(id, "2025-12-01", 3_000)).toBeGreaterThan(other);
  expect((await splitsOf(id)).rules.map(({ share, state }) => [share, state])).toEqual([
    [3_000, "holds"],
    [4_000, "replaced"],
    [3_000, "replaced"],
  ]);
});

test("splits: a rule is refused with a share beyond the whole, below nothing or of parts of a hundredth, and from no day", async () => {
  const id = await newModel();
  for (const body of [
    ...[10_001, -1, 12.5, "30"].map((share) => ({ from: "2025-12-01", share })),
    ...["2025-02-30", "1999-12-31", "tomorrow"].map((from) => ({ from, share: 3_000 })),
  ])
    expect(await world.post(owner, `/api/models/${id}/split-rules`, body), JSON.stringify(body)).toMatchObject({
      ...{ status: 422, body: { code: "invalid" } },
    });
});

test("splits: the agency's side is confirmed by managers, the creator's by who claimed the page, and neither for the other", async () => {
  const id = await december30({ isClaimed: true });
  const [manager, analyst] = [await joined("manager"), await joined("analyst")];
  expect((await confirming(id, { by: analyst })).status).toBe(404);
  expect((await confirming(id, { by: manager, side: "creator" })).status).toBe(404);
  expect((await confirming(id, { by: creator, side: "agency" })).status).toBe(404);
  expect((await confirming(id, { by: await verified(), side: "creator" })).status).toBe(404);
  expect((await confirming(id, { by: manager })).body).toMatchObject({ isCurrent: true, by: "Somebody", changes: [] });
  expect((await confirming(id, { by: creator, side: "creator" })).status).toBe(200);
  const seen = await splitsOf(id, creator);
  expect(seen).toMatchObject({ isMember: false, mayManage: false, mayConfirm: ["creator"], agency: "Agency" });
  expect(seen.months[0]?.confirmations).toMatchObject({ agency: { isCurrent: true }, creator: { isCurrent: true } });
  expect((await splitsOf(id, manager)).mayConfirm).toEqual(["agency"]);
});

test("splits: the creator sees neither the agency's name for her nor who made a rule, and the agency not her account's name", async () => {
  const id = await december30({ isClaimed: true });
  await confirming(id, { by: creator, side: "creator" });
  const seen = await splitsOf(id, creator);
  expect(JSON.stringify(seen)).not.toContain("Nickname");
  expect(seen.rules.map(({ by }) => by)).toEqual([null]);
  const { creator: name, months } = await splitsOf(id);
  expect(name).not.toBe("Somebody");
  expect(months[0]?.confirmations.creator?.by).toBe(name);
  const log = (await world.get(owner, "/api/workspace/audit")).body.items;
  expect(
    log.filter(
      ({ act, model }: { act: string; model: { id: number } | null }) => act === "split.confirm" && model?.id === id,
    ),
  ).toEqual([]);
  const { rows } = await world.ctx.pool.query(
    "select actor_id, model_id from audit_entries where act = 'split.confirm' and actor_id = $1",
    [creator.id],
  );
  expect(rows).toContainEqual({ actor_id: creator.id, model_id: null });
});

test("splits: a creator's account opens a split only with a rule and a page that its bio proved, and lists it", async () => {
  const other = await verified();
  await claim(other, "demo.split.other");
  const id = (
    await world.submit(owner, { name: "Other", instagramUrl: "demo.split.other", onlyfansUrl: "onlyfans.com/ava" })
  ).id;
  await importing(id, [paid("2025-12-01", "80.00")]);
  expect((await world.get(other, `/api/models/${id}/splits`)).status).toBe(404);
  expect((await world.get(other, "/api/splits")).body).toEqual([]);
  const rule = await ruled(id, "2025-12-01", 3_000);
  expect((await world.get(other, "/api/splits")).body).toEqual([
    { modelId: id, agency: "Agency", since: "2025-12-01", toConfirm: 1, isHere: false },
  ]);
  for (const path of ["splits", "splits/payments?month=2025-12"])
    expect((await world.get(other, `/api/models/${id}/${path}`)).status).toBe(200);
  expect((await world.post(other, `/api/models/${id}/split-rules`, { from: "2025-12-02", share: 0 })).status).toBe(404);
  expect((await world.remove(other, `/api/split-rules/${rule}`)).status).toBe(404);
  expect((await world.get(other, `/api/models/${id}/earnings`)).status).toBe(404);
  // An OnlyFans page stands on its owner's word.
  await world.ctx.pool.query(
    "delete from model_profiles using profiles where profile_id = profiles.id and model_id = $1 and platform = 'instagram'",
    [id],
  );
  await world.ctx.pool.query(
    "update profiles set creator_id = (select creator_id from profiles where handle = 'demo.split.other' limit 1) where platform = 'onlyfans' and handle = 'ava'",
  );
  expect((await world.get(other, `/api/models/${id}/splits`)).status).toBe(404);
  expect((await world.get(other, "/api/splits")).body).toEqual([]);
});

test("splits: a rule of somebody without a verified address, a withdrawn one, and of who refuses analyses by others, is not listed until she confirmed", async () => {
  const [other, stranger] = [await verified(), await world.person()];
  await claim(other, "demo.split.wary");
  const listed = async () =>
    (await world.get(other, "/api/splits")).body.map((one: { modelId: number }) => one.modelId);
  const theirs = (await world.submit(stranger, { instagramUrl: "demo.split.wary" })).id;
  const made = await world.post(stranger, `/api/models/${theirs}/split-rules`, { from: "2025-12-01", share: 10_000 });
  expect(made.status).toBe(201);
  expect(await listed()).toEqual([]);
  const id = (await world.submit(owner, { instagramUrl: "demo.split.wary" })).id;
  await importing(id, [paid("2025-12-01", "80.00")]);
  const rule = await ruled(id, "2025-12-01", 3_000);
  expect(await listed()).toEqual([id]);
  await world.ctx.pool.query("update creators set vetoes_analyses = true where owner_user_id = $1", [other.id]);
  expect(await listed()).toEqual([]);
  expect((await confirming(id, { by: other, side: "creator" })).status).toBe(200);
  expect(await listed()).toEqual([id]);
  const { body: shown } = await world.get(other, "/api/splits");
  expect(shown[0]).toMatchObject({ toConfirm: 0 });
  await world.ctx.pool.query("delete from split_confirmations where model_id = $1", [id]);
  await world.ctx.pool.query("update creators set vetoes_analyses = false where owner_user_id = $1", [other.id]);
  expect((await world.remove(owner, `/api/split-rules/${rule}`)).status).toBe(200);
  expect(await listed()).toEqual([]);
});

test("splits: of a model whose pages two people claimed neither is taken for its creator", async () => {
  const [one, two] = [await verified(), await verified()];
  await claim(one, "demo.split.one");
  await claim(two, "demo_split_two", "x");
  const id = (await world.submit(owner, { instagramUrl: "demo.split.one", twitterUrl: "demo_split_two" })).id;
  await ruled(id, "2025-12-01", 3_000);
  for (const person of [one, two]) {
    expect((await world.get(person, `/api/models/${id}/splits`)).status).toBe(404);
    expect((await world.get(person, "/api/splits")).body).toEqual([]);
  }
  expect((await splitsOf(id)).creator).toBe(null);
});

test("splits: a late import shows what changed by day, with the old and the new sums, until the side confirms anew", async () => {
  const id = await december30();
  await confirming(id);
  await importing(id, [paid("2025-12-15", "16.01", "undo"), paid("2025-12-24", "10.00")]);
  const { sums, confirmations } = await monthOf(id, "2025-12");
  expect(sums).toEqual({ base: 9_400, agency: 2_820, creator: 6_580 });
  expect(confirmations.agency).toMatchObject({
    isCurrent: false,
    sums: { base: 10_001, agency: 3_000, creator: 7_001 },
    changes: [
      { day: "2025-12-15", was: 1_601, is: 0 },
      { day: "2025-12-24", was: 0, is: 1_000 },
    ],
  });
  expect((await confirming(id)).body).toMatchObject({ isCurrent: true, sums });
  expect((await monthOf(id, "2025-12")).confirmations.agency).toMatchObject({ isCurrent: true, changes: [] });
  const { rows } = await world.ctx.pool.query(
    "select ended_at is null as holds from split_confirmations where model_id = $1 order by id",
    [id],
  );
  expect(rows).toEqual([{ holds: false }, { holds: true }]);
});

test("splits: a new rule shows that a confirmed month changed with no day changed, and one without payments left stays listed", async () => {
  const id = await december30();
  await confirming(id);
  const rule = await ruled(id, "2025-12-01", 2_500);
  expect((await monthOf(id, "2025-12")).confirmations.agency).toMatchObject({ isCurrent: false, changes: [] });
  await world.remove(owner, `/api/split-rules/${rule}`);
  expect((await monthOf(id, "2025-12")).confirmations.agency).toMatchObject({ isCurrent: true });
  for (const { id: one } of (await splitsOf(id)).rules) await world.remove(owner, `/api/split-rules/${one}`);
  expect(await monthOf(id, "2025-12")).toMatchObject({
    sums: null,
    periods: [],
    confirmations: { agency: { isCurrent: false } },
  });
});

test("splits: a month is not confirmed before it is over, with other sums than it has, or where it has none", async () => {
  const id = await december30();
  const sums = { base: 10_001, agency: 3_001, creator: 7_000 };
  expect(await confirming(id, { sums })).toMatchObject({ status: 409, body: { code: "stale" } });
  expect(await confirming(id, { sums, month: "2025-11" })).toMatchObject({ status: 409 });
  const month = new Date().toISOString().slice(0, 7);
  expect(await confirming(id, { sums, month })).toMatchObject({
    status: 422,
    body: { fields: { month: expect.any(String) } },
  });
});

test("splits: a month begins and ends by the statement's clock", async () => {
  const id = await newModel();
  await importing(id, [paid("2025-12-31", "10.00")], "America/New_York");
  await importing(id, ["2025-12-31 23:30\t$5.00\t$0.00\t$5.00\tTip from A\tdone"], "America/New_York");
  await ruled(id, "2025-12-01", 3_000);
  const { months, timeZone } = await splitsOf(id);
  expect(timeZone).toBe("America/New_York");
  expect(months.map(({ month, sums }) => [month, sums?.base])).toEqual([["2025-12", 1_500]]);
});

test("splits: of many confirmations of a side at once one is stored, and all are answered with it", async () => {
  const id = await december30({ isClaimed: true });
  const { sums } = await monthOf(id, "2025-12");
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      confirming(id, { sums, ...(at % 2 === 0 ? {} : { by: creator, side: "creator" as const }) }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(2);
  const { rows } = await world.ctx.pool.query(
    "select side from split_confirmations where model_id = $1 order by side",
    [id],
  );
  expect(rows).toEqual([{ side: "agency" }, { side: "creator" }]);
});

test("splits: a confirmation beside an import holds the sums before it or is refused, never sums that it did not name", async () => {
  for (let round = 0; round < 3; round++) {
    const id = await december30();
    const { sums } = await monthOf(id, "2025-12");
    const [answer] = await Promise.all([confirming(id, { sums }), importing(id, [paid("2025-12-24", "10.00")])]);
    const { confirmations, ...now } = await monthOf(id, "2025-12");
    expect(now.sums?.base).toBe(11_001);
    if (answer.status === 409) expect(confirmations.agency).toBe(null);
    else
      expect(confirmations.agency).toMatchObject({
        sums,
        isCurrent: false,
        changes: [{ day: "2025-12-24", was: 0, is: 1_000 }],
      });
  }
});

test("splits: a confirmation waits for an import that is under way, and is refused with the sums before it", async () => {
  const id = await december30();
  const { sums } = await monthOf(id, "2025-12");
  const client = await world.ctx.pool.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock(hashtext('earning-series'), $1)", [id]);
    const answer = confirming(id, { sums });
    await client.query(
      "update earning_series set net_cents = array(select cents + day from unnest(net_cents) with ordinality until (cents, day)) where model_id = $1",
      [id],
    );
    await client.query("commit");
    expect(await answer).toMatchObject({ status: 409, body: { code: "stale" } });
  } finally {
    client.release();
  }
});

test("splits: a confirmation is withdrawn by its side alone, once", async () => {
  const id = await december30({ isClaimed: true });
  const { body: agencys } = await confirming(id);
  const { body: creators } = await confirming(id, { by: creator, side: "creator" });
  expect((await world.remove(creator, `/api/split-confirmations/${agencys.id}`)).status).toBe(404);
  expect((await world.remove(owner, `/api/split-confirmations/${creators.id}`)).status).toBe(404);
  const twice = await Promise.all([0, 1].map(() => world.remove(owner, `/api/split-confirmations/${agencys.id}`)));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await monthOf(id, "2025-12")).confirmations).toMatchObject({ agency: null, creator: { id: creators.id } });
});

test("splits: who does not see earnings reads no split, and clients who do read it without changing it", async () => {
  const id = await december30();
  const blind = await joined("manager", { scope: "all", seesEarnings: false });
  const client = await joined("client", { scope: "models", modelIds: [id], seesEarnings: true });
  const elsewhere = await joined("client", { scope: "models", modelIds: [await newModel()], seesEarnings: true });
  for (const person of [blind, elsewhere, await world.person()])
    for (const path of ["splits", "splits/payments?month=2025-12", "splits.csv"])
      expect((await world.get(person, `/api/models/${id}/${path}`)).status).toBe(404);
  expect(await splitsOf(id, client)).toMatchObject({ isMember: true, mayManage: false, mayConfirm: [] });
  expect((await world.post(client, `/api/models/${id}/split-rules`, { from: "2025-12-01", share: 0 })).status).toBe(
    404,
  );
});

test("splits: rules, confirmations and exports are in the workspace's log", async () => {
  const id = await december30();
  const { body } = await confirming(id);
  await world.remove(owner, `/api/split-confirmations/${body.id}`);
  const file = await world.app.inject({ url: `/api/models/${id}/splits.csv`, headers: { cookie: owner.cookie } });
  expect(file.body.split("\r\n")[1]).toBe(
    '"2025-12","2025-12-01","2025-12-31","USD","30.00","3","100.01","30.00","70.01","",""',
  );
  const log = (await world.get(owner, "/api/workspace/audit")).body.items;
  const acts = log
    .filter(({ model }: { model: { id: number } | null }) => model?.id === id)
    .map(({ act }: { act: string }) => act);
  expect(acts.filter((act: string) => act.startsWith("split"))).toEqual([
    ...["split-exported", "split.unconfirm", "split.confirm", "split.create"],
  ]);
});

test("splits: a creator's export has her confirmations, a manager's none of the workspace's, and each account can be deleted", async () => {
  const [manager, her] = [await joined("manager"), await verified()];
  await claim(her, "demo.split.exported");
  const id = (await world.submit(owner, { instagramUrl: "demo.split.exported" })).id;
  await importing(id, [paid("2025-12-01", "80.00")]);
  await ruled(id, "2025-12-01", 3_000, manager);
  await confirming(id, { by: manager });
  await confirming(id, { by: her, side: "creator" });
  const exportOf = async (person: Person) => (await world.post(person, "/api/user/export")).body.tables;
  const hers = await exportOf(her);
  expect(hers.split_confirmations).toMatchObject([{ side: "creator", base_cents: 8_000, confirmed_by: her.id }]);
  expect(hers.split_rules).toEqual([]);
  const managers = await exportOf(manager);
  expect([managers.split_confirmations, managers.split_rules]).toEqual([[], []]);
  const gone = await world.app.inject({
    ...{ method: "DELETE", url: "/api/user/delete", headers: { cookie: her.cookie } },
  });
  if (gone.statusCode === 403) await world.ctx.pool.query("delete from users where id = $1", [her.id]);
  expect((await monthOf(id, "2025-12")).confirmations).toMatchObject({
    agency: { isCurrent: true },
    creator: { by: null },
  });
});

test("splits: a share may not begin more than two years ahead, and the refusal says so", async () => {
  const id = await newModel();
  for (const path of ["split-rules", "split-rules/preview"]) {
    const answer = await world.post(owner, `/api/models/${id}/${path}`, { from: "9999-01-01", share: 3_000 });
    expect([answer.status, answer.body.fields]).toEqual([422, { from: fieldWords(tables.en, "day.far", "from") }]);
  }
});

test("splits: a share that would change a confirmed month is previewed with the sums before and after, and stores nothing", async () => {
  const id = await december30({ isClaimed: true });
  await confirming(id);
  const preview = async (from: string, share: number) =>
    (await world.post(owner, `/api/models/${id}/split-rules/preview`, { from, share })).body;
  expect(await preview("2025-12-15", 5_000)).toEqual([
    {
      ...{ month: "2025-12", platform: "onlyfans", currency: "USD", confirmed: ["agency"] },
      ...{ was: { base: 10_001, agency: 3_000, creator: 7_001 }, is: { base: 10_001, agency: 3_401, creator: 6_600 } },
    },
  ]);
  expect(await preview("2026-01-01", 5_000)).toEqual([]);
  expect(await preview("2025-12-01", 3_000)).toEqual([]);
  expect((await splitsOf(id)).rules).toHaveLength(1);
  await ruled(id, "2025-12-15", 5_000);
  expect((await monthOf(id, "2025-12")).sums).toEqual({ base: 10_001, agency: 3_401, creator: 6_600 });
});

test("splits: a confirmation is in the bell of the other side once, and of nobody else; the creator's names no model", async () => {
  const id = await december30({ isClaimed: true });
  const bellOf = async (person: Person): Promise<Notification[]> => {
    const all: Notification[] = (await world.get(person, listPaths.notifications)).body.items;
    return all.filter(({ kind }) => kind === "split-confirmed");
  };
  const before = [await bellOf(owner), await bellOf(creator)].map(({ length }) => length);
  await confirming(id);
  await confirming(id);
  const ofCreator = await bellOf(creator);
  expect([(await bellOf(owner)).length, ofCreator.length]).toEqual([before[0], (before[1] ?? 0) + 1]);
  expect(ofCreator[0]?.model).toBe(null);
  await confirming(id, { by: creator, side: "creator" });
  const ofOwner = await bellOf(owner);
  expect([ofOwner.length, (await bellOf(creator)).length]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1]);
  expect(ofOwner[0]?.model?.id).toBe(id);
});

test("splits: withdrawing a share shows what it changes of confirmed months, and then notifies both sides except who did it; a confirmation notifies the other side", async () => {
  const id = await december30({ isClaimed: true });
  const manager = await joined("manager");
  const bells = (kind: Notification["kind"]) =>
    Promise.all(
      [owner, manager, creator].map(async (person) => {
        const all: Notification[] = (await world.get(person, listPaths.notifications)).body.items;
        return all.filter((one) => one.kind === kind).length;
      }),
    );
  const before = { unconfirmed: await bells("split-unconfirmed"), withdrawn: await bells("split-withdrawn") };
  const more = (counts: readonly number[], by: readonly number[]) =>
    counts.map((count, place) => count + (by[place] ?? 0));
  await confirming(id);
  const mine = await confirming(id, { by: creator, side: "creator" });
  expect((await world.remove(creator, `/api/split-confirmations/${mine.body.id}`)).status).toBe(200);
  expect(await bells("split-unconfirmed")).toEqual(more(before.unconfirmed, [1, 1, 0]));
  const { rules } = await splitsOf(id);
  const later = await ruled(id, "2025-12-01", 5_000);
  const preview = async (rule: number | undefined) =>
    (await world.get(owner, `/api/split-rules/${rule}/withdrawal`)).body;
  // Without the later one the share that it took the place of holds again.
  expect(await preview(later)).toMatchObject([
    { month: "2025-12", was: { agency: 5_001 }, is: { agency: 3_000 }, confirmed: ["agency"] },
  ]);
  expect((await world.get(creator, `/api/split-rules/${later}/withdrawal`)).status).toBe(404);
  expect((await world.remove(owner, `/api/split-rules/${later}`)).status).toBe(200);
  expect(await preview(rules[0]?.id)).toMatchObject([{ month: "2025-12", was: { agency: 3_000 }, is: null }]);
  expect(await bells("split-withdrawn")).toEqual(more(before.withdrawn, [0, 1, 1]));
});

test("splits: confirmed months that an import, its removal or a new share changes are in the bells of both sides, once for each state, and of nobody without earnings", async () => {
  const id = await december30({ isClaimed: true });
  const unpaid = await joined("manager", { scope: "all", seesEarnings: false });
  const bells = () =>
    Promise.all(
      [owner, creator, unpaid].map(async (person) => {
        const all: Notification[] = (await world.get(person, listPaths.notifications)).body.items;
        return all.filter(({ kind }) => kind === "split-changed");
      }),
    );
  /** Runs what such a change queues; how many more each has then. */
  const queued = async () => {
    const { rows } = await world.ctx.pool.query(
      "delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task where task.id = job.task_id and task.identifier = 'split-changed-months' returning job.payload",
    );
    const before = await bells();
    for (const { payload } of rows) await notifyChangedMonths(world.ctx, payload);
    return { jobs: rows.length, more: (await bells()).map((all, at) => all.length - (before[at]?.length ?? 0)) };
  };
  await queued();
  await importing(id, [paid("2026-01-05", "3.00")]);
  expect(await queued()).toEqual({ jobs: 1, more: [0, 0, 0] });
  await confirming(id);
  const late = await importing(id, [paid("2025-12-24", "10.00")]);
  expect(await queued()).toEqual({ jobs: 1, more: [1, 1, 0] });
  const [ofOwner, ofCreator] = await bells();
  expect([ofOwner?.[0]?.model?.id, ofCreator?.[0]?.model]).toEqual([id, null]);
  // Of another month: nothing that was confirmed is other than before.
  await importing(id, [paid("2026-01-06", "3.00")]);
  expect(await queued()).toEqual({ jobs: 1, more: [0, 0, 0] });
  // The sums are those of the confirmation again.
  expect((await world.remove(owner, `/api/evidence/${late}`)).status).toBe(200);
  expect(await queued()).toEqual({ jobs: 1, more: [0, 0, 0] });
  await ruled(id, "2025-12-01", 5_000);
  expect(await queued()).toEqual({ jobs: 1, more: [1, 1, 0] });
});
