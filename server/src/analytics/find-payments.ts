import { platformNames } from "@fanradar/engine";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { countedPayments } from "../db/counted-payments.ts";
import type { Db } from "../db/open-database.ts";
import { evidence, transactions } from "../db/schema.ts";
import { placeOf } from "./find-readings.ts";
import type { Spans } from "./spans.ts";

/**
 * What models were paid by their statements, added up by bar, with the period before as one; and from when to when their
 * statements reach. Payments that two statements tell count once: only models with more than one are looked through for them.
 */
export async function findPayments(db: Db, modelIds: readonly number[], spans: Spans) {
  const { rows: given } = await db.execute(sql`
    select model_id as id, count(*) > 1 as "isMany" from ${evidence}
    where model_id = any(${sql.param([...modelIds])}::int[]) and form is not null group by model_id`);
  const paidFor = z.array(z.object({ id: z.number(), isMany: z.boolean() })).parse(given);
  if (paidFor.length === 0) return { payments: [], paid: [] };
  const idsOf = (isMany: boolean) => paidFor.flatMap((one) => (one.isMany === isMany ? [one.id] : []));
  const [sums, reaches] = await Promise.all([
    db.execute(sql`
      select model_id as "modelId", platform, currency, bar, count(*)::int as n, sum(net_cents)::float8 as cents
      from (
        select model_id, platform, currency, net_cents, state,
          width_bucket(at, ${sql.param(spans.bars.map(({ from }) => from.toISOString()))}::timestamptz[]) - 1 as bar
        from ${paidOf(idsOf(false), idsOf(true), spans)} counted
      ) paid
      where state = 'cleared' or (state in ('refund', 'chargeback') and net_cents < 0)
      group by 1, 2, 3, 4`),
    db.execute(sql`
      select model.id as "modelId", oldest.at as first, newest.at as last
      from unnest(${sql.param(paidFor.map(({ id }) => id))}::int[]) as model(id)
      cross join lateral (select at from ${transactions} where model_id = model.id order by at limit 1) oldest
      cross join lateral (select at from ${transactions} where model_id = model.id order by at desc limit 1) newest`),
  ]);
  const sum = z.object({
    modelId: z.number(),
    platform: z.nullable(z.enum(platformNames)),
    currency: z.string(),
    bar: z.number(),
    n: z.number(),
    cents: z.number(),
  });
  const reach = z.object({ modelId: z.number(), first: z.coerce.date(), last: z.coerce.date() });
  return {
    payments: z
      .array(sum)
      .parse(sums.rows)
      .map(({ bar, ...one }) => ({ ...one, place: placeOf(bar) })),
    paid: z.array(reach).parse(reaches.rows),
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
