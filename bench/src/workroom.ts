import { loadavg } from "node:os";
import { buildApp } from "@fanradar/server/src/app.ts";
import { readConfig } from "@fanradar/server/src/config/config.ts";
import { migrateDatabase } from "@fanradar/server/src/platform/db/migrate.ts";
import { openDatabase } from "@fanradar/server/src/platform/db/open-database.ts";
import { createLog } from "@fanradar/server/src/platform/http/log.ts";
import { createMetrics } from "@fanradar/server/src/platform/metrics/metrics.ts";
import { startPostgres } from "@fanradar/server/src/supervise/postgres/start-postgres.ts";
import { signUpAccount, withFolder } from "./demo.ts";
import { seedPortfolio } from "./workroom/seed.ts";

const [warming, rounds] = [10, 100];

/**
 * The workroom of one person with so many models and two years of daily observations, over HTTP one request at a time: the
 * portfolio for each period and metric, comparisons of four of the models that follow one another through the first 200. In a
 * database of its own with the settings the product starts it with. Prints one JSON line, milliseconds.
 */
export function workroomSpeed({ models }: { models: number }): Promise<void> {
  return withFolder(async (folder) => {
    const postgres = await startPostgres(folder);
    const database = openDatabase(postgres.url);
    try {
      await migrateDatabase(database);
      const config = { ...readConfig({ DATABASE_URL: postgres.url }), dataDir: folder };
      const app = await buildApp({ ...database, config, log: createLog("silent"), metrics: createMetrics() });
      const url = await app.listen({ host: "127.0.0.1", port: 0 });
      const { id: userId, cookie } = await signUpAccount(url);
      const started = performance.now();
      const seeded = await seedPortfolio(database, { userId, models });
      const seedS = Math.round((performance.now() - started) / 1_000);
      const load = loadavg()[0];
      const figures: Record<string, Spread> = {};
      for (const period of ["7d", "30d", "90d", "1y"])
        for (const metric of ["followers", "engagement", "earnings"])
          figures[`${period} ${metric}`] = await ask(
            () => `${url}/api/user/${userId}/analytics?period=${period}&metric=${metric}`,
            cookie,
          );
      const { modelIds } = seeded;
      const four = (round: number) => [0, 1, 2, 3].map((step) => modelIds[(4 * round + step) % modelIds.length]);
      figures.compare = await ask((round) => `${url}/api/comparisons?models=${four(round)}`, cookie);
      const { modelIds: _, ...counts } = seeded;
      console.log(JSON.stringify({ bench: "workroom", load, seedS, ...counts, ...figures }));
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

async function ask(address: (round: number) => string, cookie: string): Promise<Spread> {
  const times: number[] = [];
  for (let round = -warming; round < rounds; round++) {
    const started = performance.now();
    const answer = await fetch(address(round + warming), { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status}`);
    if (round >= 0) times.push(performance.now() - started);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(10 * (sorted[Math.ceil(share * rounds) - 1] ?? 0)) / 10;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}
