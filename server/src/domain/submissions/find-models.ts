import type { FailureCode } from "@fanradar/contract";
import type { Outcome } from "@fanradar/engine";
import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/open-database.ts";
import { prepareOnce } from "../../platform/db/prepare-once.ts";
import {
  analyses,
  creators,
  modelOwners,
  modelSignups,
  models,
  modelTags,
  ownerOf,
  reports,
  submissions,
} from "../../platform/db/schema.ts";
import { type Builder, findTextRows, parseRows, type TextRows } from "../../platform/db/text-rows.ts";
import type { Scope } from "../access/policy.ts";
import { linkedProfiles } from "../profiles/model-links.ts";

/** A run as it is stored. */
export interface StoredRun {
  id: number;
  cause: (typeof analyses.$inferSelect)["cause"];
  state: "queued" | "running" | "done" | "failed";
  stage: "links" | "evidence" | "metrics" | "text" | "check" | null;
  outcomes: Record<string, Outcome>;
  tries: Record<string, { triedAt?: string; nextTryAt?: string }>;
  failure: { code: FailureCode } | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

const tags = sql<string[]>`(
  select coalesce(json_agg(${modelTags.tag} order by ${modelTags.tag}), '[]')
  from ${modelTags} where ${modelTags.modelId} = ${models.id}
)`;

/** A column of creators, which submissions do not have. */
const ofCreator = <Column extends AnyPgColumn>(column: Column, otherwise: Column["_"]["data"]) =>
  sql<Column["_"]["data"]>`coalesce(${column}, ${otherwise})`;

/** Only a creator has badges. */
export const badges = {
  isFeatured: ofCreator(creators.isFeatured, false),
  isVerified: ofCreator(creators.isVerified, false),
  isOwnerVerified: ofCreator(creators.isOwnerVerified, false),
};

/** Of a run, what `presentAnalysis` needs. */
export const runColumns = {
  id: analyses.id,
  cause: analyses.cause,
  state: analyses.state,
  stage: analyses.stage,
  outcomes: analyses.outcomes,
  tries: analyses.tries,
  failure: analyses.failure,
  createdAt: analyses.createdAt,
  startedAt: analyses.startedAt,
  endedAt: analyses.endedAt,
};

/** Models with their links, newest or first run and what their newest report rests on, newest first. One query, however many. */
function queryModels(db: Builder, where: SQL, which: "newest" | "first" = "newest") {
  const run = db
    .select(runColumns)
    .from(analyses)
    .where(eq(analyses.modelId, models.id))
    .orderBy(which === "first" ? asc(analyses.id) : desc(analyses.id))
    .limit(1)
    .as("run");
  const report = db
    .select({ badge: reports.badge, sandbox: reports.sandbox })
    .from(reports)
    .where(eq(reports.modelId, models.id))
    .orderBy(desc(reports.id))
    .limit(1)
    .as("report");
  return db
    .select({
      model: {
        id: models.id,
        userId: modelOwners.userId,
        ...ownerOf,
        name: models.name,
        username: models.username,
        notes: submissions.notes,
        timeZone: submissions.timeZone,
        tags,
        schedule: models.schedule,
        status: models.status,
        ...badges,
        trendingScore: models.trendingScore,
        viewCount: ofCreator(creators.viewCount, 0),
        createdAt: models.createdAt,
        updatedAt: models.updatedAt,
        removedAt: models.removedAt,
      },
      run: {
        id: run.id,
        cause: run.cause,
        state: run.state,
        stage: run.stage,
        outcomes: run.outcomes,
        tries: run.tries,
        failure: run.failure,
        createdAt: run.createdAt,
        startedAt: run.startedAt,
        endedAt: run.endedAt,
      },
      badge: report.badge,
      sandbox: report.sandbox,
      links: linkedProfiles,
    })
    .from(modelOwners)
    .innerJoin(models, eq(models.id, modelOwners.id))
    .leftJoin(submissions, eq(submissions.id, models.id))
    .leftJoin(creators, eq(creators.id, models.id))
    .leftJoinLateral(run, sql`true`)
    .leftJoinLateral(report, sql`true`)
    .where(where)
    .orderBy(desc(models.createdAt), desc(models.id));
}

const theId = sql.placeholder("id");
const byId = prepareOnce((db) => queryModels(db, eq(modelOwners.id, theId)));
const submissionById = prepareOnce((db) => queryModels(db, eq(modelOwners.id, theId), "first"));
const ofGuest = prepareOnce((db) => queryModels(db, eq(modelOwners.guestId, theId)));
const isSeen = sql`(${sql.placeholder("models")}::int[] is null or ${modelOwners.id} = any(${sql.placeholder("models")}::int[]))`;
const isListed = sql`${modelOwners.workspaceId} = ${theId} and ${isSeen}
  and ${modelOwners.id} in (select id from portfolio_models where workspace_id = ${theId})`;
const ofScope = prepareOnce((db) => queryModels(db, isListed));
const theTag = sql.placeholder("tag");
const tagged = sql`${isListed} and exists (
  select 1 from ${modelTags} where ${modelTags.modelId} = ${models.id} and ${modelTags.tag} = ${theTag}::citext
)`;
const ofScopeTagged = prepareOnce((db) => queryModels(db, tagged));

export type StoredModel = Awaited<ReturnType<typeof queryModels>>[number];

export async function findModel(db: Db, id: number): Promise<StoredModel | undefined> {
  const [model] = await byId(db).execute({ id });
  return model;
}

/** The creator's model that a submission became part of when it was claimed. */
export async function findMerged(db: Db, id: number): Promise<StoredModel | undefined> {
  const [merged] = await db
    .select({ id: creators.id })
    .from(modelSignups)
    .innerJoin(creators, eq(creators.ownerUserId, modelSignups.userId))
    .where(eq(modelSignups.mergedId, id));
  return merged && findModel(db, merged.id);
}

/** A model with its first run: what the answer to its submission is made of. */
export async function findSubmission(db: Db, id: number): Promise<StoredModel | undefined> {
  const [model] = await submissionById(db).execute({ id });
  return model;
}

/** The query for the models of a scope, with a tag for those that wear it, and its parameters. */
export function modelsOf(db: Db, { workspaceId: id, models }: Scope, { tag = "" } = {}) {
  return { query: (tag === "" ? ofScope(db) : ofScopeTagged(db)).getQuery(), values: { id, models, tag } };
}

/** The rows of `modelsOf`; `parseModels` reads them. */
export function findModelsOf(db: Db, scope: Scope, filter: { tag?: string } = {}): Promise<TextRows> {
  const { query, values } = modelsOf(db, scope, filter);
  return findTextRows(db, query, values);
}

export const parseModels = (found: TextRows): Promise<StoredModel[]> =>
  parseRows(found, (builder) => queryModels(builder, sql`true`));

export async function findModelsOfGuest(db: Db, guestId: number): Promise<StoredModel[]> {
  return ofGuest(db).execute({ id: guestId });
}
