import { statSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { buildApp } from "@fanradar/server/src/app.ts";
import { drillBackup } from "@fanradar/server/src/backup/drill.ts";
import { readBackup } from "@fanradar/server/src/backup/read-backup.ts";
import { writeBackup } from "@fanradar/server/src/backup/write-backup.ts";
import { readConfig } from "@fanradar/server/src/config/config.ts";
import { databaseNamed } from "@fanradar/server/src/platform/db/database-named.ts";
import { migrateDatabase } from "@fanradar/server/src/platform/db/migrate.ts";
import { type Database, openDatabase } from "@fanradar/server/src/platform/db/open-database.ts";
import { createLog } from "@fanradar/server/src/platform/http/log.ts";
import { createMetrics } from "@fanradar/server/src/platform/metrics/metrics.ts";
import { appSecretOf } from "@fanradar/server/src/supervise/app-secret.ts";
import { startPostgres } from "@fanradar/server/src/supervise/postgres/start-postgres.ts";
import { databaseUrlOf } from "./database-url.ts";
import { freePort, idOf, postBody, signUpAccount, startDemo, stopDemo, withFolder } from "./demo.ts";
import { seedPortfolio } from "./growth/seed-portfolio.ts";
import type { Submission } from "./submission-outcomes.ts";
import { submitUntil } from "./submit-until.ts";

const passphrase = "a passphrase of the benchmark";
/** Few enough that the last drill has hardly more to check than the first. */
const pauseMs = 15_000;

/**
 * A portfolio of `models` models over two years, 0.5 MB each in the database: backup, restore into an empty database, drill. Prints one JSON
 * line, seconds and megabytes.
 */
export function restoreSpeed(models: number): Promise<void> {
  return withFolder(async (folder) => {
    const postgres = await startPostgres(folder);
    const database = openDatabase(postgres.url);
    try {
      const config = { ...readConfig({ DATABASE_URL: postgres.url, APP_SECRET: "s".repeat(32) }), dataDir: folder };
      await seed(database, { config, models });
      const path = join(folder, "instance.backup");
      const [written, backupS] = await timed(() => writeBackup(database.pool, config, { path, passphrase }));
      await database.pool.query("create database restored");
      const restored = openDatabase(databaseNamed(postgres.url, "restored"));
      const [, restoreS] = await timed(() => readBackup(restored, { path, passphrase, onFile: async () => {} }));
      await restored.close();
      const [{ findings }, drillS] = await timed(() => drillBackup(config, { path, passphrase }));
      const { rows } = await database.pool.query<{ bytes: string }>(
        "select pg_database_size(current_database()) as bytes",
      );
      console.log(
        JSON.stringify({
          ...{ bench: "restore", load: loadavg()[0], databaseMb: Math.round(Number(rows[0]?.bytes) / 1e6) },
          ...{ rows: written.rows, archiveMb: Math.round(statSync(path).size / 1e6), backupS, restoreS, drillS },
          faults: findings.flatMap(({ faults }) => faults),
        }),
      );
    } finally {
      await database.close();
      await postgres.stop();
    }
  });
}

/**
 * Backups of the demo, one after the other while two people submit, each restored and checked by a drill. Prints one JSON line: how many of
 * the drills found nothing wrong.
 */
export function drillsUnderLoad(drills: number): Promise<void> {
  return withFolder(async (folder) => {
    const demo = await startDemo(folder, await freePort());
    const databaseUrl = databaseUrlOf(folder);
    const config = { ...readConfig({ DATABASE_URL: databaseUrl, APP_SECRET: appSecretOf(folder) }), dataDir: folder };
    const database = openDatabase(databaseUrl, { connections: 4 });
    const path = join(folder, "instance.backup");
    const stopping = new AbortController();
    try {
      const { cookie } = await signUpAccount(demo.url);
      const submissions: Submission[] = [];
      const submitting = [0, 1].map((lane) =>
        submitUntil(stopping.signal, { url: demo.url, cookie, lane, submissions, pauseMs }),
      );
      const faults: string[] = [];
      let green = 0;
      const [, seconds] = await timed(async () => {
        for (let n = 0; n < drills; n++) {
          const { missingFiles } = await writeBackup(database.pool, config, { path, passphrase });
          const { findings } = await drillBackup(config, { path, passphrase });
          const found = [...missingFiles, ...findings.flatMap((finding) => finding.faults)];
          if (found.length === 0) green++;
          faults.push(...found.slice(0, 3));
        }
      });
      stopping.abort();
      await Promise.all(submitting);
      const submitted = submissions.length;
      console.log(JSON.stringify({ bench: "drills", load: loadavg()[0], drills, green, submitted, seconds, faults }));
      if (green < drills) process.exitCode = 1;
    } finally {
      stopping.abort();
      await database.close();
      await stopDemo(demo);
    }
  });
}

async function seed(
  database: Database,
  { config, models }: { config: ReturnType<typeof readConfig>; models: number },
): Promise<void> {
  await migrateDatabase(database);
  const app = await buildApp({ ...database, config, log: createLog("silent"), metrics: createMetrics() });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const body = { name: "Bench", email: "bench@fanradar.test", password: "a long password", agreeToTerms: true };
  const userId = idOf(await (await postBody(`${url}/api/auth/signup`, { body })).json());
  await app.close();
  await seedPortfolio(database, { userId, models });
}

/** What `act` answers, and the seconds that it took. */
async function timed<T>(act: () => Promise<T>): Promise<[result: T, seconds: number]> {
  const began = performance.now();
  const result = await act();
  return [result, Math.round((performance.now() - began) / 100) / 10];
}
