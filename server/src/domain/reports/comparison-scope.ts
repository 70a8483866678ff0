import { type SQL, sql } from "drizzle-orm";
import { reportModels, reports } from "../../platform/db/schema.ts";
import type { Scope } from "../access/policy.ts";

/**
 * SQL predicate: a row of `reports` is a comparison saved in a scope's workspace. A member of a part of it sees those alone all of whose
 * models they see.
 */
export function isComparisonIn({ workspaceId, models }: Scope): SQL {
  const isOf = sql`${reports.workspaceId} = ${workspaceId} and ${reports.modelId} is null`;
  if (models === null) return isOf;
  return sql`(${isOf} and not exists (
    select 1 from ${reportModels} where ${reportModels.reportId} = ${reports.id}
      and ${reportModels.modelId} <> all(${sql.param([...models])}::int[])))`;
}
