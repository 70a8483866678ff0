import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { databaseNamed } from "../platform/db/database-named.ts";
import { setUpApp } from "../test/open-test-app.ts";

const { ctx } = await setUpApp();

/** Runs an operator's command on a live instance. Returns its exit code and last line. */
async function run(command: string, { args, url }: { args: string[]; url: string }) {
  const env = {
    ...{ FANRADAR_MODE: "live", PUBLIC_URL: "https://fan.test", DATABASE_URL: url, DATA_DIR: ctx.config.dataDir },
    ...{ APP_SECRET: ctx.config.appSecret, BACKUP_PASSPHRASE: "a passphrase of the tests" },
  };
  const child = spawn(process.execPath, [join("scripts", `${command}.ts`), ...args], { env });
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, "exit");
  return [child.exitCode, `${out}${error}`.trim().split("\n").at(-1)];
}

test("withDatabase: a database that does not answer is one line with its variable and why", async () => {
  const closed = "postgres://fanradar@127.0.0.1:1/postgres";
  const line = "DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1.";
  expect(await run("admin", { args: ["list"], url: closed })).toEqual([1, line]);
});

test("withDatabase: a database that nothing was started on is one line that says what makes its tables", async () => {
  const name = `${new URL(ctx.config.databaseUrl).pathname.slice(1)}_empty`;
  await ctx.pool.query(`create database ${name} template template0`);
  const line = "The database has no tables of FanRadar yet; npm start makes them.";
  const url = databaseNamed(ctx.config.databaseUrl, name);
  expect(await run("admin", { args: ["list"], url })).toEqual([1, line]);
  await ctx.pool.query(`drop database ${name}`);
});

test("npm run backup: a file that is missing in the store is named, and the exit code is 1", async () => {
  await ctx.pool.query("insert into files (name, type, bytes) values ('missing', 'image/png', 1)");
  const options = { args: [join(ctx.config.dataDir, "a.backup")], url: ctx.config.databaseUrl };
  expect(await run("backup", options)).toEqual([1, "✗ file missing is missing in the store"]);
});
