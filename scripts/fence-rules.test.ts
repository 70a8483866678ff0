import { expect, test } from "vitest";
import { checkFile } from "./fence-rules.ts";

const rooms = new Map([
  ["engine", new Set<string>()],
  ["words", new Set(["@fanradar/engine"])],
  ["web", new Set(["@fanradar/contract", "react"])],
  ["server", new Set(["@fanradar/platforms", "zod"])],
]);
const messages = (file: string, source: string) => checkFile(file, source, rooms).map((fence) => fence.message);

test.each([
  ["engine/src/a.ts", 'import { z } from "zod";', "engine/package.json does not name zod"],
  ["engine/src/a.ts", 'import { x } from "@fanradar/contract";', "engine may not import contract"],
  ["web/src/a.ts", 'import { x } from "@fanradar/platforms";', "web may not import platforms"],
  ["web/src/a.ts", 'import { x } from "@fanradar/engine";', "web/package.json does not name @fanradar/engine"],
  ["web/src/a.ts", 'import { x } from "node:fs";', "web runs in the browser too: no node:fs"],
  ["words/src/a.ts", 'import { x } from "@fanradar/engine";', "words may import only types of other rooms"],
  ["server/src/reports/a.ts", 'import { x } from "../models/b.ts";', "feature reports imports feature models"],
  ["server/src/reports/a.ts", 'import { x } from "../../../web/src/b.ts";', "server reaches into web by a path"],
  ["server/src/reports/a.ts", "const a = b as Thing;", "no `as` but `as const`"],
  ["server/src/reports/a.ts", "const a: any = b;", "no `any`"],
  ["server/src/reports/a.ts", "// @ts-ignore", "no silenced check"],
  ["engine/src/a.ts", "const now = Date.now();", "time and chance are arguments here"],
  ["server/src/utils/a.ts", "", "a file is named after what it holds"],
  ["server/src/reports/getReport.ts", "", "file names are kebab-case"],
  ["server/src/reports/a.ts", "\n".repeat(250), "251 lines: the limit is 250"],
  ["web/src/a.tsx", "<p>Not a word table</p>", "a sentence stands in words/"],
  ["web/src/a.tsx", '<input placeholder="Your name" />', "a sentence stands in words/"],
])("%s with %j breaks a fence", (file, source, message) => {
  expect(messages(file, source)).toContain(message);
});

test.each([
  ["words/src/a.ts", 'import type { Fact } from "@fanradar/engine";'],
  ["server/src/app.ts", 'import { x } from "./models/b.ts";'],
  ["server/src/models/a.ts", 'import { x } from "../db/b.ts";'],
  ["server/src/models/a.test.ts", 'import { x } from "@fanradar/sandbox";'],
  ["server/src/models/a.ts", "const a = [1] as const;"],
  ["web/src/a.tsx", "<p>{words.title}</p>"],
])("%s with %j breaks none", (file, source) => {
  expect(messages(file, source)).toEqual([]);
});
