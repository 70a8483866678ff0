import type { SealedReport } from "@fanradar/engine";
import { hashSealed } from "@fanradar/engine/hash";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Viewer } from "../../domain/access/policy.ts";
import { hiddenIds } from "../../domain/access/visibility.ts";
import { type ComparisonMember, findMembers } from "../../domain/reports/find-members.ts";
import { lockComparisons } from "../../domain/reports/lock-comparisons.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { reportModels, reports } from "../../platform/db/schema.ts";

type SealedComparison = SealedReport & { comparison: NonNullable<SealedReport["comparison"]> };

/** Seals a comparison as a report of its own. The same one by the same person is one report: its id is answered again. */
export async function storeComparison(
  db: Db,
  sealed: SealedComparison,
  { userId, modelIds }: { userId: number; modelIds: readonly number[] },
): Promise<number> {
  const hash = hashSealed(sealed);
  return db.transaction(async (tx) => {
    await lockComparisons(tx, userId);
    const [saved] = await tx
      .insert(reports)
      .values({
        userId,
        reportType: "comparison",
        sealed,
        hash,
        badge: "manual-entry",
        sandbox: sealed.facts.some((fact) => fact.sandbox),
      })
      // Saved before: locked, so that it is not deleted meanwhile.
      .onConflictDoUpdate({ target: [reports.userId, reports.hash], set: { hash } })
      .returning({ id: reports.id });
    if (!saved) throw new Error(`the comparison of account ${userId} was not stored`);
    const models = modelIds.map((modelId) => ({ reportId: saved.id, modelId }));
    await tx.insert(reportModels).values(models).onConflictDoNothing();
    return saved.id;
  });
}

const modelIds = sql<
  number[]
>`(select coalesce(json_agg(model_id), '[]') from ${reportModels} where report_id = ${reports.id})`;

/** A saved comparison of this person's; undefined where there is none. */
export async function findSavedComparison(db: Db, { id, userId }: { id: number; userId: number }) {
  const [row] = await db
    .select({
      id: reports.id,
      sealed: reports.sealed,
      hash: reports.hash,
      createdAt: reports.createdAt,
      modelIds,
    })
    .from(reports)
    .where(and(eq(reports.id, id), eq(reports.userId, userId), isNull(reports.modelId)));
  const comparison = row?.sealed.comparison;
  return row && comparison && { ...row, sealed: { ...row.sealed, comparison } };
}

/** Which members of a saved comparison its person may read now, and what of it. */
export async function readComparison(db: Db, viewer: Viewer, found: { sealed: SealedComparison; modelIds: number[] }) {
  const keys = found.sealed.comparison.members.map(({ key }) => Number(key));
  const members = (await findMembers(db, viewer, keys)).filter(({ id }) => found.modelIds.includes(id));
  return { modelIds: keys, members, sealed: readNow(found.sealed, members) };
}

/** Of these reports the saved comparisons, each as its person may read it now, by id. */
export async function findShownComparisons(
  db: Db,
  ids: number[],
  viewer: Viewer,
): Promise<Map<number, { sealed: SealedComparison }>> {
  const rows = await db
    .select({ id: reports.id, sealed: reports.sealed, modelIds })
    .from(reports)
    .where(and(inArray(reports.id, ids), eq(reports.reportType, "comparison")));
  const shown = new Map<number, { sealed: SealedComparison }>();
  for (const { id, sealed, modelIds } of rows) {
    const { comparison } = sealed;
    if (!comparison) throw new Error(`report ${id} is no comparison`);
    shown.set(id, {
      sealed: (await readComparison(db, viewer, { sealed: { ...sealed, comparison }, modelIds })).sealed,
    });
  }
  return shown;
}

/**
 * What is sealed in a comparison as it may be read now: without creators who were removed, and figures that were hidden since,
 * nor who led in what.
 */
function readNow(sealed: SealedComparison, members: readonly ComparisonMember[]): SealedComparison {
  const now = new Map(members.map((member) => [String(member.id), member.reading]));
  const added = new Set(sealed.comparison.members.flatMap((member) => member.added));
  const readingOf = (id: string) => now.get(id.slice(0, id.indexOf(".")));
  const hidden = hiddenIds(sealed.facts, (fact) => {
    const reading = readingOf(fact.id);
    // What the comparison itself computed is hidden with what it was computed from.
    return reading === undefined || (!added.has(fact.id) && reading.hides(fact));
  });
  const facts = sealed.facts.filter(({ id }) => !hidden.has(id));
  const behind = new Set(facts.flatMap((fact) => fact.sources));
  return {
    ...sealed,
    // Not by member: it cannot be seen which of them belong to somebody who is gone.
    subjects: [],
    facts,
    sources: sealed.sources.filter(({ evidence }) => behind.has(evidence)),
    series: sealed.series.filter((one) => readingOf(one.id)?.hidesSeries(one) === false),
    comparison: {
      members: sealed.comparison.members.filter(({ key }) => now.has(key)),
      leads: sealed.comparison.leads.filter(({ figures }) => !figures.some(({ fact }) => hidden.has(fact))),
    },
  };
}
