import { type CallSample, open } from "./call-sample.ts";

/** Calls that end a session: last, so that every other call has a signed-in person. */
export const endingCalls: Record<string, CallSample> = {
  // Last: it ends the sessions.
  "POST /api/auth/logout": { actors: open },
  "DELETE /api/user/delete": { actors: [401, 401, 401, 401], storm: { allowed: [200, 401] } },
};
