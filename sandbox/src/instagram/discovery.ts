import type { SandboxAccount } from "../world/account.ts";
import { dayMs } from "../world/account.ts";
import { chanceOf } from "../world/chance.ts";
import { followersAt } from "../world/followers.ts";
import { postsBy } from "../world/post-times.ts";
import type { RequestedField } from "./field-expansion.ts";
import { type GraphFailure, nonexistingField } from "./graph-errors.ts";
import { mediaPage, type Subject } from "./media.ts";

type Answer = { ok: true; value: Record<string, unknown> } | { ok: false; failure: GraphFailure };

/** The requested members of a profile. `id` is always included, as in Graph; absent values are left out. */
export function discover(subject: Subject, fields: RequestedField[]): Answer {
  const members = membersOf(subject);
  const value: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.name === "media") {
      const media = mediaPage(subject, field);
      if (!media.ok) return media;
      value.media = media.value;
      continue;
    }
    const member = members.get(field.name);
    if (!member) return { ok: false, failure: nonexistingField(field.name, "IGUser") };
    const found = member();
    if (found !== undefined) value[field.name] = found;
  }
  return { ok: true, value: { ...value, id: igIdOf(subject.account) } };
}

/** Members by name, computed on request. */
function membersOf({ account, at, bio }: Subject): ReadonlyMap<string, () => string | number | undefined> {
  const { creator } = account;
  return new Map<string, () => string | number | undefined>([
    ["id", () => igIdOf(account)],
    ["username", () => account.spelling],
    ["name", () => creator.name],
    ["biography", () => (bio ?? biographyOf(account)) || undefined],
    ["followers_count", () => followersAt(account, at)],
    ["follows_count", () => followingAt(account, at)],
    ["media_count", () => postsBy(account, at)],
  ]);
}

/** The bio that the world gives it; a few have none. */
export function biographyOf({ key, themes }: SandboxAccount): string {
  return chanceOf(key, "bio") < 0.95 ? themes.map(({ about }) => about).join("\n") : "";
}

/** How many accounts it follows: a few more every month. */
export function followingAt({ key, openedAt }: SandboxAccount, at: number): number {
  return 60 + Math.floor(900 * chanceOf(key, "following") + (at - openedAt) / (25 * dayMs));
}

function igIdOf({ key }: SandboxAccount): string {
  return `SANDBOX_17841${String(Math.floor(chanceOf(key, "account-id") * 1e12)).padStart(12, "0")}`;
}
