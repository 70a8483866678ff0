import type { Reason } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { Desk } from "./desk.ts";

/** Why nothing is known of a platform's profile: what its read came to. */
export function reasonOfOutcome(desk: Desk, platform: Platform): Reason {
  switch (desk.outcome.get(platform)) {
    case undefined:
      return { code: "not-linked" };
    case "ok":
    case "no_data":
      return { code: "no-follower-count" };
    case "not_found":
    case "not_professional_or_missing":
      return { code: "not-found" };
    case "private":
      return { code: "private-account" };
    case "suspended":
      return { code: "suspended" };
    case "rate_limited":
      return { code: "rate-limited" };
    case "out_of_credits":
    case "budget_used":
      return { code: "budget-used" };
    case "reconnect":
    case "missing_scope":
    case "contract_error":
      return { code: "platform-refused" };
    case "upstream_error":
      return { code: "platform-unreachable" };
    case "no_key":
      return { code: "no-key" };
    case "no_connector":
      return { code: "needs-typing" };
  }
}

/** Why a figure read off posts is absent: `reason` where posts could be read, else what the read came to. */
export function reasonOfPosts(desk: Desk, platform: Platform, reason: Reason): Reason {
  const outcome = desk.outcome.get(platform);
  const isRead = outcome === "ok" || outcome === "no_data" || desk.posts.some((post) => post.platform === platform);
  return isRead ? reason : reasonOfOutcome(desk, platform);
}
