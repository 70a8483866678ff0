// `npm run mutation`: seeds one small fault after another into the engine and lists those that no test notices.
// `npm run mutation -- builder report/growth.ts`: only there. What was tried before and has not changed since is not tried again.
// `npm run mutation -- --share 0.1`: tries one fault in ten, drawn alike everywhere. Either goes on where it was broken off.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";

const source = "engine/src";
const { values, positionals } = parseArgs({ options: { share: { type: "string" } }, allowPositionals: true });
const missing = positionals.filter((name) => !existsSync(`${source}/${name}`));
if (missing.length > 0) fail(`No such folder or file in ${source}: ${missing.join(", ")}`);
const share = Number(values.share ?? 1);
if (!(share > 0 && share <= 1)) fail("--share is a number above 0, at most 1.");

const named = positionals.map((name) => (name.endsWith(".ts") ? name : `${name}/**/*.ts`));
const mutate = [
  ...(named.length > 0 ? named : ["**/*.ts"]).map((name) => `${source}/${name}`),
  "!**/*.test.ts",
  "!**/*.d.ts",
  `!${source}/test/**`,
];
const stryker = "scripts/mutation/node_modules/@stryker-mutator/core/bin/stryker.js";
const config = "scripts/mutation/stryker.config.json";
// Faults that a share leaves out must not count as tried where all are: each share remembers for itself.
const memory = `.cache/mutation-${share}.json`;
const args = [stryker, "run", config, "--mutate", mutate.join(","), "--incremental", "--incrementalFile", memory];
if (share < 1) args.push("--checkers", "sample");
const { status } = spawnSync(process.execPath, args, {
  stdio: "inherit",
  env: { ...process.env, MUTATION_SHARE: String(share) },
});
if (status === 0) console.log(JSON.stringify(scoreOf(readFileSync(".cache/mutation.json", "utf8"))));
process.exit(status ?? 1);

/** Percent of the tried faults that a test noticed; one that no test reaches counts as missed. */
function scoreOf(report: string) {
  const statuses = [...report.matchAll(/"status": ?"(\w+)"/g)].map(([, name]) => name);
  const count = (...names: string[]) => statuses.filter((name = "") => names.includes(name)).length;
  const noticed = count("Killed", "Timeout");
  const tried = noticed + count("Survived", "NoCoverage");
  return { share, tried, timeouts: count("Timeout"), score: (100 * noticed) / tried };
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
