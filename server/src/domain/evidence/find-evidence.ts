import type { EvidenceEntry } from "@fanradar/contract";
import type { Evidence, Observation, StatementForm } from "@fanradar/engine";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { evidence, type ImportCounts, observations, profiles, users } from "../../platform/db/schema.ts";
import { isOfLinkedPage } from "../profiles/model-links.ts";
import { findTypedFigures } from "./add-figures.ts";

/** One piece of evidence for a model with all its observations, oldest first. */
export interface StoredEvidence {
  id: number;
  evidence: Evidence;
  /** Null for a statement of a platform that models cannot link. */
  platform: Observation["platform"] | null;
  /** Of a statement: its form, file name and counts of rows by outcome. */
  statement: { form: StatementForm | null; fileName: string | null; counts: ImportCounts } | null;
  addedBy: string | null;
  period: { from: Date; to: Date } | null;
  checks: { rule: string; passed: boolean; detail: string }[];
  observations: Observation[];
  /** Handle of its profile, if the model no longer links it. */
  unlinked: string | null;
  typed: EvidenceEntry | undefined;
}

/** Stored evidence of a model, newest first. */
export async function findEvidence(db: Db, modelId: number): Promise<StoredEvidence[]> {
  const [rows, observed, typed] = await Promise.all([
    db
      .select({
        row: evidence,
        addedBy: users.name,
        unlinked: sql<string | null>`case when not ${isOfLinkedPage()} then ${profiles.handle} end`,
      })
      .from(evidence)
      .leftJoin(users, eq(users.id, evidence.addedBy))
      .leftJoin(profiles, eq(profiles.id, evidence.aboutProfileId))
      .where(eq(evidence.modelId, modelId))
      .orderBy(desc(evidence.addedAt), desc(evidence.id)),
    db.select().from(observations).where(eq(observations.modelId, modelId)).orderBy(asc(observations.observedAt)),
    findTypedFigures(db, eq(evidence.modelId, modelId)),
  ]);
  const observationsBy = Map.groupBy(observed, ({ evidenceId }) => evidenceId);
  return rows.map(({ row, addedBy, unlinked }) => ({
    id: row.id,
    evidence: evidenceOf(row),
    platform: row.platform,
    statement: row.counts && { form: row.form, fileName: row.fileName, counts: row.counts },
    addedBy,
    period: row.periodFrom && row.periodTo && { from: row.periodFrom, to: row.periodTo },
    checks: row.checks,
    observations: (observationsBy.get(row.id) ?? []).map((one) => asObservation(one, row.key)),
    unlinked,
    typed: typed.find(({ id }) => id === row.id),
  }));
}

const evidenceOf = (row: typeof evidence.$inferSelect): Evidence => ({
  key: row.key,
  kind: row.kind,
  sandbox: row.sandbox,
  scope: row.scope,
  addedAt: row.addedAt.toISOString(),
  ...(row.postsDropped !== null && { postsDropped: row.postsDropped }),
});

/** An observation of evidence with this key, as the engine reads it. */
const asObservation = (one: typeof observations.$inferSelect, evidenceKey: string): Observation => ({
  platform: one.platform,
  metric: one.metric,
  value: one.value,
  ...(one.low !== null && { low: one.low }),
  ...(one.high !== null && { high: one.high }),
  ...(one.periodFrom &&
    one.periodTo && { period: { from: one.periodFrom.toISOString(), to: one.periodTo.toISOString() } }),
  ...(one.currency !== null && { currency: one.currency }),
  observedAt: one.observedAt.toISOString(),
  evidence: evidenceKey,
});

/** What a model's own evidence says of its earnings besides payments, oldest first; the evidence is that of pages which it still links. */
export async function findStatedEarnings(
  db: Db,
  modelId: number,
): Promise<{ evidence: Evidence[]; observations: Observation[] }> {
  const rows = await db
    .select({ one: observations, row: evidence, isLinked: isOfLinkedPage() })
    .from(observations)
    .innerJoin(evidence, eq(evidence.id, observations.evidenceId))
    .where(
      and(
        eq(observations.modelId, modelId),
        eq(evidence.modelId, modelId),
        inArray(observations.metric, ["earnings.net", "earnings.gross"]),
      ),
    )
    .orderBy(desc(evidence.addedAt), desc(evidence.id), asc(observations.observedAt));
  const linked = rows.flatMap(({ row, isLinked }) => (isLinked ? [evidenceOf(row)] : []));
  return {
    evidence: [...new Map(linked.map((one) => [one.key, one])).values()],
    observations: rows.map(({ one, row }) => asObservation(one, row.key)),
  };
}
