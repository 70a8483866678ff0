import { platformNames } from "@fanradar/engine";
import { bigint, boolean, char, doublePrecision, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { partOf, serialId } from "./columns.ts";
import { models, profiles } from "./models.ts";

/**
 * What a portfolio reads of a profile, as sorted arrays: with rows, a year of 2,000 profiles is a million and a half of them.
 * Derived from public observations and posts in the transactions that store those (domain/profiles/profile-series.ts).
 */
export const profileSeries = pgTable("profile_series", {
  profileId: integer()
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  /** When followers were read, seconds since 1970, rounded up: the newest reading of each day of UTC. */
  readAt: integer().array().notNull(),
  followers: doublePrecision().array().notNull(),
  /** Whether the newest reading is from a stand-in. */
  sandbox: boolean().notNull(),
  /** When posts with likes were published, seconds since 1970, rounded down. */
  postedAt: integer().array().notNull(),
  /** Likes and comments of each. */
  interactions: doublePrecision().array().notNull(),
});

/**
 * Net earnings of a model by day of UTC, of one platform and currency, as running sums over the days with payments. Derived from
 * the payments that count in sums, in the transactions that store and delete those (domain/payments/earning-series.ts).
 */
export const earningSeries = pgTable(
  "earning_series",
  {
    id: serialId(),
    modelId: partOf(() => models.id),
    /** Null on a statement of a platform that no model links. */
    platform: text({ enum: platformNames }),
    currency: char({ length: 3 }).notNull(),
    /** Days since 1970. */
    days: integer().array().notNull(),
    netCents: bigint({ mode: "number" }).array().notNull(),
    payments: integer().array().notNull(),
  },
  (table) => [unique("earning_series_once").on(table.modelId, table.platform, table.currency).nullsNotDistinct()],
);
