import type { Creator } from "../world/creators.ts";
import { grown, type WorldPost } from "../world/history.ts";
import type { World } from "../world/world.ts";

export const userFields =
  "created_at,description,entities,location,name,pinned_tweet_id,profile_image_url,protected,public_metrics,url,username,verified,verified_type".split(
    ",",
  );
export const tweetFields = "created_at,public_metrics,text,id,lang,author_id,edit_history_tweet_ids".split(",");

/** X's own id of a creator. */
export function xIdOf(creator: Creator): string {
  return String(1_000_000_000_000_000_000n + BigInt(creator.start) * 1_000n + BigInt(creator.username.length));
}

/** Default members, and the asked ones. The request's vocabulary is the answer's. */
export function userAnswer(
  world: World,
  creator: Creator,
  { at, fields, newWords }: { at: number; fields: string[]; newWords: boolean },
) {
  const history = world.history(creator);
  const posts = history.postsAt(at).length;
  const members: Record<string, unknown> = {
    created_at: "2019-03-01T10:00:00.000Z",
    description: creator.biography,
    protected: false,
    verified: creator.start > 200_000,
    public_metrics: {
      followers_count: Math.round(history.followersAt(at) * 0.4),
      following_count: 50 + (creator.start % 400),
      [newWords ? "post_count" : "tweet_count"]: posts,
      listed_count: creator.start % 90,
    },
  };
  const asked = Object.fromEntries(fields.flatMap((name) => (name in members ? [[name, members[name]]] : [])));
  return { id: xIdOf(creator), name: creator.name, username: creator.x ?? creator.username, ...asked };
}

/** A post with its counts as of an instant. */
export function postAnswer(
  post: WorldPost,
  { at, fields, newWords }: { at: number; fields: string[]; newWords: boolean },
) {
  const shares = grown(post.finalShares * 0.4, post, at);
  return {
    id: post.id,
    text: post.caption ?? "…",
    [newWords ? "edit_history_post_ids" : "edit_history_tweet_ids"]: [post.id],
    ...(fields.includes("created_at") && { created_at: new Date(post.publishedAt).toISOString() }),
    ...(fields.includes("public_metrics") && {
      public_metrics: {
        [newWords ? "repost_count" : "retweet_count"]: shares,
        reply_count: grown(post.finalComments * 0.4, post, at),
        like_count: grown(post.finalLikes * 0.4, post, at),
        quote_count: Math.floor(shares / 5),
        bookmark_count: Math.floor(shares / 3),
        impression_count: grown(post.finalViews * 0.4, post, at),
      },
    }),
  };
}
