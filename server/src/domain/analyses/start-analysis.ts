import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { analyses, includedCreators } from "../../platform/db/schema.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { analyseJob } from "./analyse.ts";
import { moveModel } from "./run.ts";

type Cause = (typeof analyses.$inferSelect)["cause"];

export interface StartOptions {
  modelId: number;
  cause: Cause;
  /** Not before; absent: as soon as a worker is free. */
  runAt?: Date;
}

/** Lower priority than runs that a person waits for: batches, and last scheduled runs. */
const priorities: Partial<Record<Cause, number>> = { batch: 5, scheduled: 10 };

/**
 * Queues a run with its job. While one is queued or running, that one is the answer: a model has at most one.
 * The model waits again, unless it was completed once. New evidence of a submission is also evidence of the creator that it includes.
 */
export async function queueAnalysis(tx: Tx, { modelId, cause, runAt }: StartOptions): Promise<number> {
  const [made] = await tx
    .insert(analyses)
    .values({ modelId, cause })
    .onConflictDoNothing({
      target: analyses.modelId,
      where: sql`${analyses.state} in ('queued', 'running')`,
    })
    .returning({ id: analyses.id });
  if (!made) {
    const [active] = await tx
      .select({ id: analyses.id })
      .from(analyses)
      .where(and(eq(analyses.modelId, modelId), inArray(analyses.state, ["queued", "running"])));
    // It ended between the two statements: start anew.
    return active ? active.id : queueAnalysis(tx, { modelId, cause, ...(runAt && { runAt }) });
  }
  await enqueue(tx, analyseJob, { analysisId: made.id }, { priority: priorities[cause] ?? 0, ...(runAt && { runAt }) });
  await moveModel(tx, modelId, "pending");
  if (cause === "new-evidence") {
    const included = await tx
      .select({ id: includedCreators.creatorId })
      .from(includedCreators)
      .where(eq(includedCreators.submissionId, modelId));
    for (const { id } of included) await queueAnalysis(tx, { modelId: id, cause: "scheduled" });
  }
  return made.id;
}
