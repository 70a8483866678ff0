import { fieldWords } from "@fanradar/words";
import { tables } from "@fanradar/words/tables";
import { expect, test } from "vitest";
import { paid, setUpSplits } from "../../test/splits.ts";
import { splitPaymentsCsv } from "./split-csv.ts";

const { world, owner, newModel, importing, ruled, splitsOf, monthOf, paymentsOf, december30 } = await setUpSplits();

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

test("splits: a month begins and ends by the statement's clock", async () => {
  const id = await newModel();
  await importing(id, [paid("2025-12-31", "10.00")], "America/New_York");
  await importing(id, ["2025-12-31 23:30\t$5.00\t$0.00\t$5.00\tTip from A\tdone"], "America/New_York");
  await ruled(id, "2025-12-01", 3_000);
  const { months, timeZone } = await splitsOf(id);
  expect(timeZone).toBe("America/New_York");
  expect(months.map(({ month, sums }) => [month, sums?.base])).toEqual([["2025-12", 1_500]]);
});

test("splits: a share may not begin more than two years ahead, and the refusal says so", async () => {
  const id = await newModel();
  for (const path of ["split-rules", "split-rules/preview"]) {
    const answer = await world.post(owner, `/api/models/${id}/${path}`, { from: "9999-01-01", share: 3_000 });
    expect([answer.status, answer.body.fields]).toEqual([422, { from: fieldWords(tables.en, "day.far", "from") }]);
  }
});
