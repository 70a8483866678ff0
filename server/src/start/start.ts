import { accessSync, constants, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "../db/embedded/running.ts";
import { type EmbeddedPostgres, startPostgres } from "../db/embedded/start-postgres.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { seed } from "../seed/seed.ts";
import { whyNotPort } from "./check-port.ts";
import { type Config, readConfig } from "./config.ts";
import { holdData } from "./hold-data.ts";
import { createSupervisor } from "./supervisor.ts";

const watchMs = 300;

/** `npm start`: database, migrations, sandbox, seed, worker and server, then one line with the address. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const why = checkFolder(config.dataDir) ?? (await whyNotPort(config.host, config.port));
  if (why) throw new Error(why);

  const supervisor = createSupervisor();
  let postgres = process.env.DATABASE_URL ? undefined : await startPostgres(resolve(config.dataDir));
  const databaseUrl = process.env.DATABASE_URL ?? postgres?.url ?? "";
  let stopping = false;
  let release = await holdData(databaseUrl, () => {});
  if (!release) throw new Error(`FanRadar is already running on the data in ${config.dataDir}.`);

  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await supervisor.stop();
    if (release) await release();
    await postgres?.stop();
    process.exit(code);
  };
  process.on("SIGINT", () => stop(0));
  process.on("SIGTERM", () => stop(0));

  try {
    const env: Record<string, string | undefined> = { ...process.env, DATABASE_URL: databaseUrl };
    await prepare(databaseUrl);
    if (config.mode === "demo") {
      await supervisor.start("sandbox", {
        env,
        onReady: ({ port }) =>
          Object.assign(env, { SANDBOX_PORT: String(port), SANDBOX_URL: `http://127.0.0.1:${port}` }),
      });
      await plant(readConfig(env), databaseUrl);
    }
    await Promise.all([supervisor.start("worker", { env }), supervisor.start("server", { env })]);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await stop(1);
  }
  console.log(`FanRadar is ready: ${addressOf(config)}`);

  // The database is ours to keep alive: the children reconnect by themselves.
  while (postgres && !stopping) {
    await sleep(watchMs);
    if (stopping || isAlive(postgres.pid)) continue;
    const again = await revive(config.dataDir, postgres);
    if (!again) {
      await stop(1);
      return;
    }
    postgres = again;
    release = await holdData(postgres.url, () => {});
  }
}

/** The children know the address: a revived server must answer on the old port. */
async function revive(dataDir: string, { url }: EmbeddedPostgres): Promise<EmbeddedPostgres | undefined> {
  try {
    return await startPostgres(resolve(dataDir), { port: Number(new URL(url).port) });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return undefined;
  }
}

async function prepare(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { connections: 2 });
  try {
    await migrateDatabase(database);
  } finally {
    await database.close();
  }
}

async function plant(config: Config, databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, { connections: 4 });
  try {
    await seed(database.db, config);
  } finally {
    await database.close();
  }
}

function checkFolder(dataDir: string): string | undefined {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    return undefined;
  } catch {
    return `The data folder ${resolve(dataDir)} cannot be written; set DATA_DIR.`;
  }
}

function addressOf({ host, port, publicUrl }: Config): string {
  return process.env.PUBLIC_URL ? publicUrl : `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${port}`;
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
