import { makePicture } from "../make-picture.ts";
import { all, type CallSample, limited } from "./call-sample.ts";

/** Calls about workspaces, by people who work in their personal one: what is for owners of a shared one is not there for them. */
export const workspacesCalls: Record<string, CallSample> = {
  "GET /api/workspaces": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  // A second one would be the one that they work in from then on: workspaces.test.
  "POST /api/workspaces": {
    actors: [401, 422, 422, 422],
    body: { name: "" },
    storm: all(422),
    namesCreators: false,
  },
  "PUT /api/workspaces/current": {
    actors: [401, 404, 404, 404],
    body: { id: 2_000_000_000 },
    storm: all(404),
    namesCreators: false,
  },
  "PATCH /api/workspace": { actors: [401, 404, 404, 404], body: { name: "A" }, storm: all(404), namesCreators: false },
  "PUT /api/workspace/logo": {
    actors: [401, 404, 404, 404],
    file: () => makePicture(),
    storm: all(404),
    namesCreators: false,
  },
  "DELETE /api/workspace/logo": { actors: [401, 404, 404, 404], storm: all(404), namesCreators: false },
  "POST /api/workspace/export": { actors: [401, 404, 404, 404], storm: all(404), namesCreators: false },
  "DELETE /api/workspace": { actors: [401, 404, 404, 404], storm: all(404), namesCreators: false },
  "POST /api/workspaces/:id/restore": {
    actors: [401, 404, 404, 404],
    id: "user",
    storm: all(404),
    namesCreators: false,
  },
  "PUT /api/models/:id/workspace": {
    actors: [401, 404, 404, 404],
    id: "model",
    body: { id: 2_000_000_000 },
    storm: all(404),
    namesCreators: false,
  },
  "GET /api/workspace/members": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "PUT /api/workspace/members/:id": {
    actors: [401, 404, 404, 404],
    id: "user",
    body: { role: "owner", scope: "all", seesEarnings: true },
    storm: all(404),
    namesCreators: false,
  },
  "DELETE /api/workspace/members/:id": {
    actors: [401, 404, 404, 404],
    id: "user",
    storm: all(404),
    namesCreators: false,
  },
  "POST /api/workspace/members/:id/owner": {
    actors: [401, 404, 404, 404],
    id: "user",
    storm: all(404),
    namesCreators: false,
  },
  "POST /api/workspace/invites": {
    actors: [401, 404, 404, 404],
    body: { role: "viewer", scope: "all", seesEarnings: false },
    storm: all(404),
    namesCreators: false,
  },
  "POST /api/workspace/invites/:id/renew": {
    actors: [401, 404, 404, 404],
    id: "user",
    storm: all(404),
    namesCreators: false,
  },
  "DELETE /api/workspace/invites/:id": {
    actors: [401, 404, 404, 404],
    id: "user",
    storm: all(404),
    namesCreators: false,
  },
  "GET /api/workspace/audit": { actors: [401, 404, 404, 404], storm: all(404), namesCreators: false },
  "POST /api/invites/open": {
    actors: [410, 410, 410, 410],
    body: { token: "unknown" },
    storm: { tally: limited(410, 120), visitor: true },
    namesCreators: false,
  },
  "POST /api/invites/accept": {
    actors: [401, 410, 410, 410],
    body: { token: "unknown" },
    storm: { tally: limited(410, 120) },
    namesCreators: false,
  },
};
