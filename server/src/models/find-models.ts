import type { Outcome, Platform } from "@fanradar/engine";
import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/open-database.ts";
import { analyses, modelProfiles, models, profiles, reports } from "../db/schema.ts";

/** A linked profile of a model. */
export interface LinkedProfile {
  id: number;
  platform: Platform;
  handle: string;
}

/** A run as it is stored. */
export interface StoredRun {
  id: number;
  cause: "submitted" | "by-hand" | "scheduled" | "new-evidence";
  state: "queued" | "running" | "done" | "failed";
  stage: "links" | "evidence" | "metrics" | "text" | "check" | null;
  outcomes: Record<string, Outcome>;
  failure: { code: "sources-unknown" | "sources-unreachable" | "engine" } | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

const links = sql<LinkedProfile[]>`(
  select coalesce(json_agg(json_build_object('id', ${profiles.id}, 'platform', ${profiles.platform}, 'handle', ${profiles.handle})), '[]')
  from ${modelProfiles} join ${profiles} on ${profiles.id} = ${modelProfiles.profileId}
  where ${modelProfiles.modelId} = ${models.id}
)`;

/** Models with their links, newest or first run and what their newest report rests on, newest first. One query, however many. */
async function findModels(db: Db | Tx, where: SQL, which: "newest" | "first" = "newest") {
  const run = db
    .select({
      id: analyses.id,
      cause: analyses.cause,
      state: analyses.state,
      stage: analyses.stage,
      outcomes: analyses.outcomes,
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
        name: models.name,
        username: models.username,
        profileImageUrl: models.profileImageUrl,
        onlyfansUrl: models.onlyfansUrl,
        instagramUrl: models.instagramUrl,
        twitterUrl: models.twitterUrl,
        tiktokUrl: models.tiktokUrl,
        notes: models.notes,
        status: models.status,
        isFeatured: models.isFeatured,
        isVerified: models.isVerified,
        isOwnerVerified: models.isOwnerVerified,
        createdAt: models.createdAt,
        updatedAt: models.updatedAt,
      },
      run: {
        id: run.id,
        cause: run.cause,
        state: run.state,
        stage: run.stage,
        outcomes: run.outcomes,
        failure: run.failure,
        createdAt: run.createdAt,
        startedAt: run.startedAt,
        endedAt: run.endedAt,
      },
      badge: report.badge,
      sandbox: report.sandbox,
      links,
    })
    .from(models)
    .leftJoinLateral(run, sql`true`)
    .leftJoinLateral(report, sql`true`)
    .where(where)
    .orderBy(desc(models.createdAt), desc(models.id));
}

export type StoredModel = Awaited<ReturnType<typeof findModels>>[number];

export async function findModel(db: Db | Tx, id: number): Promise<StoredModel | undefined> {
  const [model] = await findModels(db, eq(models.id, id));
  return model;
}

/** A model with its first run: what the answer to its submission is made of. */
export async function findSubmission(db: Db, id: number): Promise<StoredModel | undefined> {
  const [model] = await findModels(db, eq(models.id, id), "first");
  return model;
}

export async function findModelsOf(db: Db, userId: number): Promise<StoredModel[]> {
  return findModels(db, eq(models.userId, userId));
}
