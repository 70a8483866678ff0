import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type Demo, freePort, idOf, send, signUp, startDemo, stopDemo, withFolder } from "./demo.ts";
import { type Part, parts, pidOf } from "./pid-of.ts";

const kills = 50;
const submitters = 3;
const settleMs = 60_000;

interface Submission {
  key: string;
  name: string;
  id?: number;
}

/**
 * 50 times, at a random moment while people submit, one process is killed with -9: server, worker, database, sandbox or
 * the start itself, which a person then starts again. Each client sends a submission with one key until it is answered.
 * In the end every acknowledged submission must be there once, and have ended. Prints one JSON line.
 */
export function randomKills(): Promise<void> {
  return withFolder(async (folder) => {
    const port = await freePort();
    let demo = await startDemo(folder, port);
    const killed = new Map<Part, number>();
    try {
      const { id: userId, cookie } = await signUp(demo.url);
      const stopping = new AbortController();
      const submissions: Submission[] = [];
      const submitting = Array.from({ length: submitters }, (_, lane) =>
        submitUntil(stopping.signal, { url: demo.url, cookie, lane, submissions }),
      );
      for (let n = 0; n < kills; n++) {
        await sleep(randomInt(50, 1_500));
        const part = parts[n % parts.length] ?? "server";
        demo = await kill(part, { demo, folder, port });
        killed.set(part, (killed.get(part) ?? 0) + 1);
      }
      stopping.abort();
      await Promise.all(submitting);
      const figures = await reckon(submissions, { url: demo.url, cookie, userId });
      console.log(JSON.stringify({ bench: "kills", kills, ...Object.fromEntries(killed), ...figures }));
      if (figures.lost + figures.duplicated + figures.unsettled > 0) process.exitCode = 1;
    } finally {
      await stopDemo(demo);
    }
  });
}

/** Kills one process and answers the demo that runs afterwards: another one when it was the start that died. */
async function kill(part: Part, { demo, folder, port }: { demo: Demo; folder: string; port: number }): Promise<Demo> {
  const pid = await pidOf(part, { demo, folder });
  process.kill(pid, "SIGKILL");
  if (part !== "start") return demo;
  if (demo.process.exitCode === null && demo.process.signalCode === null) await once(demo.process, "exit");
  return startDemo(folder, port);
}

interface Lane {
  url: string;
  cookie: string;
  lane: number;
  submissions: Submission[];
}

/** Submits one model after the other; each is sent with its key until it is acknowledged. */
async function submitUntil(signal: AbortSignal, { url, cookie, lane, submissions }: Lane): Promise<void> {
  for (let n = 0; !signal.aborted; n++) {
    const submission: Submission = { key: randomUUID(), name: `Kill ${lane} ${n}` };
    submissions.push(submission);
    const body = { name: submission.name, username: "kill", instagramUrl: `demo.kill.${lane}.${n}` };
    while (submission.id === undefined) {
      try {
        const headers = { "idempotency-key": submission.key };
        submission.id = idOf(await (await send(`${url}/api/models`, { body, cookie, headers })).json());
      } catch {
        // Nobody answers, or not well, while the killed process is away: a client tries again.
        await sleep(100);
      }
    }
    await sleep(randomInt(0, 150));
  }
}

/** What became of the submissions, once all have ended or the time is over. */
async function reckon(
  submissions: Submission[],
  { url, cookie, userId }: { url: string; cookie: string; userId: number },
) {
  const deadline = Date.now() + settleMs;
  for (;;) {
    const models = await list(`${url}/api/user/${userId}/models`, cookie);
    const states = Map.groupBy(models, ({ status }) => status);
    const ended = (states.get("completed")?.length ?? 0) + (states.get("failed")?.length ?? 0);
    if (ended < models.length && Date.now() < deadline) {
      await sleep(500);
      continue;
    }
    const names = Map.groupBy(models, ({ name }) => name);
    const withoutReport = await Promise.all(
      (states.get("completed") ?? []).map(async ({ id }) => {
        const { length } = await list(`${url}/api/models/${id}/reports`, cookie);
        return length === 1 ? 0 : 1;
      }),
    );
    return {
      acknowledged: submissions.length,
      lost: submissions.filter(({ id }) => !models.some((model) => model.id === id)).length,
      duplicated: [...names.values()].filter(({ length }) => length > 1).length,
      completed: states.get("completed")?.length ?? 0,
      failed: states.get("failed")?.length ?? 0,
      unsettled: models.length - ended,
      reportsMissingOrTwice: withoutReport.reduce((sum: number, one) => sum + one, 0),
    };
  }
}

interface Row {
  id: number;
  name: string;
  status: string;
}

async function list(url: string, cookie: string): Promise<Row[]> {
  const answer = await fetch(url, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const body: unknown = await answer.json();
  if (!Array.isArray(body)) throw new Error(`${url} answered no list`);
  return body;
}
