import { z } from "zod";
import { count } from "../count.ts";

/** Two vocabularies are alive: a request's spelling decides the answer's. We ask in tweet words and accept both. */
const userMetrics = z.object({
  followers_count: count.optional(),
  following_count: count.optional(),
  tweet_count: count.optional(),
  post_count: count.optional(),
  like_count: count.optional(),
});

export const user = z.object({
  id: z.string(),
  name: z.string().optional(),
  username: z.string(),
  description: z.string().optional(),
  protected: z.boolean().optional(),
  public_metrics: userMetrics.optional(),
});
export type XUser = z.infer<typeof user>;

/** Old bodies lack bookmarks and impressions. */
export const post = z.object({
  id: z.string(),
  text: z.string().optional(),
  created_at: z.iso.datetime({ offset: true }).optional(),
  public_metrics: z
    .object({
      retweet_count: count.optional(),
      repost_count: count.optional(),
      reply_count: count.optional(),
      like_count: count.optional(),
      quote_count: count.optional(),
      bookmark_count: count.optional(),
      impression_count: count.optional(),
    })
    .optional(),
});
export type XPost = z.infer<typeof post>;

/** One entry of `errors` in an answer of status 200: the user is unknown, suspended or protected. */
export const partialError = z.object({
  title: z.string().optional(),
  type: z.string().optional(),
  detail: z.string().optional(),
});

export const userAnswer = z.object({ data: user.optional(), errors: z.array(partialError).optional() });

export const timelineAnswer = z.object({
  data: z.array(post).optional(),
  errors: z.array(partialError).optional(),
  meta: z.object({ result_count: count.optional(), next_token: z.string().optional() }).optional(),
});

/** RFC 9457 problem in the wording of X. The type's host has changed: only its last part counts. */
export const problem = z.object({
  title: z.string().optional(),
  type: z.string().optional(),
  reason: z.string().optional(),
  errors: z.array(z.object({ code: z.int().optional() })).optional(),
});
