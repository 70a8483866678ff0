import { platformNames, tiers } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { linkErrors } from "../links/link-errors.ts";
import { fact, source } from "../reports/ledger.ts";
import { id } from "../shapes.ts";
import { text } from "../text.ts";

export const searchSorts = ["relevance", "trending", "followers", "newest"] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Hits of a page, unless the request limits them. */
export const searchPageSize = 20;

const only = z.optional(
  z.pipe(
    z.enum(["true"]),
    z.transform(() => true),
  ),
);

const searchQuery = z.object({
  /** A name, an @handle or a profile's link. Absent or blank: every creator. */
  q: z._default(text({ max: limits.url }), ""),
  platform: z.optional(z.enum(platformNames)),
  /** Size class by public followers. */
  tier: z.optional(z.enum(tiers)),
  verified: only,
  ownerVerified: only,
  featured: only,
  /** Default: relevance with a search text, else trending. */
  sort: z.optional(z.enum(searchSorts)),
  /** `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(200), z.regex(/^[\w-]+$/))),
  limit: z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
      z.int().check(z.minimum(1), z.maximum(searchPageSize)),
    ),
    searchPageSize,
  ),
});

/** Why a creator matches, best first: the exact handle; every word; prefixes of words; similar spellings. */
export const searchMatches = ["handle", "words", "beginnings", "similar"] as const;
export type SearchMatch = (typeof searchMatches)[number];

/** A public creator. Has nothing that a submitter typed. */
export const foundCreator = z.object({
  /** The creator's own model record. */
  id,
  name: z.string(),
  /** Most followers first. */
  profiles: z.array(z.object({ platform: z.enum(platformNames), handle: z.string() })),
  isVerified: z.boolean(),
  isOwnerVerified: z.boolean(),
  isFeatured: z.boolean(),
  /** Ids of facts; null if the creator hides figures. */
  followers: z.nullable(z.string()),
  trendingScore: z.nullable(z.string()),
  /** Null without a search text. */
  match: z.nullable(z.enum(searchMatches)),
});
export type FoundCreator = z.infer<typeof foundCreator>;

export const creatorsFound = z.object({
  /** `q` as parsed. */
  search: z.object({
    kind: z.enum(["nothing", "name", "handle", "refused"]),
    platform: z.nullable(z.enum(platformNames)),
    handle: z.nullable(z.string()),
    /** Why a link was refused. */
    error: z.nullable(z.enum([...linkErrors, "not_supported_yet"])),
  }),
  /** The sort order of the hits. */
  sort: z.enum(searchSorts),
  creators: z.array(foundCreator),
  /** The value of `after` for the next page; null on the last one. */
  next: z.nullable(z.string()),
  facts: z.array(fact),
  sources: z.array(source),
});
export type CreatorsFound = z.infer<typeof creatorsFound>;

export const searchCreators = defineCall("GET", "/api/creators", "anyone", {
  query: searchQuery,
  output: creatorsFound,
  errors: ["too-many"],
});
