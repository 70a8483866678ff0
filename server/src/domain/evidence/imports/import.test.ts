import fc from "fast-check";
import { expect, test } from "vitest";
import type { Person } from "../../../test/open-test-app.ts";
import { setUpWorld } from "../../../test/start-world.ts";

const world = await setUpWorld();

const paste = [
  "Oct 8, 202511:54 am $14.99 $3.00 $11.99 Recurring subscription from Somebody Special",
  "Oct 8, 202511:27 am $50.01 $10.00 $40.01 Payment for message from Fan two",
  "Sep 1, 202512:50 pm $70.00 $14.00 $56.00 Tip from Somebody Special",
].join("\n");

async function send(
  person: Person,
  modelId: number,
  file: string | Uint8Array,
  { path = "imports", ...query }: Record<string, string> = {},
) {
  const answer = await world.app.inject({
    method: "POST",
    url: `/api/models/${modelId}/${path}?${new URLSearchParams(query)}`,
    headers: { cookie: person.cookie, "content-type": "application/octet-stream" },
    payload: Buffer.from(file),
  });
  return { status: answer.statusCode, text: answer.body, body: answer.json() };
}
const preview = (person: Person, modelId: number, file: string | Uint8Array, query: Record<string, string> = {}) =>
  send(person, modelId, file, { ...query, path: "imports/preview" });
const zone = { timeZone: "America/New_York" };

const valuesOf = ({ facts }: { facts: { id: string; value: number }[] }) =>
  Object.fromEntries(facts.map(({ id, value }) => [id.replace("import.", ""), value]));
const rowsOf = async (modelId: number) =>
  (await world.ctx.pool.query("select * from transactions where model_id = $1 order by ordinal", [modelId])).rows;

test("import: a preview shows what would be stored, requires the time zone, and stores nothing", async () => {
  const { person, id } = await world.personWithModel();
  const { status, body } = await preview(person, id, paste);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    form: "onlyfans-paste",
    rows: "payments",
    platform: "onlyfans",
    questions: ["timeZone"],
  });
  expect(body.payments[0]).toMatchObject({
    type: "renewal",
    grossCents: 1_499,
    feeCents: 300,
    netCents: 1_199,
    hasPayer: true,
  });
  expect(valuesOf(body)).toEqual({ rows: 3, new: 3, known: 0, refused: 0, "net.USD": 1_199 + 4_001 + 5_600 });
  expect(body.checks).toContainEqual({ rule: "amounts.addUp", passed: true, detail: "" });
  expect(await rowsOf(id)).toEqual([]);
  expect((await send(person, id, paste)).body.fields).toHaveProperty("timeZone");
  expect(await rowsOf(id)).toEqual([]);
});

test("import: a statement is stored to the cent, in its time zone, and no fan's name is stored or returned", async () => {
  const { person, id } = await world.personWithModel();
  const { status, body } = await send(person, id, paste, { ...zone, name: "october.txt" });
  expect(status).toBe(201);
  expect(valuesOf(body)).toMatchObject({ rows: 3, new: 3, known: 0 });
  const rows = await rowsOf(id);
  expect(
    rows.map(({ at, gross_cents, fee_cents, net_cents }) => [at.toISOString(), gross_cents, fee_cents, net_cents]),
  ).toEqual([
    ["2025-10-08T15:54:00.000Z", "1499", "300", "1199"],
    ["2025-10-08T15:27:00.000Z", "5001", "1000", "4001"],
    ["2025-09-01T16:50:00.000Z", "7000", "1400", "5600"],
  ]);
  expect(rows[0].payer).toEqual(rows[2].payer);
  expect(rows[0].payer).not.toEqual(rows[1].payer);
  const listed = await world.get(person, `/api/models/${id}/evidence`);
  expect(listed.body.items).toMatchObject([
    { id: body.id, kind: "file", trust: "file", form: "onlyfans-paste", fileName: "october.txt", addedBy: "Somebody" },
  ]);
  const all = await Promise.all(
    ["evidence", "observations", "transactions"].map(
      async (table) => (await world.ctx.pool.query(`select t::text from ${table} t`)).rows,
    ),
  );
  expect(JSON.stringify([all, listed.body, world.logLines])).not.toMatch(/Special|Fan two/i);
});

test("import: a payment over a thousand times the median one fails a check, one of a hundred times does not", async () => {
  const { person, id } = await world.personWithModel();
  const fileOf = (largest: string) => [
    "date,type,net",
    ...Array.from({ length: 24 }, (_, at) => `2026-09-${at + 1},Tip,8.00`),
    `2026-09-25,Tip,${largest}`,
  ];
  for (const [largest, passed] of [
    ["900.00", true],
    ["17600.00", false],
  ] as const) {
    const { body } = await preview(person, id, fileOf(largest).join("\n"), { timeZone: "UTC", platform: "onlyfans" });
    expect(body.checks).toContainEqual({ rule: "amounts.alike", passed, detail: "" });
  }
  const few = await preview(person, id, fileOf("17600.00").slice(0, 12).join("\n"), { timeZone: "UTC" });
  expect(few.body.checks.map(({ rule }: { rule: string }) => rule)).not.toContain("amounts.alike");
});

test("import: amounts beyond what the platform allows are stored only once they are confirmed", async () => {
  const { person, id } = await world.personWithModel();
  const fileOf = (net: string) =>
    ["date,type,net", ...Array.from({ length: 60 }, (_, at) => `2026-09-${(at % 28) + 1},Tip,${net}`)].join("\n");
  const how = { timeZone: "UTC", platform: "onlyfans" };
  const plausible = await preview(person, id, fileOf("160.00"), how);
  expect(plausible.body).toMatchObject({ needsConfirmation: false });
  const impossible = fileOf("900000000.00");
  const { body } = await preview(person, id, impossible, how);
  expect(body.checks).toContainEqual({ rule: "amounts.plausible", passed: false, detail: "" });
  expect(body.needsConfirmation).toBe(true);
  const refused = await send(person, id, impossible, how);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.fields)).toEqual(["isConfirmed"]);
  expect(await rowsOf(id)).toEqual([]);
  expect((await send(person, id, impossible, { ...how, isConfirmed: "true" })).status).toBe(201);
  expect(await rowsOf(id)).toHaveLength(60);
  const elsewhere = await preview(person, id, fileOf("5000.00"), { ...how, platform: "other" });
  expect(elsewhere.body.needsConfirmation).toBe(false);
});

test("import: its net total by currency is what the earnings page has of it, refunds taken off", async () => {
  const { person, id } = await world.personWithModel();
  const file = [
    "date,type,gross,fee,net,currency,status",
    "2026-09-02,Tip,10.00,2.00,8.00,USD,done",
    "2026-09-03,Tip,50.00,10.00,40.00,USD,done",
    "2026-09-04,Tip,20.00,4.00,16.00,USD,undo",
    "2026-09-05,Refund,-10.00,-2.00,-8.00,USD,",
    "2026-09-06,Tip,5.00,1.00,4.00,EUR,done",
  ].join("\n");
  const query = { timeZone: "UTC", platform: "onlyfans" };
  const seen = await preview(person, id, file, query);
  expect(valuesOf(seen.body)).toMatchObject({ refused: 0, "net.USD": 4_000, "net.EUR": 400 });
  await send(person, id, file, query);
  for (const [currency, cents] of [
    ["USD", 4_000],
    ["EUR", 400],
  ] as const) {
    const { body } = await world.get(person, `/api/models/${id}/earnings?platform=onlyfans&currency=${currency}`);
    const total = body.facts.find((fact: { id: string }) => fact.id === "earnings.total.2026-09");
    expect([currency, total.value]).toEqual([currency, cents]);
  }
});

test("import: a payer has one hash within a model, and another in another model", async () => {
  const [one, other] = [await world.personWithModel(), await world.personWithModel()];
  for (const { person, id } of [one, other]) await send(person, id, paste, zone);
  const [mine, theirs] = [await rowsOf(one.id), await rowsOf(other.id)];
  expect(mine[0].payer).not.toEqual(theirs[0].payer);
});

test("import: rows of another import are recognised, and deleting one import leaves the other complete", async () => {
  const { person, id } = await world.personWithModel();
  const first = await send(person, id, paste, zone);
  const more = `Nov 2, 20259:00 am $5.00 $1.00 $4.00 Tip from A\nNov 2, 20259:00 am $5.00 $1.00 $4.00 Tip from B\n${paste}`;
  const { body } = await preview(person, id, more, zone);
  expect(valuesOf(body)).toMatchObject({ rows: 5, new: 2, known: 3 });
  const second = await send(person, id, more, zone);
  expect(valuesOf(second.body)).toMatchObject({ new: 2, known: 3 });
  await world.remove(person, `/api/evidence/${first.body.id}`);
  expect(await rowsOf(id)).toHaveLength(5);
});

test("import: the same file again returns the first import; with other options it is refused, or replaces it", async () => {
  const { person, id } = await world.personWithModel();
  const first = await send(person, id, paste, zone);
  const again = await send(person, id, paste, zone);
  expect(first.body.wasStored).toBe(false);
  expect(again.body).toMatchObject({ id: first.body.id, wasStored: true });
  expect(await rowsOf(id)).toHaveLength(3);
  expect((await preview(person, id, paste, zone)).body.known).toBe(first.body.id);
  const other = await send(person, id, paste, { timeZone: "Europe/Berlin" });
  expect(other).toMatchObject({ status: 409, body: { code: "already-imported" } });
  const replaced = await send(person, id, paste, { timeZone: "Europe/Berlin", replaces: String(first.body.id) });
  expect(replaced.status).toBe(201);
  expect(valuesOf(replaced.body)).toMatchObject({ new: 3, known: 0 });
  const rows = await rowsOf(id);
  expect(rows).toHaveLength(3);
  expect(rows[0].at.toISOString()).toBe("2025-10-08T09:54:00.000Z");
});

test("import: one file sent many times at once is one import, every answer has its id, and exactly one says that its request stored it", async () => {
  const { person, id } = await world.personWithModel();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(person, id, paste, zone)));
  expect([...new Set(answers.map(({ status, body }) => `${status} ${body.id}`))]).toEqual([
    `201 ${answers[0]?.body.id}`,
  ]);
  expect(answers.filter(({ body }) => !body.wasStored)).toHaveLength(1);
  expect(await rowsOf(id)).toHaveLength(3);
});

test("import: a mangled file is stored whole or not at all", async () => {
  const { person, id } = await world.personWithModel();
  const table = `Date & time,Amount,Fee,Net,Description\n${Array.from({ length: 9 }, (_, i) => `2025-10-0${i + 1} 11:54,$14.99,$3.00,$11.99,Tip from A`).join("\n")}\n`;
  const mangle = fc.array(fc.record({ at: fc.nat(500), cut: fc.nat(30), put: fc.string() }), {
    minLength: 1,
    maxLength: 4,
  });
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(table, paste), mangle, async (text, changes) => {
      const mangled = changes.reduce((now, { at, cut, put }) => now.slice(0, at) + put + now.slice(at + cut), text);
      const { status, body } = await send(person, id, mangled, zone);
      statuses.add(status);
      expect([201, 422]).toContain(status);
      if (status === 422) expect(Object.keys(body.fields).length).toBeGreaterThan(0);
    }),
    // One that is stored and one that is not, and as many by chance.
    {
      numRuns: 10,
      examples: [
        [table, []],
        [paste, [{ at: 0, cut: 1_000, put: "hello" }]],
      ],
    },
  );
  expect([...statuses].sort()).toEqual([201, 422]);
  const { rows } = await world.ctx.pool.query(
    `select counts, (select count(*)::integer from transactions where evidence_id = e.id) as payments from evidence e where model_id = $1`,
    [id],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { counts, payments } of rows) expect(payments).toBe(counts.taken);
});

test("import: a table with one amount asks which column is net, and counts no rows before it is told", async () => {
  const { person, id } = await world.personWithModel();
  const file = "Date,Description,Amount\n2025-10-13,Tip from A,8.00\n2025-10-14,Tip from B,5.00\n";
  const { body } = await preview(person, id, file, zone);
  expect(body).toMatchObject({ questions: ["columns"], missing: ["net"], facts: [], checks: [] });
  const named = await preview(person, id, file, { ...zone, columns: "date:0,type:1,net:2" });
  expect(named.body).toMatchObject({ questions: [], missing: [] });
  expect(valuesOf(named.body)).toMatchObject({ rows: 2, new: 2 });
  const unknown = await preview(person, id, "foo,bar,baz\n1,2,3\n", { ...zone, rows: "figures" });
  expect(unknown.body.missing).toEqual(["date", "metric", "value"]);
});

test("import: amounts of which the third follows from two are named as not checked", async () => {
  const { person, id } = await world.personWithModel();
  const rulesOf = async (file: string) => {
    const { body } = await preview(person, id, file, zone);
    return body.checks
      .filter(({ rule }: { rule: string }) => /addUp|three/.test(rule))
      .map(({ rule, passed }: { rule: string; passed: boolean }) => [rule, passed]);
  };
  expect(await rulesOf("Datum;Brutto;Netto\n2025-10-13;1.210,50;961,40\n")).toEqual([["amounts.three", false]]);
  expect(await rulesOf("date,gross,fee\n2025-10-13,10.00,2.00\n")).toEqual([["amounts.three", false]]);
  expect(await rulesOf("date,gross,fee,net\n2025-10-13,10.00,2.00,8.00\n")).toEqual([["amounts.addUp", true]]);
});

test("import: columns of an unknown file are named by hand, and each refused row has a reason, also once stored", async () => {
  const { person, id } = await world.personWithModel();
  const file = "wann,was,brutto,weg\n13/10/2025,Tip from A,10.00,2.00\n14/10/2025,Tip from B,x,2.00\n";
  const first = await preview(person, id, file);
  expect(first.body).toMatchObject({ form: "generic", headers: ["wann", "was", "brutto", "weg"], payments: [] });
  expect(first.body.questions).toContain("columns");
  const query = { columns: "date:0,type:1,gross:2,fee:3", timeZone: "UTC", dayFirst: "true" };
  const { body } = await preview(person, id, file, query);
  expect(body.questions).toEqual([]);
  expect(body.payments).toMatchObject([{ grossCents: 1_000, feeCents: 200, netCents: 800, type: "tip" }]);
  expect(body.refused).toEqual([
    { row: 3, column: "brutto", message: "'x': Not an amount. Expected one such as 14.99 or $1,234.56" },
  ]);
  expect((await send(person, id, file, query)).status).toBe(201);
  const { body: listed } = await world.get(person, `/api/models/${id}/evidence`);
  const refused = { row: 3, column: "brutto", message: "Not an amount. Expected one such as 14.99 or $1,234.56" };
  expect(listed.items.flatMap((item: { refused: unknown[] }) => item.refused)).toEqual([refused]);
});

test("import: a file on one creator of another name asks whether that is the model, and one of the model's own handle doesn't", async () => {
  const { person, id } = await world.personWithModel();
  const { body: model } = await world.get(person, `/api/models/${id}`);
  const fileOn = (creator: string) =>
    ["Date/Time,Creator,Total earnings Net", `2026-10-01,${creator},$10.00`, `2026-10-02,${creator},$12.00`].join("\n");
  const other = await preview(person, id, fileOn("carla.reyes"), zone);
  expect(other.body).toMatchObject({ questions: ["creator"], creators: ["carla.reyes"] });
  expect((await send(person, id, fileOn("carla.reyes"), zone)).body.fields).toHaveProperty("creator");
  expect((await send(person, id, fileOn("carla.reyes"), { ...zone, creator: "carla.reyes" })).status).toBe(201);
  expect((await preview(person, id, fileOn(model.name.toUpperCase()), zone)).body.questions).toEqual([]);
});

test("import: a report on several creators requires the model's, and its days become the month's earnings", async () => {
  const { person, id } = await world.personWithModel();
  const days = Array.from({ length: 30 }, (_, index) => `2026-10-${String(index + 1).padStart(2, "0")}`);
  const rows = days.flatMap((day) => [`${day},Ava,$10.00`, `${day},Bo,$99.00`]);
  const file = ["Date/Time,Creator,Total earnings Net", ...rows].join("\n");
  const first = await preview(person, id, file, zone);
  expect(first.body).toMatchObject({
    form: "infloww",
    rows: "totals",
    questions: ["creator"],
    creators: ["Ava", "Bo"],
  });
  expect((await send(person, id, file, zone)).body.fields).toHaveProperty("creator");
  const stored = await send(person, id, file, { ...zone, creator: "Ava" });
  expect(valuesOf(stored.body)).toMatchObject({ rows: 60, new: 30, skipped: 30 });
  await world.post(person, `/api/models/${id}/analyses`);
  const model = await world.finished(person, id);
  const { facts } = (await world.report(person, id)).metadata.sealed;
  expect(facts.find((fact) => fact.id === "onlyfans.earningsNet")).toMatchObject({
    value: 30_000,
    trust: "file",
    scope: "owner",
  });
  expect(model.badge).toBe("verified-screenshot");
});

test("import: payments of a platform that reports take no earnings from are stored, and the preview says so", async () => {
  const { person, id } = await world.personWithModel();
  for (const [platform, isInReport] of [
    ["other", false],
    ["instagram", false],
    ["onlyfans", true],
  ] as const)
    expect((await preview(person, id, paste, { ...zone, platform })).body).toMatchObject({ platform, isInReport });
  expect((await send(person, id, paste, { ...zone, platform: "other" })).status).toBe(201);
  expect(await rowsOf(id)).toHaveLength(3);
});

test("import: sums of a platform that models cannot link are refused, not stored nowhere", async () => {
  const { person, id } = await world.personWithModel();
  const sums = "Date,Net\n2025-10-01,100.50\n2025-10-02,20.00\n";
  const query = { ...zone, rows: "totals" };
  expect((await preview(person, id, sums, query)).body).toMatchObject({ rows: "totals", isInReport: true });
  const { status, body } = await send(person, id, sums, { ...query, platform: "other" });
  expect([status, Object.keys(body.fields)]).toEqual([422, ["platform"]]);
  expect((await send(person, id, sums, query)).status).toBe(201);
});

test("import: payments of thirty days become the month's earnings, each counted once", async () => {
  const { person, id } = await world.personWithModel();
  const lines = Array.from({ length: 30 }, (_, index) => `Sep ${index + 1}, 20251:00 pm $10.00 $2.00 $8.00 Tip from A`);
  await send(person, id, lines.join("\n"), zone);
  await send(
    person,
    id,
    [...lines.slice(20), "Sep 30, 20252:00 pm $10.00 $2.00 $8.00 Tip from A undo"].join("\n"),
    zone,
  );
  await world.post(person, `/api/models/${id}/analyses`);
  await world.finished(person, id);
  const { facts } = (await world.report(person, id)).metadata.sealed;
  expect(facts.find((fact) => fact.id === "onlyfans.earningsNet")).toMatchObject({ value: 24_000, currency: "USD" });
  const fewPayers = { value: null, reason: { code: "too-few-payers", needs: 5, has: 1 } };
  expect(facts.find((fact) => fact.id === "onlyfans.extrasShare")).toMatchObject(fewPayers);
  expect(facts.find((fact) => fact.id === "onlyfans.earningsGross")).toMatchObject({ value: 30_000 });
  expect(facts.find((fact) => fact.id === "onlyfans.contentStyle")).toMatchObject({ value: ["tip"], trust: "file" });
  expect(facts.find((fact) => fact.id === "onlyfans.kindShare.tip")).toMatchObject({ value: 100 });
  expect(facts.find((fact) => fact.id === "onlyfans.interaction")?.reason).toMatchObject({
    code: "too-few-payers",
    has: 1,
  });
});

test.each([
  ["", "file"],
  ["PK\u0003\u0004", "file"],
  ["%PDF-1.7", "file"],
  ["hello", "file"],
  ["date,net\nnever,5\n", "file"],
])("import: %j is refused by its name, and nothing is stored", async (file, field) => {
  const { person, id } = await world.personWithModel();
  const { status, body } = await send(person, id, file, { timeZone: "UTC" });
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual([field]);
  expect((await world.get(person, `/api/models/${id}/evidence`)).body.items).toEqual([]);
});

test.each([
  ["statement.PDF", "PDF files"],
  ["statement.xlsx", "Archives and spreadsheets"],
  ["statement.png", "This is a picture"],
  ["statement.csv", "No rows were found"],
])("import: %s without rows is refused as what its name says that it is", async (name, reason) => {
  const { person, id } = await world.personWithModel();
  const answers = [await preview(person, id, "hello", { name }), await send(person, id, "hello", { name })];
  for (const { status, body } of answers)
    expect([status, body.fields.file]).toEqual([422, expect.stringContaining(reason)]);
});

test.each([
  ["timeZone", { timeZone: "Mars/Olympus" }],
  ["columns", { columns: "date:0,sorcery:1" }],
  ["currency", { currency: "XXX" }],
  ["dayFirst", { dayFirst: "perhaps" }],
  ["name", { name: "a\u0000" }],
])("import: a bad %s in the address is refused by its name", async (field, query) => {
  const { person, id } = await world.personWithModel();
  const { status, body } = await preview(person, id, paste, query);
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test("import: a file beyond 20 MB is refused unread, and so is a body that is no file", async () => {
  const { person, id } = await world.personWithModel();
  expect(await preview(person, id, new Uint8Array(20 * 1024 * 1024 + 1))).toMatchObject({
    status: 413,
    body: { message: "Too large: this file has 20.1 MB, the limit is 20 MB." },
  });
  expect((await world.post(person, `/api/models/${id}/imports/preview`, { a: 1 })).status).toBe(415);
  const elsewhere = await world.app.inject({
    method: "POST",
    url: "/api/auth/login",
    headers: { "content-type": "application/octet-stream" },
    payload: Buffer.from("x"),
  });
  expect(elsewhere.statusCode).toBe(415);
});
