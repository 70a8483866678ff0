import { all, type CallSample, open } from "./call-sample.ts";

/** Calls about the instance itself. */
export const instanceCalls: Record<string, CallSample> = {
  "GET /api/health": { actors: open, storm: all(200), namesCreators: false },
  // A database that does not answer within a second is not ready.
  "GET /api/ready": { actors: open, storm: { allowed: [200, 503] }, namesCreators: false },
  "GET /api/instance": { actors: open, storm: all(200), namesCreators: false },
  "GET /api/openapi.json": { actors: open, storm: all(200), namesCreators: false },
  "GET /api/methods/accuracy": { actors: open, storm: all(200), namesCreators: false },
  "GET /api/exchange-rates": { actors: open, storm: all(200), namesCreators: false },
  "PUT /api/language": {
    actors: open,
    body: { language: "de" },
    storm: { ...all(200), body: () => ({ language: "fr" }) },
    namesCreators: false,
  },
  "POST /api/setup": {
    // The demo has an administrator: no link is valid.
    actors: [410, 410, 410, 410],
    body: { token: "none", name: "Admin", email: "first@fanradar.test", password: "a correct password" },
    storm: all(410),
    namesCreators: false,
  },
  // Hidden from all but admins: instance-admin.test.
  "GET /api/admin/instance": { actors: [401, 404, 404, 200], storm: all(404), namesCreators: false },
  "PUT /api/admin/instance/name": {
    actors: [401, 404, 404, 200],
    body: { name: "An agency" },
    storm: all(404),
    namesCreators: false,
  },
  "PUT /api/admin/instance/sign-up": {
    actors: [401, 404, 404, 200],
    body: { rule: "open" },
    storm: all(404),
    namesCreators: false,
  },
  "POST /api/admin/instance/checks": {
    actors: [401, 404, 404, 200],
    body: { part: "database" },
    storm: all(404),
    namesCreators: false,
  },
  "GET /api/mailbox": { actors: open, storm: all(200), namesCreators: false },
};
