/** Calls whose cost may grow with one person's models, by name. `{user}` is the person, `{four}` ids of four of their models. */
export const portfolioCalls: Record<string, string> = {
  dashboard: "/api/user/{user}/dashboard",
  table: "/api/user/{user}/portfolio",
  "table by followers": "/api/user/{user}/portfolio?sort=followers",
  "table by earnings": "/api/user/{user}/portfolio?sort=earnings",
  "list, a page": "/api/user/{user}/models/page",
  "list, a search": "/api/user/{user}/models/page?q=model%2019",
  "list by name": "/api/user/{user}/models/page?sort=name",
  "whole list": "/api/user/{user}/models",
  tags: "/api/user/{user}/tags",
  ...Object.fromEntries(
    ["7d", "30d", "90d", "1y"].flatMap((period) =>
      ["followers", "engagement", "earnings"].map((metric) => [
        `analytics ${period} ${metric}`,
        `/api/user/{user}/analytics?period=${period}&metric=${metric}`,
      ]),
    ),
  ),
  "analytics 30d as CSV": "/api/user/{user}/analytics.csv?period=30d&metric=followers",
  earnings: "/api/user/{user}/earnings",
  stats: "/api/user/{user}/stats",
  activity: "/api/user/{user}/activity",
  history: "/api/user/{user}/reports",
  compare: "/api/comparisons?models={four}",
  model: "/api/models/{model}",
  report: "/api/models/{model}/report",
  evidence: "/api/models/{model}/evidence",
  "earnings of one": "/api/models/{model}/earnings",
};

/** Lists of a workspace that one person alone has none of. */
export const teamCalls: Record<string, string> = {
  "to-dos": "/api/todos",
  "notes of one": "/api/models/{model}/team-notes",
  "in charge": "/api/in-charge",
  members: "/api/workspace/members",
  people: "/api/workspace/people",
  log: "/api/workspace/audit",
};

/** Calls whose cost may grow with all creators. */
export const publicCalls: Record<string, string> = {
  "trending 6": "/api/models/trending?limit=6",
  "trending 50": "/api/models/trending?limit=50",
  "search all": "/api/creators",
  "search name": "/api/creators?q=maria",
  "search mistyped": "/api/creators?q=mariqa",
  "public analytics": "/api/analytics?period=30d&metric=followers",
};
