import type { narratorFailures } from "@fanradar/contract";
import { APICallError, RetryError } from "ai";

/** Why the engine's own text stands in place of the model's. */
export type NarratorFailure = (typeof narratorFailures)[number];

/** What became of a call by what it threw. */
export function failureOf(error: unknown): NarratorFailure {
  const last = lastOf(error);
  if (last instanceof Error && /^(?:TimeoutError|AbortError)$/.test(last.name)) return "too-slow";
  const status = statusOf(error);
  return status === 401 || status === 403 || status === 404 || status === 429 ? "refused" : "failed";
}

/** What may be logged of it: providers put keys and questions into their messages. */
export function detailOf(error: unknown) {
  return {
    failure: failureOf(error),
    status: statusOf(error),
    error: error instanceof Error ? error.name : typeof error,
  };
}

const lastOf = (error: unknown) => (RetryError.isInstance(error) ? error.lastError : error);

function statusOf(error: unknown): number | undefined {
  const last = lastOf(error);
  return APICallError.isInstance(last) ? last.statusCode : undefined;
}
