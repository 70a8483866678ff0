import { minutesAfter, retryAfter } from "../http/retry-after.ts";
import type { FailedOutcome, Usage } from "../reading.ts";
import type { GraphError } from "./wire.ts";

const rateLimits = new Set([4, 17, 32, 613, 80002]);
/** One rolling hour is the window of the platform limit; a quarter of it is enough for a share of it to pass. */
const defaultBackOffMinutes = 15;

/** What an error of the Graph API means to us. Codes decide, texts are localized. Source: docs/platforms.md, 'Instagram'. */
export function classifyError(
  { code, error_subcode: subcode, is_transient: isTransient, message }: GraphError,
  status: number,
): FailedOutcome {
  if (rateLimits.has(code)) return "rate_limited";
  // The subcode is optional; with another one the code means something else.
  if (code === 110 && (subcode === undefined || subcode === 2207013)) return "not_professional_or_missing";
  if (code === 190 || code === 102 || code === 368 || code === 459) return "reconnect";
  // One code, two meanings: the prefix is part of the message in every language.
  if (code === 10 || (code >= 200 && code < 300))
    return /not enough viewers/i.test(message) ? "no_data" : "missing_scope";
  // Media from before the account became professional have no insights.
  if (code === 100 && subcode === 2108006) return "no_data";
  if (code === 1 || code === 2 || isTransient || status >= 500) return "upstream_error";
  return "contract_error";
}

/** True for errors that an immediate retry may resolve. Not for rate limits: a retry makes them worse. */
export function isTransientError(error: GraphError, status: number): boolean {
  return classifyError(error, status) === "upstream_error";
}

/** Time of the next permitted request: the platform's, else a default once it refused or the quota is 75 % used. */
export function usageOf(headers: Headers, { now, refused }: { now: string; refused: boolean }): Usage {
  const retryAt = retryAfter(headers, now);
  if (retryAt) return { blockedUntil: retryAt };
  const regain = Math.max(
    0,
    ...numbersNamed(headers.get("x-business-use-case-usage"), "estimated_time_to_regain_access"),
  );
  if (regain > 0) return { blockedUntil: minutesAfter(now, regain) };
  const percents = ["call_count", "total_time", "total_cputime"].flatMap((name) => [
    ...numbersNamed(headers.get("x-app-usage"), name),
    ...numbersNamed(headers.get("x-business-use-case-usage"), name),
  ]);
  const used = Math.max(0, ...percents);
  const left = percents.length > 0 ? { quotaLeft: Math.max(0, 1 - used / 100) } : {};
  return refused || used >= 75 ? { ...left, blockedUntil: minutesAfter(now, defaultBackOffMinutes) } : left;
}

/** Numbers under a name anywhere in a header's JSON; its nesting differs between the two regimes. */
function numbersNamed(header: string | null, name: string): number[] {
  if (!header) return [];
  return [...header.matchAll(new RegExp(`"${name}"\\s*:\\s*(\\d+(?:\\.\\d+)?)`, "g"))].map((match) => Number(match[1]));
}
