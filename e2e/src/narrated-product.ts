import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startModelProxy } from "@fanradar/sandbox";

/** Beside the product that all other journeys share. */
export const narratedPort = Number(process.env.E2E_PORT ?? 43_117) + 1;

/** A text that takes longer is given up: a limit for what hangs, as no journey waits for it to pass. */
const timeLimitMs = 60_000;

export interface NarratedProduct {
  /** Which of the sandbox's models answers, what it was asked, and how many of its answers nobody waited for. */
  model: Awaited<ReturnType<typeof startModelProxy>>["state"];
  stop(): Promise<void>;
}

/**
 * A second product, with a folder and a port of its own, whose texts a language model writes: the sandbox's, behind an address
 * at which a journey chooses how it behaves.
 */
export async function startNarratedProduct(): Promise<NarratedProduct> {
  const proxy = await startModelProxy();
  const folder = mkdtempSync(join(tmpdir(), "fanradar-narrated-"));
  // Open to the account that the database runs as when we are root.
  chmodSync(folder, 0o755);
  const product = spawn(process.execPath, [join(import.meta.dirname, "../../scripts/start.mjs")], {
    env: {
      ...process.env,
      PORT: String(narratedPort),
      DATA_DIR: folder,
      LANGUAGE_MODEL: "openai-compatible:sandbox-narrator",
      LANGUAGE_MODEL_URL: proxy.config.baseUrl,
      LANGUAGE_MODEL_KEY: proxy.config.apiKey,
      LANGUAGE_MODEL_TIMEOUT_MS: String(timeLimitMs),
      LANGUAGE_MODEL_DAILY_TOKENS: "1000000",
      // It ends with this process, however that ends.
      npm_lifecycle_event: "start",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await saysReady(product);
  return {
    model: proxy.state,
    async stop() {
      const ended = product.exitCode === null && product.signalCode === null ? once(product, "exit") : undefined;
      product.kill("SIGTERM");
      await ended;
      await proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function saysReady({ stdout }: ChildProcess): Promise<void> {
  let said = "";
  for await (const chunk of stdout ?? []) {
    said += String(chunk);
    if (said.includes("FanRadar is ready")) return;
  }
  throw new Error(`the product did not start: ${said}`);
}
