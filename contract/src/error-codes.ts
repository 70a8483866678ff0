/** Codes of answers that are not a success, beside the HTTP status each travels with. Each has its sentence in `words/`. */
export const errorStatus = {
  invalid: 422,
  "malformed-json": 400,
  "media-type": 415,
  "too-large": 413,
  unauthenticated: 401,
  "wrong-credentials": 401,
  forbidden: 403,
  "cross-site": 403,
  "not-found": 404,
  "no-report": 404,
  "token-used": 410,
  "idempotency-conflict": 422,
  "too-many": 429,
  unavailable: 503,
  internal: 500,
} as const;
export type ErrorCode = keyof typeof errorStatus;
