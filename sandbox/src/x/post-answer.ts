import type { SandboxAccount } from "../world/account.ts";
import { countsAt, type WorldPost } from "../world/posts.ts";
import { postIdOf } from "./ids.ts";

/** id, text and edit history, and the requested members, with counts as of an instant. */
export function postAnswer(
  account: SandboxAccount,
  post: WorldPost,
  { at, fields }: { at: number; fields: readonly string[] },
): Record<string, unknown> {
  const id = postIdOf(account, post.publishedAt);
  const counts = countsAt(account, post, at);
  const members: Record<string, unknown> = {
    created_at: new Date(post.publishedAt).toISOString(),
    public_metrics: {
      retweet_count: counts.shares,
      reply_count: counts.comments,
      like_count: counts.likes,
      quote_count: counts.quotes,
      bookmark_count: counts.saves,
      impression_count: counts.views,
    },
  };
  const extra = fields.flatMap((name) => (members[name] === undefined ? [] : [[name, members[name]] as const]));
  return { id, text: textOf(post), edit_history_tweet_ids: [id], ...Object.fromEntries(extra) };
}

function textOf({ origin, caption = "" }: WorldPost): string {
  if (origin === "own") return caption;
  return origin === "reply" ? `@somebody ${caption}` : `RT @somebody: ${caption}`;
}
