import { z } from "zod";
import { count, nullableField, tolerantList } from "../count.ts";

/** Two vocabularies are alive: a request's spelling decides the answer's. Requests use the tweet vocabulary; both are accepted. */
export const userMetrics = z.object({
  followers_count: nullableField(count),
  following_count: nullableField(count),
  tweet_count: nullableField(count),
  post_count: nullableField(count),
  like_count: nullableField(count),
});

export const user = z.object({
  id: z.string(),
  name: nullableField(z.string()),
  username: z.string(),
  description: nullableField(z.string()),
  protected: nullableField(z.boolean()),
  public_metrics: nullableField(userMetrics),
});
export type XUser = z.infer<typeof user>;

/** Old bodies have no bookmarks and impressions. */
export const post = z.object({
  id: z.string(),
  text: nullableField(z.string()),
  created_at: nullableField(z.iso.datetime({ offset: true })),
  public_metrics: nullableField(
    z.object({
      retweet_count: nullableField(count),
      repost_count: nullableField(count),
      reply_count: nullableField(count),
      like_count: nullableField(count),
      quote_count: nullableField(count),
      bookmark_count: nullableField(count),
      impression_count: nullableField(count),
    }),
  ),
});
export type XPost = z.infer<typeof post>;

/** One entry of `errors` in an answer of status 200: the user is unknown, suspended or protected. */
export const partialError = z.object({
  title: nullableField(z.string()),
  type: nullableField(z.string()),
  detail: nullableField(z.string()),
});

export const userAnswer = z.object({ data: nullableField(user), errors: nullableField(z.array(partialError)) });

export const timelineAnswer = z.object({
  data: nullableField(tolerantList(post)),
  errors: nullableField(z.array(partialError)),
  meta: nullableField(z.object({ result_count: nullableField(count), next_token: nullableField(z.string()) })),
});

/** RFC 9457 problem in the wording of X. The type's host has changed: only its last part counts. */
export const problem = z.object({
  title: nullableField(z.string()),
  type: nullableField(z.string()),
  reason: nullableField(z.string()),
  errors: nullableField(z.array(z.object({ code: nullableField(z.int()) }))),
});
