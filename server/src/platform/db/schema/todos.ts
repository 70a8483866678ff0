import { date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users, workspaces } from "./accounts.ts";
import { createdAt, moment, partOf, serialId } from "./columns.ts";
import { models } from "./models.ts";
import { reports } from "./reports.ts";

/** What somebody of a workspace is to do, about a model or about none. */
export const todos = pgTable(
  "todos",
  {
    id: serialId(),
    workspaceId: partOf(() => workspaces.id),
    title: text().notNull(),
    modelId: integer().references(() => models.id, { onDelete: "cascade" }),
    /** The step of a report that it was made of, named as by `stepId`. */
    step: text(),
    reportId: integer().references(() => reports.id, { onDelete: "set null" }),
    /** A member of the workspace: who leaves it is in charge of nothing there. */
    assigneeId: integer().references(() => users.id, { onDelete: "set null" }),
    dueOn: date({ mode: "string" }),
    doneAt: moment(),
    doneBy: integer().references(() => users.id, { onDelete: "set null" }),
    createdBy: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    unique().on(table.reportId, table.step),
    index().on(table.workspaceId),
    index().on(table.modelId),
    index().on(table.assigneeId),
    index().on(table.doneBy),
    index().on(table.createdBy),
  ],
);
