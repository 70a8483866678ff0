import { mostGoals } from "@fanradar/contract";
import { all, type CallSample, canary, limited, ownOnly, signedIn, times } from "./call-sample.ts";

const dueOn = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
/** A goal that no model has reached. */
export const farGoal = { metric: "followers", value: 900_000_000, dueOn };

/** Calls about to-dos, goals, notes and who is in charge: of a model of the owner, which no other person knows of. */
export const todosCalls: Record<string, CallSample> = {
  "GET /api/todos": { actors: signedIn },
  "POST /api/todos": {
    actors: [401, 201, 404, 404],
    body: (_, { ids }) => ({ title: canary, modelId: ids.model }),
    storm: {
      body: (index) => ({ title: `To-do ${index}` }),
      leaves: { count: "select count(*)::int as n from todos", rows: "each" },
    },
  },
  "PATCH /api/todos/:id": { actors: ownOnly, id: "todo", body: { title: "Another title" } },
  "DELETE /api/todos/:id": {
    actors: ownOnly,
    id: "todo",
    storm: times > 1 ? { allowed: [200, 404], once: 200 } : all(200),
  },
  "GET /api/goals": { actors: signedIn },
  "POST /api/models/:id/goals": {
    actors: [401, 201, 404, 404],
    id: "model",
    body: farGoal,
    storm: {
      tally: limited(201, mostGoals - 1, 422),
      leaves: { count: "select count(*)::int as n from goals", rows: "each" },
    },
  },
  "PATCH /api/goals/:id": { actors: ownOnly, id: "goal", body: { value: 800_000_000, dueOn } },
  "DELETE /api/goals/:id": {
    actors: ownOnly,
    id: "goal",
    storm: times > 1 ? { allowed: [200, 404], once: 200 } : all(200),
  },
  "GET /api/models/:id/team-notes": { actors: ownOnly, id: "model" },
  "GET /api/team-notes/mentions": { actors: signedIn },
  "POST /api/models/:id/team-notes": {
    actors: [401, 201, 404, 404],
    id: "model",
    body: { text: canary },
    storm: { leaves: { count: "select count(*)::int as n from team_notes", rows: "each" } },
  },
  "PATCH /api/team-notes/:id": { actors: ownOnly, id: "teamNote", body: { text: canary } },
  "DELETE /api/team-notes/:id": {
    actors: ownOnly,
    id: "teamNote",
    storm: times > 1 ? { allowed: [200, 404], once: 200 } : all(200),
  },
  "POST /api/team-notes/:id/restore": {
    actors: ownOnly,
    id: "teamNote",
    storm: times > 1 ? { allowed: [200, 404], once: 200 } : all(200),
  },
  "GET /api/in-charge": { actors: signedIn },
  "PUT /api/models/:id/in-charge": { actors: ownOnly, id: "model", body: (_, { ids }) => ({ userIds: [ids.user] }) },
  "GET /api/workspace/people": { actors: signedIn },
};
