import { idOf, postBody } from "./demo.ts";

/** Submits a fresh Instagram and X profile of the sandbox. Returns the model's id. */
export async function submit(url: string, cookie: string, n: number): Promise<number> {
  const answer = await postBody(`${url}/api/models`, {
    cookie,
    body: { name: `Bench ${n}`, username: `bench${n}`, instagramUrl: `demo.bench.${n}`, twitterUrl: `demo_bench_${n}` },
  });
  return idOf(await answer.json());
}

/** Returns a function that waits until a model's run has ended well. */
export function listen(url: string, cookie: string): (modelId: number) => Promise<void> {
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
      const late = setTimeout(() => reject(new Error(`model ${modelId} took over two minutes`)), 120_000);
      waiting.set(modelId, () => {
        clearTimeout(late);
        resolve();
      });
    });
}
