import { type CallSample, limited, open, ownOnly, readable } from "./call-sample.ts";

/** Calls about submissions. */
export const modelsCalls: Record<string, CallSample> = {
  "POST /api/models": {
    actors: [401, 201, 201, 201],
    body: { name: "A", username: "a" },
    storm: {
      body: (index) => ({
        name: "Storm",
        username: `storm-${index}`,
        instagramUrl: `demo.storm.${index % 7}`,
        twitterUrl: `demo_storm_${index % 5}`,
      }),
      leaves: {
        count: `select count(*)::int as n from models join analyses on model_id = models.id where username like 'storm-%' and state = 'queued'`,
        rows: "each",
      },
    },
  },
  "POST /api/models/batch": {
    actors: [401, 201, 201, 201],
    body: { rows: [{ name: "A", username: "a", instagramUrl: "demo.batch" }] },
    storm: {
      // In a different order each time: two lists with common profiles must not deadlock.
      body: (index) => ({
        rows: [0, 1, 2, 3].map((row) => ({
          name: "Storm",
          username: `batch-${index}-${row}`,
          instagramUrl: `demo.batch.${(index + row * (index % 2 ? 1 : 3)) % 4}`,
        })),
      }),
      leaves: {
        count: "select count(*)::int / 4 as n from models join analyses on model_id = models.id where cause = 'batch'",
        rows: "each",
      },
    },
  },
  "POST /api/models/guest": {
    actors: [201, 201, 201, 201],
    body: { name: "A", username: "a" },
    storm: {
      visitor: true,
      tally: limited(201, 30),
      body: (index) => ({ name: "Storm", username: `guest-${index}`, instagramUrl: `demo.storm.${index % 7}` }),
      leaves: { count: "select count(*)::int as n from submissions join guests on guests.id = guest_id", rows: "each" },
    },
  },
  "GET /api/models/guest": { actors: open },
  "GET /api/models/:id": { actors: readable, guest: 404, id: "model" },
  "DELETE /api/models/:id": { actors: ownOnly, id: "spare", storm: { tally: limited(200, 1, 404) } },
  "POST /api/models/:id/restore": {
    actors: ownOnly,
    id: "spare",
    // On a busy machine the ten seconds may be over.
    storm: { allowed: [200, 404] },
  },
  // The admin comes after the owner, with the version read before.
  "PATCH /api/models/:id": {
    actors: [401, 200, 404, 409],
    id: "model",
    body: (_, { whole }) => ({ ...whole, name: "Changed" }),
    storm: {
      tally: limited(200, 1, 409),
      body: (index, { whole }) => ({ ...whole, name: `Storm ${index}` }),
      leaves: { count: "select count(*)::int as n from audit_entries where act = 'model.change'", rows: "one" },
    },
  },
  "POST /api/models/:id/analyses": {
    actors: [401, 202, 404, 404],
    guest: 404,
    id: "model",
    storm: {
      leaves: {
        count:
          "select count(*)::int as n from analyses where model_id = (select min(id) from submissions) and state = 'queued'",
        rows: "one",
      },
    },
  },
};
