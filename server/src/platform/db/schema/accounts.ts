import type { FirstPreferences } from "@fanradar/contract";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { bytea, citext, createdAt, moment, partOf, serialId } from "./columns.ts";

export const users = pgTable(
  "users",
  {
    id: serialId(),
    email: citext().notNull().unique(),
    name: text().notNull(),
    /** Google identity: issuer and subject together. */
    googleIssuer: text(),
    googleId: text(),
    userType: text({ enum: ["user", "model", "admin"] })
      .notNull()
      .default("user"),
    isVerified: boolean().notNull().default(false),
    /** An administrator closed the account: nobody signs in to it, and what it owns stays. */
    isDisabled: boolean().notNull().default(false),
    passwordHash: text(),
    /** Encrypted, as is the one that is being set up. */
    twoFactorSecret: text(),
    twoFactorPending: text(),
    /** The 30-second step of the last code taken: none is taken twice. */
    twoFactorStep: integer(),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.googleIssuer, table.googleId)],
);

/** A signed-in browser. The cookie's token is stored as its hash only. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: bytea().primaryKey(),
    /** Identifies a session to its owner; is no credential. */
    id: integer().generatedAlwaysAsIdentity().notNull().unique(),
    userId: partOf(() => users.id),
    userAgent: text(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    /** When the person last showed who they are. */
    confirmedAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** A visitor who started an analysis: no account, only the capability in the cookie, whose hash this is. */
export const guests = pgTable("guests", {
  id: serialId(),
  tokenHash: bytea().notNull().unique(),
  createdAt: createdAt(),
  /** Expires with the newest of its analyses. */
  expiresAt: moment().notNull(),
});

/** Single-use links sent by mail, bound to one purpose. A newer one of the same purpose replaces the older. */
export const accountTokens = pgTable(
  "account_tokens",
  {
    tokenHash: bytea().primaryKey(),
    userId: partOf(() => users.id),
    purpose: text({ enum: ["verify-email", "reset-password", "change-email", "keep-email"] }).notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId, table.purpose)],
);

/** A new address that waits for its confirmation, one per account, which signs in by its old one until then. */
export const emailChanges = pgTable("email_changes", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: citext().notNull(),
  createdAt: createdAt(),
  expiresAt: moment().notNull(),
});

/** The password was right and a code is awaited. Holds no session. */
export const loginChallenges = pgTable(
  "login_challenges",
  {
    tokenHash: bytea().primaryKey(),
    userId: partOf(() => users.id),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** A sign-in by Google that its browser has not come back from. */
export const googleFlows = pgTable("google_flows", {
  tokenHash: bytea().primaryKey(),
  state: text().notNull(),
  nonce: text().notNull(),
  verifier: text().notNull(),
  next: text().notNull(),
  /** User of the session that it confirms; null for a sign-in. */
  confirmsUserId: integer().references(() => users.id, { onDelete: "cascade" }),
  /** What the browser suggested for an account that this sign-in makes. */
  preferences: jsonb().$type<FirstPreferences>().notNull().default({}),
  expiresAt: moment().notNull(),
});

/** Each signs in once in place of a code. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: partOf(() => users.id),
    codeHash: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Counts tries in fixed windows, so that a limit survives a restart and holds over any number of servers. */
export const limitCounters = pgTable("limits", {
  key: text().primaryKey(),
  windowEndsAt: moment().notNull(),
  count: integer().notNull(),
});
