import type { Period } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { type BookOf, paidIn, withinDays } from "../../domain/payments/find-earnings.ts";
import type { Db } from "../../platform/db/open-database.ts";

/** A tip or a paid message: milliseconds since 1970, and cents. */
export interface TimedSale {
  at: number;
  cents: number;
  hasTime: boolean;
  /** It was given back since, or is the line of a refund or chargeback; then too the cents are above 0. */
  isBack: boolean;
}

/**
 * The tips and paid messages of some days that cleared or were given back, each once, as one row, since a month may have a hundred thousand. Those of a
 * statement that names days alone have no time, unless another has it.
 */
export async function findTimedSales(db: Db, of: BookOf, span: Period): Promise<TimedSale[]> {
  const columns = sql`paid.at, paid.type, paid.state, paid.net_cents, paid.is_day_only`;
  const { rows } = await db.execute(sql`
    select coalesce(array_agg(extract(epoch from at)::float8 * 1000), '{}') as moments, coalesce(array_agg(abs(net_cents)::float8), '{}') as cents,
      coalesce(array_agg((not is_day_only)::int), '{}') as timed,
      coalesce(array_agg((state <> 'cleared')::int), '{}') as back
    from ${paidIn(of, { columns, within: withinDays(span, of.timeZone) })} where state in ('cleared', 'refund', 'chargeback') and type in ('tip', 'message')`);
  const numbers = z.array(z.number());
  const [{ moments, cents, timed, back }] = z
    .tuple([z.object({ moments: numbers, cents: numbers, timed: numbers, back: numbers })])
    .parse(rows);
  return moments.map((at, index) => ({
    ...{ at, cents: cents[index] ?? 0, hasTime: timed[index] === 1, isBack: back[index] === 1 },
  }));
}
