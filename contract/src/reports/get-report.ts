import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { id, idParam, idText, instant } from "../shapes.ts";
import { releaseKind } from "../sharing/releases.ts";
import { text } from "../text.ts";
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

/**
 * A version of the report of the caller's own model, the newest unless one is named; `no-report` where there is none. One
 * removed at its creator's request is `report-removed`, with its shells as `current`.
 */
export const getReport = defineCall({
  method: "GET",
  path: "/api/models/:id/report",
  access: "guest",
  params: idParam,
  query: z.object({ version: z.optional(idText) }),
  output: report,
  errors: ["no-report", "report-removed"],
});

/** One rating per person and report; sending it again replaces it. `userId`, where it is sent, must be the session's own. */
export const rateReport = defineCall({
  method: "POST",
  path: "/api/reports/:id/rate",
  access: "signed-in",
  params: idParam,
  body: z.object({ isPositive: z.boolean(), userId: z.nullish(id) }),
  output: reportRatings,
  errors: ["forbidden"],
});

const releaseList = z.pipe(
  z.string().check(z.maxLength(100)),
  z.pipe(
    z.transform((list: string) => list.split(",")),
    z.array(releaseKind),
  ),
);

/**
 * A report as a document: its public figures and the private ones that are released with it, in full with an appendix of every figure, or as a
 * summary of one page. The same gives the same bytes.
 */
export const exportReport = defineCall({
  method: "GET",
  path: "/api/reports/:id/pdf",
  access: "guest",
  params: idParam,
  query: z.object({
    length: z._default(z.enum(["full", "summary"]), "full"),
    /** Whom its first page names as its reader. */
    preparedFor: z.optional(text({ max: limits.name })),
    /** Whether its first page has the caller's name. */
    signed: z.optional(z.enum(["true", "false"])),
    /** `audience,earnings`: none without it. */
    releases: z.optional(releaseList),
  }),
  answers: "application/pdf",
  output: z.unknown(),
  errors: ["too-many"],
});
