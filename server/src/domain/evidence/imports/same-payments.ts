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
 * As `open_line` and `open_other`: the payments of a file and of the others that have no equal on the other side, by minute, amount, currency and number; with
 * their number `n` among those of the same day, amount and currency that have a time, or have none.
 */
export function openPayments(line: string, other: string): SQL {
  const openOf = (own: string, against: string) => sql`(
    select *, row_number() over (partition by day, net, currency, is_day_only order by minute, copy) as n from ${sql.identifier(own)}
    where (minute, net, currency, copy) not in (select minute, net, currency, copy from ${sql.identifier(against)})
  )`;
  return sql`open_line as materialized ${openOf(line, other)}, open_other as materialized ${openOf(other, line)}`;
}

/** Whether one of `open_line` that has a time, or has none, is the same payment as one of `open_other` where that is the other way round. */
export const hasPartner = sql`(day, net, currency, n, not is_day_only) in (select day, net, currency, n, is_day_only from open_other)`;

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
    ), other as materialized ${other}, ${openPayments("line", "other")}, pair as (
      select own.id, own.is_day_only, own.at, own.copy, found.at as other_at, found.copy as other_copy, own.net, own.currency
      from open_line own join open_other found using (day, net, currency, n) where own.is_day_only <> found.is_day_only
    )`;
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
