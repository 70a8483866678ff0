import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { postgresPackage } from "../server/src/supervise/postgres/binaries.ts";

/** By major version, the newest package of it. `npm test` runs on the embedded one, which is 18. */
const versions: Readonly<Record<string, string>> = {
  15: "15.18.0-beta.17",
  16: "16.14.0-beta.17",
  17: "17.10.0-beta.17",
};

/** `npm run test-postgres -- MAJOR [PATHS]`: the API tests, or those in some paths, on another version of PostgreSQL, which it installs. */
const [major = "", ...paths] = process.argv.slice(2);
const version = versions[major];
if (version === undefined) {
  console.error(`Usage: npm run test-postgres -- ${Object.keys(versions).join("|")} [PATHS]`);
  process.exit(1);
}
const folder = join(process.cwd(), "node_modules", ".cache", `postgres-${version}`);
mkdirSync(folder, { recursive: true });
// Its install script makes links to libraries.
const manifest = {
  private: true,
  dependencies: { [postgresPackage]: version },
  allowScripts: { [postgresPackage]: true },
};
writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
  cwd: folder,
  stdio: "inherit",
});
if (status !== 0) process.exit(1);
const tests = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--project", "api", ...paths], {
  stdio: "inherit",
  env: { ...process.env, TEST_POSTGRES_BINARIES: join(folder, "node_modules", postgresPackage, "native") },
});
process.exit(tests.status ?? 1);
