import { discover } from "./instagram/discovery.ts";
import { findWorldAccount } from "./world/world.ts";
import { makeUserAnswer } from "./x/user-answer.ts";

const seed = "fanradar";
const instagramFields = ["username", "followers_count", "follows_count", "media_count"].map((name) => ({
  name,
  modifiers: new Map<string, string>(),
  fields: [],
}));
const xFields = ["public_metrics"];

/**
 * What a platform's API would have answered about a profile at many moments of its past, without a request for each: the bodies of the
 * routes, one for each moment, of the fields that counts are read from; undefined before the account was opened.
 *
 * @param instants milliseconds
 */
export function pastAnswers(platform: "instagram" | "x", handle: string, instants: readonly number[]): unknown[] {
  return instants.map((at) => {
    const account = findWorldAccount(platform, handle, { seed, at });
    if (!account) return undefined;
    if (platform === "x") return { data: makeUserAnswer(account, { at, fields: xFields, isProtected: false }) };
    const found = discover({ account, at, hidesLikes: false, endsEmpty: false }, instagramFields);
    return found.ok ? { business_discovery: found.value } : undefined;
  });
}
