import { observationKinds, type Platform } from "@fanradar/engine";
import type { StatementFigure } from "@fanradar/platforms";
import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/open-database.ts";
import { observations, transactions } from "../../../platform/db/schema.ts";
import type { PaymentColumns } from "./payment-columns.ts";
import type { Batch } from "./read-file.ts";

interface InsertOptions {
  modelId: number;
  evidenceId: number;
  platform: Platform | null;
  now: Date;
  /** Number of the batch's first payment among those of its file. */
  first: number;
}

const noonMs = 43_200_000;

/** Stores the payments and figures of a batch of rows. */
export async function insertBatch(tx: Tx, { payments, figures }: Batch, options: InsertOptions): Promise<void> {
  if (payments) await insertPayments(tx, payments, options);
  const { platform } = options;
  if (platform && figures.length > 0)
    await tx.insert(observations).values(figures.map((figure) => observationOf(figure, { ...options, platform })));
}

/** Inserts all rows by one statement, each column as an array. */
async function insertPayments(
  tx: Tx,
  { at, isDayOnly, type, gross, fee, netCents, currency, state, payer, copy }: PaymentColumns,
  { modelId, evidenceId, first }: InsertOptions,
): Promise<void> {
  await tx.execute(sql`
    insert into ${transactions}
      (model_id, evidence_id, ordinal, at, is_day_only, type, gross_cents, fee_cents, net_cents, currency, state, payer, copy)
    select ${modelId}, ${evidenceId}, ${first} - 1 + ordinal, to_timestamp(at / 1000.0), is_day_only, type, gross, fee, net, currency, state, decode(payer, 'hex'), copy
    from unnest(
      ${at}::bigint[], ${isDayOnly}::boolean[], ${type}::text[], ${gross}::bigint[], ${fee}::bigint[], ${netCents}::bigint[], ${currency}::text[],
      ${state}::text[], ${payer}::text[], ${copy}::integer[]
    ) with ordinality as statement_line (at, is_day_only, type, gross, fee, net, currency, state, payer, copy, ordinal)`);
}

/** At noon UTC of the period's last day, or now if that is in the future. */
function observationOf(
  { metric, value, low, high, currency, period }: StatementFigure,
  { modelId, evidenceId, platform, now }: InsertOptions & { platform: Platform },
): typeof observations.$inferInsert {
  return {
    modelId,
    platform,
    metric,
    value,
    low: low ?? null,
    high: high ?? null,
    currency: currency ?? null,
    // Counts are of a moment; earnings are of a span.
    ...(observationKinds[metric].isOfMonth && { periodFrom: new Date(period.from), periodTo: new Date(period.to) }),
    observedAt: new Date(Math.min(Date.parse(period.to) + noonMs, now.getTime())),
    evidenceId,
  };
}
