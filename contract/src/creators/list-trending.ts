import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { source } from "../reports/ledger.ts";
import { text } from "../text.ts";
import { creatorListing } from "./listing.ts";

const limit = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9]\d?$/)), z.transform(Number)),
  z.int().check(z.minimum(1), z.maximum(50)),
);

/** A creator of the list; its facts have `followers` of the largest profile besides, where everybody may see them. */
const listedCreator = z.extend(creatorListing, { sources: z.array(source) });
export type ListedCreator = z.infer<typeof listedCreator>;

/**
 * Creators that have a score, the highest first, one row each; at most `limit` of them, 20 by default. With `q`: those
 * that search finds, in its order, whether or not they have a score.
 */
export const listTrending = defineCall("GET", "/api/models/trending", "anyone", {
  query: z.object({ limit: z._default(limit, 20), q: z._default(text({ max: limits.url }), "") }),
  output: z.array(listedCreator),
  errors: ["too-many"],
});
