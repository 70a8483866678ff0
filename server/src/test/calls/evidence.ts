import { randomUUID } from "node:crypto";
import { makePicture } from "../make-picture.ts";
import { type CallSample, limited, notFound, ownOnly, signedIn } from "./call-sample.ts";

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
      },
    ]),
  );

/** Calls about evidence. */
export const evidenceCalls: Record<string, CallSample> = {
  "GET /api/models/:id/evidence": { actors: ownOnly, id: "model" },
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
  },
  "POST /api/models/:id/imports/preview": { actors: ownOnly, id: "model", file: statement },
  "POST /api/models/:id/imports": {
    actors: [401, 201, 404, 404],
    id: "model",
    query: "?timeZone=UTC",
    file: statement,
    // With the previews before it the person has used up what an hour allows.
    storm: { allowed: [201, 429] },
  },
  "GET /api/user/:id/earnings": { actors: ownOnly, id: "user" },
  "GET /api/models/:id/earnings": { actors: ownOnly, id: "model" },
  "GET /api/models/:id/earnings.csv": { actors: ownOnly, id: "model" },
  "GET /api/models/:id/earnings/outlook": { actors: ownOnly, id: "model" },
  "GET /api/evidence/:id/removal": { actors: ownOnly, id: "evidence" },
  "DELETE /api/evidence/:id": { actors: ownOnly, id: "evidence", storm: { tally: limited(200, 1, 404) } },
  "GET /api/models/:id/connections": { actors: ownOnly, id: "model" },
  "POST /api/models/:id/connections": {
    actors: [401, 201, 404, 404],
    id: "model",
    body: { platform: "instagram" },
    storm: { tally: limited(201, 30) },
  },
  // Nothing is connected: an account without the right gets the same answer.
  "DELETE /api/models/:id/connections/:platform": { actors: notFound, id: "model" },
  "GET /api/consents": { actors: signedIn },
  "GET /api/models/:id/consent-invites": { actors: ownOnly, id: "model" },
  // Their owner's address is not verified.
  "POST /api/models/:id/consent-invites": {
    actors: [401, 403, 404, 404],
    id: "model",
    body: { platforms: ["instagram"], language: "en" },
  },
  "POST /api/consent-invites/:id/mails": {
    actors: [401, 403, 404, 404],
    id: "consentInvite",
    body: { email: "creator@example.org" },
  },
  "DELETE /api/consent-invites/:id": { actors: ownOnly, id: "consentInvite" },
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
  },
  "GET /api/models/:id/screenshots": { actors: ownOnly, id: "model" },
  // A visitor may see some files; this one is not found for them.
  "GET /api/files/:name": { actors: [404, 200, 404, 404], id: "picture" },
  "POST /api/screenshots/:id/confirm": {
    actors: ownOnly,
    id: "screenshot",
    body: { platform: "instagram", observedOn: "2026-11-01", figures: [{ metric: "followers", shown: "12.3K" }] },
    storm: {
      tally: limited(200, 1, 409),
      body: () => ({ platform: "x", observedOn: "2026-11-01", figures: [{ metric: "followers", shown: "12.3K" }] }),
      leaves: { count: "select count(*)::int as n from evidence where screenshot_id is not null", rows: "one" },
    },
  },
  "DELETE /api/screenshots/:id": { actors: ownOnly, id: "screenshot", storm: { tally: limited(200, 1, 404) } },
};
