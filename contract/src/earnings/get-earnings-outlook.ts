import { platformNames, transactionTypes } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { fact, series, source } from "../reports/ledger.ts";
import { idParam, instant } from "../shapes.ts";

/** What a model's statements say of what is to come, net, and of who stays. Places name facts by id. */
const earningsOutlook = z.object({
  asOf: instant,
  platform: z.nullable(z.enum([...platformNames, "other"])),
  /** Null without a statement. */
  currency: z.nullable(z.string()),
  /** The coming months or, where the first has begun, its whole and those after it. */
  month: z.string(),
  year: z.string(),
  /** Months that are known whole and the coming twelve with their ranges; null where `month` says what is missing. */
  series: z.nullable(series),
  /** Of the newest twelve whole months, the newest first; none where the statements name no fans. */
  cohorts: z.array(
    z.object({
      /** '2026-10'. */
      month: z.string(),
      joined: z.string(),
      /** After 1, 2, … months, as many as are known. */
      stayed: z.array(z.string()),
      value: z.string(),
    }),
  ),
  /** Regulars who have paid nothing for longer than their own rhythm explains, who brought most first; without their names. */
  quiet: z.array(
    z.object({
      worth: z.string(),
      gap: z.string(),
      silence: z.string(),
      /** The last payment, gross where the statement says it. */
      last: z.string(),
      type: z.enum(transactionTypes),
    }),
  ),
  facts: z.array(fact),
  sources: z.array(source),
});
export type EarningsOutlook = z.infer<typeof earningsOutlook>;

/** What a model may earn in the coming year, and how long subscribers stay, by the month they joined in. */
export const getEarningsOutlook = defineCall("GET", "/api/models/:id/earnings/outlook", "earnings.read", {
  params: idParam,
  output: earningsOutlook,
});
