import type { SandboxAccount } from "../world/account.ts";
import { between } from "../world/chance.ts";
import { followersAt } from "../world/followers.ts";
import { postsBy } from "../world/post-times.ts";
import { userIdOf } from "./ids.ts";

export interface UserOptions {
  at: number;
  fields: readonly string[];
  isProtected: boolean;
  /** What was written into its bio here; undefined: what the world gives it. */
  bio?: string | undefined;
}

/** The bio that the world gives it. */
export const descriptionOf = ({ themes }: SandboxAccount): string => themes.map(({ about }) => about).join(" · ");

/** id, name and username, and the requested members. */
export function makeUserAnswer(
  account: SandboxAccount,
  { at, fields, isProtected, bio }: UserOptions,
): Record<string, unknown> {
  const { handle, key, creator, openedAt } = account;
  const members: Record<string, unknown> = {
    created_at: new Date(openedAt).toISOString(),
    description: bio ?? descriptionOf(account),
    protected: isProtected,
    public_metrics: {
      followers_count: followersAt(account, at),
      following_count: Math.floor(between(40, 1_400, key, "following")),
      tweet_count: postsBy(account, at),
      listed_count: Math.floor(followersAt(account, at) * between(0.0005, 0.004, key, "listed")),
    },
    verified: account.size > 100_000,
  };
  const extra = fields.flatMap((name) => (members[name] === undefined ? [] : [[name, members[name]] as const]));
  return { id: userIdOf(handle), name: creator.name, username: account.spelling, ...Object.fromEntries(extra) };
}
