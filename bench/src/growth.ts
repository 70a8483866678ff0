import { existsSync, mkdirSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { buildApp } from "@fanradar/server/src/app.ts";
import { readConfig } from "@fanradar/server/src/config/config.ts";
import { migrateDatabase } from "@fanradar/server/src/platform/db/migrate.ts";
import { openDatabase } from "@fanradar/server/src/platform/db/open-database.ts";
import { createLog } from "@fanradar/server/src/platform/http/log.ts";
import { createMetrics } from "@fanradar/server/src/platform/metrics/metrics.ts";
import { startPostgres } from "@fanradar/server/src/supervise/postgres/start-postgres.ts";
import { idOf, postBody, withFolder } from "./demo.ts";
import { portfolioCalls, publicCalls, teamCalls } from "./growth/calls.ts";
import { seedPortfolio } from "./growth/seed-portfolio.ts";
import { seedTeam, teamOf } from "./growth/seed-team.ts";
import { cpuBetween, cpuOf, cpuOfTree } from "./http/cpu-of.ts";
import { type Client, openClient } from "./http/load.ts";
import { seedCreators } from "./search/seed.ts";

interface GrowthOptions {
  /** Sizes of portfolios, each of one person in the same database. */
  models: readonly number[];
  creators: number;
  /** Each portfolio is that of a shared workspace with twenty members, and is read by one of each role. */
  isShared: boolean;
  /** Of the calls, those whose name it matches. */
  only: RegExp;
  rounds: number;
  /** A folder that is kept: a database that was seeded there before is used again. */
  folder: string | undefined;
}

/** Ids of creators begin above those of the portfolios. */
const firstCreator = 10_000_000;
const password = "a long password";

/**
 * The main calls of persons with portfolios of these sizes and two years of daily observations, and of everybody, over HTTP one
 * request at a time. In a database of its own with the settings the product starts it with. Prints one JSON line for each size
 * and one for the public calls: milliseconds, of them processor time of this process (with its client) and of the database, and kB.
 */
export function growth({ folder, ...options }: GrowthOptions): Promise<void> {
  if (folder === undefined) return withFolder((temporary) => measureIn(temporary, options));
  mkdirSync(folder, { recursive: true });
  return measureIn(folder, options);
}

async function measureIn(folder: string, { models, creators, isShared, only, rounds }: Omit<GrowthOptions, "folder">) {
  const isSeeded = existsSync(join(folder, "postgres"));
  const postgres = await startPostgres(folder);
  const database = openDatabase(postgres.url);
  try {
    await migrateDatabase(database);
    const config = { ...readConfig({ DATABASE_URL: postgres.url }), dataDir: folder, trustedProxies: ["127.0.0.1"] };
    const app = await buildApp({ ...database, config, log: createLog("silent"), metrics: createMetrics() });
    const url = await app.listen({ host: "127.0.0.1", port: 0 });
    const started = performance.now();
    for (const count of isSeeded ? [] : models) {
      const ownerEmail = emailOf(count);
      const ownerId = await signUp(url, ownerEmail);
      await seedPortfolio(database, { userId: ownerId, models: count });
      if (isShared) await seedTeam(database.pool, { ownerId, ownerEmail, signUp: (email) => signUp(url, email) });
    }
    if (!isSeeded && creators > 0) {
      const files = join(folder, "copy");
      mkdirSync(files, { mode: 0o755 });
      await seedCreators(database.pool, { folder: files, count: creators, firstId: firstCreator });
    }
    const seedS = Math.round((performance.now() - started) / 1_000);
    const client = openClient(url, 1);
    const measure = { client, database: postgres.pid, only, rounds };
    for (const count of models)
      for (const { name, email } of isShared ? teamOf(emailOf(count)) : [{ name: "alone", email: emailOf(count) }]) {
        const { id, cookie } = await signIn(url, email);
        const { rows } = await database.pool.query<{ id: number }>(
          `select model_id as id from reports join seen_models using (model_id)
         where seen_models.user_id = $1 order by 1 limit 4`,
          [id],
        );
        const ids = rows.map((row) => row.id);
        const of = (path: string) =>
          path.replace("{user}", String(id)).replace("{four}", ids.join()).replace("{model}", String(ids[0]));
        const calls = Object.entries({ ...portfolioCalls, ...(isShared && teamCalls) });
        const allowed: (readonly [string, string])[] = [];
        // A role answers 404 to what it leaves out.
        for (const [call, path] of calls)
          if ((await fetch(`${url}${of(path)}`, { headers: { cookie } })).ok) allowed.push([call, of(path)]);
        await print({ models: count, as: name, seedS }, allowed, { ...measure, cookie });
      }
    await print({ creators }, Object.entries(publicCalls), { ...measure, cookie: "" });
    await client.close();
    await app.close();
  } finally {
    await database.close();
    await postgres.stop();
  }
}

const emailOf = (models: number) => `growth-${models}@fanradar.test`;

async function signUp(url: string, email: string): Promise<number> {
  const body = { name: "Growth", email, password, agreeToTerms: true };
  return idOf(await (await postBody(`${url}/api/auth/signup`, { body })).json());
}

async function signIn(url: string, email: string) {
  const answer = await postBody(`${url}/api/auth/login`, { body: { email, password } });
  const cookie = String(answer.headers.getSetCookie()[0]).split(";", 1)[0] ?? "";
  return { id: idOf(await answer.json()), cookie };
}

interface MeasureOptions {
  client: Client;
  /** Process of the database. */
  database: number;
  only: RegExp;
  rounds: number;
  cookie: string;
}

async function print(of: object, calls: readonly (readonly [name: string, path: string])[], options: MeasureOptions) {
  const load = Math.round(10 * (loadavg()[0] ?? 0)) / 10;
  const figures: Record<string, Awaited<ReturnType<typeof measureCall>>> = {};
  for (const [name, path] of calls) if (options.only.test(name)) figures[name] = await measureCall(path, options);
  if (Object.keys(figures).length > 0) console.log(JSON.stringify({ bench: "growth", load, ...of, figures }));
}

const warming = 5;

async function measureCall(path: string, { client, database, rounds, cookie }: MeasureOptions) {
  let bytes = 0;
  let at = 0;
  const ask = async () => {
    // Each from an address of its own: the limit of requests is not what is measured.
    at++;
    const headers = { cookie, "x-forwarded-for": `10.0.${at >> 8}.${at & 255}` };
    bytes = (await client.ask({ path, headers })).bytes.length;
  };
  for (let round = 0; round < warming; round++) await ask();
  const before = { own: cpuOf(process.pid), database: cpuOfTree(database) };
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  const after = { own: cpuOf(process.pid), database: cpuOfTree(database) };
  const sorted = times.toSorted((one, other) => one - other);
  const percentile = (share: number) => tenths(sorted[Math.ceil(share * rounds) - 1] ?? Number.NaN);
  const ms = (nanoseconds: number) => tenths(nanoseconds / rounds / 1e6);
  return {
    p50: percentile(0.5),
    p95: percentile(0.95),
    cpu: ms(after.own - before.own),
    db: ms(cpuBetween(before.database, after.database)),
    kB: tenths(bytes / 1_000),
  };
}

const tenths = (value: number) => Math.round(10 * value) / 10;
