import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, signUpAccount, startDemo, stopDemo, withFolder } from "./demo.ts";
import { cpuBetween, cpuOfTree, quiet } from "./http/cpu-of.ts";
import { pidOf } from "./pid-of.ts";
import { listen, submit } from "./submit-models.ts";

const submissions = 40;
const warmUp = 3;
/** Submissions that are sent at once; the rest follow as these are accepted. */
const clients = 8;

interface ReportOptions {
  /** How many submissions the burst has; 0 for none. */
  burst: number;
}

/**
 * Submit to finished report, as a person sees it: the demo as `npm start` runs it, on an empty folder, its sandbox on
 * loopback, once its worker has come to rest. First one submission after the other, each of a fresh Instagram and X profile,
 * from the request until the event that says it is done; then a burst: reports a minute of its one worker, and the processor time
 * of one report by part. Prints one JSON line, milliseconds.
 */
export function submitToReport({ burst }: ReportOptions): Promise<void> {
  return withFolder(async (folder) => {
    const demo = await startDemo(folder, await freePort());
    try {
      const { cookie } = await signUpAccount(demo.url);
      const finished = listen(`${demo.url}/api/events`, cookie);
      const parts = {
        server: await pidOf("server", { demo, folder }),
        worker: await pidOf("worker", { demo, folder }),
        database: await pidOf("database", { demo, folder }),
        sandbox: await pidOf("sandbox", { demo, folder }),
      };
      await quiet(parts.worker);
      let last = 0;
      const analyse = async () => {
        const started = performance.now();
        const id = await submit(demo.url, cookie, last++);
        await finished(id);
        return { id, ms: performance.now() - started };
      };
      const times: number[] = [];
      for (let n = -warmUp; n < submissions; n++) {
        const { id, ms } = await analyse();
        if (n >= 0) times.push(ms);
        const report = await fetch(`${demo.url}/api/models/${id}/report`, { headers: { cookie } });
        if (!report.ok) throw new Error(`model ${id} is done without a report: ${await report.text()}`);
        await report.body?.cancel();
      }
      const load = Math.round(10 * (loadavg()[0] ?? 0)) / 10;
      const burstFigures = burst > 0 && {
        burst: await measureBurst({ parts, burst, submit: () => submit(demo.url, cookie, last++), finished }),
      };
      console.log(JSON.stringify({ bench: "report", load, ...spreadOf(times), ...burstFigures, unit: "ms" }));
    } finally {
      await stopDemo(demo);
    }
  });
}

function spreadOf(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}

interface BurstOptions {
  parts: Record<"server" | "worker" | "database" | "sandbox", number>;
  burst: number;
  submit: () => Promise<number>;
  finished: (modelId: number) => Promise<void>;
}

async function measureBurst({ parts, burst, submit: send, finished }: BurstOptions) {
  const cpu = () => Object.entries(parts).map(([part, pid]) => [part, cpuOfTree(pid)] as const);
  const before = cpu();
  const started = performance.now();
  let left = burst;
  const ended: Promise<void>[] = [];
  const client = async () => {
    while (left-- > 0) ended.push(finished(await send()));
  };
  await Promise.all(Array.from({ length: clients }, client));
  await Promise.all(ended);
  const minutes = (performance.now() - started) / 60_000;
  await sleep(1_000);
  const after = new Map(cpu());
  const cpuMs = Object.fromEntries(
    before.map(([part, own]) => [part, Math.round(cpuBetween(own, after.get(part) ?? new Map()) / burst / 1e5) / 10]),
  );
  return { n: burst, perMinute: Math.round(burst / minutes), cpuMs };
}
