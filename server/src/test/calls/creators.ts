import { all, type CallSample, open, ownOnly, readable } from "./call-sample.ts";

/** Calls about creators and their figures. */
export const creatorsCalls: Record<string, CallSample> = {
  "GET /api/creators": {
    actors: open,
    query: "?q=demo.matrix",
    storm: { ...all(200), query: "?q=demo" },
    namesCreators: true,
  },
  "GET /api/models/trending": { actors: open, storm: { ...all(200), visitor: true }, namesCreators: true },
  "GET /api/creators/trending": { actors: open, storm: { ...all(200), visitor: true }, namesCreators: true },
  "GET /api/creators/:platform/:handle": {
    actors: open,
    storm: {
      ...all(200),
      visitor: true,
      leaves: { count: "select coalesce(sum(view_count), 0)::int as n from creators", rows: "one" },
    },
    namesCreators: true,
  },
  "GET /api/creators/:platform/:handle/score": {
    actors: open,
    storm: { ...all(200), visitor: true },
    namesCreators: true,
  },
  "GET /api/analytics": { actors: open, storm: all(200), namesCreators: true },
  "GET /api/analytics.csv": { actors: open, storm: all(200), namesCreators: true },
  "GET /api/user/:id/analytics": { actors: ownOnly, id: "user", storm: all(200), namesCreators: false },
  "GET /api/user/:id/analytics.csv": { actors: ownOnly, id: "user", storm: all(200), namesCreators: false },
  // A model of another person is omitted, like one that does not exist.
  "GET /api/comparisons": { actors: open, query: "?models=1,2", storm: all(200), namesCreators: true },
  "POST /api/comparisons": {
    actors: [401, 404, 404, 404],
    body: { models: [2_000_000_000, 2_000_000_001] },
    storm: {
      ...all(201),
      id: "model",
      body: (_, { compared }) => ({ models: compared }),
      leaves: { count: "select count(*)::int as n from reports where report_type = 'comparison'", rows: "one" },
    },
    // Seals the result of `GET /api/comparisons`; figures hidden since are covered by comparisons.test.
    namesCreators: false,
  },
  "GET /api/comparisons/:id": { actors: ownOnly, id: "comparison", storm: all(200), namesCreators: false },
  "GET /api/user/:id/models": { actors: readable, id: "user", storm: all(200), namesCreators: false },
  "GET /api/user/:id/models/page": { actors: readable, id: "user", storm: all(200), namesCreators: false },
  "GET /api/user/:id/tags": { actors: ownOnly, id: "user", storm: all(200), namesCreators: false },
  "GET /api/user/:id/followed": {
    actors: ownOnly,
    id: "user",
    query: "?links=https://x.com/demo",
    storm: all(200),
    namesCreators: false,
  },
  "GET /api/user/:id/stats": { actors: readable, id: "user", storm: all(200), namesCreators: false },
  "GET /api/user/:id/dashboard": { actors: ownOnly, id: "user", storm: all(200), namesCreators: false },
  "GET /api/user/:id/portfolio": { actors: ownOnly, id: "user", storm: all(200), namesCreators: false },
  "GET /api/user/:id/activity": { actors: readable, id: "user", storm: all(200), namesCreators: false },
};
