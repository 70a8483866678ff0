import type { EvidenceKind } from "@fanradar/engine";
import { and, eq, gt, inArray, max } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { evidence } from "../../platform/db/schema.ts";

/** Kinds that people add by hand; connections and public profiles are collected automatically. */
const manualKinds = ["file", "screenshot", "manual"] as const satisfies readonly EvidenceKind[];

/** Evidence that was stored after a report was made: the newest of a kind, with its instant (ISO 8601). */
export interface NewerEvidence {
  kind: (typeof manualKinds)[number];
  addedAt: string;
}

/** Evidence that people added to a model after an instant: the newest of each kind. */
export async function findNewerEvidence(
  db: Db,
  { modelId, since }: { modelId: number; since: Date },
): Promise<NewerEvidence[]> {
  const rows = await db
    .select({ kind: evidence.kind, addedAt: max(evidence.addedAt) })
    .from(evidence)
    .where(and(eq(evidence.modelId, modelId), inArray(evidence.kind, [...manualKinds]), gt(evidence.addedAt, since)))
    .groupBy(evidence.kind);
  return manualKinds.flatMap((kind) => {
    const addedAt = rows.find((row) => row.kind === kind)?.addedAt;
    return addedAt ? [{ kind, addedAt: addedAt.toISOString() }] : [];
  });
}
