import { foreignKey, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { users, workspaceMembers, workspaces } from "./accounts.ts";
import { partOf } from "./columns.ts";
import { models } from "./models.ts";

/** Members who are in charge of a model of their workspace, until they leave it. Those who do not see the model count as none. */
export const peopleInCharge = pgTable(
  "people_in_charge",
  {
    modelId: partOf(() => models.id),
    userId: partOf(() => users.id),
    workspaceId: partOf(() => workspaces.id),
    /** From 0, who is named first. */
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.modelId, table.userId] }),
    index().on(table.workspaceId, table.userId),
    index().on(table.userId),
    foreignKey({
      columns: [table.workspaceId, table.userId],
      foreignColumns: [workspaceMembers.workspaceId, workspaceMembers.userId],
    }).onDelete("cascade"),
  ],
);
