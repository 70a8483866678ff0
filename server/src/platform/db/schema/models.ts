import { analysisCauses, type FailureCode } from "@fanradar/contract";
import { type Outcome, outcomes, platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  pgView,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { guests, users, workspaces } from "./accounts.ts";
import { citext, createdAt, moment, partOf, serialId } from "./columns.ts";

/** Ids of creators and submissions alike: a model's id is that of the one or the other that it is. */
const modelIds = sql`nextval('model_ids')`;
export const modelIdSequence = pgSequence("model_ids");

/**
 * A public identity. Claimed: has an owner, who chose the name. Unclaimed: exactly one Instagram or X profile, under the
 * name its API gave. Deleting it deletes the model of the same id.
 */
export const creators = pgTable(
  "creators",
  {
    id: integer().primaryKey().default(modelIds),
    ownerUserId: integer().references(() => users.id, { onDelete: "cascade" }),
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
    isFeatured: boolean().notNull().default(false),
    isVerified: boolean().notNull().default(false),
    isOwnerVerified: boolean().notNull().default(false),
    /** Among the first: set at a score of 95, cleared below 92. */
    isTopCreator: boolean().notNull().default(false),
    viewCount: integer().notNull().default(0),
  },
  (table) => [index().on(table.ownerUserId)],
);

/** What a person or a guest hands in for analysis, private to its workspace or to the guest. Deleting it deletes the model of the same id. */
export const submissions = pgTable(
  "submissions",
  {
    id: integer().primaryKey().default(modelIds),
    /** Who handed it in. */
    userId: integer().references(() => users.id, { onDelete: "set null" }),
    /** Whose it is; null on a visitor's. */
    workspaceId: integer().references(() => workspaces.id, { onDelete: "cascade" }),
    /** The personal workspace that it was moved here from. */
    movedFrom: integer().references(() => workspaces.id, { onDelete: "set null" }),
    /** The visitor who submitted it, until they sign up; such a submission is deleted after 14 days. */
    guestId: integer().references(() => guests.id, { onDelete: "cascade" }),
    notes: text(),
    /** IANA name, of the person whom it is about. */
    timeZone: text(),
    /** The idempotency key and the hash of the body: a repeated request returns the same submission. */
    idempotencyKey: text(),
    bodyHash: text(),
    /** Who deleted it, while that can be undone: `model_owners` does not have it meanwhile. */
    deletedBy: integer().references(() => users.id, { onDelete: "set null" }),
    deletedAt: moment(),
  },
  (table) => [
    index().on(table.workspaceId),
    index().on(table.userId),
    unique().on(table.userId, table.idempotencyKey),
    unique().on(table.guestId, table.idempotencyKey),
    index().on(table.deletedBy),
    index().on(table.movedFrom),
    check("submissions_one_owner", sql`num_nonnulls(${table.workspaceId}, ${table.guestId}) < 2`),
    check("submissions_of_a_workspace", sql`${table.userId} is null or ${table.workspaceId} is not null`),
  ],
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
    lastAttemptAt: moment(),
    lastOutcome: text({ enum: outcomes }),
    /** Words and pairs of words of its newest captions, each once: how common a theme is among creators. */
    captionTerms: text().array(),
    /** What others are compared with, as of the last reading (domain/profiles/peer-figures.ts). */
    followers: doublePrecision(),
    /** Percent of followers that a typical post gets. */
    engagement: doublePrecision(),
    /** Percent over 28 days. */
    gain28: doublePrecision(),
    postsPerWeek: doublePrecision(),
    /** Quarantined since: hidden from everybody until a moderator decides whether it is a minor's, or is removed. */
    quarantinedAt: moment(),
    /** A person decided that it is no minor's. */
    clearedAt: moment(),
    /** The last day on which a submission or a claim pointed at it. */
    lastFollowedAt: createdAt(),
    createdAt: createdAt(),
  },
  (table) => [
    unique().on(table.platform, table.handle),
    index().on(table.creatorId),
    index("profiles_peers").on(table.platform, table.lastReadAt).where(sql`${table.followers} is not null`),
    index("profiles_words").on(table.lastPostsAt).where(sql`${table.captionTerms} is not null`),
  ],
);

/**
 * What is analysed and reported on: a submission or a creator, whose id it has. It refers to the one that it is, so that it goes
 * with it, and with it all that refers to the model.
 */
export const models = pgTable(
  "models",
  {
    id: integer().primaryKey(),
    submissionId: integer()
      .unique()
      .references(() => submissions.id, { onDelete: "cascade" }),
    creatorId: integer()
      .unique()
      .references(() => creators.id, { onDelete: "cascade" }),
    name: text().notNull(),
    username: text().notNull(),
    status: text({ enum: ["pending", "processing", "completed", "failed"] })
      .notNull()
      .default("pending"),
    /** Null under seven days of data: no score is not a score of 0. */
    trendingScore: integer(),
    /** How often it is analysed by itself. */
    schedule: text({ enum: ["off", "weekly", "daily"] })
      .notNull()
      .default("weekly"),
    createdAt: createdAt(),
    /** The last change by a person; runs and counters leave it alone. */
    updatedAt: createdAt(),
    /** When it was emptied, as what it was about was removed at its person's request; null again once it links something else. */
    removedAt: moment(),
  },
  (table) => [
    check(
      "models_one_kind",
      sql`num_nonnulls(${table.submissionId}, ${table.creatorId}) = 1 and coalesce(${table.submissionId}, ${table.creatorId}) = ${table.id}`,
    ),
  ],
);

/**
 * Owner of each model: its submission's workspace or guest, or the creator's owner, whose personal workspace has their id.
 * Without deleted submissions. `userId`: who handed it in.
 */
export const modelOwners = pgView("model_owners", {
  id: integer().notNull(),
  userId: integer(),
  guestId: integer(),
  workspaceId: integer(),
}).as(sql`
  select id, user_id, guest_id, workspace_id from submissions where deleted_at is null
  union all select id, owner_user_id, null::integer, owner_user_id from creators`);

/** What of a model decides who may do what with it: for `can`. */
export const ownerOf = { modelId: modelOwners.id, workspaceId: modelOwners.workspaceId, guestId: modelOwners.guestId };

/** Tags of a model by its submitter. Compared without case. */
export const modelTags = pgTable(
  "model_tags",
  {
    modelId: partOf(() => models.id),
    tag: citext().notNull(),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.tag] })],
);

export const modelProfiles = pgTable(
  "model_profiles",
  {
    modelId: partOf(() => models.id),
    profileId: partOf(() => profiles.id),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.profileId] }), index().on(table.profileId)],
);

/** A run. `lease` rises by one per start: a worker that holds an older one cannot write. At most one runs per model. */
export const analyses = pgTable(
  "analyses",
  {
    id: serialId(),
    modelId: partOf(() => models.id),
    cause: text({ enum: analysisCauses }).notNull(),
    state: text({ enum: ["queued", "running", "done", "failed"] })
      .notNull()
      .default("queued"),
    stage: text({ enum: ["links", "evidence", "metrics", "text", "check"] }),
    /** Outcome by profile id, filled as each profile is read. */
    outcomes: jsonb().$type<Record<string, Outcome>>().notNull().default({}),
    /** Times of the last failed request and of the next one, by profile id; only those that were not read. */
    tries: jsonb().$type<Record<string, { triedAt?: string; nextTryAt?: string }>>().notNull().default({}),
    failure: jsonb().$type<{ code: FailureCode }>(),
    lease: integer().notNull().default(0),
    reportId: integer(),
    createdAt: createdAt(),
    startedAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    index().on(table.modelId, table.createdAt),
    index().on(table.endedAt),
    uniqueIndex("analyses_one_active").on(table.modelId).where(sql`${table.state} in ('queued', 'running')`),
  ],
);
