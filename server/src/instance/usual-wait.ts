import type { Fact } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import type { Db } from "../db/open-database.ts";

/** The newest runs only: how long it takes now, not how long it took with last year's load. */
const sampleSize = 200;

/**
 * How long a submission waited for its report on this instance: the median over its newest finished runs, in seconds,
 * counted by ourselves. Models that were added together wait for one another, and tell nothing of it. Absent before there is one: a guess would not be a figure.
 */
export async function usualWait(db: Db, now: Date): Promise<Fact | undefined> {
  const { rows } = await db.execute<{ median: number | null; n: number }>(sql`
    select percentile_cont(0.5) within group (order by extract(epoch from ended_at - created_at)) as median,
           count(*)::int as n
    from (select ended_at, created_at from analyses where state = 'done' and ended_at is not null and cause <> 'batch'
          order by id desc limit ${sampleSize}) as newest`);
  const [{ median, n } = { median: null, n: 0 }] = rows;
  if (median === null) return undefined;
  return {
    id: "usualWait",
    metric: "usualWait",
    kind: "measured",
    value: Number(median),
    unit: "seconds",
    n,
    sampleOf: "reports",
    asOf: now.toISOString(),
    trust: "record",
    sandbox: false,
    formula: "wait.median",
    inputs: [],
    sources: [],
    scope: "public",
  };
}
