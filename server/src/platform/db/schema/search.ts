import { sql } from "drizzle-orm";
import { customType, doublePrecision, index, integer, pgTable } from "drizzle-orm/pg-core";
import { creators } from "./models.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
/** In the order of bytes words that begin alike stand together, whatever the database's own order is. */
const textInByteOrder = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * What search knows of a creator whom anybody may find; others have no row. Triggers keep it with every change of the creator,
 * its profiles, badges, score and follower count, in the same transaction (search.sql).
 */
export const searchEntries = pgTable(
  "search_entries",
  {
    creatorId: integer()
      .primaryKey()
      .references(() => creators.id, { onDelete: "cascade" }),
    /** Folded words of name and handles; what filters ask for begins with '#', which no word holds. */
    terms: tsvector().notNull(),
    /** Newest public count of the profile with most; null where there is none or the creator does not show it. */
    followers: doublePrecision(),
    trendingScore: integer(),
  },
  (table) => [
    // No list of pending entries: a search would read through it.
    index("search_entries_terms").using("gin", table.terms).with({ fastupdate: false }),
    index("search_entries_followers").on(sql`coalesce(${table.followers}, -1) desc`, sql`${table.creatorId} desc`),
    index("search_entries_trending").on(sql`coalesce(${table.trendingScore}, -1) desc`, sql`${table.creatorId} desc`),
  ],
);

/** Every word of `search_entries`, once: where a mistyped one is looked for. */
export const searchVocabulary = pgTable("search_words", { word: textInByteOrder().primaryKey() }, (table) => [
  index("search_words_trigrams").using("gin", sql`${table.word} gin_trgm_ops`).with({ fastupdate: false }),
]);
