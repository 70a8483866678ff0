import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { findBroken } from "./find-broken.ts";

test.each([
  ["server/src/a.ts", "export const a = b as Thing;", "no cast"],
  ["server/src/a.ts", "export const a = b as unknown as string;", "no cast"],
  ["server/src/a.ts", "export const a = <Thing>b;", "no cast"],
  ["server/src/a.test.ts", "export const a = b as Thing;", "no cast"],
  ["server/src/a.ts", "// @ts-ignore", "no check is silenced"],
  ["server/src/a.ts", "/* biome-ignore lint: because */", "no check is silenced"],
  ["server/src/a.ts", "// TODO later", "finish it or delete it"],
  ["server/src/a.ts", "export const a = Math.random();", "take randomness from node:crypto"],
  ["engine/src/a.ts", "export const a = Date.now();", "no clock and no randomness"],
  ["engine/src/a.ts", "export const a = new Date();", "no clock and no randomness"],
  ["contract/src/a.ts", "export const a = Math.random();", "no clock and no randomness"],
  ["engine/src/growth/a.ts", 'export const a = { id: "a", trust: "record" };', "make the fact with makeFact"],
  ["web/src/a.ts", 'export const a = { id: "a", trust: "record" };', "make the fact with makeFact"],
  ["web/src/a.tsx", "export const A = () => <p>Saved</p>;", "text for readers"],
  ["web/src/a.tsx", "export const A = () => <p>{n} of {m}</p>;", "text for readers"],
  ["web/src/a.tsx", 'export const A = () => <input placeholder="Name" />;', "text for readers"],
  ["web/src/a.tsx", 'export const A = () => <P text={x ? "Your report" : ""} />;', "text for readers"],
  ["web/src/a.ts", 'export const a = "Please enter a name";', "text for readers"],
  ["web/src/a.ts", "export const a = `Welcome back, $" + "{name}`;", "text for readers"],
  ["server/src/domain/reports/a.ts", 'reply.send({ message: "Not found here" });', "text for readers"],
])("fences: %s with %j breaks a fence", (file, source, message) => {
  expect(findBroken(file, source).map((broken) => broken.message)).toContainEqual(expect.stringContaining(message));
});

test("fences: the program prints a broken fence with its file and line, and fails", () => {
  const folder = mkdtempSync(join(tmpdir(), "fanradar-fences-"));
  try {
    execFileSync("git", ["init", "-q", folder]);
    mkdirSync(join(folder, "server/src"), { recursive: true });
    const file = join(folder, "server/src/a.ts");
    const run = () => spawnSync(process.execPath, [resolve("scripts/fences.ts")], { cwd: folder, encoding: "utf8" });
    writeFileSync(file, "export const a = 1;\nexport const b = a as Thing;\n");
    expect(run()).toMatchObject({ status: 1, stdout: expect.stringMatching(/^server\/src\/a\.ts:2 no cast .*\n$/) });
    writeFileSync(file, "export const a = 1;\n");
    expect(run()).toMatchObject({ status: 0, stdout: "" });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each([
  ["server/src/domain/reports/a.ts", "export const a = [1] as const;\nexport { a as b };"],
  ["server/src/domain/reports/a.ts", 'export const a = "any as Thing // TODO @ts-ignore";'],
  ["server/src/domain/reports/a.ts", "export const a = sql`select 1 from models`;"],
  ["engine/src/a.ts", "export const a = new Date(now).getTime();"],
  ["engine/src/ledger/a.ts", 'export const a = { id: "a", trust: "record" };'],
  ["words/src/a.ts", 'export const a = "Please enter a name";'],
  ["web/src/a.tsx", "export const A = () => <p className='Big text'>{words.title} · 3 %</p>;".replace("Big ", "")],
  ["web/src/a.tsx", "export const A = () => <h1>FanRadar</h1>;"],
])("fences: %s with %j breaks none", (file, source) => {
  expect(findBroken(file, source)).toEqual([]);
});
