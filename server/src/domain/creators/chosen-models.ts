import type { Db } from "../../platform/db/open-database.ts";
import type { Viewer } from "../access/policy.ts";
import { findNewerEvidence } from "../evidence/find-newer-evidence.ts";
import { findByName } from "../reports/find-by-name.ts";
import { findMembers } from "../reports/find-members.ts";
import { findSealed } from "../reports/find-report.ts";
import { sealedAs } from "../reports/sealed-as.ts";
import { findShownScore } from "./find-shown-score.ts";

/** A model that somebody asks the assistant about, by its newest report as they may read it. */
export async function findChosen(db: Db, viewer: Viewer, modelId: number) {
  const [member] = await findMembers(db, viewer, [modelId]);
  if (!member) return undefined;
  const { name, reading, report } = member;
  const sealed = report && (await sealedAs(reading, report, () => findSealed(db, report.id)));
  const isOwn = reading.name === "whole";
  if (!sealed) return { name, isOwn, sealed: null, newer: [] };
  // The score is computed by the hour and stands in no report.
  const score = await findShownScore(db, modelId);
  const sealedIds = new Set(sealed.facts.map(({ id }) => id));
  return {
    name,
    isOwn,
    newer: isOwn ? await findNewerEvidence(db, { modelId, since: new Date(sealed.asOf) }) : [],
    sealed: {
      ...sealed,
      facts: [...sealed.facts, ...(score?.facts ?? []).filter(({ id }) => !sealedIds.has(id))],
      sources: [...sealed.sources, ...(score?.sources ?? [])],
    },
  };
}

/** Another that somebody means by a name, by the newest report as they may read it; its ids begin with the model's. */
export async function findOther(db: Db, viewer: Viewer, name: string) {
  if (viewer.userId === null) return undefined;
  const members = await findMembers(db, viewer, await findByName(db, viewer.userId, name));
  for (const { id, name: own, reading, report } of members) {
    const sealed = report && (await sealedAs(reading, report, () => findSealed(db, report.id)));
    if (!sealed) continue;
    const keyed = (one: string) => `${id}.${one}`;
    const facts = sealed.facts.map(({ alternatives, conflicts, ...fact }) => ({
      ...fact,
      id: keyed(fact.id),
      inputs: fact.inputs.map(keyed),
      sources: fact.sources.map(keyed),
      ...(conflicts && { conflicts: conflicts.map((one) => ({ ...one, evidence: keyed(one.evidence) })) }),
    }));
    return { name: own, facts, sources: sealed.sources.map((one) => ({ ...one, evidence: keyed(one.evidence) })) };
  }
  return undefined;
}
