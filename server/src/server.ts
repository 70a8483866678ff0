import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { type AppOptions, buildApp } from "./app.ts";
import type { Config } from "./config/config.ts";
import { purgeExpired } from "./domain/accounts/purge-expired.ts";
import { forgetViewers } from "./domain/creators/count-view.ts";
import { lagGauge, poolGauge } from "./monitor/pool-gauge.ts";
import { openDatabase } from "./platform/db/open-database.ts";
import { openReplica } from "./platform/db/replica.ts";
import type { Metrics } from "./platform/metrics/metrics.ts";

interface ServerOptions extends AppOptions {
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** Resolves once the database may be used: the server is built meanwhile. */
  untilPrepared?: () => Promise<void>;
}

/** Beside a pooler: locks of profiles and connections, exports and health checks. */
const directConnections = 4;
/** Nobody waits longer for an answer. Locks are waited for as long as a platform may take to answer, and a little more. */
const timeouts = { statement: 60_000, lock: 40_000, idleInTransaction: 60_000 };
const purgeEveryMs = 3_600_000;
/** Deadline for open requests at shutdown; every call is faster. */
const graceMs = 8_000;

/**
 * Opens the database and listens. `close` turns health and readiness red, goes on answering for DRAIN_SECONDS, lets answers under way end
 * and then lets go of the database; event streams end themselves when closing begins. Migrating is not done here.
 */
export async function startServer(config: Config, { log, metrics, untilPrepared, ...options }: ServerOptions) {
  const { databaseUrl, databaseDirectUrl, databaseConnections: connections } = config;
  const isPooled = databaseDirectUrl !== databaseUrl;
  const database = openDatabase(databaseUrl, { connections, isPooled, timeouts });
  const direct = isPooled ? openDatabase(databaseDirectUrl, { connections: directConnections, timeouts }) : database;
  const replica = config.databaseReplicaUrl
    ? openReplica({
        database: openDatabase(config.databaseReplicaUrl, { connections, connectMs: 1_000, timeouts }),
        ...{ primary: direct.pool, log },
      })
    : undefined;
  const ctx = { db: database.db, pool: direct.pool, config, log, metrics, ...(replica && { replica }) };
  let isDraining = false;
  const app = await buildApp(ctx, { ...options, isDraining: () => isDraining });
  metrics.register(
    poolGauge({
      queries: database.pool,
      ...(isPooled && { direct: direct.pool }),
      ...(replica && { replica: replica.pool }),
    }),
  );
  if (replica) metrics.register(lagGauge(replica));
  await untilPrepared?.();
  const url = await app.listen({
    host: config.host,
    port: config.port,
    // The kernel gives each new connection to one of the processes that share the port.
    ...(config.serverProcesses > 1 && { reusePort: true }),
  });
  const purge = setInterval(() => {
    Promise.all([purgeExpired(database.db), forgetViewers(database.db, new Date())]).catch((error: unknown) =>
      log.warn({ err: error }, "expired rows stay for now"),
    );
  }, purgeEveryMs);
  purge.unref();

  async function close() {
    clearInterval(purge);
    if (config.drainSeconds > 0) {
      isDraining = true;
      await wait(config.drainSeconds * 1_000);
    }
    const cut = new AbortController();
    const late = wait(graceMs, undefined, { signal: cut.signal, ref: false })
      .then(() => app.server.closeAllConnections())
      .catch(() => undefined);
    await app.close();
    cut.abort();
    await late;
    await replica?.close();
    await database.close();
    if (isPooled) await direct.close();
  }
  return { url, app, db: database.db, pool: direct.pool, close };
}
