import { makePicture } from "../make-picture.ts";
import { type CallSample, limited, notFound, readable, signedIn } from "./call-sample.ts";

/** Calls about workspaces, by people who work in their personal one: what is for owners of a shared one is not there for them. */
export const workspacesCalls: Record<string, CallSample> = {
  "GET /api/workspaces": { actors: signedIn },
  // A second one would be the one that they work in from then on: workspaces.test.
  "POST /api/workspaces": { actors: [401, 422, 422, 422], body: { name: "" } },
  "PUT /api/workspaces/current": { actors: notFound, body: { id: 2_000_000_000 } },
  "PATCH /api/workspace": { actors: notFound, body: { name: "A" } },
  "PUT /api/workspace/logo": { actors: notFound, file: () => makePicture() },
  "DELETE /api/workspace/logo": { actors: notFound },
  "POST /api/workspace/export": { actors: notFound },
  "DELETE /api/workspace": { actors: notFound },
  "POST /api/workspaces/:id/restore": { actors: notFound, id: "user" },
  "PUT /api/models/:id/workspace": { actors: notFound, id: "model", body: { id: 2_000_000_000 } },
  "GET /api/models/:id/moves": { actors: readable, id: "model" },
  "GET /api/workspace/members": { actors: signedIn },
  "PUT /api/workspace/members/:id": {
    actors: notFound,
    id: "user",
    body: { role: "owner", scope: "all", seesEarnings: true },
  },
  "DELETE /api/workspace/members/:id": { actors: notFound, id: "user" },
  "POST /api/workspace/members/:id/owner": { actors: notFound, id: "user" },
  "POST /api/workspace/invites": { actors: notFound, body: { role: "viewer", scope: "all", seesEarnings: false } },
  "POST /api/workspace/invites/:id/renew": { actors: notFound, id: "user" },
  "DELETE /api/workspace/invites/:id": { actors: notFound, id: "user" },
  "GET /api/workspace/audit": { actors: notFound },
  "POST /api/invites/open": {
    actors: [410, 410, 410, 410],
    body: { token: "unknown" },
    storm: { tally: limited(410, 120), visitor: true },
  },
  "POST /api/invites/accept": {
    actors: [401, 410, 410, 410],
    body: { token: "unknown" },
    storm: { tally: limited(410, 120) },
  },
};
