import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { id, idParam, idText } from "../shapes.ts";
import { releaseKind } from "../sharing/releases.ts";
import { text } from "../text.ts";
import { documentLengths } from "./document-lengths.ts";
import { report, reportRatings } from "./report.ts";

/**
 * A version of the report of the caller's own model, the newest unless one is named; `no-report` where there is none. One
 * removed at its creator's request is `report-removed`, with its shells as `current`.
 */
export const getReport = defineCall(
  "GET",
  "/api/models/:id/report",
  { guest: "report.read" },
  {
    params: idParam,
    query: z.object({ version: z.optional(idText) }),
    output: report,
    errors: ["no-report", "report-removed"],
  },
);

/** One rating per person and report; sending it again replaces it. `userId`, where it is sent, must be the session's own. */
export const rateReport = defineCall("POST", "/api/reports/:id/rate", "report.rate", {
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
 * A report as a document: its public figures and the private ones that are released with it, as they stand on its page, in full with an appendix of
 * every figure, or as a summary of one page. The same gives the same bytes.
 */
export const exportReport = defineCall(
  "GET",
  "/api/reports/:id/pdf",
  { guest: "report.read" },
  {
    params: idParam,
    query: z.object({
      length: z._default(z.enum(documentLengths), "full"),
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
  },
);
