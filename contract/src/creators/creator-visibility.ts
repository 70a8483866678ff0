import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { creatorParams } from "./creator-params.ts";
import { creatorPath } from "./creator-path.ts";

/** What of a creator is shown or hidden by itself; `profile` is the whole of it. */
export const creatorFields = ["profile", "figures", "posts", "earnings", "subscribers"] as const;
export type CreatorField = (typeof creatorFields)[number];
export const visibilityLevels = ["public", "link", "private"] as const;
export type VisibilityLevel = (typeof visibilityLevels)[number];

const level = z.enum(visibilityLevels);

/** The header that carries the key of a creator's link in calls. In the page's address it stands in the query, by which the server knows that there is a page. */
export const creatorLinkHeader = "creator-link";

/** Where a creator's link leads. */
export const creatorLinkPath = (profile: { platform: string; handle: string }, key: string): string =>
  `${creatorPath(profile)}?key=${key}`;

/** The key in the query of a page's address; undefined where none is. */
export const creatorLinkKey = (query: string): string | undefined =>
  /^[\w-]{43}$/.exec(new URLSearchParams(query).get("key") ?? "")?.[0];

const settings = z.object({
  levels: z.object({ profile: level, figures: level, posts: level, earnings: level, subscribers: level }),
  /** Search engines may list the page; they do only while the whole profile is public. */
  isIndexed: z.boolean(),
  /** Explicit words of captions are shown on public pages. */
  showsExplicit: z.boolean(),
  /** Token of the link that opens a page shown by link. */
  linkKey: z.string(),
});
export type CreatorVisibility = z.infer<typeof settings>;

const change = z.strictObject({
  levels: z.optional(
    z.strictObject({
      profile: z.optional(level),
      figures: z.optional(level),
      posts: z.optional(level),
      earnings: z.optional(level),
      subscribers: z.optional(level),
    }),
  ),
  isIndexed: z.optional(z.boolean()),
  showsExplicit: z.optional(z.boolean()),
});
export type CreatorVisibilityChange = z.input<typeof change>;

/** Who sees what of the own claimed creator. To everybody but its owner it is as if it did not exist. */
export const getCreatorVisibility = defineCall("GET", "/api/creators/:platform/:handle/visibility", "account", {
  params: creatorParams,
  output: settings,
});

/** Changes what is named; the rest stays. It holds for the next read of anybody. */
export const setCreatorVisibility = defineCall("PATCH", "/api/creators/:platform/:handle/visibility", "account", {
  params: creatorParams,
  body: change,
  output: settings,
});

/** Makes another link; the one before opens nothing any more. */
export const renewCreatorLink = defineCall("POST", "/api/creators/:platform/:handle/link", "account", {
  params: creatorParams,
  output: settings,
});
