import type { AnalyseInput } from "@fanradar/engine";
import type { Db } from "../../platform/db/open-database.ts";
import { rangePools } from "../../platform/db/schema.ts";

/** How wide ranges of engagement are on each platform by the instance's own creators; undefined while no pool is large enough. */
export async function findRangePools(db: Db): Promise<AnalyseInput["rangePools"]> {
  const rows = await db.select({ platform: rangePools.platform, pool: rangePools.pool }).from(rangePools);
  return rows.length === 0 ? undefined : Object.fromEntries(rows.map(({ platform, pool }) => [platform, pool]));
}
