import type { Platform } from "@fanradar/engine";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "../../../platform/db/open-database.ts";
import { evidence, transactions } from "../../../platform/db/schema.ts";

interface Days {
  modelId: number;
  platform: Platform | null;
  /** Evidence that is being replaced or stored: excluded. */
  without: readonly number[];
  /** In which a file's days begin. */
  timeZone: string;
  /** A condition on `paid.at`. */
  within: SQL;
}

/** Whether a moment is the beginning of a day: so a payment is stored whose file has days alone. */
export const isMidnight = (moment: SQL, timeZone: string): SQL =>
  sql`(${moment} at time zone ${timeZone})::time = '00:00'`;
export const dayOf = (moment: SQL, timeZone: string): SQL => sql`(${moment} at time zone ${timeZone})::date`;

/**
 * The payments of a model's other files, each once: its `day`, `net`, `currency`, its number `n` among those of the same day, amount and currency,
 * and whether its files have days alone, `is_dated`. As a query to select from.
 */
export const paymentsByDay = ({ modelId, platform, without, timeZone, within }: Days): SQL => sql`(
  select distinct_paid.*, row_number() over (partition by day, net, currency order by at, copy) as n
  from (
    select distinct on (date_trunc('minute', paid.at), paid.net_cents, paid.currency, paid.copy)
      paid.at, paid.copy, paid.net_cents as net, paid.currency::text as currency, ${dayOf(sql`paid.at`, timeZone)} as day,
      source.is_dated
    from ${transactions} paid join (
      select given.id, not exists (
        select from ${transactions} own where own.evidence_id = given.id and not ${isMidnight(sql`own.at`, timeZone)}
      ) as is_dated
      from ${evidence} given
      where given.model_id = ${modelId} and given.kind = 'file' and given.platform is not distinct from ${platform}
        and given.id <> all(${sql.param([...without])}::integer[])
    ) source on source.id = paid.evidence_id
    where paid.model_id = ${modelId} and ${within}
    order by date_trunc('minute', paid.at), paid.net_cents, paid.currency, paid.copy, source.is_dated
  ) distinct_paid
)`;

/**
 * Payments of a file with days alone, and those of another with times, are the same where day, amount, currency and their number on the day are: the one
 * that has no time takes time and number of the other, so that both count once.
 */
export async function matchDays(
  tx: Tx,
  { evidenceId, ...of }: Omit<Days, "within" | "without"> & { evidenceId: number },
): Promise<void> {
  const { modelId, timeZone } = of;
  const others = paymentsByDay({
    ...of,
    without: [evidenceId],
    within: sql`paid.at >= (select min(at) - interval '1 day' from ${transactions} where evidence_id = ${evidenceId})
      and paid.at < (select max(at) + interval '1 day' from ${transactions} where evidence_id = ${evidenceId})`,
  });
  const { rows } = await tx.execute(sql`
    select bool_and(${isMidnight(sql`at`, timeZone)}) as "isDated" from ${transactions} where evidence_id = ${evidenceId}`);
  const [{ isDated }] = z.tuple([z.object({ isDated: z.nullable(z.boolean()) })]).parse(rows);
  if (isDated === null) return;
  const own = sql`(
    select id, at, copy, net_cents as net, currency::text as currency, ${dayOf(sql`at`, timeZone)} as day,
      row_number() over (partition by ${dayOf(sql`at`, timeZone)}, net_cents, currency order by at, copy) as n
    from ${transactions} where evidence_id = ${evidenceId}
  )`;
  const pairs = sql`${own} own join ${others} other
    on (other.day, other.net, other.currency, other.n) = (own.day, own.net, own.currency, own.n) and other.is_dated <> ${isDated}`;
  if (isDated)
    await tx.execute(sql`
      update ${transactions} set at = pair.at, copy = pair.copy
      from (select own.id, other.at, other.copy from ${pairs}) pair where transactions.id = pair.id`);
  else
    await tx.execute(sql`
      update ${transactions} set at = pair.at, copy = pair.copy
      from (select own.at, own.copy, other.at as was, other.copy as was_copy, other.net, other.currency from ${pairs}) pair
      where transactions.model_id = ${modelId} and transactions.evidence_id <> ${evidenceId} and transactions.at = pair.was
        and transactions.copy = pair.was_copy and transactions.net_cents = pair.net and transactions.currency::text = pair.currency`);
}
