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
import { seedCreators } from "./search/seed.ts";

const count = 100_000;
const [warming, rounds] = [50, 400];

/**
 * The ranking of 100,000 made-up creators, over HTTP one request at a time, as the strip and the lists send them. Of each
 * hundred at the top one is hidden, which the ranking steps over. Prints one JSON line, milliseconds.
 */
export function trendingSpeed(): Promise<void> {
  return withFolder(async (folder) => {
    const postgres = await startPostgres(folder);
    const database = openDatabase(postgres.url);
    try {
      await migrateDatabase(database);
      const files = join(folder, "copy");
      mkdirSync(files, { mode: 0o755 });
      await seedCreators(database.pool, { folder: files, count });
      await database.pool.query(`update creators set visibility = '{"profile": "private"}' where id % 100 = 0`);
      const config = { ...readConfig({ DATABASE_URL: postgres.url }), dataDir: folder };
      const app = await buildApp({ ...database, config, log: createLog("silent"), metrics: createMetrics() });
      const url = await app.listen({ host: "127.0.0.1", port: 0 });
      const load = loadavg()[0];
      const figures: Record<string, Spread> = {};
      for (const limit of [6, 20, 50])
        figures[`limit${limit}`] = await ask(`${url}/api/models/trending?limit=${limit}`);
      console.log(JSON.stringify({ bench: "trending", load, creators: count, ...figures }));
      await app.close();
    } finally {
      await database.close();
      await postgres.stop();
    }
  });
}

interface Spread {
  p50: number;
  p95: number;
  max: number;
}

async function ask(address: string): Promise<Spread> {
  const times: number[] = [];
  for (let round = -warming; round < rounds; round++) {
    const started = performance.now();
    const answer = await fetch(address);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status}`);
    if (round >= 0) times.push(performance.now() - started);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(10 * (sorted[Math.ceil(share * rounds) - 1] ?? 0)) / 10;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}
