import type { ErrorTable } from "@fanradar/engine";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** How far off forecasts of this instance's own creators were, once there are enough of them; the newest table of each kind. */
export const errorTables = pgTable("error_tables", {
  counts: text({ enum: ["exact", "rounded"] }).primaryKey(),
  table: jsonb().$type<ErrorTable>().notNull(),
  creators: integer().notNull(),
  computedAt: moment().notNull(),
});
