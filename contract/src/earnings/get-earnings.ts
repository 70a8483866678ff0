import { earningsBases, earningsTypes, type PartOfMonth, platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { listPaths } from "../list-paths.ts";
import { fact, source } from "../reports/ledger.ts";
import { currency, day, idParam } from "../shapes.ts";

const earningsQuery = z.object({
  basis: z._default(z.enum(earningsBases), "net"),
  /** Absent: the one most was earned in. */
  currency: z.optional(currency),
  /** `other`: one that no model links. Absent: the one most was earned on. */
  platform: z.optional(z.enum([...platformNames, "other"])),
});

/** How much of a month an amount is of, where it is not of the whole. */
export const partOfMonth: z.ZodMiniType<PartOfMonth> = z.discriminatedUnion("is", [
  z.object({ is: z.literal("so-far") }),
  z.object({ is: z.enum(["from", "to"]), day }),
  z.object({ is: z.literal("between"), from: day, to: day }),
  z.object({ is: z.literal("days-to"), days: z.int(), to: day }),
]);

/**
 * Earnings month by month. Places name facts by id; a place without one has none. Facts of the whole are `earnings.change` of the last
 * whole month, `earnings.year` and `earnings.yearBack` of the last twelve, and `payers.topShare`.
 */
export const earnings = z.object({
  basis: z.enum(earningsBases),
  /** Null while nothing is known. */
  currency: z.nullable(z.string()),
  platform: z.nullable(z.enum([...platformNames, "other"])),
  /** What there are earnings of, most payments first. */
  books: z.array(z.object({ platform: z.enum([...platformNames, "other"]), currency: z.string() })),
  /** Whose wall clock begins the months and days. */
  timeZone: z.string(),
  /** Newest first, each with the ids of its facts: by column, in all, given back, not cleared yet. */
  months: z.array(
    z.object({
      month: z.string(),
      types: z.record(z.enum(earningsTypes), z.string()),
      total: z.string(),
      back: z.string(),
      pending: z.string(),
      /** How much of the month the amount is of; absent where it is of the whole. */
      part: z.optional(partOfMonth),
    }),
  ),
  /** The last month that is known whole, '2026-10'; null before there is one. */
  lastWhole: z.nullable(z.string()),
  /** Payers by what they spent, most first; names are not stored, `payer` distinguishes them. */
  payers: z.array(z.object({ payer: z.string(), fact: z.string() })),
  facts: z.array(fact),
  sources: z.array(source),
});
export type Earnings = z.infer<typeof earnings>;

/** Earnings of a model, by its statements. Its submitter's alone. */
export const getEarnings = defineCall("GET", listPaths.earnings, "earnings.read", {
  params: idParam,
  query: earningsQuery,
  output: earnings,
});

/** The table of months as CSV (RFC 4180); an absent figure is an empty cell. */
export const exportEarnings = defineCall("GET", "/api/models/:id/earnings.csv", "earnings.read", {
  params: idParam,
  query: earningsQuery,
  answers: "text/csv",
  output: z.string(),
});
