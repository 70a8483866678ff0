import { postsBy } from "../world/post-times.ts";
import { postOf, type WorldPost } from "../world/posts.ts";
import { mediaIdOf, type Subject } from "./media.ts";

/** The post that an id names: ids hold when a post was published. */
export function findMedia({ account, at }: Subject, id: string): WorldPost | undefined {
  const seconds = Number(/^SANDBOX_18(\d{10})\d{6}$/.exec(id)?.[1]);
  const publishedAt = seconds * 1_000;
  if (!(publishedAt <= at)) return undefined;
  const count = postsBy(account, publishedAt);
  const post = count > 0 ? postOf(account, count - 1) : undefined;
  return post && mediaIdOf(account, post) === id ? post : undefined;
}
