import { all, type CallSample, limited } from "./call-sample.ts";

/** Calls about moderation. */
export const moderationCalls: Record<string, CallSample> = {
  // Hidden from all but admins, who do not find a missing case either.
  "GET /api/admin/cases": {
    actors: [401, 404, 404, 200],
    storm: all(404),
    // For admins only: moderation.test.
    namesCreators: false,
  },
  "POST /api/admin/mails": {
    actors: [401, 404, 404, 202],
    body: { key: "2b7d4c1e-8d2f-4f0a-9c3b-5a6e7f809112", subject: "News", text: "All is well." },
    storm: all(404),
    namesCreators: false,
  },
  "GET /api/admin/users": { actors: [401, 404, 404, 200], storm: all(404), namesCreators: false },
  "POST /api/admin/users/:id/acts": {
    actors: [401, 404, 404, 200],
    id: "user",
    body: { act: "enable" },
    storm: all(404),
    namesCreators: false,
  },
  "GET /api/admin/jobs": { actors: [401, 404, 404, 200], storm: all(404), namesCreators: false },
  "POST /api/admin/jobs/:id/acts": {
    // No job has the id of the model.
    actors: [401, 404, 404, 404],
    id: "model",
    body: { act: "retry" },
    storm: all(404),
    namesCreators: false,
  },
  "GET /api/admin/audit": { actors: [401, 404, 404, 200], storm: all(404), namesCreators: false },
  "GET /api/admin/audit/csv": { actors: [401, 404, 404, 200], storm: all(404), namesCreators: false },
  "POST /api/admin/cases/:id/decision": {
    actors: [401, 404, 404, 404],
    id: "model",
    body: { decision: "kept", reason: "none" },
    storm: all(404),
    namesCreators: false,
  },
  "POST /api/admin/cases/:id/steps": {
    actors: [401, 404, 404, 404],
    id: "model",
    body: { step: "hide" },
    storm: all(404),
    namesCreators: false,
  },
  "POST /api/creators/:platform/:handle/problems": {
    actors: [202, 202, 202, 202],
    body: { problem: "wrong-figures" },
    storm: { tally: limited(202, 20), visitor: true },
    // Returns only whether a creator is hidden now; an unknown one gets the same response.
    namesCreators: false,
  },
  "POST /api/models/:id/removal-answer": {
    // Nobody has asked for a removal.
    actors: [401, 404, 404, 404],
    id: "model",
    body: { words: "We work with her" },
    storm: all(404),
    namesCreators: false,
  },
  "POST /api/removals": {
    actors: [202, 202, 202, 202],
    body: { platform: "tiktok", profile: "@demo.removal", email: "asks@fanradar.test", isMine: true },
    storm: {
      tally: limited(202, 5),
      visitor: true,
      body: () => ({ platform: "tiktok", profile: "@storm.removal", email: "asks@fanradar.test", isMine: true }),
      leaves: { count: "select count(*)::int as n from moderation_cases where kind = 'removal'", rows: "one" },
    },
    namesCreators: false,
  },
};
