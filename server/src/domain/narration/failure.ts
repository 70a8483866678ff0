import type { narratorFailures } from "@fanradar/contract";
import { APICallError, RetryError } from "ai";

/** Why the engine's text is shown instead of the model's. */
export type NarratorFailure = (typeof narratorFailures)[number];

/** The failure that an error of a call amounts to. */
export function classifyFailure(error: unknown): NarratorFailure {
  const last = lastOf(error);
  if (last instanceof Error && /^(?:TimeoutError|AbortError)$/.test(last.name)) return "too-slow";
  const status = statusOf(error);
  return status === 401 || status === 403 || status === 404 || status === 429 ? "refused" : "failed";
}

/** Details of an error for the log. Without its message: providers include keys and questions in it. */
export function describeFailure(error: unknown) {
  return {
    failure: classifyFailure(error),
    status: statusOf(error),
    error: error instanceof Error ? error.name : typeof error,
  };
}

const lastOf = (error: unknown) => (RetryError.isInstance(error) ? error.lastError : error);

function statusOf(error: unknown): number | undefined {
  const last = lastOf(error);
  return APICallError.isInstance(last) ? last.statusCode : undefined;
}
