import type { EvidenceEntry } from "@fanradar/contract";
import type { Evidence, Observation, StatementForm } from "@fanradar/engine";
import { asc, desc, eq, sql } from "drizzle-orm";
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
    evidence: {
      key: row.key,
      kind: row.kind,
      sandbox: row.sandbox,
      scope: row.scope,
      addedAt: row.addedAt.toISOString(),
      ...(row.postsDropped !== null && { postsDropped: row.postsDropped }),
    },
    platform: row.platform,
    statement: row.counts && { form: row.form, fileName: row.fileName, counts: row.counts },
    addedBy,
    period: row.periodFrom && row.periodTo && { from: row.periodFrom, to: row.periodTo },
    checks: row.checks,
    observations: (observationsBy.get(row.id) ?? []).map((one) => ({
      platform: one.platform,
      metric: one.metric,
      value: one.value,
      ...(one.low !== null && { low: one.low }),
      ...(one.high !== null && { high: one.high }),
      ...(one.periodFrom &&
        one.periodTo && { period: { from: one.periodFrom.toISOString(), to: one.periodTo.toISOString() } }),
      ...(one.currency !== null && { currency: one.currency }),
      observedAt: one.observedAt.toISOString(),
      evidence: row.key,
    })),
    unlinked,
    typed: typed.find(({ id }) => id === row.id),
  }));
}
