import type { ContentKind, Platform, PricingDay } from "@fanradar/engine";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { countedPayments, isInSums } from "../../domain/payments/counted-payments.ts";
import type { Db } from "../../platform/db/open-database.ts";

/** Which of a model's payments, and by whose clock. */
export interface PaymentFilter {
  modelId: number;
  platform: Platform | null;
  currency: string;
  timeZone: string;
}

const amount = z.coerce.number();
const newestSales = 1_000;

const paidIn = ({ modelId, platform, currency }: PaymentFilter): SQL => sql`(
  select * from ${countedPayments({ modelId })} counted
  where platform is not distinct from ${platform} and currency = ${currency}
) paid`;
const isSubscription = sql`(type in ('subscription', 'renewal'))`;
/** Types of payments besides the subscription, without referral bonuses, which subscribers do not pay. */
const isExtra = sql`(type not in ('subscription', 'renewal', 'referral'))`;
const isJoin = sql`(type = 'subscription' and state = 'cleared' and net_cents > 0)`;

const month = z.object({
  month: z.string(),
  joined: z.number(),
  /** Payers of the subscription by hash, and payments without one. */
  payers: z.number(),
  unnamed: z.number(),
  /** Gross. Null where a payment does not state it. */
  subscriptions: z.nullable(amount),
  extras: z.nullable(amount),
  gross: z.nullable(amount),
  net: amount,
  /** Median payment of new subscribers. */
  price: z.nullable(amount),
});
export type PaidMonth = z.output<typeof month>;

/** Payments by month, oldest first. */
export async function findPaidMonths(db: Db, of: PaymentFilter): Promise<PaidMonth[]> {
  const gross = (where: SQL) => sql`case when bool_or(${isInSums} and gross_cents is null) then null
    else coalesce(sum(gross_cents) filter (where ${isInSums} and ${where}), 0) end`;
  const { rows } = await db.execute(sql`
    select to_char(at at time zone ${of.timeZone}, 'YYYY-MM') as month,
      count(*) filter (where ${isJoin})::integer as joined,
      count(distinct payer) filter (where ${isSubscription} and state = 'cleared')::integer as payers,
      count(*) filter (where ${isSubscription} and state = 'cleared' and payer is null)::integer as unnamed,
      ${gross(isSubscription)} as subscriptions, ${gross(isExtra)} as extras, ${gross(sql`true`)} as gross,
      coalesce(sum(net_cents) filter (where ${isInSums}), 0) as net,
      percentile_disc(0.5) within group (order by gross_cents) filter (where ${isJoin}) as price
    from ${paidIn(of)} group by 1 order by 1`);
  return z.array(month).parse(rows);
}

/** New subscribers by day. */
export async function findJoinedDays(db: Db, of: PaymentFilter): Promise<PricingDay[]> {
  const { rows } = await db.execute(sql`
    select to_char(at at time zone ${of.timeZone}, 'YYYY-MM-DD') as day, count(*)::integer as joined
    from ${paidIn(of)} where ${isJoin} group by 1 order by 1`);
  return z.array(z.object({ day: z.string(), joined: z.number() })).parse(rows);
}

const kinds = { custom: "videoCustom", stream: "live" } as const satisfies Record<string, ContentKind>;

/** Gross payments for custom requests and in streams, newest first: statements do not list single photos and videos. */
export async function findSales(db: Db, of: PaymentFilter): Promise<Partial<Record<ContentKind, number[]>>> {
  const { rows } = await db.execute(sql`
    select type, gross_cents as cents from (
      select type, gross_cents, row_number() over (partition by type order by at desc) as place
      from ${paidIn(of)} where type in ('custom', 'stream') and state = 'cleared' and gross_cents > 0
    ) sold where place <= ${newestSales}`);
  const sold = z.array(z.object({ type: z.enum(["custom", "stream"]), cents: amount })).parse(rows);
  const paidFor = (type: keyof typeof kinds) => sold.filter((one) => one.type === type).map(({ cents }) => cents);
  return { [kinds.custom]: paidFor("custom"), [kinds.stream]: paidFor("stream") };
}
