import { mkdirSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { buildApp } from "@fanradar/server/src/app.ts";
import { readConfig } from "@fanradar/server/src/config/config.ts";
import { migrateDatabase } from "@fanradar/server/src/platform/db/migrate.ts";
import { openDatabase } from "@fanradar/server/src/platform/db/open-database.ts";
import { createLog } from "@fanradar/server/src/platform/http/log.ts";
import { createMetrics } from "@fanradar/server/src/platform/metrics/metrics.ts";
import { startPostgres } from "@fanradar/server/src/supervise/postgres/start-postgres.ts";
import { withFolder } from "./demo.ts";
import { measureSearch } from "./search/measure.ts";
import { seedCreators } from "./search/seed.ts";

/**
 * Search over `count` made-up creators, in a database of its own with the settings the product starts it with, over
 * HTTP one request at a time. Prints one JSON line: seconds of seeding, milliseconds by kind of query.
 */
export function searchSpeed({ count }: { count: number }): Promise<void> {
  return withFolder(async (folder) => {
    const postgres = await startPostgres(folder);
    const database = openDatabase(postgres.url);
    try {
      await migrateDatabase(database);
      const started = performance.now();
      const files = join(folder, "copy");
      mkdirSync(files, { mode: 0o755 });
      await seedCreators(database.pool, { folder: files, count });
      const seedS = Math.round((performance.now() - started) / 1_000);
      const config = { ...readConfig({ DATABASE_URL: postgres.url }), dataDir: folder, trustedProxies: ["127.0.0.1"] };
      const app = await buildApp({ ...database, config, log: createLog("silent"), metrics: createMetrics() });
      const url = await app.listen({ host: "127.0.0.1", port: 0 });
      const load = loadavg()[0];
      const figures = await measureSearch(database.pool, url);
      console.log(JSON.stringify({ bench: "search", load, creators: count, seedS, ...figures }));
      await app.close();
    } finally {
      await database.close();
      await postgres.stop();
    }
  });
}
