import { breakdownDimensions, connectPlatforms, outcomes, platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { bytea, citext, createdAt, moment, partOf, serialId } from "./columns.ts";
import { consentInvites, consents } from "./consents.ts";
import { evidence } from "./evidence.ts";
import { models } from "./models.ts";

/** An account that its owner lets us read, for one model. */
export const connections = pgTable(
  "connections",
  {
    id: serialId(),
    modelId: partOf(() => models.id),
    platform: text({ enum: connectPlatforms }).notNull(),
    userId: partOf(() => users.id),
    /** The consent of an invited creator that it belongs to; null where the person of `user_id` gave it. */
    consentId: integer()
      .unique()
      .references(() => consents.id, { onDelete: "cascade" }),
    externalId: text().notNull(),
    handle: citext().notNull(),
    scopes: text().array().notNull(),
    /** Tokens, encrypted under the key named beside them; null once the consent has ended. */
    sealedTokens: text(),
    keyId: text(),
    accessExpiresAt: moment().notNull(),
    /** A stand-in's account. */
    sandbox: boolean().notNull(),
    connectedAt: createdAt(),
    lastReadAt: moment(),
    lastPostsAt: moment(),
    lastAttemptAt: moment(),
    lastOutcome: text({ enum: outcomes }),
    /** Until when the platform wants no call for this account. */
    blockedUntil: moment(),
  },
  (table) => [unique().on(table.modelId, table.platform), index().on(table.userId)],
);

/** A consent that was requested and not completed. */
export const connectFlows = pgTable(
  "connect_flows",
  {
    stateHash: bytea().primaryKey(),
    userId: partOf(() => users.id),
    modelId: partOf(() => models.id),
    /** The invite that it answers, with the browser that began it; else the session of `user_id` did. */
    inviteId: integer().references(() => consentInvites.id, { onDelete: "cascade" }),
    browserHash: bytea(),
    platform: text({ enum: connectPlatforms }).notNull(),
    redirectUri: text().notNull(),
    verifier: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index().on(table.userId),
    check("connect_flows_one_browser", sql`(${table.inviteId} is null) = (${table.browserHash} is null)`),
  ],
);

/** Followers by one dimension, from a connected account. */
export const breakdowns = pgTable(
  "breakdowns",
  {
    id: serialId(),
    modelId: partOf(() => models.id),
    platform: text({ enum: platformNames }).notNull(),
    dimension: text({ enum: breakdownDimensions }).notNull(),
    parts: jsonb().$type<{ key: string; value: number }[]>().notNull(),
    observedAt: moment().notNull(),
    evidenceId: partOf(() => evidence.id),
  },
  (table) => [
    unique().on(table.evidenceId, table.dimension),
    index().on(table.modelId, table.platform, table.dimension, table.observedAt),
  ],
);
