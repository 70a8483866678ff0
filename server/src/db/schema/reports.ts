import type { Sealed } from "@fanradar/engine";
import { boolean, char, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt, serialId } from "./columns.ts";
import { analyses, models } from "./models.ts";

/** A sealed report: never changed. Everything shown is rendered from `sealed` on reading. */
export const reports = pgTable(
  "reports",
  {
    id: serialId(),
    /** Null on a saved comparison; its models stand in `report_models`. */
    modelId: integer().references(() => models.id, { onDelete: "cascade" }),
    analysisId: integer()
      .unique()
      .references(() => analyses.id, { onDelete: "cascade" }),
    reportType: text({ enum: ["standard", "premium", "comparison"] }).notNull(),
    sealed: jsonb().$type<Sealed>().notNull(),
    /** SHA-256 of the canonical JSON of `sealed`, hexadecimal. */
    hash: char({ length: 64 }).notNull(),
    /** What the key figures rest on, and whether a stand-in gave any of it: told by lists without opening `sealed`. */
    badge: text({ enum: ["verified-screenshot", "manual-entry"] }).notNull(),
    sandbox: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.modelId, table.createdAt)],
);

export const reportModels = pgTable(
  "report_models",
  {
    reportId: integer()
      .notNull()
      .references(() => reports.id, { onDelete: "cascade" }),
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.modelId] }), index().on(table.modelId)],
);

/** One rating per person and report. */
export const ratings = pgTable(
  "ratings",
  {
    id: serialId(),
    reportId: integer()
      .notNull()
      .references(() => reports.id, { onDelete: "cascade" }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    isPositive: boolean().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [unique().on(table.reportId, table.userId), index().on(table.userId)],
);
