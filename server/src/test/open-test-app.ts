import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InjectOptions } from "fastify";
import { afterAll } from "vitest";
import { buildApp } from "../app.ts";
import { type Config, readConfig } from "../config/config.ts";
import type { Context } from "../context.ts";
import type { Replica } from "../platform/db/replica.ts";
import type { Reach } from "../platform/files/reach.ts";
import { createLog } from "../platform/http/log.ts";
import { createMetrics } from "../platform/metrics/metrics.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

interface TestAppOptions {
  config?: Partial<Config>;
  webRoot?: string;
  reach?: Reach;
  /** In place of one of its own; it is closed with the app. */
  database?: TestDatabase;
  replica?: Replica;
}

/** The whole server on a database of its own, with nothing listening. `close` ends both. */
export async function openTestApp({ config, webRoot, reach, database: given, replica }: TestAppOptions = {}) {
  const database = given ?? (await createTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), "fanradar-test-"));
  const logLines: string[] = [];
  const log = createLog("info", { write: (line: string) => void logLines.push(line) });
  const ctx: Context = {
    db: database.db,
    pool: database.pool,
    config: {
      ...readConfig({}),
      databaseUrl: database.url,
      databaseDirectUrl: database.url,
      appSecret: "a secret of the tests, 32 letters",
      dataDir,
      // The cost of a hash is covered by password.test.
      passwordCost: { memoryKib: 8, passes: 1 },
      ...config,
    },
    log,
    metrics: createMetrics(),
    ...(replica && { replica }),
  };
  const app = await buildApp(ctx, { ...(webRoot !== undefined && { webRoot }), ...(reach && { reach }) });
  return {
    app,
    ctx,
    database,
    logLines,
    post: (url: string, payload?: InjectOptions["payload"], headers: InjectOptions["headers"] = {}) =>
      app.inject({ method: "POST", url, headers, ...(payload !== undefined && { payload }) }),
    get: (url: string, headers: InjectOptions["headers"] = {}) => app.inject({ method: "GET", url, headers }),
    /** A new person, signed up by the API. */
    async person(email = `${randomBytes(6).toString("hex")}@fanradar.test`) {
      const password = "a correct password";
      const payload = { name: "Somebody", email, password, agreeToTerms: true };
      const answer = await app.inject({ method: "POST", url: "/api/auth/signup", payload });
      if (answer.statusCode !== 201) throw new Error(`Sign-up answered ${answer.body}`);
      const { id }: { id?: number } = answer.json();
      if (id === undefined) throw new Error("Sign-up mailed a link: where mails are sent, insert the account.");
      return { id, email, password, cookie: cookieOf(answer.headers["set-cookie"]) };
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The app that all tests of a file share: closed after the last of them. */
export async function setUpApp(options?: TestAppOptions): Promise<TestApp> {
  const server = await openTestApp(options);
  afterAll(() => server.close());
  return server;
}
export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
/** A signed-up account with what it signs in by. */
export type Person = Awaited<ReturnType<TestApp["person"]>>;

/** The cookies that a browser would send back. */
export const cookieOf = (setCookie: string | string[] | number | undefined) =>
  String(Array.isArray(setCookie) ? setCookie[0] : setCookie).split(";", 1)[0] ?? "";
