/** Codes of answers that are not a success. Each has its sentence in `words/`. */
export const errorCodes = [
  "invalid",
  "malformed-json",
  "media-type",
  "too-large",
  "unauthenticated",
  "wrong-credentials",
  "second-factor",
  "no-challenge",
  "confirm-needed",
  "forbidden",
  "cross-site",
  "not-found",
  "no-report",
  "token-used",
  "idempotency-conflict",
  "too-many",
  "unavailable",
  "internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The HTTP status each code travels with. */
export const errorStatus: Record<ErrorCode, number> = {
  invalid: 422,
  "malformed-json": 400,
  "media-type": 415,
  "too-large": 413,
  unauthenticated: 401,
  "wrong-credentials": 401,
  "second-factor": 401,
  "no-challenge": 401,
  "confirm-needed": 403,
  forbidden: 403,
  "cross-site": 403,
  "not-found": 404,
  "no-report": 404,
  "token-used": 410,
  "idempotency-conflict": 422,
  "too-many": 429,
  unavailable: 503,
  internal: 500,
};
