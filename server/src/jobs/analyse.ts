import { gatherInput } from "../analyses/gather-input.ts";
import { judge } from "../analyses/judge.ts";
import { findLinks, hasTypedFigures } from "../analyses/links.ts";
import { beginRun, completeRun, failRun, moveTo, type Run, recordOutcome } from "../analyses/run.ts";
import { type Collection, collect } from "../collection/collect.ts";
import { storeReport } from "../reports/store-report.ts";
import type { EnginePool, EngineResult, EngineStage } from "./engine-pool.ts";

export interface AnalyseDeps extends Collection {
  engine: EnginePool;
  now: () => Date;
}

/**
 * Runs an analysis from its links to its sealed report. What a page shows of it is written as it happens. Throws what the
 * queue shall try again; an expected failure is written and ends the job.
 */
export async function analyse(deps: AnalyseDeps, { analysisId }: { analysisId: number }): Promise<void> {
  const { db, now } = deps;
  const run = await beginRun(db, analysisId);
  if (!run) return;
  const links = await findLinks(db, run.modelId);

  await moveTo(db, run, "evidence");
  const subjects = await Promise.all(
    links.map(async (link) => {
      const outcome = await collect(deps, link, { now: now(), wantsPosts: true });
      await recordOutcome(db, run, link.id, outcome);
      return { ...link, outcome };
    }),
  );
  const failure = judge({
    outcomes: subjects.map(({ outcome }) => outcome),
    hasTyped: await hasTypedFigures(db, run.modelId),
  });
  if (failure) return failRun(db, run, failure);

  const input = await gatherInput(db, { modelId: run.modelId, subjects, asOf: now() });
  const result = await compute(deps, run, input);
  if (!result.ok) throw new Error(`the engine gave no report (${result.why}): ${result.detail}`);
  await completeRun(db, run, (tx) => storeReport(tx, result, { modelId: run.modelId, analysisId: run.id }));
}

/** Runs the engine and writes each stage as it begins, in order. */
async function compute(
  { db, engine }: AnalyseDeps,
  run: Run,
  input: Awaited<ReturnType<typeof gatherInput>>,
): Promise<EngineResult> {
  let told: Promise<void> = Promise.resolve();
  const onStage = (stage: EngineStage) => {
    told = told.then(() => moveTo(db, run, stage));
    // Seen below, by whoever awaits; until then a rejection is not unhandled.
    told.catch(() => {});
  };
  const result = await engine.analyse(input, { onStage });
  await told;
  return result;
}
