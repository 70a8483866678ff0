import { connectPlatforms } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { Config } from "../config/config.ts";
import type { Db } from "../platform/db/open-database.ts";
import type { Metrics } from "../platform/metrics/metrics.ts";
import { refusals } from "./alerts.ts";
import { exportSpans } from "./export-spans.ts";
import { createInstanceGauges } from "./instance-gauges.ts";
import { observeCalls, type Service, tracesService } from "./observe-calls.ts";
import { startMonitor } from "./start-monitor.ts";

interface ProcessParts {
  config: Config;
  db: Db;
  pool: Pool;
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** Whether the process does its work; the database is checked as well. */
  isWorking: () => boolean;
}

/**
 * Counts and logs what this process calls, sends its traces where they are collected, and where METRICS_PORT is set, measures it and
 * listens for who watches it. Returns a function that ends it.
 */
export async function watchProcess({
  config,
  db,
  pool,
  log,
  metrics,
  isWorking,
}: ProcessParts): Promise<() => Promise<void>> {
  const stopObserving = observeCalls({ services: servicesOf(config), metrics, log });
  const { monitor: place, traces } = config;
  const stopExporting = traces && exportSpans(traces, log);
  const stop = async () => {
    stopObserving();
    await stopExporting?.();
  };
  if (!place) return stop;
  metrics.measureProcess();
  for (const platform of connectPlatforms) for (const result of refusals) metrics.expectRead({ platform, result });
  const gauges = createInstanceGauges({ db, pool, config, metrics });
  const isReady = async () => isWorking() && (await reaches(db, pool));
  const monitor = await startMonitor({ ...place, metrics, refresh: gauges.refresh, isReady });
  return async () => {
    await stop();
    await monitor.close();
  };
}

/** Both ways to the database: by the pooler, where there is one, and the direct one. */
async function reaches(db: Db, pool: Pool): Promise<boolean> {
  try {
    await Promise.all([db.execute(sql`select 1`), pool.query("select 1 from graphile_worker.jobs limit 1")]);
    return true;
  } catch {
    return false;
  }
}

/** The services that the instance is set up to call, by the addresses that it calls them at. */
function servicesOf({ instagram, x, connect, providers, languageModel, s3, traces }: Config): Service[] {
  const found: [string, string | undefined][] = [
    ["instagram", instagram?.baseUrl],
    ["x", x?.baseUrl],
    ...Object.entries(connect).flatMap(([platform, app]): [string, string][] => [
      [platform, app.tokenUrl],
      [platform, app.apiUrl],
    ]),
    ...providers.map(({ id, issuer }): [string, string] => [id, issuer]),
    ["language-model", languageModel?.baseUrl],
    ["storage", s3?.endpoint],
    [tracesService, traces?.endpoint],
  ];
  return found.flatMap(([name, baseUrl]) => (baseUrl === undefined ? [] : [{ name, baseUrl }]));
}
