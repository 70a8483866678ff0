import { all, type CallSample, ownOnly, signedIn, times } from "./call-sample.ts";

const once = times > 1 ? { allowed: [200, 404], once: 200 } : all(200);

/** Calls about the split of a model's earnings. */
export const splitsCalls: Record<string, CallSample> = {
  "GET /api/splits": { actors: signedIn },
  "GET /api/models/:id/splits": { actors: ownOnly, id: "model" },
  "GET /api/models/:id/splits/payments": { actors: ownOnly, id: "model", query: "?month=2025-10" },
  "GET /api/models/:id/splits.csv": { actors: ownOnly, id: "model" },
  "POST /api/models/:id/split-rules": {
    actors: [401, 201, 404, 404],
    id: "model",
    body: { from: "2025-12-01", share: 3_000 },
    // The share that is in force already is stored once.
    storm: { leaves: { count: "select count(*)::int as n from split_rules", rows: "one" } },
  },
  "POST /api/models/:id/split-rules/preview": {
    actors: ownOnly,
    id: "model",
    body: { from: "2025-12-01", share: 3_000 },
  },
  // Sums that the month does not have: races of those that it has are in splits.test.
  "POST /api/models/:id/split-confirmations": {
    actors: [401, 409, 404, 404],
    id: "model",
    body: {
      ...{ side: "agency", month: "2025-10", platform: "onlyfans", currency: "USD" },
      sums: { base: 3, agency: 1, creator: 2 },
    },
  },
  "GET /api/split-rules/:id/withdrawal": { actors: ownOnly, id: "splitRule" },
  "DELETE /api/split-rules/:id": { actors: ownOnly, id: "splitRule", storm: once },
  "DELETE /api/split-confirmations/:id": { actors: ownOnly, id: "splitConfirmation", storm: once },
};
