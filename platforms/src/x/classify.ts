import type { z } from "zod";
import { minutesAfter, retryAfter } from "../http/retry-after.ts";
import type { FailedOutcome, Usage } from "../reading.ts";
import { type partialError, problem } from "./wire.ts";

const windowMinutes = 15;

/** A status other than 200. Source: docs/platforms.md, 'X'. Undefined when the status is no refusal. */
export function classifyStatus(status: number, body: unknown): FailedOutcome | undefined {
  if (status === 200) return undefined;
  const parsed = problem.safeParse(body);
  const type = parsed.success ? lastPart(parsed.data.type) : "";
  const codes = parsed.success ? (parsed.data.errors ?? []).map((error) => error.code) : [];
  if (type === "usage-capped" || (parsed.success && parsed.data.title === "UsageCapExceeded")) return "out_of_credits";
  if (status === 429 || codes.includes(88)) return "rate_limited";
  if (status === 402) return "out_of_credits";
  if (status === 401) return "reconnect";
  if (status === 403) return "missing_scope";
  // An unknown user is answered with status 200. A missing path, or another server's page, is no answer about a user.
  if (status === 404) return type === "resource-not-found" ? "not_found" : "contract_error";
  if (status >= 500) return "upstream_error";
  return "contract_error";
}

/** `errors` beside status 200. Suspended shares the type of not-found and differs in its title. */
export function classifyPartial(errors: z.infer<typeof partialError>[]): FailedOutcome | undefined {
  const [first] = errors;
  if (!first) return undefined;
  const type = lastPart(first.type);
  const title = (first.title ?? "").toLowerCase();
  if (type === "not-authorized-for-resource" || title === "authorization error") return "private";
  if (title === "forbidden" || type === "resource-unavailable") return "suspended";
  if (type === "resource-not-found" || title === "not found error") return "not_found";
  return "contract_error";
}

/** When the window ends, once it is used up. A 401 carries no rate headers: their absence is not exhaustion. */
export function usageOf(headers: Headers, { now, refused }: { now: string; refused: boolean }): Usage {
  const remaining = whole(headers.get("x-rate-limit-remaining"));
  const reset = whole(headers.get("x-rate-limit-reset"));
  const usedUp = refused || remaining === 0;
  const limit = whole(headers.get("x-rate-limit-limit"));
  const left =
    remaining === undefined
      ? {}
      : { remaining, ...(limit !== undefined && limit > 0 && { quotaLeft: Math.min(1, remaining / limit) }) };
  const retryAt = retryAfter(headers, now);
  if (!usedUp) return retryAt ? { ...left, blockedUntil: retryAt } : left;
  const windowEnd = reset === undefined ? undefined : new Date(Math.min(reset, 8.64e12) * 1_000).toISOString();
  const later = windowEnd !== undefined && windowEnd > now ? windowEnd : undefined;
  return { ...left, blockedUntil: retryAt ?? later ?? minutesAfter(now, windowMinutes) };
}

function lastPart(type: string | undefined): string {
  return type?.split("/").at(-1) ?? "";
}

function whole(value: string | null): number | undefined {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}
