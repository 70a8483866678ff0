import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { type ChatEvent, chatEvent, getSession, listModels } from "@fanradar/contract";
import { tables } from "@fanradar/words/tables";
import pg from "pg";
import { databaseUrlOf } from "./database-url.ts";
import { freePort, postBody, startDemo, stopDemo, withFolder } from "./demo.ts";
import { pidOf } from "./pid-of.ts";

const [warming, turns] = [100, 1_000];
/** Turns after which a person's own limit is forgotten: sixty questions a minute is no bench. */
const limitEvery = 50;
/** Just after the last answer, and as long as the garbage collector then takes to free memory. */
const [soonMs, restMs] = [5_000, 40_000];
const patienceMs = 120_000;
const questions = [
  ...Object.values(tables.en.quickStartWords),
  "What does my engagement on Instagram say?",
  "How many followers do I have?",
  "And then?",
  "What is the capital of France?",
];

/**
 * A thousand questions in one conversation about a model with a report, one after another, answered by the engine alone as it
 * streams: milliseconds from the question to the first line and to the whole, and what the server's process grew by, measured soon
 * after the last answer and at rest; between, the collector lets it grow. The hundred before warm up. Prints one JSON line.
 */
export function chatSpeed(): Promise<void> {
  return withFolder(async (folder) => {
    const demo = await startDemo(folder, await freePort());
    const pool = new pg.Pool({ connectionString: databaseUrlOf(folder), max: 1 });
    try {
      const cookie = await signIn(demo.url);
      const modelId = await modelOf(demo.url, cookie);
      const pid = await pidOf("server", { demo, folder });
      const first: number[] = [];
      const whole: number[] = [];
      let conversationId: number | null = null;
      let before = { soon: 0, rested: 0 };
      let highest = 0;
      const load = loadavg()[0];
      for (let turn = -warming; turn < turns; turn++) {
        if (turn % limitEvery === 0) await pool.query("delete from limits");
        if (turn === 0) before = await measureMemory(pid);
        const message = questions[Math.abs(turn) % questions.length] ?? "";
        const answer = await ask(demo.url, cookie, { message, modelId, conversationId });
        conversationId = answer.conversationId;
        if (turn < 0) continue;
        first.push(answer.firstMs);
        whole.push(answer.wholeMs);
        highest = Math.max(highest, residentMb(pid));
      }
      const after = await measureMemory(pid);
      const grown = { soon: after.soon - before.soon, rested: after.rested - before.rested };
      console.log(
        JSON.stringify({
          bench: "chat",
          load,
          turns,
          firstMs: spread(first),
          wholeMs: spread(whole),
          serverMb: { before, highest, after, grown },
        }),
      );
    } finally {
      await pool.end();
      await stopDemo(demo);
    }
  });
}

async function signIn(url: string): Promise<string> {
  const body = { email: "demo@fanradar.test", password: "fanradar-demo" };
  const answer = await postBody(`${url}/api/auth/login`, { body });
  return String(answer.headers.getSetCookie()[0]).split(";", 1)[0] ?? "";
}

/** The first model of the demo's person that has a report; waits while the seeded ones are being analysed. */
async function modelOf(url: string, cookie: string): Promise<number> {
  const session = await fetch(`${url}/api/auth/session`, { headers: { cookie } });
  const { user } = getSession.output.parse(await session.json());
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(500)) {
    const listed = await fetch(`${url}/api/user/${user?.id}/models`, { headers: { cookie } });
    const found = listModels.output.parse(await listed.json()).find(({ status }) => status === "completed");
    if (found) return found.id;
  }
  throw new Error("the demo has no model with a report");
}

interface TimedAnswer {
  firstMs: number;
  wholeMs: number;
  conversationId: number | null;
}

/** Sends a question as the page does, and reads line by line. @throws when the answer does not end as it should */
async function ask(url: string, cookie: string, body: object): Promise<TimedAnswer> {
  const started = performance.now();
  const { body: stream } = await postBody(`${url}/api/ai/chat/stream`, { body, cookie });
  if (!stream) throw new Error("the answer has no body");
  let firstMs: number | undefined;
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of stream) {
    text += decoder.decode(chunk, { stream: true });
    if (firstMs === undefined && text.includes("\n")) firstMs = performance.now() - started;
  }
  const wholeMs = performance.now() - started;
  const last: ChatEvent = chatEvent.parse(JSON.parse(text.trim().split("\n").at(-1) ?? ""));
  if (!("answer" in last) || firstMs === undefined) throw new Error(`the answer ends with ${JSON.stringify(last)}`);
  return { firstMs, wholeMs, conversationId: last.answer.conversationId };
}

function spread(times: number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(10 * (sorted[Math.ceil(share * sorted.length) - 1] ?? 0)) / 10;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

/** Resident MB soon after the last answer, and at rest. */
async function measureMemory(pid: number) {
  await sleep(soonMs);
  const soon = residentMb(pid);
  await sleep(restMs - soonMs);
  return { soon, rested: residentMb(pid) };
}

function residentMb(pid: number): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024);
}
