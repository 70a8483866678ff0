import { type Outcome, platformNames } from "@fanradar/engine";
import { boolean, date, doublePrecision, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Until when a platform accepts no requests, and for which outcome. Shared by all workers. */
export const platformLimits = pgTable("platform_limits", {
  platform: text({ enum: platformNames }).primaryKey(),
  blockedUntil: moment().notNull(),
  outcome: text().$type<Extract<Outcome, "rate_limited" | "out_of_credits">>().notNull().default("rate_limited"),
});

/** How much of its quota a platform said is left, when it was last read. Over all workers. */
export const platformQuotas = pgTable("platform_quotas", {
  platform: text({ enum: platformNames }).primaryKey(),
  /** 0 to 1. */
  left: doublePrecision().notNull(),
  readAt: moment().notNull(),
});

/**
 * A platform that does not answer, over all workers. Closed while `openedAt` is null; open until `nextTryAt`; then one
 * read may try, which is half-open.
 */
export const platformBreakers = pgTable("platform_breakers", {
  platform: text({ enum: platformNames }).primaryKey(),
  /** Reads in a row that got no usable answer. */
  failures: integer().notNull(),
  /** When the newest of them ended. */
  triedAt: moment().notNull(),
  openedAt: moment(),
  nextTryAt: moment(),
  isProbing: boolean().notNull().default(false),
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
