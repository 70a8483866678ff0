import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const rooms: Record<string, object> = {
  engine: {},
  contract: { dependencies: { "@fanradar/engine": "*" } },
  words: { dependencies: { "@fanradar/engine": "*" } },
  platforms: { dependencies: { "@fanradar/engine": "*" } },
  web: { dependencies: { "@fanradar/contract": "*", "@fanradar/engine": "*", react: "1" } },
  server: { dependencies: { "@fanradar/platforms": "*" }, devDependencies: { "@fanradar/sandbox": "*" } },
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fanradar-fences-"));
  execFileSync("git", ["init", "-q", folder]);
  for (const [room, manifest] of Object.entries(rooms)) plant(`${room}/package.json`, JSON.stringify(manifest));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["engine/src/a.ts", 'import { z } from "zod";', "engine/package.json does not name zod"],
  ["engine/src/a.ts", 'import { x } from "@fanradar/contract";', "engine may not import contract"],
  ["engine/src/a.ts", 'export { x } from "@fanradar/contract";', "engine may not import contract"],
  ["engine/src/a.ts", 'const x = await import("@fanradar/contract");', "engine may not import contract"],
  ["engine/src/a.ts", 'type X = import("@fanradar/contract").X;', "engine may not import contract"],
  ["contract/src/a.ts", 'import { x } from "@fanradar/platforms";', "contract may not import platforms"],
  ["web/src/a.ts", 'import type { X } from "@fanradar/platforms";', "web may not import platforms"],
  ["web/src/a.ts", 'import { x } from "@fanradar/engine";', "web may import only types of engine"],
  ["web/src/a.ts", 'import { type X, y } from "@fanradar/engine";', "web may import only types of engine"],
  ["web/src/a.ts", 'import { x } from "@fanradar/words";', "web/package.json does not name @fanradar/words"],
  ["web/src/a.ts", 'import { x } from "node:fs";', "web runs in the browser too: no node:fs"],
  ["words/src/a.ts", 'import { x } from "@fanradar/engine";', "words may import only types of engine"],
  ["platforms/src/a.ts", 'import "@fanradar/sandbox";', "platforms may not import sandbox"],
  ["server/src/models/a.ts", 'import "@fanradar/sandbox";', "server reaches the sandbox in the demo's start alone"],
  ["server/src/reports/a.ts", 'import { x } from "../models/b.ts";', "feature reports imports feature models"],
  ["web/src/features/reports/a.ts", 'import "../models/b.ts";', "feature reports imports feature models"],
  ["server/src/db/a.ts", 'import { x } from "../models/b.ts";', "db knows no feature, and imports models"],
  ["server/src/a.ts", 'import { x } from "../../web/src/b.ts";', "server reaches into web by a path"],
  ["server/src/a.ts", 'import { x } from "./b";', "an import ends in .ts or .tsx"],
  ["server/src/a.ts", "export const a = b as Thing;", "no `as` but `as const`"],
  ["server/src/a.ts", "export const a = b as unknown as string;", "no `as` but `as const`"],
  ["server/src/a.ts", "export const a = <Thing>b;", "no `as` but `as const`"],
  ["server/src/a.test.ts", "export const a = b as Thing;", "no `as` but `as const`"],
  ["server/src/a.ts", "export const a = b!.c;", "no `!`: say what happens when it is absent"],
  ["server/src/a.ts", "export const a: Map<string, any> = b;", "no `any`"],
  ["server/src/a.ts", "export default 1;", "exports have names"],
  ["server/src/a.ts", "// @ts-ignore", "no silenced check"],
  ["server/src/a.ts", "/* biome-ignore lint: because */", "no silenced check"],
  ["server/src/a.ts", "// TODO later", "nothing unfinished is left in the code"],
  ["server/src/a.ts", "export const a = Math.random();", "chance comes from node:crypto or a seed"],
  ["engine/src/a.ts", "export const a = Date.now();", "time and chance are arguments here"],
  ["engine/src/a.ts", "export const a = new Date();", "time and chance are arguments here"],
  ["contract/src/a.ts", "export const a = Math.random();", "time and chance are arguments here"],
  ["server/src/utils/a.ts", "", "a file is named after what it holds"],
  ["server/src/common.ts", "", "a file is named after what it holds"],
  ["server/src/getReport.ts", "", "names are kebab-case: getReport.ts"],
  ["server/src/models/index.ts", "", "no barrel inside a room"],
  ["server/src/a.ts", "\n".repeat(251), "251 lines: the limit is 250"],
  ["server/src/a.test.ts", "\n".repeat(401), "401 lines: the limit is 400"],
  ["web/src/a.tsx", "export const A = () => <p>Saved</p>;", "a sentence stands in words/"],
  ["web/src/a.tsx", "export const A = () => <p>{n} of {m}</p>;", "a sentence stands in words/"],
  ["web/src/a.tsx", 'export const A = () => <input placeholder="Name" />;', "a sentence stands in words/"],
  ["web/src/a.tsx", 'export const A = () => <P text={x ? "Your report" : ""} />;', "a sentence stands in words/"],
  ["web/src/a.ts", 'export const a = "Please enter a name";', "a sentence stands in words/"],
  ["web/src/a.ts", "export const a = `Welcome back, $" + "{name}`;", "a sentence stands in words/"],
  ["server/src/models/a.ts", 'reply.send({ message: "Not found here" });', "a sentence stands in words/"],
])("%s with %j breaks a fence", (file, source, message) => {
  const lines = check(file, source);
  expect(lines.map((line) => line.replace(/^\S+:\d+ /, ""))).toContain(message);
});

test("a broken fence is told with its file and line, and the check fails", () => {
  expect(check("server/src/a.ts", "export const a = 1;\nexport const b = a as Thing;\n")).toEqual([
    "server/src/a.ts:2 no `as` but `as const`",
  ]);
});

test("a room whose package.json names a forbidden room is broken without any import", () => {
  const manifest = { dependencies: { "@fanradar/server": "*" } };
  expect(check("engine/package.json", JSON.stringify(manifest))).toEqual([
    "engine/package.json:1 engine may not name server",
  ]);
  plant("engine/package.json", "{}");
});

test.each([
  ["words/src/a.ts", 'import type { Fact } from "@fanradar/engine";'],
  ["web/src/a.ts", 'import { type Fact } from "@fanradar/engine";'],
  ["server/src/app.ts", 'import { x } from "./models/b.ts";'],
  ["server/src/models/a.ts", 'import { x } from "../db/b.ts";'],
  ["server/src/models/a.test.ts", 'import { x } from "@fanradar/sandbox";\nimport { test } from "vitest";'],
  ["server/src/seed/a.ts", 'import { x } from "@fanradar/sandbox";'],
  ["server/src/models/a.ts", "export const a = [1] as const;\nexport { a as b };"],
  ["server/src/models/a.ts", 'import * as b from "./b.ts";\nthrow new Error("This cannot be");'],
  ["server/src/models/a.ts", 'export const a = "any as Thing // TODO @ts-ignore";'],
  ["server/src/models/a.ts", "export const a = sql`select 1 from models`;"],
  ["engine/src/a.ts", "export const a = new Date(now).getTime();"],
  ["engine/src/a.ts", "\n".repeat(250)],
  ["words/src/a.ts", 'export const a = "Please enter a name";'],
  ["web/src/a.tsx", "export const A = () => <p className='Big text'>{words.title} · 3 %</p>;".replace("Big ", "")],
  ["web/src/a.tsx", "export const A = () => <h1>FanRadar</h1>;"],
])("%s with %j breaks none", (file, source) => {
  expect(check(file, source)).toEqual([]);
});

function plant(file: string, source: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
}

/** Runs the real program on a repository that holds this file alone; answers its lines. */
function check(file: string, source: string): string[] {
  plant(file, source);
  const { status, stdout } = spawnSync(process.execPath, [resolve("scripts/fences.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
  if (!file.endsWith("package.json")) rmSync(join(folder, file));
  const lines = stdout.split("\n").filter((line) => line !== "");
  expect(status).toBe(lines.length === 0 ? 0 : 1);
  return lines;
}
