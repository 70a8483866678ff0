import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const start = fileURLToPath(new URL("./start.ts", import.meta.url));

test.each([
  [["--only=both"], "Usage: npm start [-- --only=server|worker|scheduler]"],
  [["--only=server", "--only=worker"], "Usage: npm start [-- --only=server|worker|scheduler]"],
  [["--only=worker"], "--only needs live mode: a demo's database and platforms are of one start."],
])("start %j: refuses in one line, before anything is started", (args, line) => {
  const { status, stderr } = spawnSync(process.execPath, [start, ...args], { encoding: "utf8", env: {} });
  expect([status, stderr.trim()]).toEqual([1, line]);
});
