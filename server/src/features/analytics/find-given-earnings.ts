import { evidenceKinds, type PortfolioInput, platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { evidence, observations } from "../../platform/db/schema.ts";
import type { Spans } from "./spans.ts";

const row = z.object({
  modelId: z.number(),
  platform: z.enum(platformNames),
  cents: z.number(),
  currency: z.string(),
  from: z.coerce.date(),
  to: z.coerce.date(),
  observedAt: z.coerce.date(),
  kind: z.enum(evidenceKinds),
  sandbox: z.boolean(),
});

/** Net earnings that were given for a span of days that ends in the period: typed, from a screenshot, sums of a file. */
export async function findGivenEarnings(
  db: Db,
  modelIds: readonly number[],
  { now }: Spans,
): Promise<NonNullable<PortfolioInput["given"]>> {
  if (modelIds.length === 0) return [];
  const { rows } = await db.execute(sql`
    select told.model_id as "modelId", told.platform, told.value as cents, told.currency, told.period_from as "from",
      told.period_to as "to", told.observed_at as "observedAt", given.kind, given.sandbox
    from ${observations} told join ${evidence} given on given.id = told.evidence_id
    where told.model_id = any(${sql.param([...modelIds])}::int[]) and told.metric = 'earnings.net'
      and told.currency is not null and told.period_from is not null
      and told.period_to >= ${now.from.toISOString()} and told.period_to <= ${now.to.toISOString()}`);
  return z
    .array(row)
    .parse(rows)
    .map(({ modelId, from, to, observedAt, ...one }) => ({
      ...one,
      member: String(modelId),
      from: from.toISOString(),
      to: to.toISOString(),
      observedAt: observedAt.toISOString(),
    }));
}
