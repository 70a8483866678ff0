import type { ShiftSales } from "@fanradar/contract";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld();
let owner: Person;
let handles = 0;

beforeAll(async () => {
  owner = await world.person();
  await world.post(owner, "/api/workspaces", { name: "Agency" });
});
afterEach(() => world.ctx.pool.query("delete from limits"));

const newModel = async () => (await world.submit(owner, { instagramUrl: `demo.shift.${handles++}` })).id;
/** A line of a statement: 'Tip from A' and the like, with a time unless `at` is a day. */
const paid = (at: string, net: string, type = "Tip from A", state = "done") =>
  `${at}\t$${net}\t$0.00\t$${net}\t${type}\t${state}`;
const importing = (modelId: number, lines: readonly string[], timeZone?: string) =>
  world.importStatement(owner, modelId, lines, timeZone);
const shift = (chatter: string, from: string, to: string) => ({ chatter, from: `${from}:00Z`, to: `${to}:00Z` });
const adding = (modelId: number, shifts: object[], by = owner) =>
  world.post(by, `/api/models/${modelId}/shifts`, { shifts });
async function salesOf(modelId: number, { by = owner, query = "" } = {}): Promise<ShiftSales> {
  const answer = await world.get(by, `/api/models/${modelId}/shifts${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}
/** Values of what is named, by chatter, group, and sum. */
function valuesOf({ facts, chatters, shared, sums }: ShiftSales) {
  const known = new Map(facts.map((fact) => [fact.id, fact.value]));
  const of = (id: string | null | undefined) => (id ? known.get(id) : null);
  return {
    chatters: chatters.map(({ chatter, ...ids }) => [chatter, of(ids.sales), of(ids.hours), of(ids.perHour)]),
    shared: shared.map((group) => [group.chatters.join(" + "), of(group.sales)]),
    ...{ total: of(sums?.total), outside: of(sums?.outside), untimed: of(sums?.untimed), back: of(sums?.back) },
  };
}

test("shifts: tips and messages are attributed by their time; shared, outside and refunded ones stand apart, and all parts are the total", async () => {
  const id = await newModel();
  await importing(id, [
    ...[paid("2025-12-01 09:00", "10.00"), paid("2025-12-01 17:59", "20.00", "Payment for message from B")],
    ...[paid("2025-12-01 18:00", "40.00"), paid("2025-12-01 20:30", "80.00"), paid("2025-12-01 23:30", "1.00")],
    paid("2025-12-01 10:00", "500.00", "Subscription from C"),
    paid("2025-12-01 21:00", "7.00", "Tip from D", "undo"),
    paid("2025-12-02 10:00", "-3.00", "Tip from D", "undo"),
  ]);
  expect(
    (
      await adding(id, [
        shift("Ana", "2025-12-01T08:00", "2025-12-01T18:00"),
        shift("Ben", "2025-12-01T18:00", "2025-12-01T22:00"),
        shift("Ana", "2025-12-01T20:00", "2025-12-01T21:00"),
      ])
    ).body,
  ).toEqual({ added: 3, known: 0 });
  const sales = await salesOf(id);
  expect(sales).toMatchObject({ month: "2025-12", months: ["2025-12"], currency: "USD", mayManage: true });
  expect(valuesOf(sales)).toEqual({
    chatters: [
      ["Ben", 4_000, 4, 4_000 / 3],
      ["Ana", 3_000, 11, 300],
    ],
    shared: [["Ana + Ben", 8_000]],
    ...{ total: 15_100, outside: 100, untimed: 0, back: 1_000 },
  });
  expect(sales.sources.map(({ kind }) => kind).sort()).toEqual(["file", "manual"]);
});

test("shifts: figures of the running month are of the days up to today", async () => {
  const id = await newModel();
  const today = new Date().toISOString().slice(0, "2026-11-29".length);
  await importing(id, [paid(`${today} 00:00`, "10.00")]);
  await adding(id, [shift("Ana", `${today}T00:00`, `${today}T01:00`)]);
  const { facts, sums } = await salesOf(id);
  const { period } = facts.find((fact) => fact.id === sums?.total) ?? {};
  expect(period).toEqual({ from: `${today.slice(0, 8)}01`, to: today });
});

test("shifts: payments of a statement without times are not attributed", async () => {
  const id = await newModel();
  await importing(id, [paid("2025-12-01", "10.00"), paid("2025-12-02", "5.00")], "Europe/Madrid");
  await adding(id, [shift("Ana", "2025-11-30T22:00", "2025-12-01T10:00")]);
  expect(valuesOf(await salesOf(id, { query: "?month=2025-12" }))).toMatchObject({
    chatters: [["Ana", 0, 11, 0]],
    ...{ total: 1_500, untimed: 1_500 },
  });
});

test("shifts: the month is of the statement's clock, and a shift over its end counts in both months", async () => {
  const id = await newModel();
  await importing(id, [paid("2025-11-30 23:30", "10.00"), paid("2025-12-01 00:30", "5.00")], "America/New_York");
  await adding(id, [shift("Ana", "2025-12-01T03:00", "2025-12-01T09:00")]);
  const [november, december] = await Promise.all(
    ["2025-11", "2025-12"].map(async (month) => valuesOf(await salesOf(id, { query: `?month=${month}` }))),
  );
  expect(november).toMatchObject({ chatters: [["Ana", 1_000, 2, 500]], total: 1_000 });
  expect(december).toMatchObject({ chatters: [["Ana", 500, 4, 125]], total: 500 });
});

test("shifts: without a statement the shifts are listed and nothing is attributed", async () => {
  const id = await newModel();
  await adding(id, [shift("Ana", "2025-12-01T08:00", "2025-12-01T18:00")]);
  expect(await salesOf(id)).toMatchObject({ currency: null, sums: null, chatters: [], shifts: [{ chatter: "Ana" }] });
});

test("shifts: one that is there is not added again, and removed ones are gone with what was attributed", async () => {
  const id = await newModel();
  await importing(id, [paid("2025-12-01 09:00", "10.00")]);
  const rows = [shift("Ana", "2025-12-01T08:00", "2025-12-01T18:00")];
  await adding(id, rows);
  expect((await adding(id, [...rows, ...rows])).body).toEqual({ added: 0, known: 2 });
  const [{ id: shiftId } = { id: 0 }] = (await salesOf(id)).shifts;
  const other = await newModel();
  const removing = async (of: number) =>
    (await world.post(owner, `/api/models/${of}/shift-removals`, { ids: [shiftId] })).body;
  expect(await removing(other)).toEqual({ removed: 0 });
  expect(await removing(id)).toEqual({ removed: 1 });
  expect(valuesOf(await salesOf(id, { query: "?month=2025-12" }))).toMatchObject({ chatters: [], outside: 1_000 });
});

test("shifts: one that is changed takes the place of what it was, of its own model alone and once", async () => {
  const id = await newModel();
  await importing(id, [paid("2025-12-01 09:00", "10.00")]);
  await adding(id, [shift("Ana", "2025-12-01T08:00", "2025-12-01T18:00")]);
  const [{ id: replaces } = { id: 0 }] = (await salesOf(id)).shifts;
  const changing = async (of: number) => {
    const shifts = [shift("Ben", "2025-12-01T09:00", "2025-12-01T10:00")];
    return (await world.post(owner, `/api/models/${of}/shifts`, { shifts, replaces })).status;
  };
  expect(await changing(await newModel())).toBe(404);
  expect([await changing(id), await changing(id)]).toEqual([201, 404]);
  expect(valuesOf(await salesOf(id))).toMatchObject({ chatters: [["Ben", 1_000, 1, 1_000]], outside: 0 });
});

test("shifts: a refused one is named with what is wrong, and none is stored", async () => {
  const id = await newModel();
  const good = shift("Ana", "2025-12-01T08:00", "2025-12-01T18:00");
  const answer = await adding(id, [
    good,
    { ...good, to: good.from },
    shift("Ben", "2025-12-01T08:00", "2025-12-03T08:00"),
    { ...good, chatter: " " },
    { ...good, from: "yesterday" },
  ]);
  expect(answer.status).toBe(422);
  expect(answer.body.fields).toEqual({
    "shifts.1.to": "The end must be after the start",
    "shifts.2.to": "A shift lasts at most 24 hours",
    "shifts.3.chatter": "Enter the chatter’s name",
    "shifts.4.from": "Must be a time such as 2026-11-03T18:00:00Z",
  });
  expect((await salesOf(id)).shifts).toEqual([]);
});

test("shifts: a client who sees the model's earnings sees no shifts, and who does not see earnings sees none either", async () => {
  const id = await newModel();
  await adding(id, [shift("Ana", "2025-12-01T08:00", "2025-12-01T18:00")]);
  const client = await world.member(owner, { role: "client", scope: "models", modelIds: [id], seesEarnings: true });
  const viewer = await world.member(owner, { role: "viewer", scope: "all", seesEarnings: false });
  for (const person of [client, viewer]) expect((await world.get(person, `/api/models/${id}/shifts`)).status).toBe(404);
});

test("shifts: the CSV has a line for each chatter, group and sum; a name that a spreadsheet would run stays a text", async () => {
  const id = await newModel();
  await importing(id, [paid("2025-12-01 09:00", "10.50")]);
  await adding(id, [shift("=Ana", "2025-12-01T08:00", "2025-12-01T18:00")]);
  const { payload } = await world.app.inject({
    url: `/api/models/${id}/shifts.csv`,
    headers: { cookie: owner.cookie },
  });
  expect(payload.trim().split("\r\n")).toEqual([
    '"month","chatter","currency","Sales","Hours on shift","Hours alone on shift","Sales an hour"',
    `"2025-12","'=Ana","USD",10.5,10,10,1.05`,
    '"2025-12","Sold outside shifts","USD",0,,,',
    '"2025-12","Without a time","USD",0,,,',
    '"2025-12","Tips and messages","USD",10.5,,,',
    '"2025-12","Refunded","USD",0,,,',
  ]);
});

test("shifts: the assistant states a month's sales by chatter to who may see shifts, and to nobody else", async () => {
  const id = await newModel();
  await world.finished(owner, id);
  await importing(id, [paid("2025-12-01 09:00", "10.00"), paid("2025-12-01 19:00", "40.00")]);
  await adding(id, [
    shift("Ana", "2025-12-01T08:00", "2025-12-01T18:00"),
    shift("Ben", "2025-12-01T18:00", "2025-12-01T22:00"),
  ]);
  const ask = (by: Person) =>
    world.post(by, "/api/ai/chat", { message: "which chatter sold most in December 2025", modelId: id });
  const { body } = await ask(owner);
  const { table } = body.lines.find((line: { table?: object }) => line.table !== undefined);
  expect(table.rows.map(({ cells }: { cells: { pieces: { text: string }[] }[] }) => cells[0]?.pieces[0]?.text)).toEqual(
    ["Ben", "Ana"],
  );
  const stranger = await ask(await world.person());
  expect(JSON.stringify(stranger.body)).not.toContain("Ben");
});
