import { and, eq, gt, inArray, isNotNull } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { modelProfiles, models, portfolioModels, profiles } from "../../platform/db/schema.ts";
import { defineJob, scheduledAt } from "../../platform/queue/define-job.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { notifyChanges } from "../notifications/notify-changes.ts";
import { newestFacts } from "../notifications/notify-report.ts";
import type { EnginePool } from "./engine-pool.ts";
import { gatherNow } from "./gather-now.ts";

const hourMs = 3_600_000;

/**
 * Queues a look at each model one of whose profiles was read in the hour before `at`: a profile is read once a day, and what a
 * reading shows must not wait for the next report.
 */
export async function queueWatches(db: Db, at: Date): Promise<void> {
  const read = db
    .select({ id: modelProfiles.modelId })
    .from(modelProfiles)
    .innerJoin(profiles, eq(profiles.id, modelProfiles.profileId))
    .where(gt(profiles.lastReadAt, new Date(at.getTime() - hourMs)));
  const rows = await db
    .select({ id: models.id })
    .from(models)
    .innerJoin(portfolioModels, eq(portfolioModels.id, models.id))
    .where(and(inArray(models.id, read), isNotNull(portfolioModels.workspaceId), eq(models.status, "completed")));
  for (const { id } of rows) await enqueue(db, watchModelJob, { modelId: id }, { jobKey: `watch ${id}`, priority: 10 });
}

interface WatchDeps {
  db: Db;
  /** In its threads: its tables and the facts of hundreds of models in turn would lie on the main heap. */
  engine: EnginePool;
}

/** Notifies a model's team of changes in its current figures since its newest report. */
export async function watchModel({ db, engine }: WatchDeps, { modelId, now }: { modelId: number; now: Date }) {
  const before = await newestFacts(db, modelId);
  if (before.length === 0) return;
  const result = await engine.computeFacts(await gatherNow(db, modelId, { asOf: now }));
  if (!result.ok) throw new Error(`the engine gave no facts (${result.why}): ${result.detail}`);
  const { facts } = result;
  await db.transaction((tx) => notifyChanges(tx, { modelId }, { facts, asOf: now.toISOString() }, before));
}

export const watchModelJob = defineJob({
  name: "watch-model",
  payload: z.object({ modelId: z.int() }),
  run: ({ now, ...deps }: WatchDeps & { now: () => Date }, { modelId }) => watchModel(deps, { modelId, now: now() }),
});

export const watchModelsJob = defineJob({
  name: "watch-models",
  payload: scheduledAt,
  cron: "40 * * * *",
  run: ({ db }: { db: Db }, at) => queueWatches(db, at),
});
