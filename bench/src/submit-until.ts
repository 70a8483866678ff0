import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { idOf, postBody } from "./demo.ts";
import type { Submission } from "./submission-outcomes.ts";

/** Longer than any restart: who is not answered until then never is. */
const patienceMs = 60_000;

interface Lane {
  url: string;
  cookie: string;
  lane: number;
  submissions: Submission[];
  /** Milliseconds between two submissions at most. */
  pauseMs: number;
}

/** Submits one model after the other until `signal`; each is sent with its key until it is acknowledged. */
export async function submitUntil(
  signal: AbortSignal,
  { url, cookie, lane, submissions, pauseMs }: Lane,
): Promise<void> {
  for (let n = 0; !signal.aborted; n++) {
    const submission: Submission = { key: randomUUID(), name: `Kill ${lane} ${n}` };
    submissions.push(submission);
    const body = { name: submission.name, username: "kill", instagramUrl: `demo.kill.${lane}.${n}` };
    for (const deadline = Date.now() + patienceMs; submission.id === undefined; ) {
      try {
        const headers = { "idempotency-key": submission.key };
        submission.id = idOf(await (await postBody(`${url}/api/models`, { body, cookie, headers })).json());
      } catch {
        // No response, or an error, while the killed process is away: a client tries again.
        if (Date.now() > deadline) return;
        await sleep(100);
      }
    }
    await sleep(randomInt(0, pauseMs));
  }
}
