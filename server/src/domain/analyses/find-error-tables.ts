import type { AnalyseInput } from "@fanradar/engine";
import type { Db } from "../../platform/db/open-database.ts";
import { errorTables } from "../../platform/db/schema.ts";

/** The instance's own tables of forecast errors; undefined while its pool is too small for any. */
export async function findErrorTables(db: Db): Promise<AnalyseInput["errorTables"]> {
  const rows = await db.select({ counts: errorTables.counts, table: errorTables.table }).from(errorTables);
  return rows.length === 0 ? undefined : Object.fromEntries(rows.map(({ counts, table }) => [counts, table]));
}
