import { evidenceKinds, observationMetrics, platformNames } from "@fanradar/engine";
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
import { bytea, createdAt, moment, serialId } from "./columns.ts";
import { models, profiles } from "./models.ts";

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
    platform: text({ enum: platformNames }).notNull(),
    profileId: integer().references(() => profiles.id, { onDelete: "cascade" }),
    modelId: integer().references(() => models.id, { onDelete: "cascade" }),
    addedBy: integer().references(() => users.id, { onDelete: "cascade" }),
    addedAt: createdAt(),
    periodFrom: moment(),
    periodTo: moment(),
    checks: jsonb().$type<{ rule: string; passed: boolean; detail: string }[]>().notNull().default([]),
    /** Of typed amounts. */
    currency: char({ length: 3 }),
    /** The owner's own words on an OnlyFans page. */
    contentStyle: text(),
    sha256: bytea(),
    fileRef: text(),
  },
  (table) => [
    index().on(table.profileId),
    index().on(table.modelId),
    index().on(table.addedBy),
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
    evidenceId: integer()
      .notNull()
      .references(() => evidence.id, { onDelete: "cascade" }),
  },
  (table) => [
    unique("observations_once")
      .on(table.profileId, table.modelId, table.platform, table.metric, table.observedAt, table.evidenceId)
      .nullsNotDistinct(),
    index().on(table.profileId, table.metric, table.observedAt),
    index().on(table.modelId, table.metric, table.observedAt),
    index().on(table.evidenceId),
    check("observations_one_subject", sql`num_nonnulls(${table.profileId}, ${table.modelId}) = 1`),
  ],
);

/** A published post with its counts as last read. A count that was not answered is null, never 0. */
export const posts = pgTable(
  "posts",
  {
    id: bigId(),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    externalId: text().notNull(),
    publishedAt: moment().notNull(),
    kind: text({ enum: ["image", "video", "carousel", "text", "other"] }).notNull(),
    caption: text(),
    likes: doublePrecision(),
    comments: doublePrecision(),
    shares: doublePrecision(),
    saves: doublePrecision(),
    views: doublePrecision(),
    evidenceId: integer()
      .notNull()
      .references(() => evidence.id, { onDelete: "cascade" }),
  },
  (table) => [
    unique().on(table.profileId, table.externalId),
    index().on(table.profileId, table.publishedAt),
    index().on(table.evidenceId),
  ],
);

/** A line of a statement, cents. `ordinal` tells equal lines of one moment apart. */
export const transactions = pgTable(
  "transactions",
  {
    id: bigId(),
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: "cascade" }),
    at: moment().notNull(),
    type: text({
      enum: ["subscription", "renewal", "tip", "message", "post", "stream", "custom", "other"],
    }).notNull(),
    grossCents: bigint({ mode: "number" }).notNull(),
    feeCents: bigint({ mode: "number" }).notNull(),
    netCents: bigint({ mode: "number" }).notNull(),
    currency: char({ length: 3 }).notNull(),
    state: text({ enum: ["cleared", "pending", "chargeback", "refund"] }).notNull(),
    /** Keyed hash: fan names are never stored. */
    payer: bytea(),
    ordinal: integer().notNull(),
    evidenceId: integer()
      .notNull()
      .references(() => evidence.id, { onDelete: "cascade" }),
  },
  (table) => [
    unique("transactions_once").on(
      table.modelId,
      table.at,
      table.type,
      table.grossCents,
      table.feeCents,
      table.netCents,
      table.ordinal,
    ),
    index().on(table.evidenceId),
  ],
);
