import { z } from "zod";
import { count, maybe, tolerantList } from "../count.ts";

/** Two vocabularies are alive: a request's spelling decides the answer's. Requests use the tweet vocabulary; both are accepted. */
const userMetrics = z.object({
  followers_count: maybe(count),
  following_count: maybe(count),
  tweet_count: maybe(count),
  post_count: maybe(count),
  like_count: maybe(count),
});

export const user = z.object({
  id: z.string(),
  name: maybe(z.string()),
  username: z.string(),
  description: maybe(z.string()),
  protected: maybe(z.boolean()),
  public_metrics: maybe(userMetrics),
});
export type XUser = z.infer<typeof user>;

/** Old bodies have no bookmarks and impressions. */
export const post = z.object({
  id: z.string(),
  text: maybe(z.string()),
  created_at: maybe(z.iso.datetime({ offset: true })),
  public_metrics: maybe(
    z.object({
      retweet_count: maybe(count),
      repost_count: maybe(count),
      reply_count: maybe(count),
      like_count: maybe(count),
      quote_count: maybe(count),
      bookmark_count: maybe(count),
      impression_count: maybe(count),
    }),
  ),
});
export type XPost = z.infer<typeof post>;

/** One entry of `errors` in an answer of status 200: the user is unknown, suspended or protected. */
export const partialError = z.object({
  title: maybe(z.string()),
  type: maybe(z.string()),
  detail: maybe(z.string()),
});

export const userAnswer = z.object({ data: maybe(user), errors: maybe(z.array(partialError)) });

export const timelineAnswer = z.object({
  data: maybe(tolerantList(post)),
  errors: maybe(z.array(partialError)),
  meta: maybe(z.object({ result_count: maybe(count), next_token: maybe(z.string()) })),
});

/** RFC 9457 problem in the wording of X. The type's host has changed: only its last part counts. */
export const problem = z.object({
  title: maybe(z.string()),
  type: maybe(z.string()),
  reason: maybe(z.string()),
  errors: maybe(z.array(z.object({ code: maybe(z.int()) }))),
});
