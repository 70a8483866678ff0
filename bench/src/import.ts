import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, idOf, postBody, signUpAccount, startDemo, stopDemo, withFolder } from "./demo.ts";
import { pidOf } from "./pid-of.ts";

const rows = 100_000;
const lookEveryMs = 10;

/**
 * A statement of 100,000 payments, as a person imports it: previewed, stored, and sent again in a second file. The demo as
 * `npm start` runs it, on an empty folder. Prints one JSON line: seconds of each request, megabytes by which the server's
 * resident memory rose at most meanwhile, and the number of progress events.
 */
export function importSpeed(): Promise<void> {
  return withFolder(async (folder) => {
    const demo = await startDemo(folder, await freePort());
    try {
      const load = loadavg()[0];
      const { cookie } = await signUpAccount(demo.url);
      const answer = await postBody(`${demo.url}/api/models`, { cookie, body: { name: "Bench", username: "bench" } });
      const id = idOf(await answer.json());
      const pid = await pidOf("server", { demo, folder });
      await sleep(2_000);
      const [file, second] = [statement(0), statement(1)];
      const key = crypto.randomUUID();
      const progress = countEvents(`${demo.url}/api/events`, cookie);
      const import_ = async (path: string, body: string) => {
        const url = `${demo.url}/api/models/${id}/${path}?timeZone=UTC&key=${key}`;
        const headers = { cookie, "content-type": "application/octet-stream", origin: demo.url };
        const answer = await fetch(url, { method: "POST", headers, body });
        const text = await answer.text();
        if (!answer.ok || !text.includes(`"value":${rows}`)) throw new Error(`${path} answered ${text.slice(0, 400)}`);
      };
      const before = residentMb(pid);
      const figures: Record<string, number> = {};
      let top = before;
      const watch = setInterval(() => (top = Math.max(top, residentMb(pid))), lookEveryMs);
      for (const [name, path, body] of [
        ["preview", "imports/preview", file],
        ["store", "imports", file],
        ["previewKnown", "imports/preview", second],
        ["storeKnown", "imports", second],
      ] as const) {
        const started = performance.now();
        await import_(path, body);
        figures[`${name}S`] = Math.round((performance.now() - started) / 10) / 100;
      }
      clearInterval(watch);
      const megabytes = Math.round(file.length / 1e5) / 10;
      const more = Math.round(top - before);
      console.log(
        JSON.stringify({
          bench: "import",
          load,
          rows,
          megabytes,
          ...figures,
          moreMb: more,
          progressEvents: progress(),
        }),
      );
    } finally {
      await stopDemo(demo);
    }
  });
}

/** A year of payments in the columns of a statement table, gross − fee = net. `seed` distinguishes files of the same payments. */
function statement(seed: number): string {
  const lines = [`Date & time,Amount,Fee,Net,Description,Status,${seed}`];
  const start = Date.UTC(2025, 9, 1);
  for (let n = 0; n < rows; n++) {
    const at = new Date(start + n * 300_000).toISOString().slice(0, 16).replace("T", " ");
    const gross = 500 + ((n * 37) % 9_500);
    const fee = Math.round(gross / 5);
    const [shown, paid, net] = [gross, fee, gross - fee].map((cents) => `$${(cents / 100).toFixed(2)}`);
    lines.push(`${at},${shown},${paid},${net},Tip from fan ${n % 3_000},done,`);
  }
  return lines.join("\n");
}

function residentMb(pid: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1_024;
}

/** Returns a function that counts the import's events on the stream. */
function countEvents(url: string, cookie: string): () => number {
  let count = 0;
  const read = async () => {
    const stream = await fetch(url, { headers: { cookie } });
    const decoder = new TextDecoder();
    for await (const chunk of stream.body ?? [])
      count += decoder.decode(chunk, { stream: true }).split('"topic":"import"').length - 1;
  };
  // Ends with the server.
  read().catch(() => {});
  return () => count;
}
