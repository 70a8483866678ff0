import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "undici";

/** A request as it is repeated. */
export interface LoadRequest {
  path: string;
  headers: Record<string, string>;
}

/** One server with connections that stay open. */
export function openClient(origin: string, connections: number) {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  return {
    /** @throws for every answer that is not 200 */
    async ask({ path, headers }: LoadRequest) {
      const answer = await pool.request({ method: "GET", path, headers });
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${bytes}`);
      return { bytes, headers: answer.headers };
    },
    close: () => pool.close(),
  };
}
export type Client = ReturnType<typeof openClient>;

/** Closed loop: every connection sends the next request on a response. Returns the number of responses, and the milliseconds. */
export async function saturate(
  client: Client,
  ask: LoadRequest,
  { connections, ms }: { connections: number; ms: number },
) {
  const started = performance.now();
  let count = 0;
  const lane = async () => {
    for (; performance.now() - started < ms; count++) await client.ask(ask);
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return { count, ms: performance.now() - started };
}

/**
 * Open loop: sends at fixed moments, whether or not earlier responses have come, and counts from the moment that was due,
 * so that what waits behind a slow answer counts as slow. Returns milliseconds, ascending.
 */
export async function offer(
  client: Client,
  requests: LoadRequest[],
  { perSecond, ms }: { perSecond: number; ms: number },
) {
  const started = performance.now();
  const due = Math.floor((perSecond * ms) / 1_000);
  const times: number[] = [];
  const under: Promise<void>[] = [];
  while (under.length < due) {
    const now = performance.now() - started;
    for (; under.length < due && (under.length * 1_000) / perSecond <= now; ) {
      const at = started + (under.length * 1_000) / perSecond;
      const ask = requests[under.length % requests.length];
      if (!ask) throw new Error("nothing to ask");
      under.push(client.ask(ask).then(() => void times.push(performance.now() - at)));
    }
    await sleep(1);
  }
  await Promise.all(under);
  return times.sort((a, b) => a - b);
}
