import { type Query, queryText } from "../read-query.ts";

/** Two vocabularies are alive. The spelling of the request decides the spelling of the answer; tweets are the rule. */
export type Words = "tweet" | "post";

const speaksOfPosts = /(^|_)posts?(_|$)/;

export function wordsOf(query: Query): Words {
  const hasPostFields = query["post.fields"] !== undefined;
  return hasPostFields || (queryText(query, "user.fields") ?? "").split(",").some((field) => speaksOfPosts.test(field))
    ? "post"
    : "tweet";
}

const userFields =
  "created_at,description,entities,id,location,name,pinned_tweet_id,pinned_post_id,profile_image_url,protected,public_metrics,url,username,verified,verified_type".split(
    ",",
  );
const sharedPostFields =
  "author_id,conversation_id,created_at,id,in_reply_to_user_id,lang,possibly_sensitive,public_metrics,reply_settings,text".split(
    ",",
  );

/** The values that a list parameter takes. */
export const accepted: ReadonlyMap<string, readonly string[]> = new Map([
  ["user.fields", userFields],
  ["tweet.fields", [...sharedPostFields, "edit_history_tweet_ids", "referenced_tweets"].sort()],
  ["post.fields", [...sharedPostFields, "edit_history_post_ids", "referenced_posts"].sort()],
  ["exclude", ["replies", "retweets"]],
]);

/** Names that differ between the two vocabularies. */
export const spelling = {
  tweet: {
    count: "tweet_count",
    reposts: "retweet_count",
    history: "edit_history_tweet_ids",
    pinned: "pinned_tweet_id",
    referenced: "referenced_tweets",
    repost: "retweeted",
  },
  post: {
    count: "post_count",
    reposts: "repost_count",
    history: "edit_history_post_ids",
    pinned: "pinned_post_id",
    referenced: "referenced_posts",
    repost: "reposted",
  },
} as const satisfies Record<Words, Record<string, string>>;
