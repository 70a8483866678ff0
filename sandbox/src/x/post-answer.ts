import type { SandboxAccount } from "../world/account.ts";
import { countsAt, type WorldPost } from "../world/posts.ts";
import { postIdOf, userIdOf } from "./ids.ts";
import { spelling, type Words } from "./vocabulary.ts";

const dayMs = 86_400_000;

/** id, text and edit history, and the requested members, with counts as of an instant. */
export function postAnswer(
  account: SandboxAccount,
  post: WorldPost,
  { at, fields, words }: { at: number; fields: readonly string[]; words: Words },
): Record<string, unknown> {
  const id = postIdOf(account, post.publishedAt);
  const counts = countsAt(account, post, at);
  const isRepost = post.origin === "retweet";
  const other = postIdOf(account, post.publishedAt - dayMs);
  const members: Record<string, unknown> = {
    author_id: userIdOf(account.handle),
    conversation_id: post.origin === "reply" ? other : id,
    created_at: new Date(post.publishedAt).toISOString(),
    in_reply_to_user_id: post.origin === "reply" ? userIdOf("somebody") : undefined,
    lang: account.creator.language,
    possibly_sensitive: false,
    public_metrics: {
      [spelling[words].reposts]: counts.shares,
      // A repost has no reactions of its own.
      reply_count: isRepost ? 0 : counts.comments,
      like_count: isRepost ? 0 : counts.likes,
      quote_count: isRepost ? 0 : counts.quotes,
      bookmark_count: isRepost ? 0 : counts.saves,
      impression_count: isRepost ? 0 : counts.views,
    },
    [spelling[words].referenced]:
      post.origin === "own" ? undefined : [{ type: isRepost ? spelling[words].repost : "replied_to", id: other }],
    reply_settings: "everyone",
  };
  const extra = fields.flatMap((name) => (members[name] === undefined ? [] : [[name, members[name]] as const]));
  return { id, text: textOf(post), [spelling[words].history]: [id], ...Object.fromEntries(extra) };
}

function textOf({ origin, caption = "" }: WorldPost): string {
  if (origin === "own") return caption;
  return origin === "reply" ? `@somebody ${caption}` : `RT @somebody: ${caption}`;
}
