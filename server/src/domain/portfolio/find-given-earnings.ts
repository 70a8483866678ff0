import { dayMs, evidenceKinds, isWholeMonth, type PortfolioInput, platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { observations } from "../../platform/db/schema.ts";
import { evidenceModels, isOfLinkedPage } from "../profiles/model-links.ts";
import { isoOf, type Spans } from "./spans.ts";

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

/** An amount of a month may have so many of its days in another than the one it counts in. */
const mostOutside = 15;

/** Net earnings that were given for a span of days in the period or the one before it, or in the latest so many days: typed, from a screenshot, sums of a file. */
export async function findGivenEarnings(
  db: Db,
  modelIds: readonly number[],
  { now, before = now, isLatest }: Pick<Spans, "now" | "isLatest"> & Partial<Pick<Spans, "before">>,
): Promise<NonNullable<PortfolioInput["given"]>> {
  if (modelIds.length === 0) return [];
  // The newest known day may be the first of the period, and is the last of as many.
  const from = isLatest ? new Date(2 * now.from.getTime() - now.to.getTime()) : before.from;
  const outsideMs = !isLatest && isWholeMonth(isoOf(now)) ? mostOutside * dayMs : 0;
  const { rows } = await db.execute(sql`
    select model.id as "modelId", given.platform, given.value as cents, given.currency, given.period_from as "from",
      given.period_to as "to", given.observed_at as "observedAt", evidence.kind, evidence.sandbox
    from unnest(${sql.param([...modelIds])}::int[]) as model(id) cross join lateral ${evidenceModels(sql`model.id`)} as source
      join ${observations} given on given.model_id = source.given_for
      join evidence on evidence.id = given.evidence_id and ${isOfLinkedPage(sql`model.id`)}
    where given.metric = 'earnings.net'
      and given.currency is not null
      and given.period_from >= ${new Date(from.getTime() - outsideMs).toISOString()}
        and given.period_to <= ${new Date(now.to.getTime() + outsideMs).toISOString()}`);
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
