import { goalMetrics, platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { check, date, doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users, workspaces } from "./accounts.ts";
import { createdAt, moment, partOf, serialId } from "./columns.ts";
import { models } from "./models.ts";

/** What a figure of a model is to be by a day. */
export const goals = pgTable(
  "goals",
  {
    id: serialId(),
    workspaceId: partOf(() => workspaces.id),
    modelId: partOf(() => models.id),
    metric: text({ enum: goalMetrics }).notNull(),
    platform: text({ enum: platformNames }),
    currency: text(),
    /** In the unit of its metric: a count, percent, posts a week, cents. */
    value: doublePrecision().notNull(),
    dueOn: date({ mode: "string" }).notNull(),
    createdBy: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** The day on which the figure was as much; then it changes no more. */
    reachedOn: date({ mode: "string" }),
    /** When it was last compared with what is known: newer reports are compared again. */
    checkedAt: moment(),
  },
  (table) => [
    index().on(table.workspaceId),
    index().on(table.modelId),
    index().on(table.createdBy),
    index("goals_open").on(table.dueOn).where(sql`${table.reachedOn} is null`),
    check("goals_currency", sql`(${table.currency} is not null) = (${table.metric} = 'earningsNet')`),
  ],
);
