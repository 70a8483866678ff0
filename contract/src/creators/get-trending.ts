import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { fact, source } from "../reports/ledger.ts";
import { instant } from "../shapes.ts";
import { creatorBadges } from "./listing.ts";
import { foundCreator } from "./search-creators.ts";

/** Cards of the strip of trending creators. */
export const trendingCards = 6;

/** A person who trends. One who has several unclaimed profiles of one name and handle stands here once. */
export const trendingCreator = z.extend(z.omit(foundCreator, { match: true }), {
  badge: z.nullable(z.enum(creatorBadges)),
  /** Id of the fact of the views of its page. */
  pageViews: z.string(),
  /** Id of the fact of what the last 28 days brought to its largest profile, in percent; null without a reading about 28 days old. */
  gain: z.nullable(z.string()),
  /** Followers of that profile by day, oldest first; empty with fewer than two days. */
  points: z.array(z.object({ at: instant, value: z.number() })),
});
export type TrendingCreator = z.infer<typeof trendingCreator>;

/** A public edition in brief: what a report looks like. */
export const sampleReport = z.object({
  name: z.string(),
  platform: z.enum(platformNames),
  handle: z.string(),
  createdAt: instant,
  hash: z.string(),
  /** Up to four of its facts, of its largest profile. */
  facts: z.array(fact),
  sources: z.array(source),
});
export type SampleReport = z.infer<typeof sampleReport>;

/**
 * What visitors see first: the creators of the highest trending scores, at most `trendingCards`, and the newest public edition of the
 * first of them that has one. Only what everybody may see.
 */
export const getTrending = defineCall("GET", "/api/creators/trending", "anyone", {
  output: z.object({
    creators: z.array(trendingCreator),
    /** The span that the points lie in. */
    from: instant,
    to: instant,
    sample: z.nullable(sampleReport),
    facts: z.array(fact),
    sources: z.array(source),
  }),
});
export type Trending = z.infer<typeof getTrending.output>;
