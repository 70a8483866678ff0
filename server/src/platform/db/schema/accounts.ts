import type { FirstPreferences } from "@fanradar/contract";
import { memberRoles, scopeKinds } from "@fanradar/contract";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { bytea, citext, createdAt, moment, partOf, serialId } from "./columns.ts";

/** Ids of accounts and workspaces alike: a personal workspace has the id of its person. */
const accountIds = sql`nextval('account_ids')`;
export const accountIdSequence = pgSequence("account_ids");

export const users = pgTable("users", {
  id: integer().primaryKey().default(accountIds),
  email: citext().notNull().unique(),
  name: text().notNull(),
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
  /** Where they worked last, and where their next session begins; null: in their own. Means nothing without a membership. */
  workspaceId: integer().references((): AnyPgColumn => workspaces.id, { onDelete: "set null" }),
  createdAt: createdAt(),
});

/** Who an account is at the providers that it signs in with: one identity at each, by issuer and subject together. */
export const identities = pgTable(
  "identities",
  {
    userId: partOf(() => users.id),
    /** Id of the provider in this instance's configuration. */
    provider: text().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), unique().on(table.userId, table.provider)],
);

/**
 * What people work in together: models, reports and the rest belong to one. A trigger (workspaces.sql) makes the personal one of
 * each account, with its person as the owner.
 */
export const workspaces = pgTable(
  "workspaces",
  {
    id: integer().primaryKey().default(accountIds),
    /** Empty on a personal one. */
    name: text().notNull().default(""),
    /** The person whose own it is; null on a shared one. */
    personalOf: integer()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    /** While its deletion can be undone: it has no active members meanwhile. */
    deletedAt: moment(),
    deletedBy: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    check("workspaces_personal_id", sql`${table.personalOf} is null or ${table.personalOf} = ${table.id}`),
    check("workspaces_name", sql`(${table.personalOf} is null) = (${table.name} <> '')`),
  ],
);

/** Who belongs to a workspace, as what, and which of its models they see. A trigger refuses that a workspace loses its last owner. */
export const workspaceMembers = pgTable(
  "workspace_members",
  {
    workspaceId: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: memberRoles }).notNull(),
    scope: text({ enum: scopeKinds }).notNull(),
    /** Of scope `tags`: models that wear one of them. */
    tags: citext().array().notNull().default([]),
    seesEarnings: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index().on(table.userId),
    check(
      "workspace_members_owner",
      sql`${table.role} <> 'owner' or (${table.scope} = 'all' and ${table.seesEarnings})`,
    ),
    check("workspace_members_client", sql`${table.role} <> 'client' or ${table.scope} <> 'all'`),
  ],
);

/** A signed-in browser. The cookie's token is stored as its hash only. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: bytea().primaryKey(),
    /** Identifies a session to its owner; is no credential. */
    id: integer().generatedAlwaysAsIdentity().notNull().unique(),
    userId: partOf(() => users.id),
    /** The workspace that it works in; null: the person's own. Means nothing without a membership. */
    workspaceId: integer().references(() => workspaces.id, { onDelete: "set null" }),
    userAgent: text(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    /** When the person last showed who they are. */
    confirmedAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.workspaceId)],
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
    purpose: text({ enum: ["verify-email", "reset-password", "change-email", "keep-email", "sign-in"] }).notNull(),
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

/** A sign-in by a provider that its browser has not come back from. */
export const providerFlows = pgTable("provider_flows", {
  tokenHash: bytea().primaryKey(),
  provider: text().notNull(),
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

/** What signs in to an account by itself (WebAuthn). The private key is with its owner's authenticator. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: serialId(),
    userId: partOf(() => users.id),
    name: text().notNull(),
    /** As the authenticator named it, in base64url. */
    credentialId: text().notNull().unique(),
    /** COSE key. */
    publicKey: bytea().notNull(),
    /** Names the account to the authenticator, and nothing to anybody else. */
    userHandle: bytea().notNull(),
    /** How often it was used, by its own count; 0 where it does not count. A lower one than before is a copy's. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull().default([]),
    isSynced: boolean().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.userId)],
);

/** What a passkey must sign: the challenge is in the cookie of the browser that it was given to, its hash here. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  tokenHash: bytea().primaryKey(),
  /** Who adds a passkey by it, and the handle that it gets; both null where one is used. */
  userId: integer().references(() => users.id, { onDelete: "cascade" }),
  userHandle: bytea(),
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
