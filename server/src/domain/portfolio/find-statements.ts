import { platformNames, type StatementSpan } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { evidence, transactions } from "../../platform/db/schema.ts";
import { statementZone } from "../payments/counted-payments.ts";

const row = z.object({
  id: z.number(),
  platform: z.nullable(z.enum(platformNames)),
  currency: z.nullable(z.string()),
  first: z.coerce.date(),
  last: z.coerce.date(),
});

/**
 * When each statement with payments begins and ends, by the clock of its model's statements: what is of an instant stands as the time that this
 * clock showed, written as one of UTC.
 */
export async function findStatements(db: Db, modelIds: readonly number[]): Promise<StatementSpan[]> {
  if (modelIds.length === 0) return [];
  const { rows } = await db.execute(sql`
    select model_id as id, platform, coalesce(paid.currency, given.currency) as currency, (period_from at time zone zone.name) at time zone 'UTC' as first,
      (case when (added_at at time zone zone.name)::date > (period_to at time zone zone.name)::date
        then (period_to at time zone zone.name)::date + interval '1 day -1 millisecond'
        else period_to at time zone zone.name end) at time zone 'UTC' as last
    from ${evidence} given cross join lateral (select ${statementZone({ modelId: sql`given.model_id` })} as name offset 0) zone
      left join lateral (
        select net ->> 'currency' as currency from jsonb_array_elements(given.counts -> 'net') net
      ) paid on true
    where model_id = any(${sql.param([...modelIds])}::int[]) and form is not null and period_from is not null and period_to is not null
      and exists (select 1 from ${transactions} paid where paid.evidence_id = given.id)
    order by given.id`);
  return z
    .array(row)
    .parse(rows)
    .map(({ id, platform, currency, first, last }) => ({
      member: String(id),
      platform,
      ...(currency !== null && { currency }),
      first: first.toISOString(),
      last: last.toISOString(),
    }));
}
