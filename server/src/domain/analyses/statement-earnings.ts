import {
  type AnalyseInput,
  dayMs,
  isoDay,
  monthDays,
  type Observation,
  shortDays,
  transactionTypes,
} from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { countedPayments, isInSums, statementZone } from "../payments/counted-payments.ts";

const earned = z.object({
  currency: z.string(),
  from: z.string(),
  to: z.string(),
  last: z.coerce.date(),
  net: z.coerce.number(),
  /** Null where a payment has no gross amount. */
  gross: z.nullable(z.coerce.number()),
  extras: z.coerce.number(),
  types: z.partialRecord(z.enum(transactionTypes), z.number()),
  payers: z.coerce.number(),
  unnamed: z.coerce.number(),
  addressed: z.coerce.number(),
  key: z.string(),
});

/**
 * What imported statements say that a month brings on OnlyFans: cleared payments less what was given back, of the thirty
 * days up to the newest that a statement knows whole, in the currency in which most was paid; how much of it is no subscription, what each type
 * brought, and who paid. Days are whole and those of the statement's time zone, so that the period, which is printed as days, has
 * exactly the payments that are added up. Where they span too few days for a month, only how many: `shortDays`.
 */
export async function findStatementEarnings(
  db: Db,
  { modelId, asOf, without }: { modelId: number; asOf: Date; without: number },
): Promise<{ observations: Observation[]; month?: NonNullable<AnalyseInput["statementMonth"]>; shortDays?: number }> {
  const zone = statementZone({ modelId, without });
  const { rows } = await db.execute(sql`
    with paid as (
      select counted.*, (at at time zone ${zone})::date as day
      from ${countedPayments({ modelId, without, columns: sql`paid.*, given.added_at` })} counted
      where platform = 'onlyfans' and at <= ${asOf.toISOString()}
    ), span as (
      select currency, min(day) as first, max(least(day, (added_at at time zone ${zone})::date - 1)) as last
      from paid group by currency order by count(*) desc, currency limit 1
    ), month as (
      select paid.*, greatest(span.first, span.last - ${monthDays - 1}::int) as first, span.last, ${isInSums} as counts
      from paid join span on span.currency = paid.currency and paid.day > span.last - ${monthDays}::int and paid.day <= span.last
    )
    select currency, first::text as "from", last::text as "to", max(at) as last,
      coalesce(sum(net_cents) filter (where counts), 0) as net,
      case when bool_or(counts and gross_cents is null) then null else coalesce(sum(gross_cents) filter (where counts), 0) end as gross,
      coalesce(sum(net_cents) filter (where counts and type not in ('subscription', 'renewal', 'referral', 'other')), 0) as extras,
      (select coalesce(jsonb_object_agg(type, cents), '{}') from (
        select type, sum(net_cents) as cents from month where counts group by type
      ) by_type) as types,
      count(distinct payer) filter (where state = 'cleared') as payers,
      count(*) filter (where state = 'cleared' and payer is null and type <> 'referral') as unnamed,
      count(*) filter (where state = 'cleared' and payer is not null and type in ('tip', 'message')) as addressed,
      (array_agg(key order by at desc, key))[1] as key
    from month group by currency, first, last`);
  const [row] = rows.map((one) => earned.parse(one));
  if (!row) return { observations: [], ...((await hasStatement(db, { modelId, asOf, without })) && { shortDays: 0 }) };
  const { from, to, last, net, gross, extras, types, payers, unnamed, addressed, currency, key } = row;
  const period = { from, to };
  const latest = { from: isoDay(Date.parse(to) / dayMs - monthDays + 1), to };
  const few = shortDays(latest, period);
  if (few !== undefined) return { observations: [], shortDays: few };
  const newest = last.toISOString();
  const shared = { platform: "onlyfans", period, currency, observedAt: newest, evidence: key } as const;
  return {
    observations: [
      { ...shared, metric: "earnings.net", value: net },
      ...(gross === null ? [] : [{ ...shared, metric: "earnings.gross" as const, value: gross }]),
    ],
    month: {
      extrasCents: extras,
      netCents: net,
      typeCents: types,
      payers: payers + unnamed,
      ...(payers > 0 && { people: { payers, tipsAndMessages: addressed } }),
      period,
      asOf: newest,
      evidence: key,
    },
  };
}

/** Whether there are payments on OnlyFans: they may all be of a day that was not over when their statement was added. */
async function hasStatement(
  db: Db,
  { modelId, asOf, without }: { modelId: number; asOf: Date; without: number },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${countedPayments({ modelId, without })} counted where platform = 'onlyfans' and at <= ${asOf.toISOString()} limit 1`);
  return rows.length > 0;
}
