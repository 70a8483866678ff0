import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { type AppOptions, buildApp } from "./app.ts";
import type { Config } from "./config/config.ts";
import { purgeExpired } from "./domain/accounts/purge-expired.ts";
import { forgetViewers } from "./domain/creators/count-view.ts";
import { openDatabase } from "./platform/db/open-database.ts";

interface ServerOptions extends AppOptions {
  log: FastifyBaseLogger;
}

/** Beside a pooler: locks of profiles and connections, exports and health checks. */
const directConnections = 4;
const purgeEveryMs = 3_600_000;
/** Deadline for open requests at shutdown; every call is faster. */
const graceMs = 8_000;

/**
 * Opens the database and listens. `close` turns readiness red, lets answers under way end and then lets go of the
 * database; event streams end themselves when closing begins. Migrating is not done here.
 */
export async function startServer(config: Config, { log, ...options }: ServerOptions) {
  const { databaseUrl, databaseDirectUrl, databaseConnections: connections } = config;
  const isPooled = databaseDirectUrl !== databaseUrl;
  const database = openDatabase(databaseUrl, { connections, isPooled });
  const direct = isPooled ? openDatabase(databaseDirectUrl, { connections: directConnections }) : database;
  const app = await buildApp({ db: database.db, pool: direct.pool, config, log }, options);
  const url = await app.listen({ host: config.host, port: config.port });
  const purge = setInterval(() => {
    Promise.all([purgeExpired(database.db), forgetViewers(database.db, new Date())]).catch((error: unknown) =>
      log.warn({ err: error }, "expired rows stay for now"),
    );
  }, purgeEveryMs);
  purge.unref();

  async function close() {
    clearInterval(purge);
    const cut = new AbortController();
    const late = wait(graceMs, undefined, { signal: cut.signal, ref: false })
      .then(() => app.server.closeAllConnections())
      .catch(() => undefined);
    await app.close();
    cut.abort();
    await late;
    await database.close();
    if (isPooled) await direct.close();
  }
  return { url, app, close };
}
