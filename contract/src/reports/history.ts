import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { liveCalls } from "../list-paths.ts";
import { id, idParam, instant } from "../shapes.ts";
import { text } from "../text.ts";

export const historyFilters = ["all", "favorites", "premium", "comparisons"] as const;
export type HistoryFilter = (typeof historyFilters)[number];
export const historySorts = ["newest", "oldest", "rating", "name"] as const;
export type HistorySort = (typeof historySorts)[number];
/** Rows of a page, unless the request limits them. */
export const historyPageSize = 24;

/** A report in its person's history. */
export const historyEntry = z.object({
  id,
  /** Null on a saved comparison, which opens at `/compare?report={id}`. */
  modelId: z.nullable(id),
  /** Of a comparison: of all that it compares. */
  modelName: z.string(),
  modelUsername: z.string(),
  reportType: z.enum(["standard", "premium", "comparison"]),
  createdAt: instant,
  /** Stars, 0 to 5 to one decimal: 5 × positive ÷ all ratings, 0 without one. */
  rating: z.number().check(z.minimum(0), z.maximum(5)),
  ratings: z.int().check(z.minimum(0)),
  favorite: z.boolean(),
  platforms: z.array(z.enum(["onlyfans", "instagram", "twitter", "tiktok"])),
  sandbox: z.boolean(),
  /** Whether it is the newest of its model, and whether there is an earlier one to compare with. */
  isNewest: z.boolean(),
  hasEarlier: z.boolean(),
  /** The value of `after` for the page that follows this row in the same order. */
  cursor: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Every version of every report of the caller's own models, and their saved comparisons; a page of at most `limit`. */
export const listReports = defineCall("GET", liveCalls.reports.path, "list", {
  params: idParam,
  query: z.object({
    /** Part of the model's name or username, in any case. */
    q: z._default(text({ max: limits.name }), ""),
    filter: z._default(z.enum(historyFilters), "all"),
    sort: z._default(z.enum(historySorts), "newest"),
    after: z.optional(z.string().check(z.maxLength(1_000), z.regex(/^[\w-]+$/))),
    limit: z._default(
      z.pipe(
        z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
        z.int().check(z.minimum(1), z.maximum(historyPageSize)),
      ),
      historyPageSize,
    ),
  }),
  output: z.array(historyEntry),
});

/** Stars a report of one's own, or takes the star away. */
export const favoriteReport = defineCall("PUT", "/api/reports/:id/favorite", "report.read", {
  params: idParam,
  body: z.object({ favorite: z.boolean() }),
  output: z.object({ favorite: z.boolean() }),
});

/** Deletes a report of the caller's own: hidden at once; until `undoUntil` it can be restored. */
export const deleteReport = defineCall("DELETE", "/api/reports/:id", "report.delete", {
  params: idParam,
  output: z.object({ undoUntil: instant }),
});

/** Puts a deleted report back. Once that is too late: 404. */
export const restoreReport = defineCall("POST", "/api/reports/:id/restore", "report.delete", {
  params: idParam,
  output: z.object({ id }),
});
