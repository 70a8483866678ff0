import { type CallSample, limited, notFound } from "./call-sample.ts";

/** Calls about moderation. */
export const moderationCalls: Record<string, CallSample> = {
  // Hidden from all but admins, who do not find a missing case either.
  "GET /api/admin/cases": { actors: [401, 404, 404, 200] },
  "POST /api/admin/mails": {
    actors: [401, 404, 404, 202],
    body: { key: "2b7d4c1e-8d2f-4f0a-9c3b-5a6e7f809112", subject: "News", text: "All is well." },
  },
  "GET /api/admin/users": { actors: [401, 404, 404, 200] },
  "POST /api/admin/users/:id/acts": { actors: [401, 404, 404, 200], id: "user", body: { act: "enable" } },
  "GET /api/admin/jobs": { actors: [401, 404, 404, 200] },
  "POST /api/admin/jobs/:id/acts": {
    // No job has the id of the model.
    actors: notFound,
    id: "model",
    body: { act: "retry" },
  },
  "GET /api/admin/audit": { actors: [401, 404, 404, 200] },
  "GET /api/admin/audit/csv": { actors: [401, 404, 404, 200] },
  "POST /api/admin/cases/:id/decision": { actors: notFound, id: "model", body: { decision: "kept", reason: "none" } },
  "POST /api/admin/cases/:id/steps": { actors: notFound, id: "model", body: { step: "hide" } },
  "POST /api/creators/:platform/:handle/problems": {
    actors: [202, 202, 202, 202],
    body: { problem: "wrong-figures" },
    storm: { tally: limited(202, 20), visitor: true },
  },
  "POST /api/models/:id/case-answer": {
    // Nobody has asked for a removal.
    actors: notFound,
    id: "model",
    body: { words: "We work with her" },
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
  },
};
