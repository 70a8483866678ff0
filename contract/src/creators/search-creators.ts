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
  /** A name, an @handle or a profile's link. Absent or blank: everybody. */
  q: z._default(text({ max: limits.url }), ""),
  platform: z.optional(z.enum(platformNames)),
  /** Size class by the followers that are shown. */
  tier: z.optional(z.enum(tiers)),
  verified: only,
  ownerVerified: only,
  featured: only,
  /** Absent: by relevance where something is looked for, else by trending. */
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

/** Why a creator is found, best first: the handle itself; every word; beginnings of words; words spelled alike. */
export const searchMatches = ["handle", "words", "beginnings", "similar"] as const;
export type SearchMatch = (typeof searchMatches)[number];

/** A creator whom anybody may find. Nothing that a submitter typed. */
export const foundCreator = z.object({
  /** The creator's own model record. */
  id,
  name: z.string(),
  /** The one with most followers first. */
  profiles: z.array(z.object({ platform: z.enum(platformNames), handle: z.string() })),
  isVerified: z.boolean(),
  isOwnerVerified: z.boolean(),
  isFeatured: z.boolean(),
  /** Ids of facts; a creator who does not show figures has none. */
  followers: z.nullable(z.string()),
  trendingScore: z.nullable(z.string()),
  /** Null where nothing was looked for. */
  match: z.nullable(z.enum(searchMatches)),
});
export type FoundCreator = z.infer<typeof foundCreator>;

export const creatorsFound = z.object({
  /** How `q` was read. */
  asked: z.object({
    kind: z.enum(["nothing", "name", "handle", "refused"]),
    platform: z.nullable(z.enum(platformNames)),
    handle: z.nullable(z.string()),
    /** Why a link was not read. */
    refused: z.nullable(z.enum([...linkErrors, "not_supported_yet"])),
  }),
  /** The order that was taken. */
  sort: z.enum(searchSorts),
  creators: z.array(foundCreator),
  /** The value of `after` for the next page; null on the last one. */
  next: z.nullable(z.string()),
  facts: z.array(fact),
  sources: z.array(source),
});
export type CreatorsFound = z.infer<typeof creatorsFound>;

export const searchCreators = defineCall({
  method: "GET",
  path: "/api/creators",
  access: "anyone",
  query: searchQuery,
  output: creatorsFound,
  status: 200,
  errors: ["too-many"],
});
