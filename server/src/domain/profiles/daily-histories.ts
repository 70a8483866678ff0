import { everyDay, roundingStep } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { mayBeCounted } from "../access/visibility.ts";

/** A sample of the pool, the newest readings first: quantiles need no more. */
const most = 1_000;

const historyRow = z.object({
  points: z.array(z.object({ day: z.string(), at: z.string(), value: z.number(), evidence: z.string() })),
});

interface HistoryOptions {
  /** ISO days of UTC up to this instant. */
  at: Date;
  lookBackDays: number;
  /** Days with a reading that a history has at least. */
  fewestDays: number;
}

export interface DailyHistory {
  /** One value a day between the first and the last reading. */
  values: number[];
  /** Rounding of the values, 1 if they are exact. Days between two reads have no influence. */
  step: number;
}

/** Daily followers of each profile that was read publicly, between its first and its last day of the time looked at. */
export async function dailyHistories(
  db: Db,
  { at, lookBackDays, fewestDays }: HistoryOptions,
): Promise<DailyHistory[]> {
  const until = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    select json_agg(json_build_object('day', day, 'at', day, 'value', value, 'evidence', '') order by day) as points
    from (
      select distinct on (observations.profile_id, (observed_at at time zone 'UTC')::date)
        observations.profile_id, (observed_at at time zone 'UTC')::date::text as day, value
      from observations join evidence on evidence.id = observations.evidence_id
      where metric = 'followers' and evidence.scope = 'public'
        and observed_at between ${until} - ${lookBackDays} * interval '1 day' and ${until}
        and observations.profile_id in (
          select id from profiles where last_read_at is not null and ${mayBeCounted("figures")}
          order by last_read_at desc limit ${most}
        )
      order by observations.profile_id, (observed_at at time zone 'UTC')::date, observed_at desc
    ) daily
    group by profile_id
    having count(*) >= ${fewestDays}`);
  return rows.map((row) => {
    const { points } = historyRow.parse(row);
    return { values: everyDay(points), step: roundingStep(points.map(({ value }) => value)) };
  });
}
