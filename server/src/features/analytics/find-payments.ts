import { platformNames, sameDays } from "@fanradar/engine";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { countedPayments, isInSums } from "../../domain/payments/counted-payments.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { evidence, transactions } from "../../platform/db/schema.ts";
import { placeOf } from "./find-readings.ts";
import { isoOf, type Spans } from "./spans.ts";

/**
 * What models were paid by their statements, added up by bar, with the period before as one, and of it what was paid on the days
 * that are covered in both periods; when each statement begins and ends. Payments that two statements tell count once: only
 * models with more than one are looked through for them.
 */
export async function findPayments(db: Db, modelIds: readonly number[], spans: Spans) {
  const { rows: given } = await db.execute(sql`
    select model_id as id, platform, period_from as first, period_to as last from ${evidence} given
    where model_id = any(${sql.param([...modelIds])}::int[]) and form is not null and period_from is not null and period_to is not null
      and exists (select 1 from ${transactions} paid where paid.evidence_id = given.id)`);
  const statement = z.object({
    id: z.number(),
    platform: z.nullable(z.enum(platformNames)),
    first: z.coerce.date(),
    last: z.coerce.date(),
  });
  const paid = z
    .array(statement)
    .parse(given)
    .map(({ id, platform, first, last }) => ({
      member: String(id),
      platform,
      first: first.toISOString(),
      last: last.toISOString(),
    }));
  if (paid.length === 0) return { payments: [], paid: [] };
  const same = sameDays(paid, { period: isoOf(spans.now), before: isoOf(spans.before) });
  const byModel = Map.groupBy(paid, ({ member }) => member);
  const idsOf = (isMany: boolean) =>
    [...byModel].flatMap(([id, told]) => (told.length > 1 === isMany ? [Number(id)] : []));
  const isSame = same
    ? sql`model_id = any(${sql.param(same.members.map(Number))}::int[]) and floor(extract(epoch from at
        - case when bar < 0 then ${spans.before.from.toISOString()}::timestamptz else ${spans.now.from.toISOString()}::timestamptz end)
        / 86400)::int = any(${sql.param(same.days)}::int[])`
    : sql`false`;
  const { rows } = await db.execute(sql`
    select model_id as "modelId", platform, currency, bar, count(*)::int as n, sum(net_cents)::float8 as cents,
      coalesce(sum(net_cents) filter (where ${isSame}), 0)::float8 as "sameCents"
    from (
      select model_id, platform, currency, net_cents, state, at,
        width_bucket(at, ${sql.param(spans.bars.map(({ from }) => from.toISOString()))}::timestamptz[]) - 1 as bar
      from ${paidOf(idsOf(false), idsOf(true), spans)} counted
    ) paid
    where ${isInSums}
    group by 1, 2, 3, 4`);
  const sum = z.object({
    modelId: z.number(),
    platform: z.nullable(z.enum(platformNames)),
    currency: z.string(),
    bar: z.number(),
    n: z.number(),
    cents: z.number(),
    sameCents: z.number(),
  });
  return {
    payments: z
      .array(sum)
      .parse(rows)
      .map(({ bar, ...one }) => ({ ...one, place: placeOf(bar) })),
    paid,
    ...(same && { sameDays: same }),
  };
}

function paidOf(single: number[], many: number[], { before, now }: Spans): SQL {
  const span = { from: before.from, to: now.to };
  const columns = sql`model_id, platform, currency, net_cents, state, at`;
  return sql`(
    select paid.model_id, given.platform, paid.currency, paid.net_cents, paid.state, paid.at
    from ${transactions} paid join ${evidence} given on given.id = paid.evidence_id
    where paid.model_id = any(${sql.param(single)}::int[])
      and paid.at >= ${span.from.toISOString()} and paid.at < ${span.to.toISOString()}
    union all
    ${sql.join(
      [
        ...many.map(
          (modelId) => sql`select ${columns} from ${countedPayments({ modelId })} one
          where at >= ${span.from.toISOString()} and at < ${span.to.toISOString()}`,
        ),
        sql`select ${columns} from (select null::int as model_id, null::text as platform, null::char(3) as currency, null::bigint as net_cents, null::text as state, null::timestamptz as at) none where false`,
      ],
      sql` union all `,
    )}
  )`;
}
