import { type FirstPreferences, languages, type ModelSignup } from "@fanradar/contract";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { guests } from "./accounts.ts";
import { bytea, citext, moment, serialId } from "./columns.ts";

/** A sign-up whose account the link in its mail makes. Whether the address has an account by then is for the job that mails it to find. */
export const pendingSignups = pgTable("pending_signups", {
  id: serialId(),
  /** Null until it is mailed. */
  tokenHash: bytea().unique(),
  email: citext().notNull(),
  name: text().notNull(),
  passwordHash: text().notNull(),
  userType: text({ enum: ["user", "model"] }).notNull(),
  language: text({ enum: languages }).notNull(),
  preferences: jsonb().$type<FirstPreferences>().notNull(),
  /** What a model hands in of themselves. */
  model: jsonb().$type<ModelSignup>(),
  /** The visitor whose analyses become the account's. */
  guestId: integer().references(() => guests.id, { onDelete: "set null" }),
  /** The page that they were on their way to. */
  next: text(),
  expiresAt: moment().notNull(),
});
