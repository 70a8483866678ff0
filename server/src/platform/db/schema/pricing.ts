import type { PricingAnalysis } from "@fanradar/engine";
import { char, date, integer, json, pgTable, text, unique } from "drizzle-orm/pg-core";
import { bytea, createdAt, moment, partOf, serialId } from "./columns.ts";
import { models } from "./models.ts";

/** That a model's subscription price changed, as its submitter logged it; goes with the model. */
export const priceChanges = pgTable(
  "price_changes",
  {
    id: serialId(),
    modelId: partOf(() => models.id),
    /** First day of the new price. */
    changedOn: date({ mode: "string" }).notNull(),
    fromCents: integer().notNull(),
    toCents: integer().notNull(),
    currency: char({ length: 3 }).notNull(),
    note: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique("price_changes_once").on(table.modelId, table.changedOn)],
);

/** What the prices of a model come to, stored since it takes a tenth of a second to compute; goes with the model. */
export const priceAnalyses = pgTable("price_analyses", {
  modelId: partOf(() => models.id).primaryKey(),
  /** SHA-256 of what it was computed from: of anything else it says nothing. */
  version: bytea().notNull(),
  /** Not jsonb, which would sort its members. */
  analysis: json().$type<PricingAnalysis>().notNull(),
  computedAt: moment().notNull(),
});
