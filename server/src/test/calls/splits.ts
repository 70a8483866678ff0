import { all, type CallSample, ownOnly, times } from "./call-sample.ts";

const once = times > 1 ? { allowed: [200, 404], once: 200 } : all(200);

/** Calls about the split of a model's earnings. */
export const splitsCalls: Record<string, CallSample> = {
  "GET /api/splits": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "GET /api/models/:id/splits": { actors: ownOnly, id: "model", storm: all(200), namesCreators: false },
  "GET /api/models/:id/splits/payments": {
    actors: ownOnly,
    id: "model",
    query: "?month=2025-10",
    storm: all(200),
    namesCreators: false,
  },
  "GET /api/models/:id/splits.csv": { actors: ownOnly, id: "model", storm: all(200), namesCreators: false },
  "POST /api/models/:id/split-rules": {
    actors: [401, 201, 404, 404],
    id: "model",
    body: { from: "2025-12-01", share: 3_000 },
    // The share that is in force already is stored once.
    storm: { ...all(201), leaves: { count: "select count(*)::int as n from split_rules", rows: "one" } },
    namesCreators: false,
  },
  "POST /api/models/:id/split-rules/preview": {
    actors: ownOnly,
    id: "model",
    body: { from: "2025-12-01", share: 3_000 },
    storm: all(200),
    namesCreators: false,
  },
  // Sums that the month does not have: races of those that it has are in splits.test.
  "POST /api/models/:id/split-confirmations": {
    actors: [401, 409, 404, 404],
    id: "model",
    body: {
      ...{ side: "agency", month: "2025-10", platform: "onlyfans", currency: "USD" },
      sums: { base: 3, agency: 1, creator: 2 },
    },
    storm: all(409),
    namesCreators: false,
  },
  "GET /api/split-rules/:id/withdrawal": { actors: ownOnly, id: "splitRule", storm: all(200), namesCreators: false },
  "DELETE /api/split-rules/:id": { actors: ownOnly, id: "splitRule", storm: once, namesCreators: false },
  "DELETE /api/split-confirmations/:id": {
    actors: ownOnly,
    id: "splitConfirmation",
    storm: once,
    namesCreators: false,
  },
};
