import { type CallSample, limited, ownOnly, readable, signedIn } from "./call-sample.ts";

/** Calls about reports, links and notifications. */
export const reportsCalls: Record<string, CallSample> = {
  "GET /api/user/:id/reports": { actors: readable, id: "user" },
  "PUT /api/reports/:id/favorite": {
    actors: ownOnly,
    id: "report",
    body: { favorite: true },
    storm: { leaves: { count: "select count(*)::int as n from report_favorites", rows: "one" } },
  },
  "DELETE /api/reports/:id": { actors: ownOnly, id: "spareReport", storm: { tally: limited(200, 1, 404) } },
  "POST /api/reports/:id/restore": {
    actors: ownOnly,
    id: "spareReport",
    // On a busy machine the ten seconds may be over.
    storm: { allowed: [200, 404] },
  },
  "GET /api/models/:id/report": { actors: readable, guest: 404, id: "model" },
  "GET /api/models/:id/look-alikes": { actors: readable, guest: 404, id: "model" },
  "GET /api/models/:id/posts": { actors: readable, guest: 404, id: "model" },
  "GET /api/models/:id/reports": { actors: readable, id: "model" },
  "GET /api/reports/:id/changes": { actors: readable, id: "report" },
  "GET /api/reports/:id/narration": { actors: ownOnly, id: "report" },
  "POST /api/reports/:id/narration": { actors: ownOnly, id: "report" },
  "GET /api/reports/:id/pdf": { actors: readable, guest: 404, id: "report", storm: { tally: limited(200, 10) } },
  "GET /api/reports/:id/share": { actors: ownOnly, id: "report" },
  // The owner's address is not verified.
  "POST /api/reports/:id/share": {
    actors: [401, 403, 404, 404],
    id: "report",
    body: { which: "newest", sections: ["growthPotential"], days: 7 },
  },
  "DELETE /api/reports/:id/share": { actors: ownOnly, id: "report" },
  "POST /api/unsubscribe": { actors: [410, 410, 410, 410], body: { token: "unknown" }, storm: { visitor: true } },
  "GET /api/notifications": { actors: signedIn },
  "POST /api/notifications/read": { actors: signedIn, body: { upTo: 1 } },
  "POST /api/notifications/:id/read": { actors: ownOnly, id: "notification" },
  "POST /api/shares/problems": { actors: [404, 404, 404, 404], body: { token: "unknown" }, storm: { visitor: true } },
  "POST /api/shares/open": {
    actors: [404, 404, 404, 404],
    body: { token: "unknown" },
    storm: { tally: limited(404, 120), visitor: true },
  },
  "GET /api/verify": {
    actors: [404, 404, 404, 404],
    query: `?report=1&hash=${"0".repeat(64)}`,
    storm: { tally: limited(404, 60), visitor: true },
  },
  "POST /api/reports/:id/rate": {
    actors: ownOnly,
    id: "report",
    body: { isPositive: true },
    storm: {
      body: (index) => ({ isPositive: index % 2 === 0 }),
      leaves: { count: "select count(*)::int as n from ratings", rows: "one" },
    },
  },
};
