import type { SandboxAccount } from "../world/account.ts";
import { between } from "../world/chance.ts";
import { followersAt } from "../world/followers.ts";
import { postsBy } from "../world/post-times.ts";

/** Which scope a member belongs to. */
export const userScopes: ReadonlyMap<string, string> = new Map([
  ...["open_id", "union_id", "avatar_url", "display_name"].map((name) => [name, "user.info.basic"] as const),
  ...["bio_description", "profile_deep_link", "is_verified", "username"].map(
    (name) => [name, "user.info.profile"] as const,
  ),
  ...["follower_count", "following_count", "likes_count", "video_count"].map(
    (name) => [name, "user.info.stats"] as const,
  ),
]);

/** The requested members of the account, at an instant. */
export function userMembers(account: SandboxAccount, at: number, fields: readonly string[]): Record<string, unknown> {
  const { handle, creator, key, size, themes } = account;
  const followers = followersAt(account, at);
  const members: Record<string, unknown> = {
    open_id: `SANDBOX_${handle}`,
    union_id: `SANDBOX_UNION_${handle}`,
    avatar_url: `https://sandbox.invalid/picture/SANDBOX_${handle}.jpg`,
    display_name: creator.name,
    bio_description: themes.map(({ about }) => about).join(" · "),
    profile_deep_link: `https://sandbox.invalid/@${handle}`,
    is_verified: size > 100_000,
    username: account.spelling,
    follower_count: followers,
    following_count: Math.floor(between(30, 900, key, "following")),
    likes_count: Math.floor(followers * between(4, 30, key, "likes-total")),
    video_count: postsBy(account, at),
  };
  return Object.fromEntries(fields.map((name) => [name, members[name]]));
}
