import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, createdAt, moment } from "./columns.ts";
import { reports } from "./reports.ts";

/** A report's link for others, made by its model's submitter: at most one a report, deleted when it is revoked. */
export const shares = pgTable("shares", {
  reportId: integer()
    .primaryKey()
    .references(() => reports.id, { onDelete: "cascade" }),
  /** SHA-256 of the token, which is not stored. */
  tokenHash: bytea().notNull().unique(),
  /** Of `newest` the newest version of the same model is shown, whenever it is opened. */
  which: text({ enum: ["version", "newest"] }).notNull(),
  sections: text({
    enum: ["platformOverview", "engagementMetrics", "contentAnalysis", "growthPotential", "riskAssessment"],
  })
    .array()
    .notNull(),
  /** Private figures that it shows. */
  releases: text({ enum: ["audience", "reach", "earnings"] })
    .array()
    .notNull()
    .default([]),
  passwordHash: text(),
  expiresAt: moment(),
  views: integer().notNull().default(0),
  lastOpenedAt: moment(),
  createdAt: createdAt(),
});
