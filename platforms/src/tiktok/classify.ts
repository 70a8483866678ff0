import type { FailedOutcome } from "../reading.ts";
import { tiktokError } from "./wire.ts";

const meanings: Record<string, FailedOutcome> = {
  access_token_invalid: "reconnect",
  scope_not_authorized: "missing_scope",
  scope_permission_missed: "missing_scope",
  rate_limit_exceeded: "rate_limited",
  internal_error: "upstream_error",
};

/** What an answer of the Display API means where it is no success. Source: docs/platforms.md, 'TikTok'. */
export function classifyAnswer(httpStatus: number, body: unknown): FailedOutcome | undefined {
  const parsed = tiktokError.safeParse(body);
  const code = parsed.success ? parsed.data.error.code : undefined;
  if (httpStatus === 200 && (code === "ok" || code === 0)) return undefined;
  const known = code === undefined ? undefined : meanings[code];
  if (known) return known;
  if (httpStatus === 429) return "rate_limited";
  if (httpStatus >= 500) return "upstream_error";
  if (httpStatus === 401) return "reconnect";
  return "contract_error";
}
