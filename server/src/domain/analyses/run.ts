import type { FailureCode, Stage } from "@fanradar/contract";
import type { CollectionResult } from "@fanradar/engine";
import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { commitsSoon } from "../../platform/db/commits-soon.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { analyses, models } from "../../platform/db/schema.ts";
import { publish, writeAndPublish } from "../../platform/live/publish.ts";
import { notifyTeam } from "../notifications/notify-team.ts";

/** A run that this worker has the lease of. A restart raises `lease`, and this handle can no longer write. */
export interface Run {
  id: number;
  modelId: number;
  lease: number;
}

/** Takes the lease and moves the run to its first stage. Undefined if it has ended or was deleted. */
export async function beginRun(db: Db, analysisId: number): Promise<Run | undefined> {
  return db.transaction(async (tx) => {
    await lockModelOf(tx, analysisId);
    const [row] = await tx
      .update(analyses)
      .set({
        state: "running",
        stage: "links",
        lease: sql`${analyses.lease} + 1`,
        startedAt: sql`coalesce(${analyses.startedAt}, now())`,
        outcomes: {},
        tries: {},
      })
      .where(and(eq(analyses.id, analysisId), inArray(analyses.state, ["queued", "running"])))
      .returning({ id: analyses.id, modelId: analyses.modelId, lease: analyses.lease });
    if (!row) return undefined;
    await moveModel(tx, row.modelId, "processing");
    return row;
  });
}

/** What a page shows of a run under way: its stage, and the outcome of each profile's read by the profile's id. */
export interface Progress {
  stage?: Stage;
  outcomes?: Outcomes;
}

export type Outcomes = Record<number, CollectionResult>;

/** Writes progress and sends it to the open pages, in one statement. */
export async function recordProgress(db: Db, run: Run, { stage, outcomes }: Progress): Promise<void> {
  const change = { ...(stage && { stage }), ...addOutcomes(outcomes) };
  const write = updateWhileOurs(db, run, change).returning({ id: analyses.id, commit: commitsSoon });
  const { modelId } = run;
  if (!(await writeAndPublish(db, write.getSQL(), { topic: "analysis", modelId }))) throw takenOver(run);
}

function addOutcomes(outcomes: Outcomes = {}): Pick<Change, "outcomes" | "tries"> {
  const read = Object.entries(outcomes);
  const failed = read.filter(([, { outcome }]) => outcome !== "ok");
  const ofRead = Object.fromEntries(read.map(([id, { outcome }]) => [id, outcome]));
  const ofFailed = Object.fromEntries(failed.map(([id, { outcome: _, ...tried }]) => [id, tried]));
  return {
    ...(read.length > 0 && { outcomes: sql`${analyses.outcomes} || ${JSON.stringify(ofRead)}::jsonb` }),
    ...(failed.length > 0 && { tries: sql`${analyses.tries} || ${JSON.stringify(ofFailed)}::jsonb` }),
  };
}

/** Ends the run without a report. A completed model stays completed. */
export async function failRun(db: Db, run: Run, code: FailureCode, left: Outcomes = {}): Promise<void> {
  await db.transaction(async (tx) => {
    await lockModelOf(tx, run.id);
    await fence(tx, run, { ...addOutcomes(left), state: "failed", failure: { code }, endedAt: sql`now()` });
    await moveModel(tx, run.modelId, "failed");
    await notifyFailed(tx, run);
  });
}

/** Ends the run with its report, written by `seal` in the same transaction. */
export async function completeRun(
  db: Db,
  run: Run,
  seal: (tx: Tx) => Promise<number>,
  left: Outcomes = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockModelOf(tx, run.id);
    // The fence before the report: it locks the run's row, so that a stale worker inserts nothing.
    await fence(tx, run, { ...addOutcomes(left), state: "done", stage: null, endedAt: sql`now()` });
    const reportId = await seal(tx);
    await tx.update(analyses).set({ reportId }).where(eq(analyses.id, run.id));
    await moveModel(tx, run.modelId, "completed");
  });
}

/** Ends a run whose job has used up its tries. There is no worker left that could hold its lease. */
export async function failExhausted(tx: Tx, analysisId: number): Promise<void> {
  await lockModelOf(tx, analysisId);
  const [row] = await tx
    .update(analyses)
    .set({ state: "failed", failure: { code: "engine" }, endedAt: sql`now()`, lease: sql`${analyses.lease} + 1` })
    .where(and(eq(analyses.id, analysisId), inArray(analyses.state, ["queued", "running"])))
    .returning({ modelId: analyses.modelId });
  if (!row) return;
  await moveModel(tx, row.modelId, "failed");
  await notifyFailed(tx, { id: analysisId, modelId: row.modelId });
}

interface Change {
  state?: "done" | "failed";
  stage?: Stage | null;
  outcomes?: SQL;
  tries?: SQL;
  failure?: { code: FailureCode };
  endedAt?: SQL;
}

/**
 * Writes only while the lease is ours. Throws otherwise: the job then fails in the queue, which changes nothing
 * for a job that another pool has locked meanwhile, whereas success would delete it under the other's hands.
 */
async function fence(tx: Tx, run: Run, change: Change): Promise<void> {
  const { rowCount } = await updateWhileOurs(tx, run, change);
  if (rowCount === 0) throw takenOver(run);
}

const updateWhileOurs = (db: Db | Tx, run: Run, change: Change) =>
  db
    .update(analyses)
    .set(change)
    .where(and(eq(analyses.id, run.id), eq(analyses.lease, run.lease), eq(analyses.state, "running")));

const takenOver = ({ id, lease }: Run) => new Error(`analysis ${id} was taken over after lease ${lease}`);

/**
 * Locks the run's model, before the run's own row wherever both are written: a change or deletion of a model locks it first
 * and ends its run then, and the two would wait for each other.
 */
async function lockModelOf(tx: Tx, analysisId: number): Promise<void> {
  const of = tx.select({ id: analyses.modelId }).from(analyses).where(eq(analyses.id, analysisId));
  await tx.select({ id: models.id }).from(models).where(inArray(models.id, of)).for("no key update");
}

/** Gives the model the status of its run, unless it was completed once, and announces the run. */
export async function moveModel(
  tx: Tx,
  modelId: number,
  status: "pending" | "processing" | "completed" | "failed",
): Promise<void> {
  const move = tx
    .update(models)
    .set({ status })
    .where(and(eq(models.id, modelId), ne(models.status, "completed")));
  await publish(tx, { topic: "analysis", modelId }, move.getSQL());
}

async function notifyFailed(tx: Tx, { id, modelId }: Pick<Run, "id" | "modelId">): Promise<void> {
  await notifyTeam(tx, { kind: "report-failed", key: `analysis ${id}`, modelId });
}
