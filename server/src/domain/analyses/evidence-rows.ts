import type { Evidence } from "@fanradar/engine";
import { evidence } from "../../platform/db/schema.ts";

/** Columns of evidence that the engine reads, to select beside what rests on it. */
export const evidenceColumns = {
  key: evidence.key,
  kind: evidence.kind,
  sandbox: evidence.sandbox,
  scope: evidence.scope,
  addedAt: evidence.addedAt,
  postsDropped: evidence.postsDropped,
};

type EvidenceRow = Omit<Evidence, "addedAt" | "postsDropped"> & { addedAt: Date; postsDropped: number | null };

/** A row of these columns as the engine reads it. */
export const asEvidence = ({ addedAt, postsDropped, ...rest }: EvidenceRow): Evidence => ({
  ...rest,
  addedAt: addedAt.toISOString(),
  ...(postsDropped !== null && { postsDropped }),
});
