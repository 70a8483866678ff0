import { type Analysis, stageNames } from "@fanradar/contract";
import { platformNames } from "@fanradar/engine";
import type { LinkedProfile } from "../profiles/model-links.ts";
import type { StoredRun } from "./find-models.ts";

/** A run as on the wire: its progress, and the result of each linked profile so far. */
export function presentAnalysis(run: StoredRun, links: readonly LinkedProfile[]): Analysis {
  const { id, cause, state, stage, failure } = run;
  const inOrder = links.toSorted((a, b) => platformNames.indexOf(a.platform) - platformNames.indexOf(b.platform));
  return {
    id,
    cause,
    state,
    stage,
    stagesDone: state === "done" ? stageNames.length : stage === null ? 0 : stageNames.indexOf(stage),
    stagesDue: stageNames.length,
    readings: inOrder.map((link) => ({
      platform: link.platform,
      handle: link.handle,
      outcome: run.outcomes[String(link.id)] ?? null,
      ...run.tries[String(link.id)],
    })),
    failure: failure && { code: failure.code },
    createdAt: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    endedAt: run.endedAt?.toISOString() ?? null,
  };
}

/** The same run as it was when it was queued: the response to a submission, also to a late repetition. */
export function asQueued(run: StoredRun): StoredRun {
  return {
    ...run,
    state: "queued",
    stage: null,
    outcomes: {},
    tries: {},
    failure: null,
    startedAt: null,
    endedAt: null,
  };
}
