import { languages, profileVisibilities, themes } from "@fanradar/contract";
import { currencies } from "@fanradar/engine";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { citext, createdAt } from "./columns.ts";
import { files } from "./screenshots.ts";

/** Settings of a person. Without a row the defaults of the contract apply. */
export const userSettings = pgTable(
  "user_settings",
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    bio: text().notNull().default(""),
    /** The file of their picture. */
    avatar: text().references(() => files.name),
    emailAlerts: boolean().notNull(),
    reportUpdates: boolean().notNull(),
    marketingEmails: boolean().notNull(),
    weeklyDigest: boolean().notNull(),
    digestTag: citext().notNull().default(""),
    profileVisibility: text({ enum: profileVisibilities }).notNull(),
    showActivity: boolean().notNull(),
    dataSharing: boolean().notNull(),
    analyticsTracking: boolean().notNull(),
    theme: text({ enum: themes }).notNull(),
    language: text({ enum: languages }).notNull(),
    timezone: text().notNull(),
    currency: text({ enum: currencies }).notNull(),
    updatedAt: createdAt(),
  },
  (table) => [index().on(table.avatar)],
);
