import { instanceParts } from "@fanradar/contract";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, createdAt, moment } from "./columns.ts";

/** What an administrator chose for the whole instance: one row, or none. */
export const instanceSettings = pgTable(
  "instance_settings",
  {
    id: integer().primaryKey().default(1),
    /** Shown beside the product's name where people sign in, and as the sender of emails. */
    name: text().notNull(),
  },
  (table) => [check("instance_settings_one_row", sql`${table.id} = 1`)],
);

/** Single-use links that make the first administrator; worth nothing once there is one. */
export const setupLinks = pgTable("setup_links", {
  tokenHash: bytea().primaryKey(),
  expiresAt: moment().notNull(),
});

/** The newest check of each part of the instance. */
export const instanceChecks = pgTable("instance_checks", {
  part: text({ enum: instanceParts }).primaryKey(),
  state: text({ enum: ["ok", "off", "failed"] }).notNull(),
  detail: text(),
  checkedAt: createdAt(),
});
