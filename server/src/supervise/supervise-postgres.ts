import { setTimeout as sleep } from "node:timers/promises";
import { describeStartError } from "../config/refusal.ts";
import { isAlive } from "./postgres/running.ts";
import { type EmbeddedPostgres, startPostgres } from "./postgres/start-postgres.ts";

const watchMs = 200;
const longestPauseMs = 5_000;

/**
 * Starts the embedded database and keeps it: one that died is started again on its old port, where the other processes
 * look for it, as often as it takes. `stop` ends it, also while it is starting.
 */
export function supervisePostgres(dataDir: string) {
  let stopping = false;
  const stop = new AbortController();
  let current: EmbeddedPostgres | undefined;
  const starting = startPostgres(dataDir).then((started) => {
    current = started;
    return started;
  });

  async function revive(port: number): Promise<void> {
    for (let pauseMs = watchMs; !stopping; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      try {
        current = await startPostgres(dataDir, { port });
        return;
      } catch (error) {
        process.stderr.write(`${describeStartError(error)}\n`);
        await sleep(pauseMs);
      }
    }
  }

  async function watch({ url }: EmbeddedPostgres): Promise<void> {
    const port = Number(new URL(url).port);
    while (!stopping) {
      // Watching is no reason to stay alive; a stop does not wait for it either.
      await sleep(watchMs, undefined, { ref: false, signal: stop.signal }).catch(() => {});
      if (!stopping && current && !isAlive(current.pid)) await revive(port);
    }
  }
  const watching = starting.then(watch, () => undefined);

  return {
    /** Its address, once it answers. @throws Refusal when it cannot be started */
    url: starting.then(({ url }) => url),
    async stop(): Promise<void> {
      stopping = true;
      stop.abort();
      await watching;
      await current?.stop();
    },
  };
}
