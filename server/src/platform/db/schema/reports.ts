import type { SealedReport } from "@fanradar/engine";
import {
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users, workspaces } from "./accounts.ts";
import { createdAt, moment, partOf, serialId } from "./columns.ts";
import { analyses, models } from "./models.ts";

/** A sealed report: never changed. Everything shown is rendered from `sealed` on reading. */
export const reports = pgTable(
  "reports",
  {
    id: serialId(),
    /** Null on a saved comparison; its models stand in `report_models`. */
    modelId: integer().references(() => models.id, { onDelete: "cascade" }),
    /** Who saved it, of a comparison. */
    userId: integer().references(() => users.id, { onDelete: "set null" }),
    /** Whose a saved comparison is. Null on every other report, which has its model's owner. */
    workspaceId: integer().references(() => workspaces.id, { onDelete: "cascade" }),
    analysisId: integer()
      .unique()
      .references(() => analyses.id, { onDelete: "cascade" }),
    reportType: text({ enum: ["standard", "premium", "comparison"] }).notNull(),
    sealed: jsonb().$type<SealedReport>().notNull(),
    /** SHA-256 of the canonical JSON of `sealed`, hexadecimal. */
    hash: char({ length: 64 }).notNull(),
    /** The evidence of the key figures, and whether any is sandbox data: for lists, without opening `sealed`. */
    badge: text({ enum: ["verified-screenshot", "manual-entry"] }).notNull(),
    sandbox: boolean().notNull(),
    /** While its deletion can be undone: by whom, and of which model or workspace; `modelId` and `workspaceId` are null meanwhile, so that it has no owner. */
    deletedBy: integer().references(() => users.id, { onDelete: "set null" }),
    deletedFrom: integer().references(() => models.id, { onDelete: "cascade" }),
    deletedFromWorkspace: integer().references(() => workspaces.id, { onDelete: "cascade" }),
    deletedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.modelId, table.createdAt),
    index().on(table.deletedFrom),
    index().on(table.deletedBy),
    index().on(table.deletedFromWorkspace),
    index().on(table.userId),
    uniqueIndex().on(table.workspaceId, table.hash),
  ],
);

/** Number and date of a report that was removed at the creator's request. */
export const removedReports = pgTable(
  "removed_reports",
  {
    /** The report's own. */
    id: integer().primaryKey(),
    modelId: integer().references(() => models.id, { onDelete: "cascade" }),
    /** Whose it was, where it was a saved comparison. */
    workspaceId: integer().references(() => workspaces.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    removedAt: createdAt(),
  },
  (table) => [index().on(table.modelId), index().on(table.workspaceId)],
);

export const reportModels = pgTable(
  "report_models",
  {
    reportId: partOf(() => reports.id),
    modelId: partOf(() => models.id),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.modelId] }), index().on(table.modelId)],
);

/** A report in the words of a language model, in one language: its verified sentences with slots. Not part of the sealed report. */
export const reportNarrations = pgTable(
  "report_narrations",
  {
    reportId: partOf(() => reports.id),
    language: text({ enum: ["en", "es", "fr", "de"] }).notNull(),
    narrator: text().notNull(),
    template: text().notNull(),
    checks: jsonb().$type<SealedReport["checks"]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.language] })],
);

/** One rating per person and report. */
export const ratings = pgTable(
  "ratings",
  {
    id: serialId(),
    reportId: partOf(() => reports.id),
    userId: partOf(() => users.id),
    isPositive: boolean().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [unique().on(table.reportId, table.userId), index().on(table.userId)],
);

/** Starred reports. */
export const reportFavorites = pgTable(
  "report_favorites",
  {
    userId: partOf(() => users.id),
    reportId: partOf(() => reports.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.reportId] }), index().on(table.reportId)],
);
