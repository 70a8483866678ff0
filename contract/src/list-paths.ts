/**
 * Lists that every page marks as out of date once they change, and that few pages show: these alone load the schemas of their calls.
 */
export const listPaths = {
  notifications: "/api/notifications",
  todos: "/api/todos",
  inCharge: "/api/in-charge",
  mentions: "/api/team-notes/mentions",
  teamNotes: "/api/models/:id/team-notes",
} as const;
