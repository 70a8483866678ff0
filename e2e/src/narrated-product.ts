import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { startModelProxy } from "@fanradar/sandbox";
import { appSecretOf } from "../../server/src/supervise/app-secret.ts";
import { startPostgres } from "../../server/src/supervise/postgres/start-postgres.ts";

const { E2E_DATA_DIR: dataDir = "", E2E_PORT: port = "", E2E_SANDBOX_PORT: sandboxPort = "" } = process.env;
/** Beside the product that all other journeys share. */
export const narratedPort = Number(port) + 1;

/** A text that takes longer is aborted: a limit for hanging requests, which no journey waits for. */
const timeLimitMs = 60_000;

export interface NarratedProduct {
  /** Which of the sandbox's models answers, its requests, and how many of its answers were aborted. */
  model: Awaited<ReturnType<typeof startModelProxy>>["state"];
  stop(): Promise<void>;
}

/**
 * A second server of the product that runs, on its database and beside its worker, whose texts a language model writes: the
 * sandbox's, behind an address at which a journey chooses how it behaves.
 */
export async function startNarratedProduct(): Promise<NarratedProduct> {
  const proxy = await startModelProxy();
  // It runs already: this only finds its address.
  const { url } = await startPostgres(dataDir);
  const server = fork(join(import.meta.dirname, "../../dist/server.js"), {
    env: {
      ...process.env,
      PORT: String(narratedPort),
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      APP_SECRET: appSecretOf(dataDir),
      SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
      LANGUAGE_MODEL: "openai-compatible:sandbox-narrator",
      LANGUAGE_MODEL_URL: proxy.config.baseUrl,
      LANGUAGE_MODEL_KEY: proxy.config.apiKey,
      LANGUAGE_MODEL_TIMEOUT_MS: String(timeLimitMs),
      LANGUAGE_MODEL_DAILY_TOKENS: "1000000",
    },
  });
  const ended = once(server, "exit");
  const [message] = await Promise.race([once(server, "message"), ended]);
  if (typeof message !== "object") throw new Error(`the second server ended with ${message}`);
  return {
    model: proxy.state,
    async stop() {
      server.kill("SIGTERM");
      await ended;
      await proxy.close();
    },
  };
}
