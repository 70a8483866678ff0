import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { liveCalls } from "../list-paths.ts";
import { id, idParam, idText } from "../shapes.ts";
import { text } from "../text.ts";
import { model, modelStatus } from "./model.ts";

/** Rows of a page, unless the request limits them. */
export const modelPageSize = 24;
/** Links that one request may look for. */
export const followedAtMost = 100;
export const modelBadges = ["verified", "featured", "ownerVerified"] as const;
export type ModelBadge = (typeof modelBadges)[number];
export const modelSorts = ["newest", "name"] as const;

/** What a row or a card of a list of models draws. All of a model: `getModel`. */
export const modelRow = z.pick(model, {
  id: true,
  name: true,
  username: true,
  onlyfansUrl: true,
  instagramUrl: true,
  twitterUrl: true,
  tiktokUrl: true,
  tags: true,
  status: true,
  isFeatured: true,
  isVerified: true,
  isOwnerVerified: true,
  createdAt: true,
  badge: true,
  sandbox: true,
  moderation: true,
});
export type ModelRow = z.infer<typeof modelRow>;

const onlyTrue = z.optional(
  z.pipe(
    z.enum(["true"]),
    z.transform(() => true),
  ),
);

/** Rows of a page, two digits: at most so many, and as many as a page has usually without it. */
export const pageLimit = (most: number) =>
  z._default(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
      z.int().check(z.minimum(1), z.maximum(most)),
    ),
    modelPageSize,
  );

/** Which of the caller's own models are listed, and from which on. Conditions are joined with 'and'. */
export const modelPageQuery = z.object({
  /** Part of the name or username, in any case, with or without a leading @. */
  q: z._default(text({ max: limits.url }), ""),
  tag: z.optional(text({ max: limits.tag })),
  badge: z.optional(z.enum(modelBadges)),
  status: z.optional(modelStatus),
  /** Only models with a report. */
  withReport: onlyTrue,
  /** Only this model: one row where it is the caller's own, else none. */
  only: z.optional(idText),
  /** `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(1_000), z.regex(/^[\w-]+$/))),
  limit: pageLimit(modelPageSize),
});

export const modelPage = z.object({
  models: z.array(modelRow),
  /** The value of `after` for the next page; null on the last one. */
  next: z.nullable(z.string()),
  /** Counts of all pages together; null except on the first page. */
  totals: z.nullable(z.object({ models: z.int(), verified: z.int(), featured: z.int() })),
});
export type ModelPage = z.infer<typeof modelPage>;

/** The caller's own models in pages. */
export const listModelPage = defineCall("GET", liveCalls.modelPage.path, "list", {
  params: idParam,
  query: z.extend(modelPageQuery, { sort: z._default(z.enum(modelSorts), "newest") }),
  output: modelPage,
});

/** The tags of the caller's own models, each once, in alphabetical order. */
export const listModelTags = defineCall(
  "GET",
  "/api/user/:id/tags",
  { list: "model.notes" },
  {
    params: idParam,
    output: z.array(z.string()),
  },
);

const linksText = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(8_000)),
    z.transform((typed) => typed.split(",")),
  ),
  z.array(z.string().check(z.minLength(1), z.maxLength(limits.url))).check(z.maxLength(followedAtMost)),
);

/** Which of these links, canonical and separated by commas, the caller's own models have, each with the newest such model. */
export const listFollowed = defineCall("GET", "/api/user/:id/followed", "list", {
  params: idParam,
  query: z.object({ links: linksText }),
  output: z.array(z.object({ link: z.string(), modelId: id })),
});
