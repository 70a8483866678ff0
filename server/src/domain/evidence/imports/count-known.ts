import type { Platform } from "@fanradar/engine";
import type { StatementFigure } from "@fanradar/platforms";
import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "../../../platform/db/open-database.ts";
import { evidence, observations } from "../../../platform/db/schema.ts";
import { minuteOf } from "./count-payments.ts";
import type { PaymentColumns } from "./payment-columns.ts";
import type { Batch } from "./read-file.ts";
import { dayOf, hasPartner, openPayments, otherPayments } from "./same-payments.ts";

interface KnownOptions {
  modelId: number;
  platform: Platform | null;
  /** Evidence that is being replaced or stored: excluded. */
  without: number[];
  /** In which the file's days begin. */
  timeZone: string;
}

/**
 * Number of these payments and figures that another import of the model already has. Where one of the files has days alone and the other times, those of the
 * same day, amount and currency are the same payments.
 */
export async function countKnown(db: Db | Tx, { payments, figures }: Batch, options: KnownOptions): Promise<number> {
  return (await countPayments(db, payments, options)) + (await countFigures(db, figures, options));
}

async function countPayments(
  db: Db | Tx,
  payments: PaymentColumns | undefined,
  { modelId, platform, without, timeZone }: KnownOptions,
): Promise<number> {
  if (!payments) return 0;
  const { span, minute, isDayOnly, netCents, currency, copy } = payments;
  const [first, last] = [minuteOf({ at: span.from }), minuteOf({ at: span.to })];
  const other = otherPayments({
    modelId,
    platform,
    without,
    timeZone,
    from: sql`to_timestamp(${first * 60})`,
    to: sql`to_timestamp(${last * 60})`,
  });
  const line = sql`(
    select minute, net, currency, copy, is_day_only, ${dayOf(sql`to_timestamp(minute * 60)`, timeZone)} as day
    from unnest(
      ${minute}::bigint[], ${netCents}::bigint[], ${currency}::text[], ${copy}::integer[], ${isDayOnly}::boolean[]
    ) as given (minute, net, currency, copy, is_day_only)
  )`;
  const { rows } = await db.execute(sql`
    with line as materialized ${line}, other as materialized ${other}, ${openPayments("line", "other")}
    select ((select count(*) from line) - (select count(*) from open_line)
      + (select count(*) from open_line where ${hasPartner}))::integer as known`);
  return z.tuple([z.object({ known: z.number() })]).parse(rows)[0].known;
}

async function countFigures(
  db: Db | Tx,
  figures: readonly StatementFigure[],
  { modelId, platform, without }: KnownOptions,
): Promise<number> {
  if (figures.length === 0 || platform === null) return 0;
  const rows = await db
    .select({ metric: observations.metric, value: observations.value, at: observations.observedAt })
    .from(observations)
    .innerJoin(evidence, eq(evidence.id, observations.evidenceId))
    .where(
      and(
        eq(observations.modelId, modelId),
        eq(observations.platform, platform),
        eq(evidence.kind, "file"),
        notInArray(evidence.id, without),
        inArray(observations.metric, [...new Set(figures.map(({ metric }) => metric))]),
      ),
    );
  const keyOf = (metric: string, to: string, value: number) => `${metric} ${to.slice(0, 10)} ${value}`;
  const known = new Set(rows.map(({ metric, value, at }) => keyOf(metric, at.toISOString(), value)));
  return figures.filter(({ metric, period, value }) => known.has(keyOf(metric, period.to, value))).length;
}
