import { platformNames } from "@fanradar/engine";
import { date, doublePrecision, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Until when a platform asked us to stay away. Shared by all workers. */
export const platformLimits = pgTable("platform_limits", {
  platform: text({ enum: platformNames }).primaryKey(),
  blockedUntil: moment().notNull(),
});

/** What reads of a paid platform cost in a UTC day, against the daily budget. */
export const platformSpend = pgTable(
  "platform_spend",
  {
    platform: text({ enum: platformNames }).notNull(),
    day: date({ mode: "string" }).notNull(),
    cents: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.platform, table.day] })],
);
