import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { createLog } from "../http/log.ts";
import { claimFolder } from "./claim-folder.ts";

const [one, other] = ["one", "other"].map((name) => mkdtempSync(join(tmpdir(), `fanradar-${name}-`)));
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  for (const folder of [one, other]) rmSync(folder ?? "", { recursive: true, force: true });
});

const claim = (dataDir = "") => claimFolder({ databaseDirectUrl: database.url, dataDir }, createLog("silent"));

test("claimFolder: processes of one folder live beside each other; one with another folder is refused until they end", async () => {
  const held = [await claim(one), await claim(one)];
  await expect(claim(other)).rejects.toThrow("Another host runs on this database with files in a folder of its own");
  await held[0]?.();
  await expect(claim(other)).rejects.toThrow("Set the S3 variables on both");
  await held[1]?.();
  // PostgreSQL frees a lock a moment after its session ended.
  await expect
    .poll(() =>
      claim(other)
        .then((release) => release().then(() => true))
        .catch(() => false),
    )
    .toBe(true);
});

test("claimFolder: a claim outlives a lost connection", async () => {
  const release = await claim(one);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fanradar files'",
  );
  await expect
    .poll(
      () =>
        claim(other)
          .then((free) => free().then(() => false))
          .catch(() => true),
      { interval: 1_500 },
    )
    .toBe(true);
  await release();
});
