import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const submissions = 40;
const warmUp = 3;

/**
 * Submit to finished report, as a person sees it: the demo as `npm start` runs it, on an empty folder, its sandbox on
 * loopback; one submission after the other, each of a fresh Instagram and X profile, from the request until the event
 * that says it is done. Prints one JSON line, milliseconds.
 */
export async function submitToReport(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "fanradar-bench-"));
  const demo = await startDemo(folder);
  try {
    const { cookie } = await signUp(demo.url);
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
    demo.process.kill("SIGTERM");
    await once(demo.process, "exit");
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startDemo(folder: string): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: folder, X_DAILY_BUDGET_CENTS: "1000000" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const url = /ready: (\S+)/.exec(said)?.[1];
    if (url) return { url, process: child };
  }
  throw new Error(`the demo did not start: ${said}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

async function signUp(url: string): Promise<{ cookie: string }> {
  const answer = await send(`${url}/api/auth/signup`, {
    body: {
      name: "Bench",
      email: `bench-${process.pid}@fanradar.test`,
      password: "a long password",
      agreeToTerms: true,
    },
  });
  return { cookie: String(answer.headers.getSetCookie()[0]).split(";", 1)[0] ?? "" };
}

async function submit(url: string, cookie: string, n: number): Promise<number> {
  const answer = await send(`${url}/api/models`, {
    cookie,
    body: { name: `Bench ${n}`, username: `bench${n}`, instagramUrl: `demo.bench.${n}`, twitterUrl: `demo_bench_${n}` },
  });
  return idOf(await answer.json());
}

async function send(url: string, { body, cookie = "" }: { body: object; cookie?: string }): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

function idOf(body: unknown): number {
  if (typeof body === "object" && body !== null && "id" in body && typeof body.id === "number") return body.id;
  throw new Error(`no id in ${JSON.stringify(body)}`);
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
