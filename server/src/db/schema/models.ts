import { type Outcome, outcomes, platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { citext, createdAt, moment, serialId } from "./columns.ts";

/** A public identity. Claimed: has an owner. Unclaimed: exactly one Instagram or X profile. */
export const creators = pgTable("creators", {
  id: serialId(),
  ownerUserId: integer().references(() => users.id, { onDelete: "set null" }),
  displayName: text().notNull(),
  visibility: jsonb().$type<Record<string, "public" | "link" | "private">>().notNull().default({}),
  createdAt: createdAt(),
});

/** A handle on a platform, shared by all submissions that point at it. */
export const profiles = pgTable(
  "profiles",
  {
    id: serialId(),
    platform: text({ enum: platformNames }).notNull(),
    handle: citext().notNull(),
    creatorId: integer().references(() => creators.id, { onDelete: "set null" }),
    externalId: text(),
    displayName: text(),
    biography: text(),
    lastReadAt: moment(),
    lastPostsAt: moment(),
    /** The last call that came back, whatever it said: the same hour is not asked twice. */
    lastAskedAt: moment(),
    lastOutcome: text({ enum: outcomes }),
    /** Words and pairs of words of its newest captions, each once: how common a theme is among creators. */
    captionTerms: text().array(),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.platform, table.handle), index().on(table.creatorId)],
);

/** A submission, private to its submitter. */
export const models = pgTable(
  "models",
  {
    id: serialId(),
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    username: text().notNull(),
    profileImageUrl: text(),
    bannerImageUrl: text(),
    galleryImages: jsonb().$type<string[]>().notNull().default([]),
    instagramPosts: jsonb().$type<string[]>(),
    onlyfansUrl: text(),
    instagramUrl: text(),
    twitterUrl: text(),
    tiktokUrl: text(),
    notes: text(),
    status: text({ enum: ["pending", "processing", "completed", "failed"] })
      .notNull()
      .default("pending"),
    isFeatured: boolean().notNull().default(false),
    isVerified: boolean().notNull().default(false),
    isOwnerVerified: boolean().notNull().default(false),
    /** Null under seven days of data: no score is not a score of 0. */
    trendingScore: integer(),
    viewCount: integer().notNull().default(0),
    monthlyEarnings: integer(),
    subscriberCount: integer(),
    engagementRate: text(),
    analyticsData: jsonb(),
    privacySettings: jsonb()
      .$type<{ showEarnings: boolean; showSubscribers: boolean }>()
      .notNull()
      .default({ showEarnings: false, showSubscribers: false }),
    /** The submission's own key and the hash of its body: the same again answers the same model. */
    idempotencyKey: text(),
    bodyHash: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [index().on(table.userId, table.createdAt), unique().on(table.userId, table.idempotencyKey)],
);

export const modelProfiles = pgTable(
  "model_profiles",
  {
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: "cascade" }),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.profileId] }), index().on(table.profileId)],
);

/** A run. `lease` rises by one per start: a worker that holds an older one cannot write. At most one runs per model. */
export const analyses = pgTable(
  "analyses",
  {
    id: serialId(),
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: "cascade" }),
    cause: text({ enum: ["submitted", "by-hand", "scheduled", "new-evidence"] }).notNull(),
    state: text({ enum: ["queued", "running", "done", "failed"] })
      .notNull()
      .default("queued"),
    stage: text({ enum: ["links", "evidence", "metrics", "text", "check"] }),
    /** Outcome by profile id, filled as each profile is read. */
    outcomes: jsonb().$type<Record<string, Outcome>>().notNull().default({}),
    failure: jsonb().$type<{ code: "sources-unknown" | "sources-unreachable" | "engine" }>(),
    lease: integer().notNull().default(0),
    reportId: integer(),
    createdAt: createdAt(),
    startedAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    index().on(table.modelId, table.createdAt),
    uniqueIndex("analyses_one_active").on(table.modelId).where(sql`${table.state} in ('queued', 'running')`),
  ],
);
