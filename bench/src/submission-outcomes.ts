import { setTimeout as sleep } from "node:timers/promises";

/** A client's record of a submission; `id` is set once the server has acknowledged it. */
export interface Submission {
  key: string;
  name: string;
  id?: number;
}

interface Row {
  id: number;
  name: string;
  status: string;
  analysis: { createdAt: string; endedAt: string | null; failure: { code: string } | null } | null;
}

const settleMs = 60_000;

/**
 * Counts the outcomes of the submissions once all have ended, or after 60 s. Times in milliseconds: `run` from a stored
 * submission to its end, `resume` from a kill to the next end of any. `isBroken` where a guarantee does not hold.
 */
export async function countOutcomes(
  submissions: Submission[],
  { url, cookie, userId, killedAt }: { url: string; cookie: string; userId: number; killedAt: number[] },
) {
  const models = await settled(() => list<Row>(`${url}/api/user/${userId}/models`, cookie));
  const completed = models.filter(({ status }) => status === "completed");
  const failed = models.filter(({ status }) => status === "failed");
  const names = Map.groupBy(models, ({ name }) => name);
  const reportCounts: number[] = [];
  for (const { id } of completed) reportCounts.push((await list(`${url}/api/models/${id}/reports`, cookie)).length);
  const broken = {
    unanswered: submissions.filter(({ id }) => id === undefined).length,
    lost: submissions.filter(
      ({ id, name }) => id !== undefined && !models.some((model) => model.id === id && model.name === name),
    ).length,
    duplicated: [...names.values()].filter(({ length }) => length > 1).length,
    unsettled: models.length - completed.length - failed.length,
    failedWithoutReason: failed.filter(({ analysis }) => !analysis?.failure).length,
    completedWithoutOneReport: reportCounts.filter((count) => count !== 1).length,
  };
  const times = models.flatMap(({ analysis }) =>
    analysis?.endedAt ? [{ began: Date.parse(analysis.createdAt), ended: Date.parse(analysis.endedAt) }] : [],
  );
  const resumed = killedAt.map((at) => Math.min(...times.map(({ ended }) => ended).filter((ended) => ended > at)) - at);
  return {
    submitted: submissions.length,
    acknowledged: submissions.filter(({ id }) => id !== undefined).length,
    completed: completed.length,
    failed: failed.length,
    failures: Object.fromEntries(
      [...Map.groupBy(failed, ({ analysis }) => analysis?.failure?.code ?? "none")].map(([code, { length }]) => [
        code,
        length,
      ]),
    ),
    ...broken,
    ...quantiles(
      "run",
      times.map(({ began, ended }) => ended - began),
    ),
    ...quantiles("resume", resumed.filter(Number.isFinite)),
    isBroken: Object.values(broken).some((count) => count > 0),
  };
}

async function settled(read: () => Promise<Row[]>): Promise<Row[]> {
  for (const deadline = Date.now() + settleMs; ; await sleep(500)) {
    const rows = await read();
    if (Date.now() > deadline || rows.every(({ status }) => status === "completed" || status === "failed")) return rows;
  }
}

function quantiles(name: string, values: number[]) {
  values.sort((a, b) => a - b);
  const at = (share: number) => Math.round(values[Math.ceil(share * values.length) - 1] ?? Number.NaN);
  return { [`${name}P50Ms`]: at(0.5), [`${name}P95Ms`]: at(0.95), [`${name}MaxMs`]: at(1) };
}

async function list<T = unknown>(url: string, cookie: string): Promise<T[]> {
  const answer = await fetch(url, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const body: unknown = await answer.json();
  if (!Array.isArray(body)) throw new Error(`${url} answered no list`);
  return body;
}
