import { type AnalyseInput, type Observation, transactionTypes } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { countedPayments, isInSums } from "../payments/counted-payments.ts";

const dayMs = 86_400_000;
const monthDays = 30;
/** A statement of fewer days stands for no month. */
const fewestDays = 28;

const earned = z.object({
  currency: z.string(),
  first: z.coerce.date(),
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
 * days up to the newest payment, in the currency in which most was paid; how much of it is no subscription, what each type brought, and who
 * paid. Empty where
 * they span too few days.
 */
export async function findStatementEarnings(
  db: Db,
  { modelId, asOf, without }: { modelId: number; asOf: Date; without: number },
): Promise<{ observations: Observation[]; month?: NonNullable<AnalyseInput["statementMonth"]> }> {
  const { rows } = await db.execute(sql`
    with paid as (
      select * from ${countedPayments({ modelId, without })} counted
      where platform = 'onlyfans' and at <= ${asOf.toISOString()}
    ), span as (
      select currency, min(at) as first, max(at) as last from paid group by currency order by count(*) desc, currency limit 1
    ), month as (
      select paid.*, span.first, span.last, ${isInSums} as counts
      from paid join span on span.currency = paid.currency and paid.at > span.last - make_interval(days => ${monthDays})
    )
    select currency, first, last,
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
  if (!row || row.last.getTime() - row.first.getTime() < (fewestDays - 1) * dayMs) return { observations: [] };
  const { last, net, gross, extras, types, payers, unnamed, addressed, currency, key } = row;
  const period = { from: new Date(last.getTime() - monthDays * dayMs).toISOString(), to: last.toISOString() };
  const shared = { platform: "onlyfans", period, currency, observedAt: last.toISOString(), evidence: key } as const;
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
      evidence: key,
    },
  };
}
