import type { CollectionResult, Outcome, Platform } from "@fanradar/engine";
import { z } from "zod";
import type { Tx } from "../../platform/db/open-database.ts";
import { defineJob } from "../../platform/queue/define-job.ts";
import { collectOwn, type OwnCollection } from "../connections/collect-own.ts";
import { newestFacts, notifyReport } from "../notifications/notify-report.ts";
import { type Collection, collect } from "../profiles/collect.ts";
import { storeReport } from "../reports/store-report.ts";
import type { EnginePool } from "./engine-pool.ts";
import { gatherInput } from "./gather-input.ts";
import { judge } from "./judge.ts";
import { findLinks, findStanding, type Link } from "./links.ts";
import { openProgress } from "./progress.ts";
import { beginRun, completeRun, failRun, type Run } from "./run.ts";

export interface AnalyseDeps extends Collection, OwnCollection {
  engine: EnginePool;
  now: () => Date;
}

/**
 * Runs an analysis from its links to its sealed report. What a page shows of it is written as it happens. Throws what the
 * queue shall try again; an expected failure is written and ends the job.
 */
export async function analyse(deps: AnalyseDeps, { analysisId }: { analysisId: number }): Promise<void> {
  const { db, engine, now } = deps;
  const run = await beginRun(db, analysisId);
  if (!run) return;
  const links = await findLinks(db, run.modelId);

  const progress = openProgress(db, run);
  progress.record({ stage: "evidence" });
  const subjects = await Promise.all(
    links.map(async (link) => {
      const { collected, publicly } = await read(deps, run, link);
      progress.record({ outcomes: { [link.id]: collected } });
      return { ...link, ...collected, ...(publicly && { publicly }) };
    }),
  );
  // A profile that may be a minor's, or has a removal request, stops the analysis of the other links too.
  const outcomes = subjects.map(({ outcome }) => outcome);
  const standing = await findStanding(db, run.modelId);
  const failure = standing?.isRemoved
    ? "profile-removed"
    : standing?.isQuarantined
      ? "profile-quarantined"
      : judge({ outcomes, hasTyped: standing?.hasEvidence === true });
  if (failure) return failRun(db, run, failure, await progress.end());

  const input = await gatherInput(db, { modelId: run.modelId, subjects, asOf: now() });
  const result = await engine.analyse(input, { onStage: (stage) => progress.record({ stage }) });
  if (!result.ok) throw new Error(`the engine gave no report (${result.why}): ${result.detail}`);
  const seal = async (tx: Tx) => {
    const before = await newestFacts(tx, run.modelId);
    const reportId = await storeReport(tx, result, { modelId: run.modelId, analysisId: run.id });
    await notifyReport(tx, run, { reportId, sealed: result.sealed, before });
    return reportId;
  };
  await completeRun(db, run, seal, await progress.end());
  deps.metrics.countReport();
}

/** Outcome for an account that does not exist, by platform. */
const missing: Record<Platform, Outcome> = {
  instagram: "not_professional_or_missing",
  x: "not_found",
  tiktok: "not_found",
  onlyfans: "not_found",
};

interface ReadOnce {
  /** Outcome of the read that the report uses. */
  collected: CollectionResult;
  /** Outcome of the public read, if the owner's account was read instead. */
  publicly?: CollectionResult;
}

/** By the owner's consent where there is one, else, or where that fails, as everybody reads it. */
async function read(deps: AnalyseDeps, { modelId }: Run, link: Link): Promise<ReadOnce> {
  const options = { now: deps.now(), wantsPosts: true };
  const own = await collectOwn(deps, { modelId, platform: link.platform }, options);
  const refused: CollectionResult | undefined = link.isVetoed
    ? { outcome: missing[link.platform], triedAt: options.now.toISOString() }
    : undefined;
  const shared = refused ?? (await collect(deps, link, options));
  // Others read the report from the public reading alone: it is of the same hour, so that both editions state the same figures.
  if (own?.outcome === "ok") return { collected: own, publicly: shared };
  return { collected: own && (shared.outcome === "no_connector" || shared.outcome === "no_key") ? own : shared };
}

export const analyseJob = defineJob({ name: "analyse", payload: z.object({ analysisId: z.int() }), run: analyse });
