import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { databaseNamed } from "../platform/db/database-named.ts";
import { migrateDatabase } from "../platform/db/migrate.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { startPostgres } from "../supervise/postgres/start-postgres.ts";
import { testedBinaries } from "./tested-binaries.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the maintenance database of the run's own server. */
    postgresUrl: string;
    /** The same by a pooler, where TEST_POOLER_URL names one; else empty. */
    poolerUrl: string;
  }
}

/** The run's databases are removed at its end, so none has to survive a crash of the machine, or to be vacuumed. */
const disposable = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  shared_buffers: "128MB",
  max_connections: "200",
};

/**
 * One real server for the whole run, the embedded one, another version of it (TEST_POSTGRES_BINARIES) or one that runs, at TEST_POSTGRES_URL (its maintenance
 * database, by a superuser; what the run makes there stays), with one migrated
 * template that every test file's database is cloned from. TEST_POOLER_URL: PgBouncer in front of that one, for all databases in it.
 * TEST_MIGRATED_BY: a checkout of a newer version, whose migrations make the template.
 */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_POSTGRES_URL;
  const folder = mkdtempSync(join(tmpdir(), "fanradar-db-"));
  chmodSync(folder, 0o755);
  const postgres = given
    ? { url: given, stop: async () => {} }
    : await startPostgres(folder, { overrides: disposable, ...testedBinaries });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query("drop database if exists template_fanradar");
  await client.query("create database template_fanradar");
  await client.end();
  await migrateTemplate(databaseNamed(postgres.url, "template_fanradar"));
  project.provide("postgresUrl", postgres.url);
  project.provide("poolerUrl", process.env.TEST_POOLER_URL ?? "");
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function migrateTemplate(url: string): Promise<void> {
  const newer = process.env.TEST_MIGRATED_BY;
  if (newer) {
    const env = { ...process.env, DATABASE_URL: url };
    const migrated = spawnSync(process.execPath, ["scripts/migrate.ts"], { cwd: newer, env, encoding: "utf8" });
    if (migrated.status !== 0) throw new Error(`${newer} does not migrate: ${migrated.stderr}`);
    return;
  }
  const template = openDatabase(url);
  await migrateDatabase(template);
  await template.close();
}
