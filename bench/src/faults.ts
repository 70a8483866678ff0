import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "simple-statistics";
import { freePort, idOf, postBody, signUpAccount, startDemo, stopDemo, withFolder } from "./demo.ts";

/**
 * Promise 44's list in the stand-ins' words, after as many healthy submissions, for what reports cost without a fault. What
 * blocks a platform for a while comes alone, on a demo of its own.
 */
const rounds = [
  ["none", "broken", "drop", "truncated", "hang", "slow", "gzip", "malformed", "schema", "html", "huge", "loop"],
  ["busy"],
  ["limited"],
];
/**
 * With the demo's own sample whose platform hangs, one fewer than opens the breaker of either; a healthy read afterwards
 * begins the count anew.
 */
const together = 3;
/** Of each window at least: enough calls for a 99th percentile. */
const windowMs = 3_000;
/** Longer than a read may take, 25 s, and its report. */
const patienceMs = 30_000;

interface Visit {
  url: string;
  cookie: string;
  userId: number;
}

/**
 * Each fault of a platform at once on Instagram and X, in three submissions at a time, while a person reads their own list of
 * models without a pause. For each: the slowest run from submission to its end, and the 99th percentile of the reads with it
 * and just before it. Prints one JSON line a fault, and one of all windows together. Fails when a run did not end in time.
 */
export async function platformFaults(): Promise<void> {
  const idle: number[] = [];
  const under: number[] = [];
  for (const faults of rounds)
    await withFolder(async (folder) => {
      const demo = await startDemo(folder, await freePort());
      try {
        const { id, cookie } = await signUpAccount(demo.url);
        const visit = { url: demo.url, cookie, userId: id };
        await submitAll(visit, ["demo.warm", "demo.up"]);
        for (const fault of faults) {
          const before = await readDuring(visit, sleep(windowMs));
          const runs = submitAll(
            visit,
            Array.from({ length: together }, (_, n) => `${fault === "none" ? "demo" : "fault"}.${fault}${n + 1}`),
          );
          const during = await readDuring(visit, Promise.all([runs, sleep(windowMs)]));
          await submitAll(visit, [`demo.after.${fault}`]);
          idle.push(...before);
          if (fault !== "none") under.push(...during);
          const { slowest, ends } = await runs;
          print({ fault, slowestRunMs: Math.round(slowest), ends, ...compared(before, during) });
        }
      } finally {
        await stopDemo(demo);
      }
    });
  print({ fault: "all", ...compared(idle, under) });
}

function compared(idle: number[], under: number[]) {
  const [calm, ill] = [quantile(idle, 0.99), quantile(under, 0.99)];
  const rounded = (ms: number) => Math.round(ms * 10) / 10;
  return {
    reads: under.length,
    idleP99: rounded(calm),
    p99: rounded(ill),
    ratio: Math.round((100 * ill) / calm) / 100,
  };
}

function print(figures: object): void {
  console.log(JSON.stringify({ bench: "faults", ...figures, unit: "ms" }));
}

/** Reads one after the other until `until` is over; answers how long each took, in milliseconds. */
async function readDuring({ url, cookie, userId }: Visit, until: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const ending = until.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const started = performance.now();
    const answer = await fetch(`${url}/api/user/${userId}/models`, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a read answered ${answer.status}`);
    times.push(performance.now() - started);
  }
  await ending;
  return times;
}

/** Submits all at once and waits until each has ended, whatever it came to. */
async function submitAll(visit: Visit, handles: string[]): Promise<{ slowest: number; ends: Record<string, number> }> {
  const ended = await Promise.all(handles.map((handle) => submitOne(visit, handle)));
  const ends: Record<string, number> = {};
  for (const { state } of ended) ends[state] = (ends[state] ?? 0) + 1;
  return { slowest: Math.max(...ended.map(({ tookMs }) => tookMs)), ends };
}

async function submitOne({ url, cookie }: Visit, handle: string): Promise<{ state: string; tookMs: number }> {
  const started = performance.now();
  const xHandle = handle.replaceAll(".", "_").slice(0, 15);
  const body = { name: handle, username: "fault", instagramUrl: handle, twitterUrl: xHandle };
  const id = idOf(await (await postBody(`${url}/api/models`, { cookie, body })).json());
  for (;;) {
    const text = await (await fetch(`${url}/api/models/${id}`, { headers: { cookie } })).text();
    const tookMs = performance.now() - started;
    const state = /"state":"(done|failed)"/.exec(text)?.[1];
    if (state) return { state, tookMs };
    if (tookMs > patienceMs) throw new Error(`${handle} did not end within ${patienceMs} ms: ${text}`);
    await sleep(50);
  }
}
