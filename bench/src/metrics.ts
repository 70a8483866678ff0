import { loadavg } from "node:os";
import { buildApp } from "@fanradar/server/src/app.ts";
import { readConfig } from "@fanradar/server/src/config/config.ts";
import { migrateDatabase } from "@fanradar/server/src/platform/db/migrate.ts";
import { openDatabase } from "@fanradar/server/src/platform/db/open-database.ts";
import { createLog } from "@fanradar/server/src/platform/http/log.ts";
import { createMetrics, type Metrics } from "@fanradar/server/src/platform/metrics/metrics.ts";
import { startPostgres } from "@fanradar/server/src/supervise/postgres/start-postgres.ts";
import { withFolder } from "./demo.ts";

const [rounds, requests, atOnce] = [60, 400, 8];

/** Counts nothing: what the same requests cost without metrics. */
const uncounted: Metrics = { ...createMetrics(), countRequest: () => {} };

/**
 * What metrics cost a request: the cheapest call of the API that asks the database, over HTTP, in turns by an app that counts
 * its requests and by one that does not, and one scrape. In a database of its own. Processor time in microseconds a request, the
 * median of all turns. Prints one JSON line.
 */
export function metricsCost(): Promise<void> {
  return withFolder(async (folder) => {
    const postgres = await startPostgres(folder);
    const database = openDatabase(postgres.url);
    try {
      await migrateDatabase(database);
      const config = { ...readConfig({ DATABASE_URL: postgres.url }), dataDir: folder };
      const counted = createMetrics();
      const open = async (metrics: Metrics) => {
        const app = await buildApp({ ...database, config, log: createLog("silent"), metrics });
        return { app, url: await app.listen({ host: "127.0.0.1", port: 0 }) };
      };
      const [withMetrics, without] = [await open(counted), await open(uncounted)];
      const costs: Record<"with" | "without", number[]> = { with: [], without: [] };
      for (let round = -5; round < rounds; round++) {
        // Who goes first changes: what one leaves to the collector of garbage is paid by the other as often.
        const turns: ["with" | "without", string][] = [
          ["with", withMetrics.url],
          ["without", without.url],
        ];
        for (const [name, url] of round % 2 === 0 ? turns : turns.toReversed()) {
          const cost = await costOf(url);
          if (round >= 0) costs[name].push(cost);
        }
      }
      const started = performance.now();
      await counted.render();
      const scrapeMs = Math.round(10 * (performance.now() - started)) / 10;
      const [one, other] = [medianOf(costs.with), medianOf(costs.without)];
      const percent = Math.round(1_000 * (one / other - 1)) / 10;
      const load = loadavg()[0];
      console.log(JSON.stringify({ bench: "metrics", load, withUs: one, withoutUs: other, percent, scrapeMs }));
      await Promise.all([withMetrics.app.close(), without.app.close()]);
    } finally {
      await database.close();
      await postgres.stop();
    }
  });
}

/** Processor time of this process, which is client as well, for one request. */
async function costOf(url: string): Promise<number> {
  const before = process.cpuUsage();
  const lane = async () => {
    for (let sent = 0; sent < requests / atOnce; sent++) await (await fetch(`${url}/api/instance`)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / requests);
}

const medianOf = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
