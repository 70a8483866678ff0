import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt } from "./columns.ts";
import { models } from "./models.ts";

/** A model's choices at sign-up: they apply to the creator that they claim. */
export const modelSignups = pgTable("model_signups", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The submission of their own that was made of it; null once it is part of their creator. */
  modelId: integer()
    .unique()
    .references(() => models.id, { onDelete: "set null" }),
  /** The id that the submission had before: its links lead to the creator. */
  mergedId: integer().unique(),
  bio: text(),
  privacySettings: jsonb()
    .$type<{ showEarnings: boolean; showSubscribers: boolean; publicProfile: boolean; allowAnalytics: boolean }>()
    .notNull(),
  createdAt: createdAt(),
});
