import { fewestMonthDays } from "../earnings/earnings-input.ts";
import type { Reason } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { FactBuilder } from "./fact-builder.ts";

/** Why a platform's profile has no figures: the outcome of the read, with the instants of the last and the next attempt. */
export function reasonOfOutcome(builder: FactBuilder, platform: Platform): Reason {
  return { ...causeOf(builder, platform), ...builder.tries.get(platform) };
}

function causeOf(builder: FactBuilder, platform: Platform): Reason {
  switch (builder.outcome.get(platform)) {
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

/** Why a figure that statements of a month give is missing: none was imported, or those span too few days. */
export function reasonOfStatement({ statementDays }: Pick<FactBuilder, "statementDays">): Reason {
  return statementDays === undefined
    ? { code: "needs-statement" }
    : { code: "too-few-statement-days", needs: fewestMonthDays, has: statementDays };
}

/**
 * Why a figure that needs more readings or posts is missing: `reason` where the platform was read, else the outcome of the
 * failed read, even if an earlier reading left some data.
 */
export function reasonOfSample(builder: FactBuilder, platform: Platform, reason: Reason): Reason {
  const outcome = builder.outcome.get(platform);
  return outcome === "ok" || (outcome === undefined && hasAny(builder, platform))
    ? reason
    : reasonOfOutcome(builder, platform);
}

/** The same for a figure of all platforms together: `reason` where one of them has data, or none can be read. */
export function reasonOverall(builder: FactBuilder, reason: Reason): Reason {
  if (builder.platforms.length === 0) return { code: "not-linked" };
  if (builder.platforms.some((platform) => builder.outcome.get(platform) === "ok" || hasAny(builder, platform)))
    return reason;
  const failed = builder.platforms.find((platform) => builder.outcome.get(platform) !== "no_connector");
  return failed ? reasonOfOutcome(builder, failed) : reason;
}

function hasAny(builder: FactBuilder, platform: Platform): boolean {
  return [...builder.observations, ...builder.posts].some((one) => one.platform === platform);
}
