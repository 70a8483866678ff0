import { type SQL, sql } from "drizzle-orm";
import { evidence, transactions } from "../../platform/db/schema.ts";

/** Is a payment in sums of earnings? What was cleared is, less what was given back of earlier payments; one that was itself given back is not. */
export const isInSums: SQL = sql`(state = 'cleared' or (state in ('refund', 'chargeback') and net_cents < 0))`;

/**
 * A model's payments, each once however many statements have it: the one of the newest import counts, whose state is the
 * latest. As a query to select from, with the columns of `transactions`, `platform` and `key` of its evidence.
 */
export function countedPayments({ modelId, without = 0 }: { modelId: number; without?: number }): SQL {
  return sql`(
    select distinct on (given.platform, date_trunc('minute', paid.at), paid.net_cents, paid.currency, paid.copy)
      paid.*, given.platform, given.key
    from ${transactions} paid join ${evidence} given on given.id = paid.evidence_id
    where paid.model_id = ${modelId} and given.id <> ${without}
    order by given.platform, date_trunc('minute', paid.at), paid.net_cents, paid.currency, paid.copy, given.added_at desc, given.id desc
  )`;
}
