import { splitSides } from "@fanradar/contract";
import { platformNames, wholeShare } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { bigint, char, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt, moment, partOf, serialId } from "./columns.ts";
import { models } from "./models.ts";

/** A version of the agency's share of a model's net earnings. Never changed: of one first day the latest that is not withdrawn holds. */
export const splitRules = pgTable(
  "split_rules",
  {
    id: serialId(),
    modelId: partOf(() => models.id),
    startsOn: date({ mode: "string" }).notNull(),
    /** Hundredths of a percent. */
    share: integer().notNull(),
    createdBy: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    withdrawnAt: moment(),
    withdrawnBy: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index().on(table.modelId),
    index().on(table.createdBy),
    index().on(table.withdrawnBy),
    check("split_rules_share", sql.raw(`share between 0 and ${wholeShare}`)),
  ],
);

/** That a side confirmed a month of one platform and currency, with the sums as they were: what changed since is read off them. */
export const splitConfirmations = pgTable(
  "split_confirmations",
  {
    id: serialId(),
    modelId: partOf(() => models.id),
    platform: text({ enum: [...platformNames, "other"] }).notNull(),
    currency: char({ length: 3 }).notNull(),
    /** '2026-12'. */
    month: text().notNull(),
    side: text({ enum: splitSides }).notNull(),
    baseCents: bigint({ mode: "number" }).notNull(),
    agencyCents: bigint({ mode: "number" }).notNull(),
    creatorCents: bigint({ mode: "number" }).notNull(),
    /** Net cents by day. */
    days: jsonb().$type<Record<string, number>>().notNull(),
    confirmedBy: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** Withdrawn, or replaced by one of other sums. */
    endedAt: moment(),
    endedBy: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("split_confirmations_one")
      .on(table.modelId, table.platform, table.currency, table.month, table.side)
      .where(sql`${table.endedAt} is null`),
    index().on(table.confirmedBy),
    index().on(table.endedBy),
    check("split_confirmations_sums", sql`${table.agencyCents} + ${table.creatorCents} = ${table.baseCents}`),
  ],
);
