import { type SQL, sql } from "drizzle-orm";
import { evidence, transactions } from "../../platform/db/schema.ts";
import { isEvidenceOf } from "../profiles/model-links.ts";

/** Whether a payment counts in sums of earnings: cleared ones do, less refunds of earlier payments; refunded ones do not. */
export const isInSums: SQL = sql`(state = 'cleared' or (state in ('refund', 'chargeback') and net_cents < 0))`;

/** The IANA time zone that a model's newest statement was read in, as an expression; UTC where none names one. */
export function statementZone({ modelId, without = 0 }: { modelId: number | SQL; without?: number }): SQL {
  return sql`coalesce((
    select read_as->>'timeZone' from ${evidence}
    where ${isEvidenceOf(sql`model_id`, modelId)} and id <> ${without} and read_as->>'timeZone' is not null order by added_at desc limit 1
  ), 'UTC')`;
}

/**
 * A model's payments, each once however many statements have it: the one of the newest import counts, whose state is the
 * latest. As a query to select from, with the columns of `transactions`, `platform` and `key` of its evidence.
 *
 * @param columns of `paid`, in place of all: what is read of a hundred thousand payments is sorted as well
 * @param within a condition on the minute of `paid.at`, so that it is asked before the payments are compared with each other
 */
export function countedPayments({
  modelId,
  without = 0,
  within = sql`true`,
  columns = sql`paid.*`,
}: {
  modelId: number;
  without?: number;
  within?: SQL;
  columns?: SQL;
}): SQL {
  return sql`(
    select distinct on (given.platform, date_trunc('minute', paid.at), paid.net_cents, paid.currency, paid.copy)
      ${columns}, given.platform, given.key
    from ${transactions} paid join ${evidence} given on given.id = paid.evidence_id
    where ${isEvidenceOf(sql`paid.model_id`, modelId)} and given.id <> ${without} and ${within}
    order by given.platform, date_trunc('minute', paid.at), paid.net_cents, paid.currency, paid.copy, given.added_at desc, given.id desc
  )`;
}
