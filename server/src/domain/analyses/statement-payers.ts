import { dayNumber, type PayerBook, type PayerPayment, transactionTypes, widestGapDays } from "@fanradar/engine";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { priceChanges } from "../../platform/db/schema.ts";
import { countedPayments, isInSums, statementZone } from "../payments/counted-payments.ts";
import { isEvidenceOf } from "../profiles/model-links.ts";

const historyDays = 400;

const paid = z.object({
  payer: z.nullable(z.number()),
  days: z.array(z.number()),
  types: z.array(z.enum(transactionTypes)),
  net: z.array(z.number()),
  gross: z.array(z.nullable(z.number())),
});
const covered = z.object({ key: z.string(), first: z.number(), last: z.number(), newest: z.coerce.date() });

interface Options {
  modelId: number;
  asOf: Date;
  /** Id of evidence to leave out. */
  without: number;
  /** The one in which the month's earnings are; amounts of others are not added. */
  currency: string;
}

/**
 * The payments on OnlyFans of each person by imported statements, back to where they have a gap, 400 days at most, up
 * to the newest day that a statement knows whole. People are numbered by
 * chance of the order: no hash leaves the database. Undefined without statements.
 */
export async function findPayerBook(
  db: Db,
  { modelId, asOf, without, currency }: Options,
): Promise<PayerBook | undefined> {
  const dayOf = (at: SQL) =>
    sql`((${at} at time zone ${statementZone({ modelId, without })})::date - '1970-01-01'::date)`;
  const counted = sql`(
    select paid.*, max(least(day, added - 1)) over () as last from (
      select counted.*, ${dayOf(sql`at`)} as day, ${dayOf(sql`added_at`)} as added
      from ${countedPayments({ modelId, without, columns: sql`paid.*, given.added_at` })} counted
      where platform = 'onlyfans' and currency = ${currency} and at <= ${asOf.toISOString()}
    ) paid
  )`;
  const [spans, rows, logged] = await Promise.all([
    db.execute(sql`
      select key, min(day) as first, max(day) as last, max(at) as newest from ${counted} paid where day <= last group by key
      order by max(day) desc, key`),
    db.execute(sql`
      with counted as materialized ${counted}
      select payer, json_agg(day) as days, json_agg(type) as types, json_agg(net_cents) as net, json_agg(gross_cents) as gross
      from (
        select case when payer is null then null else dense_rank() over (order by payer)::integer end as payer,
          day, type::text as type, net_cents, gross_cents
        from counted where ${isInSums} and day <= last and day > last - ${historyDays}::int
        order by 1, day, at, net_cents, type
      ) listed group by payer order by payer`),
    db
      .select({ on: priceChanges.changedOn, from: priceChanges.fromCents, to: priceChanges.toCents })
      .from(priceChanges)
      .where(and(isEvidenceOf(priceChanges.modelId, modelId), eq(priceChanges.currency, currency)))
      .orderBy(priceChanges.changedOn),
  ]);
  const statements = spans.rows.map((row) => covered.parse(row));
  const [newest] = statements;
  if (!newest) return undefined;
  const to = newest.last;
  let from = newest.first;
  const used: string[] = [];
  for (const { key, first, last } of statements) {
    if (last < from - widestGapDays) break;
    from = Math.min(from, first);
    used.push(key);
  }
  const people = rows.rows.map((row) => paid.parse(row));
  const paymentsOf = ({ days, types, net, gross }: z.infer<typeof paid>): PayerPayment[] =>
    days.flatMap((at, index): PayerPayment[] => {
      const [type, netCents, grossCents] = [types[index], net[index], gross[index]];
      if (at < from || type === undefined || netCents === undefined) return [];
      return [{ day: at, type, netCents, ...(grossCents != null && { grossCents }) }];
    });
  return {
    ...{ currency, from: Math.max(from, to - historyDays + 1), to, evidence: used },
    asOf: new Date(Math.max(...statements.map((one) => one.newest.getTime()))).toISOString(),
    ...(logged.length > 0 && { prices: pricesOf(logged) }),
    payers: people.filter(({ payer }) => payer !== null).map(paymentsOf),
    unnamed: people.filter(({ payer }) => payer === null).flatMap(paymentsOf),
  };
}

/** What the page cost from which day on: before the first change what that change was from. */
function pricesOf(changes: readonly { on: string; from: number; to: number }[]): PayerBook["prices"] {
  const [first] = changes;
  return [
    ...(first ? [{ day: 0, cents: first.from }] : []),
    ...changes.map(({ on, to }) => ({ day: dayNumber(on), cents: to })),
  ];
}
