import type { Reason } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { Desk } from "./desk.ts";

/** Why nothing is known of a platform's profile: what its read came to, with when it was tried and when it is tried again. */
export function reasonOfOutcome(desk: Desk, platform: Platform): Reason {
  return { ...causeOf(desk, platform), ...desk.tries.get(platform) };
}

function causeOf(desk: Desk, platform: Platform): Reason {
  switch (desk.outcome.get(platform)) {
    case undefined:
      return { code: "not-linked" };
    case "ok":
      return { code: "no-follower-count" };
    case "no_data":
      return { code: "platform-empty" };
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
      return { code: "platform-refused" };
    case "contract_error":
      return { code: "platform-unreadable" };
    case "upstream_error":
      return { code: "platform-unreachable" };
    case "no_key":
      return { code: "no-key" };
    case "no_connector":
      return { code: "needs-typing" };
  }
}

/**
 * Why a figure that more readings or posts would give is absent: `reason` where the platform was read, else what the read
 * came to. What an earlier reading left may be too little, but what is missing is missing because this one failed.
 */
export function reasonOfSample(desk: Desk, platform: Platform, reason: Reason): Reason {
  const outcome = desk.outcome.get(platform);
  return outcome === "ok" || (outcome === undefined && hasAny(desk, platform))
    ? reason
    : reasonOfOutcome(desk, platform);
}

/** The same for a figure of all platforms together: `reason` where one of them gave something, or none can be read. */
export function reasonOverall(desk: Desk, reason: Reason): Reason {
  if (desk.platforms.length === 0) return { code: "not-linked" };
  if (desk.platforms.some((platform) => desk.outcome.get(platform) === "ok" || hasAny(desk, platform))) return reason;
  const failed = desk.platforms.find((platform) => desk.outcome.get(platform) !== "no_connector");
  return failed ? reasonOfOutcome(desk, failed) : reason;
}

function hasAny(desk: Desk, platform: Platform): boolean {
  return [...desk.observations, ...desk.posts].some((one) => one.platform === platform);
}
