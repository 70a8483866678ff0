import { type FetchResult, getJson } from "../http/get-json.ts";
import { withRetries } from "../http/with-retries.ts";
import type { FailedOutcome, ReadOptions, Usage } from "../reading.ts";
import { classifyError, isTransientError, usageOf } from "./classify.ts";
import { graphError } from "./wire.ts";

const deadlineMs = 20_000;
const tries = 3;

/** A successful response, or the meaning of its error. */
export type GraphResponse =
  | { ok: true; body: unknown; usage: Usage }
  | { ok: false; refused: FailedOutcome; usage: Usage; detail: string };

/** Calls the Graph API with a person's token, retries transient failures, and classifies errors by their codes. */
export async function fetchGraph(
  url: URL,
  bearer: string,
  { observedAt: now, signal }: ReadOptions,
): Promise<GraphResponse> {
  const fetched = await withRetries((one) => getJson(url, { bearer, signal: one }), isTransient, {
    deadlineMs,
    tries,
    signal,
  });
  if (!fetched.ok) return { ok: false, refused: "upstream_error", usage: {}, detail: fetched.why };
  const { status, headers, body } = fetched.answer;
  const refused = refusalOf(fetched);
  const usage = usageOf(headers, { now, refused: refused === "rate_limited" });
  return refused ? { ok: false, refused, usage, detail: `status ${status}` } : { ok: true, body, usage };
}

function refusalOf({ answer: { status, body } }: Extract<FetchResult, { ok: true }>): FailedOutcome | undefined {
  const failure = graphError.safeParse(body);
  if (failure.success) return classifyError(failure.data.error, status);
  if (status === 429) return "rate_limited";
  if (status >= 500) return "upstream_error";
  return status === 200 ? undefined : "contract_error";
}

function isTransient(fetched: FetchResult): boolean {
  if (!fetched.ok) return fetched.why === "unreachable";
  const failure = graphError.safeParse(fetched.answer.body);
  return failure.success ? isTransientError(failure.data.error, fetched.answer.status) : fetched.answer.status >= 500;
}
