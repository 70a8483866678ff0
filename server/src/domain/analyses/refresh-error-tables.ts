import { setImmediate as otherWork } from "node:timers/promises";
import { fewestForPool, scaledErrors, tableOf } from "@fanradar/engine";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { errorTables } from "../../platform/db/schema.ts";
import { defineJob, scheduledAt } from "../../platform/queue/define-job.ts";
import { dailyHistories } from "../profiles/daily-histories.ts";

/** Days of a forecast's input, and the four weeks that it is evaluated on. */
const lookBackDays = 148;
const fewestDays = 21;
const fit = { cuts: [7, 14, 21, 28], horizons: [1, 3, 7, 14, 21, 28] };
const shares = [0.025, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.975];

/**
 * Reads the tables of forecast errors off this instance's own creators, of public daily readings up to `at`; a kind that
 * fewer than 200 creators bear has none, and reports keep to the table that ships.
 */
export async function refreshErrorTables(db: Db, at: Date): Promise<void> {
  const pools: Record<"exact" | "rounded", number[][][]> = { exact: [], rounded: [] };
  const histories = await dailyHistories(db, { at, lookBackDays, fewestDays });
  for (const { values, step } of histories.length < fewestForPool ? [] : histories) {
    pools[step > 1 ? "rounded" : "exact"].push(scaledErrors(values, { ...fit, step }));
    // A creator takes some milliseconds; what people wait for goes between.
    await otherWork();
  }
  for (const counts of ["exact", "rounded"] as const) {
    const table = tableOf(pools[counts], { ...fit, shares });
    if (table.rows.length === 0) {
      await db.delete(errorTables).where(eq(errorTables.counts, counts));
      continue;
    }
    const row = { table, creators: pools[counts].length, computedAt: at };
    await db
      .insert(errorTables)
      .values({ counts, ...row })
      .onConflictDoUpdate({ target: errorTables.counts, set: row });
  }
}

export const errorTablesJob = defineJob({
  name: "error-tables",
  payload: scheduledAt,
  cron: "30 3 * * 1",
  run: ({ db }: { db: Db }, at) => refreshErrorTables(db, at),
});
