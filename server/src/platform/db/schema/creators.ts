import type { Fact, Source } from "@fanradar/engine";
import { date, index, integer, jsonb, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { bytea, partOf } from "./columns.ts";
import { creators } from "./models.ts";

/** The ranking: one row for each creator that has a score, with what the score is made of. */
export const trendingScores = pgTable(
  "trending_scores",
  {
    creatorId: integer()
      .primaryKey()
      .references(() => creators.id, { onDelete: "cascade" }),
    score: integer().notNull(),
    /** The score as a fact, of its sources the newest alone: lists carry it. */
    fact: jsonb().$type<Fact>().notNull(),
    /** The score with all it was computed from. */
    parts: jsonb().$type<{ facts: Fact[]; sources: Source[] }>().notNull(),
  },
  (table) => [index().on(table.score, table.creatorId)],
);

/** The key that viewers of a UTC day are hashed with. It and its hashes are deleted once the day is over. */
export const viewKeys = pgTable("view_keys", { day: date({ mode: "string" }).primaryKey(), key: bytea().notNull() });

/** Today's viewers of a creator's page, so that each counts once: keyed hashes, no address and no account. */
export const creatorViews = pgTable(
  "creator_views",
  {
    creatorId: partOf(() => creators.id),
    day: date({ mode: "string" }).notNull(),
    viewerHash: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.creatorId, table.day, table.viewerHash] }), index().on(table.day)],
);

/** Views of a creator's page by UTC day: counts only, nothing that identifies a viewer. */
export const viewCounts = pgTable(
  "view_counts",
  {
    creatorId: partOf(() => creators.id),
    day: date({ mode: "string" }).notNull(),
    visitors: integer().notNull(),
    accounts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.creatorId, table.day] })],
);
