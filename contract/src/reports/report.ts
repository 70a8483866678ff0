import * as z from "zod/mini";
import { id, instant } from "../shapes.ts";
import { reportContent } from "./content.ts";
import { reportSummary, sealed } from "./ledger.ts";

/** How readers judged a report; `mine` is the caller's own, null when there is none. */
export const reportRatings = z.object({
  positive: z.int(),
  negative: z.int(),
  mine: z.nullable(z.boolean()),
  /** The newest of those who let their name be seen by this reader; the counts are of everybody. */
  named: z.array(z.object({ name: z.string(), avatar: z.string(), isPositive: z.boolean() })),
});

/** `content` is text ready to show. `metadata` is the sealed truth it was rendered from, as this reader may see it. */
export const report = z.object({
  id,
  createdAt: instant,
  content: reportContent,
  ratings: reportRatings,
  metadata: z.object({
    sealed,
    summary: reportSummary,
    /** Which facts stand behind which place of `content`: 'engagementMetrics.instagram.followers' → fact ids. */
    places: z.record(z.string(), z.array(z.string())),
    /** SHA-256 of the sealed truth's canonical JSON (RFC 8785), hexadecimal. */
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    reportType: z.enum(["standard", "premium", "comparison"]),
  }),
});
export type Report = z.infer<typeof report>;

/** What stays of a report that was removed at its creator's request. */
export const reportShells = z.array(z.object({ id, createdAt: instant }));
