import { all, type CallSample, notFound, open, ownOnly, readable } from "./call-sample.ts";

/** Calls about creators and their figures. */
export const creatorsCalls: Record<string, CallSample> = {
  "GET /api/creators": { actors: open, query: "?q=demo.matrix", storm: { query: "?q=demo" }, namesCreators: true },
  "GET /api/models/trending": { actors: open, storm: { visitor: true }, namesCreators: true },
  "GET /api/creators/trending": { actors: open, storm: { visitor: true }, namesCreators: true },
  "GET /api/creators/:platform/:handle": {
    actors: open,
    storm: {
      visitor: true,
      leaves: { count: "select coalesce(sum(view_count), 0)::int as n from creators", rows: "one" },
    },
    namesCreators: true,
  },
  "GET /api/creators/:platform/:handle/score": { actors: open, storm: { visitor: true }, namesCreators: true },
  "GET /api/analytics": { actors: open, namesCreators: true },
  "GET /api/analytics.csv": { actors: open, namesCreators: true },
  "GET /api/user/:id/analytics": { actors: ownOnly, id: "user" },
  "GET /api/user/:id/analytics.csv": { actors: ownOnly, id: "user" },
  // A model of another person is omitted, like one that does not exist.
  "GET /api/comparisons": { actors: open, query: "?models=1,2", namesCreators: true },
  "POST /api/comparisons": {
    actors: notFound,
    body: { models: [2_000_000_000, 2_000_000_001] },
    storm: {
      ...all(201),
      id: "model",
      body: (_, { compared }) => ({ models: compared }),
      leaves: { count: "select count(*)::int as n from reports where report_type = 'comparison'", rows: "one" },
    },
  },
  "GET /api/comparisons/:id": { actors: ownOnly, id: "comparison" },
  "GET /api/user/:id/models": { actors: readable, id: "user" },
  "GET /api/user/:id/models/page": { actors: readable, id: "user" },
  "GET /api/user/:id/tags": { actors: ownOnly, id: "user" },
  "GET /api/user/:id/followed": {
    actors: ownOnly,
    id: "user",
    query: "?links=https://x.com/demo",
  },
  "GET /api/user/:id/stats": { actors: readable, id: "user" },
  "GET /api/user/:id/dashboard": { actors: ownOnly, id: "user" },
  "GET /api/user/:id/portfolio": { actors: ownOnly, id: "user" },
  "GET /api/user/:id/activity": { actors: readable, id: "user" },
};
