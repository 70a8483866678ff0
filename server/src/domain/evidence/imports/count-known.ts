import type { Platform } from "@fanradar/engine";
import type { StatementFigure } from "@fanradar/platforms";
import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "../../../platform/db/open-database.ts";
import { evidence, observations } from "../../../platform/db/schema.ts";
import { minuteOf } from "./count-payments.ts";
import type { PaymentColumns } from "./payment-columns.ts";
import type { Batch } from "./read-file.ts";
import { dayOf, openPayments, otherPayments } from "./same-payments.ts";

interface KnownOptions {
  modelId: number;
  platform: Platform | null;
  /** Evidence that is being replaced or stored: excluded. */
  without: number[];
  /** In which the file's days begin. */
  timeZone: string;
}

const columns = ["minute", "isDayOnly", "netCents", "currency", "copy"] as const;
type KnownColumns = Pick<PaymentColumns, "count" | "span" | (typeof columns)[number]>;

/** Counts the payments and figures of a file that other imports of the model already have, once all its batches are there. */
export interface KnownCounter {
  add: (batch: Batch) => void;
  count: (db: Db | Tx, options: KnownOptions) => Promise<number>;
}

/**
 * Where one of two files has days alone and the other times, those of the same day, amount and currency are the same payments. They are numbered over the
 * whole file: it is counted at its end, at once, and not by batch, each of which would read the other files anew.
 */
export function knownCounter(): KnownCounter {
  const parts: KnownColumns[] = [];
  const figures: StatementFigure[] = [];
  return {
    add: ({ payments, figures: more }) => {
      figures.push(...more);
      if (!payments) return;
      const { count, span, minute, isDayOnly, netCents, currency, copy } = payments;
      parts.push({ count, span, minute, isDayOnly, netCents, currency, copy });
    },
    count: async (db, options) =>
      (await countPayments(db, parts, options)) + (await countFigures(db, figures, options)),
  };
}

async function countPayments(
  db: Db | Tx,
  parts: readonly KnownColumns[],
  { modelId, platform, without, timeZone }: KnownOptions,
): Promise<number> {
  if (parts.length === 0) return 0;
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const first = minuteOf({ at: Math.min(...parts.map(({ span }) => span.from)) });
  const last = minuteOf({ at: Math.max(...parts.map(({ span }) => span.to)) });
  const whole = (name: (typeof columns)[number]) => `{${parts.map((part) => part[name].slice(1, -1)).join(",")}}`;
  const other = otherPayments({
    modelId,
    platform,
    without,
    timeZone,
    from: sql`to_timestamp(${first * 60})`,
    to: sql`to_timestamp(${last * 60})`,
  });
  const line = sql`(
    select null::bigint as id, minute, to_timestamp(minute * 60) as at, net, currency, copy, is_day_only,
      ${dayOf(sql`to_timestamp(minute * 60)`, timeZone)} as day
    from unnest(
      ${whole("minute")}::bigint[], ${whole("netCents")}::bigint[], ${whole("currency")}::text[], ${whole("copy")}::integer[],
      ${whole("isDayOnly")}::boolean[]
    ) as given (minute, net, currency, copy, is_day_only)
  )`;
  const { rows } = await db.execute(sql`
    with line as materialized ${line}, other as materialized ${other}, ${openPayments}
    select (${total} - (select count(*) from open_payment where is_own) + (select count(*) from pair))::integer as known`);
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
