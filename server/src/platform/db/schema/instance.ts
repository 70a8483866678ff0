import { type DrillLine, instanceParts, signUpRules } from "@fanradar/contract";
import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, createdAt, moment } from "./columns.ts";

/** What an administrator chose for the whole instance: one row, or none. */
export const instanceSettings = pgTable(
  "instance_settings",
  {
    id: integer().primaryKey().default(1),
    /** Shown beside the product's name where people sign in, and as the sender of emails. */
    name: text(),
    /** Who may sign up: everyone, no one, or addresses of the domains below. */
    signUp: text({ enum: signUpRules }).notNull().default("open"),
    signUpDomains: text().array().notNull().default([]),
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

/** When a token of the instance ends, as its platform said; no time: it does not end. */
export const instanceTokens = pgTable("instance_tokens", {
  name: text({ enum: ["instagram"] }).primaryKey(),
  expiresAt: moment(),
  checkedAt: moment().notNull(),
  /** Days before the end that administrators were last warned of; null before the first warning of this end. */
  warnedDays: integer(),
});

/** Drills of a restore by the clock. */
export const drills = pgTable("drills", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  startedAt: createdAt(),
  /** Null while it runs, or where its worker died. */
  endedAt: moment(),
  isOk: boolean(),
  lines: jsonb().$type<DrillLine[]>().notNull().default([]),
});
