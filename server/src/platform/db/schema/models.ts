import { analysisCauses } from "@fanradar/contract";
import { type Outcome, outcomes, platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { guests, users } from "./accounts.ts";
import { citext, createdAt, moment, serialId } from "./columns.ts";

/**
 * A public identity. Claimed: has an owner, who chose the name. Unclaimed: exactly one Instagram or X profile, under the
 * name its API gave. Its score, badges, views and public edition stand on its own model record, `models.creatorId`.
 */
export const creators = pgTable(
  "creators",
  {
    id: serialId(),
    ownerUserId: integer().references(() => users.id, { onDelete: "set null" }),
    displayName: text().notNull(),
    visibility: jsonb().$type<Record<string, "public" | "link" | "private">>().notNull().default({}),
    /** Whether anybody may find it: not while its profile is private, suspended or unknown, or it was taken down. */
    isListed: boolean().notNull().default(true),
    /** Its owner wants search engines to find its page. */
    isIndexed: boolean().notNull().default(false),
    /** Its owner shows explicit words of captions on public pages. */
    showsExplicit: boolean().notNull().default(false),
    /** Which of its owner's links opens it: another number is another link. */
    linkNumber: integer().notNull().default(0),
    /** Its owner refuses analyses by others: to them its profiles are as profiles that do not exist. */
    vetoesAnalyses: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.ownerUserId)],
);

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
    /** The last completed call, whatever its result: at most one in an hour. */
    lastAskedAt: moment(),
    lastOutcome: text({ enum: outcomes }),
    /** Words and pairs of words of its newest captions, each once: how common a theme is among creators. */
    captionTerms: text().array(),
    /** Quarantined since: hidden from everybody until a moderator decides whether it is a minor's, or is removed. */
    heldAt: moment(),
    /** A person decided that it is no minor's. */
    clearedAt: moment(),
    /** The last day on which a submission or a claim pointed at it. */
    lastFollowedAt: createdAt(),
    createdAt: createdAt(),
  },
  (table) => [unique().on(table.platform, table.handle), index().on(table.creatorId)],
);

/** A submission, private to its submitter; or the own record of a creator. */
export const models = pgTable(
  "models",
  {
    id: serialId(),
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    /** The visitor who submitted it, until they sign up; such a model is deleted after 14 days. */
    guestId: integer().references(() => guests.id, { onDelete: "cascade" }),
    /** Set on a creator's own record alone; its `userId` is then the owner's, or null while unclaimed. */
    creatorId: integer()
      .unique()
      .references(() => creators.id, { onDelete: "cascade" }),
    name: text().notNull(),
    username: text().notNull(),
    notes: text(),
    /** IANA name, of the creator. */
    timeZone: text(),
    status: text({ enum: ["pending", "processing", "completed", "failed"] })
      .notNull()
      .default("pending"),
    isFeatured: boolean().notNull().default(false),
    isVerified: boolean().notNull().default(false),
    isOwnerVerified: boolean().notNull().default(false),
    /** Null under seven days of data: no score is not a score of 0. */
    trendingScore: integer(),
    /** Among the first: set at a score of 95, cleared below 92. */
    isTopCreator: boolean().notNull().default(false),
    viewCount: integer().notNull().default(0),
    /** The submission's idempotency key and the hash of its body: a repeated request returns the same model. */
    idempotencyKey: text(),
    bodyHash: text(),
    /** How often it is analysed by itself. */
    schedule: text({ enum: ["off", "weekly", "daily"] })
      .notNull()
      .default("weekly"),
    /** Who deleted it, while that can be undone: `userId` is null meanwhile, so that it has no owner. */
    deletedBy: integer().references(() => users.id, { onDelete: "cascade" }),
    deletedAt: moment(),
    createdAt: createdAt(),
    /** The last change by a person; runs and counters leave it alone. */
    updatedAt: createdAt(),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    unique().on(table.userId, table.idempotencyKey),
    unique().on(table.guestId, table.idempotencyKey),
    index().on(table.deletedBy),
  ],
);

/** What its submitter sorts a model by. Two spellings of a tag are one. */
export const modelTags = pgTable(
  "model_tags",
  {
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: "cascade" }),
    tag: citext().notNull(),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.tag] })],
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
    cause: text({ enum: analysisCauses }).notNull(),
    state: text({ enum: ["queued", "running", "done", "failed"] })
      .notNull()
      .default("queued"),
    stage: text({ enum: ["links", "evidence", "metrics", "text", "check"] }),
    /** Outcome by profile id, filled as each profile is read. */
    outcomes: jsonb().$type<Record<string, Outcome>>().notNull().default({}),
    /** Times of the last failed request and of the next one, by profile id; only those that were not read. */
    tries: jsonb().$type<Record<string, { triedAt?: string; nextTryAt?: string }>>().notNull().default({}),
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
