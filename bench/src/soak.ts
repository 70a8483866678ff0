import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { type Demo, freePort, idOf, signUpAccount, startDemo, stopDemo, withFolder } from "./demo.ts";
import { type LoadRequest, openClient } from "./http/load.ts";
import { listen, submit } from "./submit-models.ts";
import { weigh } from "./weigh.ts";

/** Requests that are under way at once. */
const connections = 8;
/** After this long at rest, memory that is given back has been. */
const restMs = 120_000;

interface Work {
  reports: number;
  pdfs: number;
  lists: number;
}

interface SoakOptions {
  /** Done at once, before the soak. */
  work: Work;
  /** Done in each minute of the soak: few enough that a machine of two cores is not saturated. */
  perMinute: Work;
  /** Length of the soak. */
  minutes: number;
}

/**
 * Memory of the demo as `npm start` runs it, all its processes: after its first start; two minutes after reports, PDFs and lists
 * sent by eight clients; then, over minutes of a mixed load, one weighing a minute and the slope of the second half in megabytes an
 * hour, of each part and of all. Prints one JSON line; what is weighed while it runs goes to stderr, so that a run that is stopped is not lost.
 */
export function soak({ work, perMinute, minutes }: SoakOptions): Promise<void> {
  return withFolder(async (folder) => {
    const demo = await startDemo(folder, await freePort());
    const client = openClient(demo.url, connections);
    try {
      const load = await openLoad(demo, client);
      await sleep(restMs / 4);
      const startMb = await weigh(demo, folder);
      const started = performance.now();
      await load.work({ ...work, as: "first" });
      const workSeconds = Math.round((performance.now() - started) / 1_000);
      const busyMb = await weigh(demo, folder);
      await sleep(restMs);
      const restMb = await weigh(demo, folder);
      console.error(JSON.stringify({ startMb, workSeconds, busyMb, restMb }));
      const weights: Record<string, number>[] = [];
      for (let minute = 0; minute < minutes; minute++) {
        await Promise.all([load.work({ ...perMinute, as: "second" }), sleep(60_000)]);
        const weight = await weigh(demo, folder);
        weights.push(weight);
        console.error(JSON.stringify({ minute, ...weight }));
      }
      const later = weights.slice(Math.floor(weights.length / 2));
      const slopeOfPart = (part: string) => [part, slopeOf(later.map((weight) => weight[part] ?? 0)) * 60];
      const slopeMbPerHour = Object.fromEntries(Object.keys(startMb).map(slopeOfPart));
      const figures = {
        startMb,
        workSeconds,
        busyMb,
        restMb,
        soakMb: weights.map(({ sum }) => sum),
        slopeMbPerHour,
        refused: load.refused(),
      };
      console.log(JSON.stringify({ bench: "soak", load: loadavg()[0], work, perMinute, minutes, ...figures }));
    } finally {
      await client.close();
      await stopDemo(demo);
    }
  });
}

/** One person may ask for so many PDFs a minute. */
const pdfsPerPerson = 10;

interface LoadOptions extends Work {
  /** Whose reports these are; lists are of the first account, which does not grow where others analyse. */
  as: "first" | "second";
}

/** Returns a function that does so much work: reports and lists as one person, PDFs as as many others as their limit needs. */
async function openLoad({ url }: Demo, client: ReturnType<typeof openClient>) {
  let [people, submitted, refused] = [0, 0, 0];
  const join = async () => {
    const { id, cookie } = await signUpAccount(url, people++);
    const finished = listen(`${url}/api/events`, cookie);
    const headers = { cookie };
    const analyse = async () => {
      const modelId = await submit(url, cookie, submitted++);
      await finished(modelId);
      const { bytes } = await client.ask({ path: `/api/models/${modelId}/report`, headers });
      return idOf(JSON.parse(String(bytes)));
    };
    return { id, headers, analyse };
  };
  const [first, second] = [await join(), await join()];
  await first.analyse();
  const readers: LoadRequest[] = [];
  const reader = async () => {
    const { headers, analyse } = await join();
    return { path: `/api/reports/${await analyse()}/pdf`, headers };
  };
  /** On a machine that other work fills a server may refuse for want of a connection or close one: counted, and no end of an hour's soak. */
  const orRefused = (answer: Promise<unknown>) =>
    answer.catch((error) => {
      if (!/answered 503|fetch failed/.test(String(error))) throw error;
      refused++;
    });
  const work = async ({ reports, pdfs, lists, as }: LoadOptions) => {
    await times(reports, () => orRefused((as === "first" ? first : second).analyse()));
    while (readers.length * pdfsPerPerson < pdfs) readers.push(await reader());
    await times(pdfs, async (n) => {
      const one = readers[n % readers.length];
      if (one) await orRefused(client.ask(one));
    });
    const list = { path: `/api/user/${first.id}/models`, headers: first.headers };
    await times(lists, () => orRefused(client.ask(list)));
  };
  return { work, refused: () => refused };
}

/** Acts so many times, as many at once as there are connections. */
async function times(count: number, act: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: connections }, lane));
}

/** Least squares over values one apart; 0 for fewer than two. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return squares === 0 ? 0 : values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) / squares;
}
