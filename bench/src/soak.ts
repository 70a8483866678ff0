import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { type Demo, freePort, idOf, signUpAccount, startDemo, stopDemo, withFolder } from "./demo.ts";
import { openClient } from "./http/load.ts";
import { listen, submit } from "./submit-models.ts";
import { weigh } from "./weigh.ts";

/** Requests that are under way at once. */
const connections = 8;
/** After this long at rest, memory that is given back has been. */
const restMs = 120_000;
/** A minute of the soak: few enough that a machine of two cores is not saturated. */
const perMinute = { reports: 30, pdfs: 6, lists: 300 };

interface SoakOptions {
  /** Done at once, before the soak. */
  work: { reports: number; pdfs: number; lists: number };
  /** Length of the soak. */
  minutes: number;
}

/**
 * Memory of the demo as `npm start` runs it, all its processes: after its first start; two minutes after reports, PDFs and lists
 * sent by eight clients; then, over minutes of a mixed load, one weighing a minute and the slope of the second half in megabytes an
 * hour. Prints one JSON line.
 */
export function soak({ work, minutes }: SoakOptions): Promise<void> {
  return withFolder(async (folder) => {
    const demo = await startDemo(folder, await freePort());
    const client = openClient(demo.url, connections);
    try {
      const load = await openLoad(demo, client);
      await sleep(restMs / 4);
      const startMb = await weigh(demo, folder);
      const started = performance.now();
      await load(work);
      const workSeconds = Math.round((performance.now() - started) / 1_000);
      const busyMb = await weigh(demo, folder);
      await sleep(restMs);
      const restMb = await weigh(demo, folder);
      const sums: number[] = [];
      for (let minute = 0; minute < minutes; minute++) {
        await Promise.all([load(perMinute), sleep(60_000)]);
        sums.push((await weigh(demo, folder)).sum ?? 0);
      }
      const slopeMbPerHour = slopeOf(sums.slice(Math.floor(sums.length / 2))) * 60;
      const figures = { startMb, workSeconds, busyMb, restMb, soakMb: sums, slopeMbPerHour };
      console.log(JSON.stringify({ bench: "soak", load: loadavg()[0], work, minutes, ...figures }));
    } finally {
      await client.close();
      await stopDemo(demo);
    }
  });
}

/** One person may ask for so many PDFs a minute. */
const pdfsPerPerson = 10;

/** Returns a function that does so much work: reports and lists as one new person, PDFs as as many as their limit needs. */
async function openLoad({ url }: Demo, client: ReturnType<typeof openClient>) {
  let [people, submitted] = [0, 0];
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
  const first = await join();
  await first.analyse();
  return async ({ reports, pdfs, lists }: SoakOptions["work"]) => {
    await times(reports, first.analyse);
    const readers = await Promise.all(
      Array.from({ length: Math.ceil(pdfs / pdfsPerPerson) }, async () => {
        const { headers, analyse } = await join();
        return { path: `/api/reports/${await analyse()}/pdf`, headers };
      }),
    );
    const readerOf = (n: number) => {
      const reader = readers[n % readers.length];
      if (!reader) throw new Error("no account was made for PDFs");
      return reader;
    };
    await times(pdfs, (n) => client.ask(readerOf(n)));
    await times(lists, () => client.ask({ path: `/api/user/${first.id}/models`, headers: first.headers }));
  };
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
