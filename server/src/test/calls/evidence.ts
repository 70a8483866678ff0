import { randomUUID } from "node:crypto";
import { makePicture } from "../make-picture.ts";
import { all, type CallSample, limited, ownOnly } from "./call-sample.ts";

const statement = async (index: number) =>
  Buffer.from(`Oct 8, 202511:54 am $${20 + index}.00 $4.00 $${16 + index}.00 Tip from A`);

/** Calls by the token of an invite, whoever makes them. Those of a token that is known are covered by consents.test. */
const byToken = (bodies: Record<string, object>): Record<string, CallSample> =>
  Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [
      `POST /api/consents/${name}`,
      {
        actors: [404, 404, 404, 404],
        body: { token: "unknown", ...body },
        // All of them are limited together.
        storm: { allowed: [404, 429], visitor: true },
        namesCreators: false,
      },
    ]),
  );

/** Calls about evidence. */
export const evidenceCalls: Record<string, CallSample> = {
  "GET /api/models/:id/evidence": { actors: ownOnly, id: "model", storm: all(200), namesCreators: false },
  "POST /api/models/:id/evidence": {
    actors: [401, 201, 404, 404],
    guest: 404,
    id: "model",
    body: {
      kind: "manual",
      key: "6f1c1d1e-0000-4000-8000-000000000002",
      platform: "onlyfans",
      observedOn: "2026-11-01",
      figures: [{ metric: "earnings.gross", value: 987654321 }],
    },
    storm: {
      ...all(201),
      // Each sender's own: the same figures of a day again are the existing record.
      body: (index) => ({
        kind: "manual",
        key: randomUUID(),
        platform: "onlyfans",
        observedOn: "2026-11-01",
        figures: [{ metric: "earnings.gross", value: 1 + index }],
      }),
      leaves: {
        count:
          "select count(*)::int as n from evidence join observations on evidence_id = evidence.id where kind = 'manual'",
        rows: "each",
      },
    },
    namesCreators: false,
  },
  "POST /api/models/:id/imports/preview": {
    actors: ownOnly,
    id: "model",
    file: statement,
    storm: all(200),
    namesCreators: false,
  },
  "POST /api/models/:id/imports": {
    actors: [401, 201, 404, 404],
    id: "model",
    query: "?timeZone=UTC",
    file: statement,
    // With the previews before it the person has used up what an hour allows.
    storm: { allowed: [201, 429] },
    namesCreators: false,
  },
  "GET /api/user/:id/earnings": { actors: ownOnly, id: "user", storm: all(200), namesCreators: false },
  "GET /api/models/:id/earnings": { actors: ownOnly, id: "model", storm: all(200), namesCreators: false },
  "GET /api/models/:id/earnings.csv": { actors: ownOnly, id: "model", storm: all(200), namesCreators: false },
  "GET /api/models/:id/earnings/outlook": {
    actors: ownOnly,
    id: "model",
    storm: all(200),
    namesCreators: false,
  },
  "GET /api/evidence/:id/removal": { actors: ownOnly, id: "evidence", storm: all(200), namesCreators: false },
  "DELETE /api/evidence/:id": {
    actors: ownOnly,
    id: "evidence",
    storm: { tally: limited(200, 1, 404) },
    namesCreators: false,
  },
  "GET /api/models/:id/connections": { actors: ownOnly, id: "model", storm: all(200), namesCreators: false },
  "POST /api/models/:id/connections": {
    actors: [401, 201, 404, 404],
    id: "model",
    body: { platform: "instagram" },
    storm: { tally: limited(201, 30) },
    namesCreators: false,
  },
  // Nothing is connected: an account without the right gets the same answer.
  "DELETE /api/models/:id/connections/:platform": {
    actors: [401, 404, 404, 404],
    id: "model",
    // Nothing is connected yet.
    storm: all(404),
    namesCreators: false,
  },
  "GET /api/consents": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "GET /api/models/:id/consent-invites": { actors: ownOnly, id: "model", storm: all(200), namesCreators: false },
  // Their owner's address is not verified.
  "POST /api/models/:id/consent-invites": {
    actors: [401, 403, 404, 404],
    id: "model",
    body: { platforms: ["instagram"], language: "en" },
    storm: all(403),
    namesCreators: false,
  },
  "POST /api/consent-invites/:id/mails": {
    actors: [401, 403, 404, 404],
    id: "consentInvite",
    body: { email: "creator@example.org" },
    storm: all(403),
    namesCreators: false,
  },
  "DELETE /api/consent-invites/:id": { actors: ownOnly, id: "consentInvite", storm: all(200), namesCreators: false },
  ...byToken({ open: {}, connections: { platform: "instagram" }, refusals: { platform: "instagram" } }),
  ...byToken({ ends: { platform: "instagram", keep: true }, linking: { agrees: true } }),
  "POST /api/models/:id/screenshots": {
    actors: [401, 201, 404, 404],
    id: "model",
    file: (index) => makePicture({ width: 64 + index }),
    storm: {
      tally: limited(201, 99),
      leaves: { count: "select count(*)::int as n from screenshots join files on name = picture", rows: "each" },
    },
    namesCreators: false,
  },
  "GET /api/models/:id/screenshots": { actors: ownOnly, id: "model", storm: all(200), namesCreators: false },
  // A visitor may see some files; this one is not found for them.
  "GET /api/files/:name": { actors: [404, 200, 404, 404], id: "picture", storm: all(200), namesCreators: false },
  "POST /api/screenshots/:id/confirm": {
    actors: ownOnly,
    id: "screenshot",
    body: { platform: "instagram", observedOn: "2026-11-01", figures: [{ metric: "followers", shown: "12.3K" }] },
    storm: {
      tally: limited(200, 1, 409),
      body: () => ({ platform: "x", observedOn: "2026-11-01", figures: [{ metric: "followers", shown: "12.3K" }] }),
      leaves: { count: "select count(*)::int as n from evidence where screenshot_id is not null", rows: "one" },
    },
    namesCreators: false,
  },
  "DELETE /api/screenshots/:id": {
    actors: ownOnly,
    id: "screenshot",
    storm: { tally: limited(200, 1, 404) },
    namesCreators: false,
  },
};
