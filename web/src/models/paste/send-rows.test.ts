import { afterEach, expect, test, vi } from "vitest";
import { type PastedRow, readRows } from "./read-rows.ts";
import { addRows, refusedRows } from "./send-rows.ts";

afterEach(() => vi.unstubAllGlobals());

const user = { id: 7, email: "a@b.test", name: "A", avatar: "", userType: "user", isVerified: true } as const;

/** Answers the calls one after another. Returns the handles that each sent, with its key. */
function answer(...answers: [status: number, body: object][]) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    const read = JSON.parse(body);
    sent.push([
      (read.rows ?? [read]).map(({ username }: { username: string }) => username),
      headers["idempotency-key"],
    ]);
    const [status, json] = answers[sent.length - 1] ?? [500, {}];
    return new Response(JSON.stringify(json), { status, headers: { "content-type": "application/json" } });
  });
  return sent;
}
const refusing = (fields: Record<string, string>): [number, object] => [
  422,
  { code: "invalid", message: "Check the marked fields.", fields },
];
const nameOf = (row: PastedRow) => row.values.name;

test("refusedRows: a refusal names the row by its place in what was sent, and without a number the only one", () => {
  const rows = readRows("Ava,instagram.com/ava\n\nBo,instagram.com/bo");
  const fields = { "rows.1.instagramUrl": "Refused", rows: "Too many", "rows.9.name": "No such row" };
  expect([...refusedRows(rows, fields)].map(([row, texts]) => [row.number, texts])).toEqual([[3, ["Refused"]]]);
  expect([...refusedRows(rows.slice(1), { instagramUrl: "Refused" }).values()]).toEqual([["Refused"]]);
});

test("addRows: rows that the server refuses are left out, the others are added under the same key", async () => {
  const sent = answer(
    refusing({ "rows.1.instagramUrl": "Unknown", "rows.1.name": "A minor" }),
    refusing({ "rows.0.instagramUrl": "Removed" }),
    [201, { ids: [1, 2], lastStartsAt: "2026-11-29T12:00:00.000Z" }],
  );
  const rows = readRows(["ava", "bo", "cy", "di"].map((handle) => `instagram.com/${handle}`).join("\n"));
  const { pasted, added, refused } = await addRows(rows, { user, key: "k" });
  expect(sent).toEqual([
    [["ava", "bo", "cy", "di"], "k"],
    [["ava", "cy", "di"], "k"],
    [["cy", "di"], "k"],
  ]);
  expect(pasted).toMatchObject({ kind: "many" });
  expect(added.map(nameOf)).toEqual(["cy", "di"]);
  expect([...refused].map(([row, texts]) => [nameOf(row), texts])).toEqual([
    ["bo", ["Unknown", "A minor"]],
    ["ava", ["Removed"]],
  ]);
});

test("addRows: where all rows are refused nothing is added, and an error that names no row is thrown", async () => {
  answer(refusing({ instagramUrl: "Unknown" }));
  const [row] = readRows("instagram.com/ava");
  expect(await addRows(row ? [row] : [], { user, key: "k" })).toMatchObject({ pasted: undefined, added: [] });
  answer([403, { code: "forbidden", message: "Your role can't do this." }]);
  await expect(addRows(row ? [row] : [], { user, key: "k" })).rejects.toThrow("403");
});
