/**
 * Lists that every page marks as out of date once they change, and that few pages show: these alone load their calls.
 */
export const listPaths = {
  notifications: "/api/notifications",
  todos: "/api/todos",
  inCharge: "/api/in-charge",
  mentions: "/api/team-notes/mentions",
  teamNotes: "/api/models/:id/team-notes",
  goals: "/api/goals",
  evidence: "/api/models/:id/evidence",
  consentInvites: "/api/models/:id/consent-invites",
  earnings: "/api/models/:id/earnings",
  portfolioEarnings: "/api/user/:id/earnings",
  shifts: "/api/models/:id/shifts",
  splits: "/api/models/:id/splits",
  splitPayments: "/api/models/:id/splits/payments",
  ownSplits: "/api/splits",
  members: "/api/workspace/members",
  audit: "/api/workspace/audit",
} as const;

const read = <Path extends string>(path: Path) => ({ method: "GET", path }) as const;

/**
 * Calls whose answers a live event or the start of an analysis marks as out of date, on every page. By method and path, so that a page
 * loads the calls of those alone that it shows.
 */
export const liveCalls = {
  activity: read("/api/user/:id/activity"),
  dashboard: read("/api/user/:id/dashboard"),
  model: read("/api/models/:id"),
  modelPage: read("/api/user/:id/models/page"),
  portfolio: read("/api/user/:id/portfolio"),
  reports: read("/api/user/:id/reports"),
};
