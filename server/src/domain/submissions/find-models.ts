import type { Outcome } from "@fanradar/engine";
import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { prepareOnce } from "../../platform/db/prepare-once.ts";
import { analyses, models, modelTags, reports } from "../../platform/db/schema.ts";
import { linkedProfiles } from "../profiles/model-links.ts";

/** A run as it is stored. */
export interface StoredRun {
  id: number;
  cause: (typeof analyses.$inferSelect)["cause"];
  state: "queued" | "running" | "done" | "failed";
  stage: "links" | "evidence" | "metrics" | "text" | "check" | null;
  outcomes: Record<string, Outcome>;
  tries: Record<string, { triedAt?: string; nextTryAt?: string }>;
  failure: { code: "sources-unknown" | "sources-unreachable" | "engine" } | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

const tags = sql<string[]>`(
  select coalesce(json_agg(${modelTags.tag} order by ${modelTags.tag}), '[]')
  from ${modelTags} where ${modelTags.modelId} = ${models.id}
)`;

/** Models with their links, newest or first run and what their newest report rests on, newest first. One query, however many. */
function queryModels(db: Db, where: SQL, which: "newest" | "first" = "newest") {
  const run = db
    .select({
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
    })
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
        userId: models.userId,
        guestId: models.guestId,
        name: models.name,
        username: models.username,
        notes: models.notes,
        timeZone: models.timeZone,
        tags,
        schedule: models.schedule,
        status: models.status,
        isFeatured: models.isFeatured,
        isVerified: models.isVerified,
        isOwnerVerified: models.isOwnerVerified,
        trendingScore: models.trendingScore,
        viewCount: models.viewCount,
        createdAt: models.createdAt,
        updatedAt: models.updatedAt,
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
    .from(models)
    .leftJoinLateral(run, sql`true`)
    .leftJoinLateral(report, sql`true`)
    .where(and(where, isNull(models.deletedAt)))
    .orderBy(desc(models.createdAt), desc(models.id));
}

const theId = sql.placeholder("id");
const byId = prepareOnce((db) => queryModels(db, eq(models.id, theId)).prepare("model"));
const submissionById = prepareOnce((db) => queryModels(db, eq(models.id, theId), "first").prepare("submission"));
const ofGuest = prepareOnce((db) => queryModels(db, eq(models.guestId, theId)).prepare("models_of_guest"));
const ofUser = prepareOnce((db) => queryModels(db, eq(models.userId, theId)).prepare("models_of_user"));
const theTag = sql.placeholder("tag");
const tagged = sql`${models.userId} = ${theId} and exists (
  select 1 from ${modelTags} where ${modelTags.modelId} = ${models.id} and ${modelTags.tag} = ${theTag}::citext
)`;
const ofUserTagged = prepareOnce((db) => queryModels(db, tagged).prepare("models_of_user_tagged"));

export type StoredModel = Awaited<ReturnType<typeof queryModels>>[number];

export async function findModel(db: Db, id: number): Promise<StoredModel | undefined> {
  const [model] = await byId(db).execute({ id });
  return model;
}

/** A model with its first run: what the answer to its submission is made of. */
export async function findSubmission(db: Db, id: number): Promise<StoredModel | undefined> {
  const [model] = await submissionById(db).execute({ id });
  return model;
}

/** A person's models; with a tag those that wear it. */
export async function findModelsOf(db: Db, userId: number, { tag = "" } = {}): Promise<StoredModel[]> {
  return tag === "" ? ofUser(db).execute({ id: userId }) : ofUserTagged(db).execute({ id: userId, tag });
}

export async function findModelsOfGuest(db: Db, guestId: number): Promise<StoredModel[]> {
  return ofGuest(db).execute({ id: guestId });
}
