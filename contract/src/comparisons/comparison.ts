import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { fact, leads, series, source } from "../reports/ledger.ts";
import { id, idParam, instant } from "../shapes.ts";

/** Beside each other at once, and to choose from. */
export const comparedAtMost = 4;
export const comparableShown = 12;

const isEachOnce = (ids: readonly unknown[]) => new Set(ids).size === ids.length;

/** `12,15`: one to four ids, none twice. */
const idsText = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,3}$/)),
    z.transform((text) => text.split(",").map(Number)),
  ),
  z.array(id).check(z.refine(isEachOnce)),
);

/**
 * Models beside each other, each by its newest report as the caller may read it: their own whole, a creator's public edition.
 * Ids of facts, and keys of sources, begin with the member's key.
 */
export const comparison = z.object({
  /** The moment of the newest of the reports; of the answer where there is none. */
  asOf: instant,
  members: z.array(
    z.object({
      /** Its id as text. */
      key: z.string(),
      id,
      name: z.string(),
      /** The caller's own: everything of it is here. Else what the public may read. */
      isOwn: z.boolean(),
      /** Those of a creator are its page's addresses. */
      profiles: z.array(z.object({ platform: z.enum(platformNames), handle: z.string() })),
      isVerified: z.boolean(),
      isOwnerVerified: z.boolean(),
      /** When its report was sealed; null where there is none yet. */
      asOf: z.nullable(instant),
    }),
  ),
  /** Requested ids that the caller cannot see. */
  missing: z.array(id),
  leads,
  /** Followers over the days that all of a platform were read, and in percent of each one's first of them. */
  series: z.array(series),
  facts: z.array(fact),
  sources: z.array(source),
});
export type Comparison = z.infer<typeof comparison>;

/** One to four models compared, now. */
export const getComparison = defineCall(
  "GET",
  "/api/comparisons",
  { anyone: "list" },
  {
    query: z.object({ models: idsText }),
    output: comparison,
  },
);

/** Seals a comparison of two to four models as a report of the caller's own. Repeating it returns the same report. */
export const saveComparison = defineCall("POST", "/api/comparisons", "comparison.save", {
  body: z.object({
    models: z.array(id).check(z.minLength(2), z.maxLength(comparedAtMost), z.refine(isEachOnce)),
  }),
  /** The report's id. */
  output: z.object({ id }),
  status: 201,
  errors: ["not-found", "no-report"],
});

/** A saved comparison of the caller's own, by its report's id. What was hidden or removed since is not in it any more. */
export const getSavedComparison = defineCall("GET", "/api/comparisons/:id", "report.read", {
  params: idParam,
  output: z.extend(comparison, {
    report: z.object({ id, createdAt: instant, hash: z.string() }),
  }),
});
