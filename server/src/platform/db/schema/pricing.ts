import { char, date, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, partOf, serialId } from "./columns.ts";
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
