import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, startDemo, stopDemo, withFolder } from "./demo.ts";
import { weigh } from "./weigh.ts";

const starts = 5;
/** What a start still has to do behind the scenes is done by then. */
const settleMs = 20_000;

/**
 * What a demo weighs and how fast it comes back: proportional memory of all its processes 20 s after the first start and
 * after a second one, and, five times, from the command to the first answers of `/api/health` and `/api/ready` on data
 * that is there. Prints one JSON line.
 */
export function treeWeight(): Promise<void> {
  return withFolder(async (folder) => {
    const port = await freePort();
    const load = loadavg()[0];
    let demo = await startDemo(folder, port, "whole");
    await sleep(settleMs);
    const first = await weigh(demo, folder);
    await stopDemo(demo);
    const alive: number[] = [];
    const ready: number[] = [];
    for (let n = 0; n < starts; n++) {
      const started = performance.now();
      const starting = startDemo(folder, port, "whole");
      alive.push(await answeredAfter(`http://127.0.0.1:${port}/api/health`, started));
      ready.push(await answeredAfter(`http://127.0.0.1:${port}/api/ready`, started));
      demo = await starting;
      if (n < starts - 1) await stopDemo(demo);
    }
    await sleep(settleMs);
    const again = await weigh(demo, folder);
    await stopDemo(demo);
    console.log(
      JSON.stringify({ bench: "tree", load, firstMb: first, secondMb: again, aliveMs: alive, readyMs: ready }),
    );
  });
}

async function answeredAfter(url: string, started: number): Promise<number> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return Math.round(performance.now() - started);
    await sleep(5);
  }
}
