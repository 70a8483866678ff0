import { type CallSample, open } from "./call-sample.ts";

/** Calls about the instance itself. */
export const instanceCalls: Record<string, CallSample> = {
  "GET /api/health": { actors: open },
  // A database that does not answer within a second is not ready.
  "GET /api/ready": { actors: open, storm: { allowed: [200, 503] } },
  "GET /api/instance": { actors: open },
  "GET /api/openapi.json": { actors: open },
  "GET /api/methods/accuracy": { actors: open },
  "GET /api/exchange-rates": { actors: open },
  "PUT /api/language": { actors: open, body: { language: "de" }, storm: { body: () => ({ language: "fr" }) } },
  "POST /api/setup": {
    // The demo has an administrator: no link is valid.
    actors: [410, 410, 410, 410],
    body: { token: "none", name: "Admin", email: "first@fanradar.test", password: "a correct password" },
  },
  // Hidden from all but admins: instance-admin.test.
  "GET /api/admin/instance": { actors: [401, 404, 404, 200] },
  "PUT /api/admin/instance/name": { actors: [401, 404, 404, 200], body: { name: "An agency" } },
  "PUT /api/admin/instance/sign-up": { actors: [401, 404, 404, 200], body: { rule: "open" } },
  "POST /api/admin/instance/checks": { actors: [401, 404, 404, 200], body: { part: "database" } },
  "GET /api/mailbox": { actors: open },
};
