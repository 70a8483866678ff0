import type { AnalyseInput } from "@fanradar/engine";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { slotPools, submissions } from "../../platform/db/schema.ts";

/** The time zone that a model's submitter gave, and the effect of hours for other creators; the latter only with the former. */
export async function findClock(db: Db, modelId: number): Promise<Pick<AnalyseInput, "timeZone" | "slotPools">> {
  const [model] = await db
    .select({ timeZone: submissions.timeZone })
    .from(submissions)
    .where(eq(submissions.id, modelId));
  if (!model?.timeZone) return {};
  const rows = await db.select({ platform: slotPools.platform, pool: slotPools.pool }).from(slotPools);
  const pools = Object.fromEntries(rows.map(({ platform, pool }) => [platform, pool]));
  return { timeZone: model.timeZone, ...(rows.length > 0 && { slotPools: pools }) };
}
