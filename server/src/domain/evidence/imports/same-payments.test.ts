import { expect, test } from "vitest";
import { setUpWorld } from "../../../test/start-world.ts";

const world = await setUpWorld();
const owner = await world.person();

/** Two tips of a day with the same amount, one of another amount, and one of the next day. */
const paid = [
  ["2026-10-03", "10.00"],
  ["2026-10-03", "10.00"],
  ["2026-10-03", "25.00"],
  ["2026-10-04", "10.00"],
] as const;
const net = (gross: string) => (Number(gross) * 0.8).toFixed(2);
const fee = (gross: string) => (Number(gross) * 0.2).toFixed(2);
/** As the platform writes them, with times. */
const timed = [
  "Date & Time,Amount,Fee,Net,Description",
  ...paid.map(([day, gross], at) => `${day} 1${at}:15:00,${gross},${fee(gross)},${net(gross)},Tip from A`),
];
/** As an agency's table has them, with days alone. */
const dated = [
  "Date,Type,Gross,Fee,Net,Fan",
  ...paid.map(([day, gross]) => `${day},Tip,${gross},${fee(gross)},${net(gross)},A`),
];

let made = 0;
async function newModel(): Promise<number> {
  // The same submitted twice at once is one model.
  const handle = `demo.days${made++}`;
  const { id } = await world.analyze(owner, { name: "Two Files", onlyfansUrl: `onlyfans.com/${handle}` });
  return id;
}

async function send(
  id: number,
  lines: readonly string[],
  path: "imports" | "imports/preview",
  zone = "America/New_York",
) {
  const answer = await world.app.inject({
    method: "POST",
    url: `/api/models/${id}/${path}?timeZone=${zone}`,
    headers: { cookie: owner.cookie, "content-type": "application/octet-stream" },
    payload: lines.join("\n"),
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  const facts: { id: string; value: number }[] = answer.json().facts;
  return Object.fromEntries(facts.map((fact) => [fact.id.replace(/^.*\./, ""), fact.value]));
}

async function earnedIn(id: number, month: string): Promise<number | undefined> {
  const { facts } = (await world.get(owner, `/api/models/${id}/earnings`)).body;
  return facts.find((fact: { id: string }) => fact.id === `earnings.total.${month}`)?.value;
}

test.each([
  ["days after times", timed, dated],
  ["times after days", dated, timed],
])("importStatement: payments that two files have count once, %s", async (_, first, second) => {
  const id = await newModel();
  await send(id, first, "imports");
  expect(await earnedIn(id, "2026-10")).toBe(4_400);
  expect((await send(id, second, "imports/preview")).known).toBe(4);
  expect((await send(id, second, "imports")).known).toBe(4);
  expect(await earnedIn(id, "2026-10")).toBe(4_400);
});

test("importStatement: a payment more than the other file has on a day is new", async () => {
  const id = await newModel();
  await send(id, timed, "imports");
  const more = [...dated, `2026-10-03,Tip,10.00,${fee("10.00")},${net("10.00")},B`];
  expect((await send(id, more, "imports/preview")).known).toBe(4);
  await send(id, more, "imports");
  expect(await earnedIn(id, "2026-10")).toBe(5_200);
});

test("importStatement: two payments of one day and amount in two files with times stay two", async () => {
  const id = await newModel();
  await send(id, timed, "imports");
  const later = timed.map((line) => line.replace(/ 1(\d):15:00/, " 2$1:40:00"));
  expect((await send(id, later, "imports")).known).toBe(0);
  expect(await earnedIn(id, "2026-10")).toBe(8_800);
});

test("importStatement: a table by days between two files with times counts each payment once", async () => {
  const id = await newModel();
  const [head = "", ...rows] = timed;
  const [first, second] = [rows.slice(0, 3), rows.slice(3)];
  await send(id, [head, ...first], "imports");
  await send(id, dated, "imports");
  expect(await earnedIn(id, "2026-10")).toBe(4_400);
  expect((await send(id, [head, ...second], "imports/preview")).known).toBe(1);
  await send(id, [head, ...second], "imports");
  expect(await earnedIn(id, "2026-10")).toBe(4_400);
});

test("importStatement: days are those of the table's own time zone", async () => {
  const id = await newModel();
  await send(id, dated, "imports", "Europe/Berlin");
  expect((await send(id, timed, "imports", "UTC")).known).toBe(4);
  expect(await earnedIn(id, "2026-10")).toBe(4_400);
});
