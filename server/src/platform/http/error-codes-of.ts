import { accessOf, type Call, type ErrorCode, errorCodes, isOfShownWorkspace } from "@fanradar/contract";

/** Error codes of any unsafe request before it reaches its handler. */
const unsafe: readonly ErrorCode[] = ["cross-site", "malformed-json", "media-type", "too-large"];

/** Every error code that a call may return: for its description, and for the check of its responses. */
export function errorCodesOf(call: Call): readonly ErrorCode[] {
  const { method, params, query, body, refusal, takesIdempotencyKey, freeText } = call;
  const access = accessOf(call);
  const codes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
    ...call.errors,
    // The account, or what it had, may go while a call is answered.
    ...(access === "signed-in" || access === "guest" ? (["unauthenticated", "not-found"] as const) : []),
    ...(access === "demo" || params ? (["not-found"] as const) : []),
    ...(body || query || takesIdempotencyKey ? (["invalid"] as const) : []),
    ...(isOfShownWorkspace(call) ? (["stale"] as const) : []),
    ...(freeText ? (["help"] as const) : []),
    ...(refusal ? [refusal] : []),
    ...(method === "GET" ? [] : unsafe),
    "unavailable",
    "internal",
  ]);
  return errorCodes.filter((code) => codes.has(code));
}
