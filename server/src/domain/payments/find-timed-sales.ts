import type { Period } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { evidence, transactions } from "../../platform/db/schema.ts";
import { isEvidenceOf } from "../profiles/model-links.ts";
import { type BookOf, paidIn, withinDays } from "./find-earnings.ts";

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
 * statement that has days alone have no time: all its payments lie at midnight.
 */
export async function findTimedSales(db: Db, of: BookOf, span: Period): Promise<TimedSale[]> {
  const columns = sql`paid.at, paid.type, paid.state, paid.net_cents, paid.evidence_id`;
  const { rows } = await db.execute(sql`
    with dated as (
      select given.id from ${transactions} paid join ${evidence} given on given.id = paid.evidence_id
      where ${isEvidenceOf(sql`paid.model_id`, of.modelId)} group by given.id
      having bool_and((paid.at at time zone coalesce(given.read_as->>'timeZone', 'UTC'))::time = '00:00')
    )
    select coalesce(array_agg(extract(epoch from at)::float8 * 1000), '{}') as moments, coalesce(array_agg(abs(net_cents)::float8), '{}') as cents,
      coalesce(array_agg((evidence_id not in (select id from dated))::int), '{}') as timed,
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
