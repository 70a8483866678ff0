import { type CallSample, canary, ownOnly } from "./call-sample.ts";

const shifts = [{ chatter: canary, from: "2025-10-08T10:00:00.000Z", to: "2025-10-08T18:00:00.000Z" }];

/** Calls about the shifts of a model's chatters. */
export const shiftsCalls: Record<string, CallSample> = {
  "GET /api/models/:id/shifts": { actors: ownOnly, id: "model" },
  "GET /api/models/:id/shifts.csv": { actors: ownOnly, id: "model" },
  "POST /api/models/:id/shifts": {
    actors: [401, 201, 404, 404],
    id: "model",
    body: { shifts },
    storm: { leaves: { count: "select count(*)::int as n from shifts", rows: "one" } },
  },
  "POST /api/models/:id/shift-removals": { actors: ownOnly, id: "model", body: { ids: [1] } },
};
