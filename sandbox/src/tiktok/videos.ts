import type { SandboxAccount } from "../world/account.ts";
import { chanceOf } from "../world/chance.ts";
import { postsBy } from "../world/post-times.ts";
import { countsAt, postOf } from "../world/posts.ts";

export const videoFields: ReadonlySet<string> = new Set([
  "id",
  "create_time",
  "title",
  "video_description",
  "duration",
  "like_count",
  "comment_count",
  "share_count",
  "view_count",
]);
const usual = 10;
const most = 20;
const titleLength = 150;

interface VideoQuery {
  at: number;
  fields: readonly string[];
  /** `has_more` stays true on the last page; the next one is empty. */
  endsEmpty: boolean;
}

/** One page of public videos, newest first. The cursor is when the page's last one was published, milliseconds. Undefined: invalid request. */
export function videosPage(
  account: SandboxAccount,
  body: unknown,
  { at, fields, endsEmpty }: VideoQuery,
): object | undefined {
  const query = typeof body === "object" && body !== null ? body : {};
  const size = "max_count" in query ? query.max_count : usual;
  const cursor = "cursor" in query ? query.cursor : undefined;
  if (typeof size !== "number" || !Number.isInteger(size) || size < 1 || size > most) return undefined;
  if (cursor !== undefined && (typeof cursor !== "number" || cursor < 0)) return undefined;
  const to = Math.min(
    postsBy(account, at),
    cursor === undefined ? Number.POSITIVE_INFINITY : postsBy(account, cursor - 1),
  );
  const from = Math.max(0, to - size);
  const page = Array.from({ length: to - from }, (_, index) => postOf(account, to - 1 - index));
  const last = page.at(-1);
  return {
    videos: page.map((post) => {
      const { likes, comments, shares, quotes, views } = countsAt(account, post, at);
      const members: Record<string, unknown> = {
        id: `SANDBOX_7${post.publishedAt}`,
        create_time: Math.floor(post.publishedAt / 1_000),
        title: (post.caption ?? "").slice(0, titleLength),
        video_description: post.caption ?? "",
        duration: 8 + Math.floor(50 * chanceOf(account.key, "duration", post.index)),
        like_count: likes,
        comment_count: comments,
        share_count: shares + quotes,
        view_count: views,
      };
      return Object.fromEntries(fields.map((name) => [name, members[name]]));
    }),
    ...(last && { cursor: Math.floor(last.publishedAt / 1_000) * 1_000 }),
    has_more: from > 0 || (endsEmpty && page.length > 0),
  };
}
