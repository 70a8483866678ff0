import type { InstanceCheck, InstancePart } from "@fanradar/contract";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { instanceChecks } from "../../platform/db/schema.ts";
import type { CheckResult } from "./checks/check-part.ts";

/** Stores a result in place of the part's older one. */
export async function storeCheck(db: Db, part: InstancePart, checked: CheckResult): Promise<InstanceCheck> {
  const [row] = await db
    .insert(instanceChecks)
    .values({ part, ...checked })
    .onConflictDoUpdate({ target: instanceChecks.part, set: { ...checked, checkedAt: sql`now()` } })
    .returning({ checkedAt: instanceChecks.checkedAt });
  return { part, ...checked, checkedAt: (row?.checkedAt ?? new Date()).toISOString() };
}
