import type { SealedReport } from "@fanradar/engine";
import type { Db } from "../../platform/db/open-database.ts";
import type { Viewer } from "../access/policy.ts";
import { findNewerEvidence } from "../evidence/find-newer-evidence.ts";
import { findMembers } from "../reports/find-members.ts";
import { findSealed } from "../reports/find-report.ts";
import { findRedactedReport } from "../reports/redact-report.ts";
import { findShownScore } from "./find-shown-score.ts";

/** A model that a question to the assistant is about, with how the viewer reads it, by its newest report as they may read it. */
export async function findChosen(db: Db, viewer: Viewer, modelId: number) {
  const [member] = await findMembers(db, viewer, [modelId]);
  if (!member) return undefined;
  const { name, reading, report, isOwn } = member;
  const sealed = report && (await findRedactedReport(reading, report, () => findSealed(db, report.id)));
  if (!sealed) return { id: modelId, name, isOwn, reading, sealed: null, newer: [] };
  // The score is computed by the hour and stands in no report.
  const score = await findShownScore(db, modelId);
  const sealedIds = new Set(sealed.facts.map(({ id }) => id));
  return {
    id: modelId,
    name,
    isOwn,
    reading,
    newer: isOwn ? await findNewerEvidence(db, { modelId, since: new Date(sealed.asOf) }) : [],
    sealed: {
      ...sealed,
      facts: [...sealed.facts, ...(score?.facts ?? []).filter(({ id }) => !sealedIds.has(id))],
      sources: [...sealed.sources, ...(score?.sources ?? [])],
    },
  };
}

/** The first of these models that the viewer may see, by its newest report as they may see it; fact ids are prefixed by the model's id. */
export async function findOther(db: Db, viewer: Viewer, ids: readonly number[]) {
  const members = await findMembers(db, viewer, ids);
  for (const { id, name: own, reading, report } of members) {
    const sealed = report && (await findRedactedReport(reading, report, () => findSealed(db, report.id)));
    if (!sealed) continue;
    return { id, name: own, ...prefixLedger(id, sealed) };
  }
  return undefined;
}

/** Facts and sources of a model beside those of another: their ids and keys begin with the model's id. */
export function prefixLedger(id: number, { facts, sources }: Pick<SealedReport, "facts" | "sources">) {
  const keyed = (one: string) => `${id}.${one}`;
  return {
    facts: facts.map(({ alternatives, conflicts, ...fact }) => ({
      ...fact,
      id: keyed(fact.id),
      inputs: fact.inputs.map(keyed),
      sources: fact.sources.map(keyed),
      ...(conflicts && { conflicts: conflicts.map((one) => ({ ...one, evidence: keyed(one.evidence) })) }),
    })),
    sources: sources.map((one) => ({ ...one, evidence: keyed(one.evidence) })),
  };
}

export type ChosenModel = NonNullable<Awaited<ReturnType<typeof findChosen>>>;
export type OtherModel = NonNullable<Awaited<ReturnType<typeof findOther>>>;
