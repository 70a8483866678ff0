import { resolve } from "node:path";
import { type Config, readConfig } from "../config/config.ts";
import { localOrigin } from "../config/local-origin.ts";
import { describeStartError, StartRefusal } from "../config/refusal.ts";
import { withSecretFiles } from "../config/secret-files.ts";
import { appSecretOf } from "./app-secret.ts";
import { checkFolder } from "./check-folder.ts";
import { checkPort } from "./check-port.ts";
import { lockFolder } from "./lock-folder.ts";
import { supervisePostgres } from "./supervise-postgres.ts";
import { createSupervisor } from "./supervisor.ts";

const roles = ["server", "worker", "scheduler"] as const;
type Role = (typeof roles)[number];

/**
 * `npm start`: database and sandbox, migrations and seed, worker and server, then one line with the address. With
 * `--only=server`, `--only=worker` or `--only=scheduler` one of them alone, any number of times beside each other.
 */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const only = readOnly(process.argv.slice(2), config);
  const dataDir = resolve(config.dataDir);
  checkFolder(dataDir);
  // Several of one role share the folder: their database is elsewhere, their logs are on standard output, files are never changed.
  if (!only && !(await lockFolder(dataDir)))
    throw new StartRefusal(`FanRadar is already running on the data in ${dataDir}.`);
  if (!only || only === "server") await checkPort(config.host, config.port);

  const supervisor = createSupervisor(config);
  const postgres = config.databaseUrl === "" ? supervisePostgres(dataDir) : undefined;
  let ending: Promise<void> | undefined;
  const end = async () => {
    await supervisor.stop();
    await postgres?.stop();
  };
  const stop = async (code: number) => {
    ending ??= end();
    await ending;
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(0));
  process.once("disconnect", () => stop(0));

  try {
    const env: Record<string, string | undefined> = { ...withSecretFiles(process.env), DATA_DIR: dataDir };
    env.APP_SECRET ||= appSecretOf(dataDir);
    const hasSandbox = config.mode === "demo";
    await Promise.all([
      postgres?.url.then((url) => Object.assign(env, { DATABASE_URL: url })),
      hasSandbox && supervisor.start("sandbox", { env, onReady: ({ port }) => setSandboxAddress(env, port) }),
    ]);
    let setupLink: unknown;
    const prepared = supervisor.run("prepare", { env, onReady: (message) => (setupLink = message.setupLink) });
    const starts = childrenOf(only, config).map(({ role, ...own }) =>
      // A server loads meanwhile, on the second core; the others are not waited for.
      role === "server"
        ? supervisor.start(role, { env, ...own, after: prepared })
        : prepared.then(() => supervisor.start(role, { env, ...own })),
    );
    await Promise.all([prepared, ...starts]);
    const isServer = !only || only === "server";
    console.log(isServer ? `FanRadar is ready: ${addressOf(config)}` : `A ${only} of FanRadar is ready.`);
    if (setupLink !== undefined && isServer)
      console.log(`Create the first administrator within 24 hours: ${setupLink}`);
  } catch (error) {
    if (!ending) process.stderr.write(`${describeStartError(error)}\n`);
    await stop(1);
  }
}

/** The processes of this start. Each that is watched has a port of its own: the first METRICS_PORT, the others those after it. */
function childrenOf(only: Role | undefined, { serverProcesses, monitor }: Config) {
  const servers = Array.from({ length: serverProcesses }, (): Role => "server");
  const children: Role[] = only === "server" ? servers : only ? [only] : [...servers, "worker"];
  return children.map((role, place) => ({
    role,
    ...(monitor && place > 0 && { own: { METRICS_PORT: String(monitor.port + place) } }),
  }));
}

/**
 * The one role of this start; undefined for all.
 *
 * @throws StartRefusal for anything else, and where other starts could not reach this one's database
 */
function readOnly(args: string[], { mode }: Config): Role | undefined {
  const [argument] = args;
  if (argument === undefined) return undefined;
  const only = roles.find((role) => argument === `--only=${role}`);
  if (!only || args.length > 1) throw new StartRefusal("Usage: npm start [-- --only=server|worker|scheduler]");
  if (mode !== "live")
    throw new StartRefusal("--only needs live mode: a demo's database and platforms are of one start.");
  return only;
}

/** A restarted sandbox keeps its port, which the other processes use. */
function setSandboxAddress(env: Record<string, string | undefined>, port: unknown): void {
  env.SANDBOX_PORT = String(port);
  env.SANDBOX_URL = `http://127.0.0.1:${port}`;
}

/** Its address for a browser on this machine. */
function addressOf(config: Config): string {
  return process.env.PUBLIC_URL ? config.publicUrl : localOrigin(config);
}

start().catch((error: unknown) => {
  process.stderr.write(`${describeStartError(error)}\n`);
  process.exit(1);
});
