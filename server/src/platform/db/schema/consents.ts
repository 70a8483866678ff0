import { languages } from "@fanradar/contract";
import { connectPlatforms } from "@fanradar/engine";
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users, workspaces } from "./accounts.ts";
import { citext, createdAt, moment, partOf, serialId } from "./columns.ts";
import { models } from "./models.ts";

/** An invite to a creator to connect her accounts from her own browser. Its link is computed from APP_SECRET, not stored. */
export const consentInvites = pgTable(
  "consent_invites",
  {
    id: serialId(),
    modelId: partOf(() => models.id),
    /** For whom it is asked. */
    workspaceId: partOf(() => workspaces.id),
    /** Who asks. */
    userId: partOf(() => users.id),
    note: text(),
    /** Of its mails. */
    language: text({ enum: languages }).notNull(),
    recipient: citext(),
    mailedAt: moment(),
    /** X handle and OnlyFans page that she is asked about together; null where that is not asked. */
    linkingX: citext(),
    linkingOnlyfans: citext(),
    linkingAgreedAt: moment(),
    /** Refused, or withdrawn after it was given. */
    linkingDeclinedAt: moment(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    openedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [index().on(table.modelId), index().on(table.workspaceId), index().on(table.userId)],
);

/** An account that an invite asks for. */
export const consentRequests = pgTable(
  "consent_requests",
  {
    inviteId: partOf(() => consentInvites.id),
    platform: text({ enum: connectPlatforms }).notNull(),
    handle: citext().notNull(),
    declinedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.inviteId, table.platform] })],
);

/** The record of a consent that a creator gave by an invite: to what, when, and how it ended. Rows are added, never reused. */
export const consents = pgTable(
  "consents",
  {
    id: serialId(),
    inviteId: partOf(() => consentInvites.id),
    platform: text({ enum: connectPlatforms }).notNull(),
    handle: citext().notNull(),
    externalId: text().notNull(),
    scopes: text().array().notNull(),
    grantedAt: moment().notNull(),
    endedAt: moment(),
    /** `relinked`: the model links another account; `replaced`: a newer consent took its place; `platform`: it refuses our token. */
    endedBy: text({ enum: ["creator", "manager", "relinked", "replaced", "platform"] }),
  },
  (table) => [index().on(table.inviteId)],
);
export type ConsentEnd = NonNullable<(typeof consents.$inferSelect)["endedBy"]>;
