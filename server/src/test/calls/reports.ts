import { all, type CallSample, limited, ownOnly, readable } from "./call-sample.ts";

/** Calls about reports, links and notifications. */
export const reportsCalls: Record<string, CallSample> = {
  "GET /api/user/:id/reports": { actors: readable, id: "user", storm: all(200), namesCreators: false },
  "PUT /api/reports/:id/favorite": {
    actors: ownOnly,
    id: "report",
    body: { favorite: true },
    storm: { ...all(200), leaves: { count: "select count(*)::int as n from report_favorites", rows: "one" } },
    namesCreators: false,
  },
  "DELETE /api/reports/:id": {
    actors: ownOnly,
    id: "spareReport",
    storm: { tally: limited(200, 1, 404) },
    namesCreators: false,
  },
  "POST /api/reports/:id/restore": {
    actors: ownOnly,
    id: "spareReport",
    // On a busy machine the ten seconds may be over.
    storm: { allowed: [200, 404] },
    namesCreators: false,
  },
  "GET /api/models/:id/report": { actors: readable, guest: 404, id: "model", storm: all(200), namesCreators: false },
  "GET /api/models/:id/posts": { actors: readable, guest: 404, id: "model", storm: all(200), namesCreators: false },
  "GET /api/models/:id/reports": { actors: readable, id: "model", storm: all(200), namesCreators: false },
  "GET /api/reports/:id/changes": { actors: readable, id: "report", storm: all(200), namesCreators: false },
  "GET /api/reports/:id/narration": { actors: ownOnly, id: "report", storm: all(200), namesCreators: false },
  "POST /api/reports/:id/narration": { actors: ownOnly, id: "report", storm: all(200), namesCreators: false },
  "GET /api/reports/:id/pdf": {
    actors: readable,
    guest: 404,
    id: "report",
    storm: { tally: limited(200, 10) },
    namesCreators: false,
  },
  "GET /api/reports/:id/share": { actors: ownOnly, id: "report", storm: all(200), namesCreators: false },
  // The owner's address is not verified.
  "POST /api/reports/:id/share": {
    actors: [401, 403, 404, 404],
    id: "report",
    body: { which: "newest", sections: ["growthPotential"], days: 7 },
    storm: all(403),
    namesCreators: false,
  },
  "DELETE /api/reports/:id/share": { actors: ownOnly, id: "report", storm: all(200), namesCreators: false },
  "POST /api/unsubscribe": {
    actors: [410, 410, 410, 410],
    body: { token: "unknown" },
    storm: { ...all(410), visitor: true },
    namesCreators: false,
  },
  "GET /api/notifications": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "POST /api/notifications/read": {
    actors: [401, 200, 200, 200],
    body: { upTo: 1 },
    storm: all(200),
    namesCreators: false,
  },
  "POST /api/notifications/:id/read": { actors: ownOnly, id: "notification", storm: all(200), namesCreators: false },
  "POST /api/shares/problems": {
    actors: [404, 404, 404, 404],
    body: { token: "unknown" },
    storm: { ...all(404), visitor: true },
    namesCreators: false,
  },
  "POST /api/shares/open": {
    actors: [404, 404, 404, 404],
    body: { token: "unknown" },
    storm: { tally: limited(404, 120), visitor: true },
    // A link to a creator's own record is covered by share.test.
    namesCreators: false,
  },
  "GET /api/verify": {
    actors: [404, 404, 404, 404],
    query: `?report=1&hash=${"0".repeat(64)}`,
    storm: { tally: limited(404, 60), visitor: true },
    namesCreators: false,
  },
  "POST /api/reports/:id/rate": {
    actors: ownOnly,
    id: "report",
    body: { isPositive: true },
    storm: {
      ...all(200),
      body: (index) => ({ isPositive: index % 2 === 0 }),
      leaves: { count: "select count(*)::int as n from ratings", rows: "one" },
    },
    // Rates a public edition, and returns only its rating; creators.test covers it.
    namesCreators: false,
  },
};
