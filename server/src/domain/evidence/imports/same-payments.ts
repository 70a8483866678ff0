import type { Platform } from "@fanradar/engine";
import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/open-database.ts";
import { evidence, transactions } from "../../../platform/db/schema.ts";

interface OtherPayments {
  modelId: number;
  platform: Platform | null;
  /** Evidence that is being replaced or stored: excluded. */
  without: readonly number[];
  /** In which the file's days begin. */
  timeZone: string;
  /** The first and the last moment of the file's payments. */
  from: SQL;
  to: SQL;
}

export const dayOf = (moment: SQL, timeZone: SQL | string): SQL => sql`(${moment} at time zone ${timeZone})::date`;
const minuteOf = (moment: SQL): SQL => sql`floor(extract(epoch from ${moment}) / 60)::bigint`;

/** The payments that a model's other files have around these days, each once. A day without a time is one of its own file's time zone. */
export const otherPayments = ({ modelId, platform, without, timeZone, from, to }: OtherPayments): SQL => sql`(
  select distinct on (minute, net, currency, copy) * from (
    select ${minuteOf(sql`paid.at`)} as minute, paid.at, paid.net_cents as net, paid.currency::text as currency, paid.copy, paid.is_day_only,
      ${dayOf(sql`paid.at`, sql`case when paid.is_day_only then coalesce(source.read_as->>'timeZone', 'UTC') else ${timeZone} end`)} as day
    from ${transactions} paid join ${evidence} source on source.id = paid.evidence_id
    where paid.model_id = ${modelId} and source.platform is not distinct from ${platform}
      and source.id <> all(${sql.param([...without])}::integer[])
      and paid.at >= ${from} - interval '2 days' and paid.at < ${to} + interval '2 days'
  ) paid order by minute, net, currency, copy, is_day_only
)`;

/**
 * As `open_payment` and `pair`, of `line`, the payments of a file, and `other`, those of the other files: which have no equal on the other side, by minute,
 * amount, currency and number; and of these the pairs of one with a time and one without, by day, amount, currency and number `n` on it. Sorted, not joined:
 * what a planner takes for a few rows may be some hundred thousand.
 */
export const openPayments: SQL = sql`open_payment as materialized (
    select *, row_number() over (partition by is_own, day, net, currency, is_day_only order by minute, copy) as n
    from (
      select *, count(*) over (partition by minute, net, currency, copy) as sides
      from (
        select true as is_own, id, minute, at, net, currency, copy, is_day_only, day from line
        union all
        select false, null, minute, at, net, currency, copy, is_day_only, day from other
      ) payment
    ) payment
    where sides = 1
  ), pair as materialized (
    select max(id) filter (where is_own) as id, bool_or(is_day_only) filter (where is_own) as is_day_only,
      max(at) filter (where is_own) as at, max(at) filter (where not is_own) as other_at,
      max(copy) filter (where is_own) as copy, max(copy) filter (where not is_own) as other_copy, net, currency
    from open_payment
    group by day, net, currency, n, is_own = is_day_only
    having count(*) = 2
  )`;

/**
 * A payment of a file that names its day alone, and one of another file with a time, are the same where day, amount, currency and their number on the day
 * are: the one without a time takes time and number of the other, so that both count once.
 */
export async function joinDays(
  tx: Tx,
  { evidenceId, modelId, platform, timeZone }: Omit<OtherPayments, "from" | "to" | "without"> & { evidenceId: number },
): Promise<void> {
  const end = (of: "min" | "max") =>
    sql`(select ${sql.raw(of)}(at) from ${transactions} where evidence_id = ${evidenceId})`;
  const other = otherPayments({ modelId, platform, timeZone, without: [evidenceId], from: end("min"), to: end("max") });
  const pairs = sql`
    with line as materialized (
      select id, ${minuteOf(sql`at`)} as minute, at, net_cents as net, currency::text as currency, copy, is_day_only, ${dayOf(sql`at`, timeZone)} as day
      from ${transactions} where evidence_id = ${evidenceId}
    ), other as materialized ${other}, ${openPayments}`;
  const timed = sql`at = pair.to_at, copy = pair.to_copy, is_day_only = false`;
  await tx.execute(sql`${pairs}
    update ${transactions} set ${timed}
    from (select id, other_at as to_at, other_copy as to_copy from pair where is_day_only) pair where transactions.id = pair.id`);
  await tx.execute(sql`${pairs}
    update ${transactions} set ${timed}
    from (select at as to_at, copy as to_copy, other_at, other_copy, net, currency from pair where not is_day_only) pair
    where transactions.model_id = ${modelId} and transactions.is_day_only and transactions.at = pair.other_at
      and transactions.copy = pair.other_copy and transactions.net_cents = pair.net and transactions.currency::text = pair.currency
      and transactions.evidence_id <> ${evidenceId}`);
}
