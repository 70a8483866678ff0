import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

const readers = 4;
const pauseMs = 20;
const submitPauseMs = 250;
const mostExamples = 5;

/** How requests were answered. */
export interface Answers {
  requests: number;
  /** By status; `none` where no answer came. */
  statuses: Record<string, number>;
  /** All that were not a success. */
  failed: number;
  /** The first of them, as they were answered. */
  examples: string[];
}

/** Lists and the dashboard's figures by four readers, and a submission every quarter of a second, until `signal`. Nothing is sent twice. */
export async function sendLoad(
  signal: AbortSignal,
  { url, id, cookie }: { url: string; id: number; cookie: string },
): Promise<Answers> {
  const answers: Answers = { requests: 0, statuses: {}, failed: 0, examples: [] };
  const count = (status: string, text: string) => {
    answers.requests++;
    answers.statuses[status] = (answers.statuses[status] ?? 0) + 1;
    if (/^2/.test(status)) return;
    answers.failed++;
    if (answers.examples.length < mostExamples) answers.examples.push(`${status} ${text.slice(0, 200)}`);
  };
  const send = async (path: string, init: RequestInit = {}) => {
    try {
      const answer = await fetch(`${url}${path}`, { ...init, headers: { cookie, ...init.headers } });
      count(String(answer.status), `${path} ${await answer.text()}`);
    } catch (error) {
      const { cause } = error instanceof Error ? error : {};
      count("none", `${path} ${error} ${cause}`);
    }
  };
  const read = async () => {
    const paths = [`/api/user/${id}/models/page`, `/api/user/${id}/stats`, "/api/auth/session"];
    for (let n = 0; !signal.aborted; n++) {
      await send(paths[n % paths.length] ?? "");
      await sleep(pauseMs);
    }
  };
  const submit = async () => {
    for (let n = 0; !signal.aborted; n++) {
      const name = `load.${Date.now()}.${n}`;
      await send("/api/models", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
        body: JSON.stringify({ name, username: "load", instagramUrl: `demo.${name}` }),
      });
      await sleep(submitPauseMs);
    }
  };
  await Promise.all([...Array.from({ length: readers }, read), submit()]);
  return answers;
}
