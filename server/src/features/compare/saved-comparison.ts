import {
  type ComparisonLead,
  type ComparisonReport,
  type Fact,
  publicLedgerOf,
  type ReportLedger,
} from "@fanradar/engine";
import { hashSealed } from "@fanradar/engine/hash";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Scope, Viewer } from "../../domain/access/policy.ts";
import { fullVisibility, hiddenIds, type ReportVisibility } from "../../domain/access/visibility.ts";
import { isComparisonIn } from "../../domain/reports/comparison-scope.ts";
import { type ComparisonMember, findMembers } from "../../domain/reports/find-members.ts";
import { lockComparisons } from "../../domain/reports/lock-comparisons.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { reportModels, reports } from "../../platform/db/schema.ts";

/** Seals a comparison as a report of its own. The same one in the same workspace is one report: its id is answered again. */
export async function storeComparison(
  db: Db,
  sealed: ComparisonReport,
  { userId, workspaceId, modelIds }: { userId: number; workspaceId: number; modelIds: readonly number[] },
): Promise<number> {
  const hash = hashSealed(sealed);
  return db.transaction(async (tx) => {
    await lockComparisons(tx, workspaceId);
    const [saved] = await tx
      .insert(reports)
      .values({
        userId,
        workspaceId,
        reportType: "comparison",
        sealed,
        hash,
        badge: "manual-entry",
        sandbox: sealed.facts.some((fact) => fact.sandbox),
      })
      // Saved before: locked, so that it is not deleted meanwhile.
      .onConflictDoUpdate({ target: [reports.workspaceId, reports.hash], set: { hash } })
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

/** A saved comparison of a scope; undefined where there is none. */
export async function findSavedComparison(db: Db, { id, scope }: { id: number; scope: Scope }) {
  const [row] = await db
    .select({
      id: reports.id,
      sealed: reports.sealed,
      hash: reports.hash,
      createdAt: reports.createdAt,
      modelIds,
    })
    .from(reports)
    .where(and(eq(reports.id, id), isComparisonIn(scope)));
  const comparison = row?.sealed.comparison;
  return row && comparison && { ...row, sealed: { ...row.sealed, comparison } };
}

/** Which members of a saved comparison its person may read now, and what of it. */
export async function readComparison(db: Db, viewer: Viewer, found: { sealed: ComparisonReport; modelIds: number[] }) {
  const keys = found.sealed.comparison.members.map(({ key }) => Number(key));
  const members = (await findMembers(db, viewer, keys)).filter(({ id }) => found.modelIds.includes(id));
  return { modelIds: keys, members, sealed: readNow(found.sealed, members) };
}

/** Of these reports the saved comparisons, each as its person may read it now, by id. */
export async function findShownComparisons(
  db: Db,
  ids: number[],
  viewer: Viewer,
): Promise<Map<number, { sealed: ComparisonReport }>> {
  const rows = await db
    .select({ id: reports.id, sealed: reports.sealed, modelIds })
    .from(reports)
    .where(and(inArray(reports.id, ids), eq(reports.reportType, "comparison")));
  const shown = new Map<number, { sealed: ComparisonReport }>();
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
 * nor who led in what. Of a member whose report its person may no longer read it has the public part.
 */
function readNow(sealed: ComparisonReport, members: readonly ComparisonMember[]): ComparisonReport {
  const { publicLedger: _, comparison, ...whole } = sealed;
  const open = publicLedgerOf(sealed);
  const now = new Map(members.map((member) => [String(member.id), member.reading]));
  const readingOf = (id: string) => now.get(id.slice(0, id.indexOf(".")));
  const isWhole = ({ id }: { id: string }) => readingOf(id)?.name === fullVisibility.name;
  const shown = shownFacts({ whole, open, added: comparison.members.flatMap((member) => member.added) }, readingOf);
  const isShownAs = (facts: readonly Fact[]) => {
    const texts = new Map(facts.map((fact) => [fact.id, JSON.stringify(fact)]));
    return (id: string) => shown.has(id) && texts.get(id) === JSON.stringify(shown.get(id));
  };
  // Who leads is true of the figures that are shown alone.
  const leadsOf = (leads: readonly ComparisonLead[], facts: readonly Fact[]) => {
    const isShown = isShownAs(facts);
    return leads.filter(({ figures }) => figures.every(({ fact }) => isShown(fact)));
  };
  const own = leadsOf(comparison.leads, whole.facts);
  const others = open ? leadsOf(comparison.publicLeads ?? [], open.facts) : [];
  const facts = [...shown.values()];
  const behind = new Set(facts.flatMap((fact) => fact.sources));
  const sources = new Map([...(open?.sources ?? []), ...whole.sources].map((source) => [source.evidence, source]));
  const series = inOrderOf(
    whole.series,
    open ? [...whole.series.filter(isWhole), ...open.series.filter((one) => !isWhole(one))] : whole.series,
  );
  return {
    ...whole,
    // Not by member: it cannot be seen which of them belong to somebody who is gone.
    subjects: [],
    facts,
    sources: [...sources.values()].filter(({ evidence }) => behind.has(evidence)),
    series: series.filter((one) => readingOf(one.id)?.hidesSeries(one) === false),
    comparison: {
      members: comparison.members.filter(({ key }) => now.has(key)),
      leads: comparison.leads.flatMap(
        ({ metric, platform }) =>
          [...own, ...others].find((one) => one.metric === metric && one.platform === platform) ?? [],
      ),
    },
  };
}

/** The facts that may be read, by id: of a member that is no longer read whole those of public evidence, and what its owner released. */
function shownFacts(
  { whole, open, added }: { whole: ReportLedger; open: ReportLedger | undefined; added: readonly string[] },
  readingOf: (id: string) => ReportVisibility | undefined,
): ReadonlyMap<string, Fact> {
  const isAdded = new Set(added);
  const visibleOf = (facts: readonly Fact[]) => {
    const hidden = hiddenIds(facts, (fact) => {
      const reading = readingOf(fact.id);
      // What the comparison itself computed is hidden with what it was computed from.
      return reading === undefined || (!isAdded.has(fact.id) && reading.hides(fact));
    });
    return facts.filter(({ id }) => !hidden.has(id));
  };
  const ofWhole = visibleOf(whole.facts);
  if (!open) return new Map(ofWhole.map((fact) => [fact.id, fact]));
  const isWhole = ({ id }: Fact) => readingOf(id)?.name === fullVisibility.name;
  const released = ofWhole.filter((fact) => !isWhole(fact) && fact.scope === "owner" && !isAdded.has(fact.id));
  const ofOpen = visibleOf(open.facts).filter((fact) => !isWhole(fact));
  const known = inOrderOf(whole.facts, [...ofWhole.filter(isWhole), ...ofOpen, ...released]);
  return new Map(known.map((fact) => [fact.id, fact]));
}

/** A list in the order that another has its ids in; those that it has not come last. */
function inOrderOf<T extends { id: string }>(order: readonly T[], list: readonly T[]): T[] {
  const places = new Map(order.map(({ id }, place) => [id, place]));
  return list.toSorted((one, other) => (places.get(one.id) ?? order.length) - (places.get(other.id) ?? order.length));
}
