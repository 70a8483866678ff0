import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { includedCreators } from "../../platform/db/schema.ts";
import { countedPayments, isInSums, statementZone } from "./counted-payments.ts";

/** What else follows from a change of a model's payments, in its transaction. */
export type OnPayments = (tx: Tx, modelId: number) => Promise<unknown>;

/**
 * Stores a model's earnings by day of its statements' own clock, as running sums (`earning_series`), in place of those before: of its payments that count in
 * sums, each once however many statements have it. Belongs into each transaction that stores, moves or deletes payments.
 * A creator that a submission includes has the submission's too.
 */
export async function updateEarningSeries(tx: Tx, modelId: number): Promise<void> {
  // Two that change one model's payments at once would both insert its rows.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('earning-series'), ${modelId})`);
  await tx.execute(sql`delete from earning_series where model_id = ${modelId}`);
  await tx.execute(sql`
    insert into earning_series (model_id, platform, currency, days, net_cents, payments)
    select ${modelId}, platform, currency, array_agg(day order by day), array_agg(cents order by day), array_agg(n order by day)
    from (
      select platform, currency, day, (sum(cents) over until)::bigint as cents, (sum(n) over until)::int as n
      from (
        select platform, currency, ((at at time zone ${statementZone({ modelId })})::date - '1970-01-01'::date) as day, sum(net_cents) as cents, count(*) as n
        from ${countedPayments({ modelId })} paid where ${isInSums} group by 1, 2, 3
      ) daily
      window until as (partition by platform, currency order by day)
    ) running
    group by platform, currency`);
  const included = await tx
    .select({ id: includedCreators.creatorId })
    .from(includedCreators)
    .where(eq(includedCreators.submissionId, modelId));
  for (const { id } of included) await updateEarningSeries(tx, id);
}
