import { type Fact, recordFact } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";

/** The newest runs only: how long it takes now, not how long it took with last year's load. */
const sampleSize = 200;

/**
 * How long an analysis takes on this instance: the median over its newest finished runs, in seconds, from the start of a run to
 * its report. Absent before there is one: a guess would not be a figure.
 *
 * Not from its submission: models that come together, as the demo's first ones do, wait for one another, and one that comes
 * alone would see their wait. Counts runs that a person waits for, not scheduled ones, nor batches, and of these such as read a
 * profile: one without a readable link is done at once, and anybody can hand it in.
 */
export async function usualWait(db: Db, now: Date): Promise<Fact | undefined> {
  const { rows } = await db.execute<{ median: number | null; n: number }>(sql`
    select percentile_cont(0.5) within group (order by extract(epoch from ended_at - started_at)) as median,
           count(*)::int as n
    from (select ended_at, started_at from analyses
          where state = 'done' and ended_at > started_at and cause in ('submitted', 'requested')
            and exists (select from jsonb_each_text(outcomes) where value = 'ok')
          order by id desc limit ${sampleSize}) as newest`);
  const [{ median, n } = { median: null, n: 0 }] = rows;
  if (median === null) return undefined;
  const about = { id: "usualWait", metric: "usualWait", formula: "wait.median" } as const;
  const sample = { n, sampleOf: "reports" } as const;
  return recordFact({ ...about, ...sample, value: Number(median), asOf: now.toISOString() }, { scope: "public" });
}
