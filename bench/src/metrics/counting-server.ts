import { buildApp } from "@fanradar/server/src/app.ts";
import { readConfig } from "@fanradar/server/src/config/config.ts";
import { openDatabase } from "@fanradar/server/src/platform/db/open-database.ts";
import { createLog } from "@fanradar/server/src/platform/http/log.ts";
import { createMetrics } from "@fanradar/server/src/platform/metrics/metrics.ts";

/** A message to the server over its channel: scrape it, or return only its processor time. */
export type CountingAsk = "scrape" | "time";

/** A server with all metrics, as with METRICS_PORT, or with none. Arguments: its folder, its database, 'with' or 'without'. Sends its address over the channel. */
const [folder = "", databaseUrl = "", side] = process.argv.slice(2);
const counted = createMetrics();
const metrics = side === "with" ? counted : { ...counted, countRequest: () => {} };
if (side === "with") metrics.measureProcess();
const config = { ...readConfig({ DATABASE_URL: databaseUrl }), dataDir: folder };
const app = await buildApp({ ...openDatabase(databaseUrl), config, log: createLog("silent"), metrics });

/** Answers with the processor time that the process has had, all threads, microseconds. */
process.on("message", async (ask: CountingAsk) => {
  if (ask === "scrape") await counted.render();
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.once("disconnect", () => process.exit());
process.send?.(await app.listen({ host: "127.0.0.1", port: 0 }));
