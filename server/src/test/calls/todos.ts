import { all, type CallSample, canary, ownOnly, times } from "./call-sample.ts";

/** Calls about to-dos, notes and who is in charge: of a model of the owner, which no other person knows of. */
export const todosCalls: Record<string, CallSample> = {
  "GET /api/todos": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "POST /api/todos": {
    actors: [401, 201, 404, 404],
    body: (_, { ids }) => ({ title: canary, modelId: ids.model }),
    storm: {
      body: (index) => ({ title: `To-do ${index}` }),
      ...all(201),
      leaves: { count: "select count(*)::int as n from todos", rows: "each" },
    },
    namesCreators: false,
  },
  "PATCH /api/todos/:id": {
    actors: ownOnly,
    id: "todo",
    body: { isDone: true },
    storm: all(200),
    namesCreators: false,
  },
  "DELETE /api/todos/:id": {
    actors: ownOnly,
    id: "todo",
    storm: times > 1 ? { allowed: [200, 404], once: 200 } : all(200),
    namesCreators: false,
  },
  "GET /api/models/:id/team-notes": { actors: ownOnly, id: "model", storm: all(200), namesCreators: false },
  "GET /api/team-notes/mentions": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "POST /api/models/:id/team-notes": {
    actors: [401, 201, 404, 404],
    id: "model",
    body: { text: canary },
    storm: {
      ...all(201),
      leaves: { count: "select count(*)::int as n from team_notes", rows: "each" },
    },
    namesCreators: false,
  },
  "PATCH /api/team-notes/:id": {
    actors: ownOnly,
    id: "teamNote",
    body: { text: canary },
    storm: all(200),
    namesCreators: false,
  },
  "DELETE /api/team-notes/:id": {
    actors: ownOnly,
    id: "teamNote",
    storm: times > 1 ? { allowed: [200, 404], once: 200 } : all(200),
    namesCreators: false,
  },
  "POST /api/team-notes/:id/restore": {
    actors: ownOnly,
    id: "teamNote",
    storm: times > 1 ? { allowed: [200, 404], once: 200 } : all(200),
    namesCreators: false,
  },
  "GET /api/in-charge": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "PUT /api/models/:id/in-charge": {
    actors: ownOnly,
    id: "model",
    body: (_, { ids }) => ({ userIds: [ids.user] }),
    storm: all(200),
    namesCreators: false,
  },
  "GET /api/workspace/people": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
};
