import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { bytea, createdAt, partOf } from "./columns.ts";

/** What a form made, by the `Idempotency-Key` of its person: kept for a day, so that the form sent again makes nothing more. */
export const sentForms = pgTable(
  "sent_forms",
  {
    userId: partOf(() => users.id),
    key: text().notNull(),
    /** SHA-256 of what was sent where. */
    bodyHash: bytea().notNull(),
    /** Set in the transaction that made it. */
    madeId: integer(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
