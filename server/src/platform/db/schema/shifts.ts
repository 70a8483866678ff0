import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt, moment, partOf, serialId } from "./columns.ts";
import { models } from "./models.ts";

/** When a chatter answered a model's messages. The end is not part of it. */
export const shifts = pgTable(
  "shifts",
  {
    id: serialId(),
    modelId: partOf(() => models.id),
    chatter: text().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    createdBy: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    unique("shifts_once").on(table.modelId, table.startsAt, table.endsAt, table.chatter),
    index().on(table.createdBy),
    check("shifts_order", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
