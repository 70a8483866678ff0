import { freePort, idOf, postBody, signUpAccount, startDemo, stopDemo, withFolder } from "./demo.ts";

const submissions = 40;
const warmUp = 3;

/**
 * Submit to finished report, as a person sees it: the demo as `npm start` runs it, on an empty folder, its sandbox on
 * loopback; one submission after the other, each of a fresh Instagram and X profile, from the request until the event
 * that says it is done. Prints one JSON line, milliseconds.
 */
export function submitToReport(): Promise<void> {
  return withFolder(async (folder) => {
    const demo = await startDemo(folder, await freePort());
    try {
      const { cookie } = await signUpAccount(demo.url);
      const finished = listen(`${demo.url}/api/events`, cookie);
      const times: number[] = [];
      for (let n = -warmUp; n < submissions; n++) {
        const started = performance.now();
        const id = await submit(demo.url, cookie, n + warmUp);
        await finished(id);
        if (n >= 0) times.push(performance.now() - started);
        const report = await fetch(`${demo.url}/api/models/${id}/report`, { headers: { cookie } });
        if (!report.ok) throw new Error(`model ${id} is done without a report: ${await report.text()}`);
        await report.body?.cancel();
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => Math.round(times[Math.ceil(share * times.length) - 1] ?? Number.NaN);
      console.log(
        JSON.stringify({ bench: "report", n: times.length, p50: at(0.5), p95: at(0.95), max: at(1), unit: "ms" }),
      );
    } finally {
      await stopDemo(demo);
    }
  });
}

async function submit(url: string, cookie: string, n: number): Promise<number> {
  const answer = await postBody(`${url}/api/models`, {
    cookie,
    body: { name: `Bench ${n}`, username: `bench${n}`, instagramUrl: `demo.bench.${n}`, twitterUrl: `demo_bench_${n}` },
  });
  return idOf(await answer.json());
}

/** Answers a function that waits until a model's run has ended well. */
function listen(url: string, cookie: string): (modelId: number) => Promise<void> {
  const ended = new Set<number>();
  const waiting = new Map<number, () => void>();
  const read = async () => {
    const stream = await fetch(url, { headers: { cookie } });
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of stream.body ?? []) {
      const blocks = (text + decoder.decode(chunk, { stream: true })).split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const id = /"modelId":(\d+).*"state":"done"/.exec(block)?.[1];
        if (!id) continue;
        ended.add(Number(id));
        waiting.get(Number(id))?.();
      }
    }
  };
  // Ends with the server.
  read().catch(() => {});
  return (modelId) =>
    new Promise((resolve, reject) => {
      if (ended.has(modelId)) return resolve();
      const late = setTimeout(() => reject(new Error(`model ${modelId} took over 30 s`)), 30_000);
      waiting.set(modelId, () => {
        clearTimeout(late);
        resolve();
      });
    });
}
