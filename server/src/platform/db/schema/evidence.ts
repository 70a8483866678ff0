import {
  evidenceKinds,
  observationMetrics,
  platformNames,
  type RowFault,
  statementForms,
  transactionStates,
  transactionTypes,
} from "@fanradar/engine";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  char,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { bytea, createdAt, moment, partOf, serialId } from "./columns.ts";
import { models, profiles } from "./models.ts";
import { screenshots } from "./screenshots.ts";

/** Rows of a statement by result; `known` duplicate those of another import. Net cents of `currency`, cleared. */
export interface ImportCounts {
  rows: number;
  taken: number;
  known: number;
  refused: number;
  skipped: number;
  /** What its payments earned, by currency. */
  net: { currency: string; cents: number }[];
  /** The first of those that were left out, and why; nothing of what stands in them. */
  refusals?: { row: number; column: string; fault: RowFault }[];
}

const bigId = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity();

/** One act of giving. `key` is made from its cause, so that the same act twice is one row. Subject: a profile or a model. */
export const evidence = pgTable(
  "evidence",
  {
    id: serialId(),
    key: text().notNull().unique(),
    kind: text({ enum: evidenceKinds }).notNull(),
    sandbox: boolean().notNull(),
    scope: text({ enum: ["public", "owner"] }).notNull(),
    /** Null on a statement of a platform that no model links. */
    platform: text({ enum: platformNames }),
    profileId: integer().references(() => profiles.id, { onDelete: "cascade" }),
    modelId: integer().references(() => models.id, { onDelete: "cascade" }),
    /** Of what was given for a model about a page on its platform: the page that it linked then. Null where it linked none or several. */
    aboutProfileId: integer().references(() => profiles.id, { onDelete: "set null" }),
    addedBy: integer().references(() => users.id, { onDelete: "set null" }),
    addedAt: createdAt(),
    periodFrom: moment(),
    periodTo: moment(),
    checks: jsonb().$type<{ rule: string; passed: boolean; detail: string }[]>().notNull().default([]),
    /** Of typed amounts. */
    currency: char({ length: 3 }),
    /** The owner's own words on an OnlyFans page. */
    contentStyle: text(),
    /** Of a statement: what it is, its file's name, and how it was said to be read, so that the same again is known. */
    form: text({ enum: statementForms }),
    fileName: text(),
    readAs: jsonb().$type<Record<string, unknown>>(),
    /** Of a statement: how many rows it had and what became of them. */
    counts: jsonb().$type<ImportCounts>(),
    sha256: bytea(),
    /** Of a read of posts: how many were answered and could not be read. */
    postsDropped: integer(),
    /** The screenshot that it was confirmed from. */
    screenshotId: integer().references(() => screenshots.id, { onDelete: "cascade" }),
  },
  (table) => [
    index().on(table.profileId),
    index().on(table.modelId),
    index().on(table.aboutProfileId),
    index().on(table.addedBy),
    index().on(table.screenshotId),
    check("evidence_one_subject", sql`num_nonnulls(${table.profileId}, ${table.modelId}) = 1`),
  ],
);

/** A value seen once. Append-only; running twice changes nothing. */
export const observations = pgTable(
  "observations",
  {
    id: bigId(),
    profileId: integer().references(() => profiles.id, { onDelete: "cascade" }),
    modelId: integer().references(() => models.id, { onDelete: "cascade" }),
    platform: text({ enum: platformNames }).notNull(),
    metric: text({ enum: observationMetrics }).notNull(),
    value: doublePrecision().notNull(),
    low: doublePrecision(),
    high: doublePrecision(),
    periodFrom: moment(),
    periodTo: moment(),
    currency: char({ length: 3 }),
    observedAt: moment().notNull(),
    evidenceId: partOf(() => evidence.id),
  },
  (table) => [
    unique("observations_once")
      .on(table.profileId, table.modelId, table.platform, table.metric, table.observedAt, table.evidenceId)
      .nullsNotDistinct(),
    // Each of the rows that it can find: nearly all are of profiles.
    index().on(table.profileId, table.metric, table.observedAt).where(sql`${table.profileId} is not null`),
    index().on(table.modelId, table.metric, table.observedAt).where(sql`${table.modelId} is not null`),
    index().on(table.evidenceId),
    check("observations_one_subject", sql`num_nonnulls(${table.profileId}, ${table.modelId}) = 1`),
  ],
);

/**
 * A published post with its counts as last read. A count that the platform did not return is null, never 0. With a model:
 * from a connected account, for that model alone; without one: public.
 */
export const posts = pgTable(
  "posts",
  {
    id: bigId(),
    profileId: partOf(() => profiles.id),
    modelId: integer().references(() => models.id, { onDelete: "cascade" }),
    externalId: text().notNull(),
    publishedAt: moment().notNull(),
    kind: text({ enum: ["image", "video", "carousel", "text", "other"] }).notNull(),
    caption: text(),
    likes: doublePrecision(),
    comments: doublePrecision(),
    shares: doublePrecision(),
    saves: doublePrecision(),
    views: doublePrecision(),
    reach: doublePrecision(),
    evidenceId: partOf(() => evidence.id),
  },
  (table) => [
    unique("posts_once").on(table.profileId, table.modelId, table.externalId).nullsNotDistinct(),
    index().on(table.profileId, table.publishedAt),
    index().on(table.modelId),
    index().on(table.evidenceId),
  ],
);

/**
 * A line of a statement, cents; missing amounts are null, never 0. Each import stores all its lines: which of two
 * lines for the same payment counts is decided on reading, so that deleting one import leaves the other complete.
 */
export const transactions = pgTable(
  "transactions",
  {
    id: bigId(),
    modelId: partOf(() => models.id),
    at: moment().notNull(),
    /** Its file names the day alone, and no other file has its time: `at` is the beginning of the day. */
    isDayOnly: boolean().notNull().default(false),
    type: text({ enum: transactionTypes }).notNull(),
    grossCents: bigint({ mode: "number" }),
    feeCents: bigint({ mode: "number" }),
    netCents: bigint({ mode: "number" }).notNull(),
    currency: char({ length: 3 }).notNull(),
    state: text({ enum: transactionStates }).notNull(),
    /** Keyed hash: fan names are never stored. */
    payer: bytea(),
    evidenceId: partOf(() => evidence.id),
    /** Its place among the payments of its file. */
    ordinal: integer().notNull(),
    /** Which of its file's payments of one minute and amount it is, counted from 1: the same in two imports is one payment. */
    copy: integer().notNull(),
  },
  (table) => [unique("transactions_once").on(table.evidenceId, table.ordinal), index().on(table.modelId, table.at)],
);
