import type { SandboxAccount } from "../world/account.ts";
import { between, chanceOf, pickOf } from "../world/chance.ts";
import { followersAt } from "../world/followers.ts";
import { postsBy, publishedAt } from "../world/post-times.ts";
import { postIdOf, userIdOf } from "./ids.ts";
import { spelling, type Words } from "./vocabulary.ts";

export interface UserOptions {
  at: number;
  fields: readonly string[];
  words: Words;
  isProtected: boolean;
  /** What was written into its bio here; undefined: what the world gives it. */
  bio?: string | undefined;
}

const places = ["Lisbon", "Berlin", "東京", "Madrid", "القاهرة", "here and there"] as const;

/** The bio that the world gives it. */
export const descriptionOf = ({ themes }: SandboxAccount): string => themes.map(({ about }) => about).join(" · ");

/** id, name and username, and the requested members. Unset ones are left out. */
export function makeUserAnswer(
  account: SandboxAccount,
  { at, fields, words, isProtected, bio }: UserOptions,
): Record<string, unknown> {
  const { handle, key, creator, openedAt } = account;
  const site = chanceOf(key, "site") < 0.5 ? `https://sandbox.invalid/${handle}` : undefined;
  const posts = postsBy(account, at);
  const pinned = chanceOf(key, "pinned") < 0.4 ? Math.floor(10 * chanceOf(key, "pinned-one")) : posts;
  const members: Record<string, unknown> = {
    created_at: new Date(openedAt).toISOString(),
    description: bio ?? descriptionOf(account),
    entities: site && {
      url: { urls: [{ start: 0, end: site.length, url: site, expanded_url: site, display_url: handle }] },
    },
    location: chanceOf(key, "place") < 0.4 ? pickOf(places, key, "where") : undefined,
    [spelling[words].pinned]: pinned < posts ? postIdOf(account, publishedAt(account, pinned)) : undefined,
    profile_image_url: `https://sandbox.invalid/picture/SANDBOX_${handle}_normal.jpg`,
    protected: isProtected,
    public_metrics: {
      followers_count: followersAt(account, at),
      following_count: Math.floor(between(40, 1_400, key, "following")),
      [spelling[words].count]: posts,
      listed_count: Math.floor(followersAt(account, at) * between(0.0005, 0.004, key, "listed")),
    },
    url: site ?? "",
    verified: account.size > 100_000,
    verified_type: account.size > 100_000 ? "blue" : "none",
  };
  const extra = fields.flatMap((name) => (members[name] === undefined ? [] : [[name, members[name]] as const]));
  return { id: userIdOf(handle), name: creator.name, username: account.spelling, ...Object.fromEntries(extra) };
}
