import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { bytea, createdAt, moment, partOf } from "./columns.ts";
import { profiles } from "./models.ts";

/** Codes to be put into a profile's public bio: one for each account and profile, stored as a keyed hash, and shown again to its person alone. */
export const claimCodes = pgTable(
  "claim_codes",
  {
    userId: partOf(() => users.id),
    profileId: partOf(() => profiles.id),
    codeHash: bytea().notNull(),
    /** What the code is computed from, with APP_SECRET. */
    seed: bytea().notNull(),
    /** Number of failed checks. */
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.profileId] }), index().on(table.profileId)],
);

/** A pending claim of a profile that another account holds: it is transferred unless the holder proves it again. */
export const claimNotices = pgTable(
  "claim_notices",
  {
    profileId: integer()
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    claimantId: partOf(() => users.id),
    holderId: partOf(() => users.id),
    passesAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.claimantId), index().on(table.holderId), index().on(table.passesAt)],
);
