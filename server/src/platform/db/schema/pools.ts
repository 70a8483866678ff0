import { platformNames, type RangePool, type Reference, type SlotPool } from "@fanradar/engine";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment, serialId } from "./columns.ts";

/** What hours of their own day bring this instance's creators on a platform, once there are enough of them. */
export const slotPools = pgTable("slot_pools", {
  platform: text({ enum: platformNames }).primaryKey(),
  pool: jsonb().$type<SlotPool>().notNull(),
  computedAt: moment().notNull(),
});

/** How wide ranges of engagement have to be on a platform, by this instance's creators there, once there are enough. */
export const rangePools = pgTable("range_pools", {
  platform: text({ enum: platformNames }).primaryKey(),
  pool: jsonb().$type<RangePool>().notNull(),
  computedAt: moment().notNull(),
});

/** How fast this instance's creators gain, against which trending scores are places; the newest counts, none is changed. */
export const trendingReferences = pgTable("trending_references", {
  id: serialId(),
  reference: jsonb().$type<Reference>().notNull(),
  creators: integer().notNull(),
  computedAt: moment().notNull(),
});
