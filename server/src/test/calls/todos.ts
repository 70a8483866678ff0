import { mostGoals } from "@fanradar/contract";
import { all, type CallSample, canary, limited, ownOnly, times } from "./call-sample.ts";

const dueOn = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
/** A goal that no model has reached. */
export const farGoal = { metric: "followers", value: 900_000_000, dueOn };

/** Calls about to-dos, goals, notes and who is in charge: of a model of the owner, which no other person knows of. */
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
    body: { title: "Another title" },
    storm: all(200),
    namesCreators: false,
  },
  "DELETE /api/todos/:id": {
    actors: ownOnly,
    id: "todo",
    storm: times > 1 ? { allowed: [200, 404], once: 200 } : all(200),
    namesCreators: false,
  },
  "GET /api/goals": { actors: [401, 200, 200, 200], storm: all(200), namesCreators: false },
  "POST /api/models/:id/goals": {
    actors: [401, 201, 404, 404],
    id: "model",
    body: farGoal,
    storm: {
      tally: limited(201, mostGoals - 1, 422),
      leaves: { count: "select count(*)::int as n from goals", rows: "each" },
    },
    namesCreators: false,
  },
  "PATCH /api/goals/:id": {
    actors: ownOnly,
    id: "goal",
    body: { value: 800_000_000, dueOn },
    storm: all(200),
    namesCreators: false,
  },
  "DELETE /api/goals/:id": {
    actors: ownOnly,
    id: "goal",
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
