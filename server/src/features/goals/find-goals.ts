import { goalsShown, type ModelGoal, type ModelGoals, mayAs } from "@fanradar/contract";
import { goalMetrics } from "@fanradar/engine";
import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import { inScope, type Member, type Viewer } from "../../domain/access/policy.ts";
import { prefixLedger } from "../../domain/creators/chosen-models.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { goals, models, portfolioModels } from "../../platform/db/schema.ts";
import { type GoalFigures, isOfEarnings, loadGoalLedger, standingsOf } from "./goal-ledger.ts";

const guarded = goalMetrics.filter(isOfEarnings);

/** ISO day of an instant, in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, "2026-11-28".length);

/** Goals of a workspace as a member sees them, one more than is shown: of models in their scope, those on earnings with the earnings switch. */
export async function findGoals(
  db: Db | Tx,
  member: Member,
  { id, model }: { id?: number; model?: number | undefined },
) {
  if (!mayAs(member, "model.read")) return [];
  const rows = await db
    .select({ goal: goals, name: models.name })
    .from(goals)
    .innerJoin(portfolioModels, and(eq(portfolioModels.id, goals.modelId), inScope(member, sql`${portfolioModels}`)))
    .innerJoin(models, eq(models.id, goals.modelId))
    .where(
      and(
        eq(goals.workspaceId, member.workspaceId),
        mayAs(member, "earnings.read") ? undefined : notInArray(goals.metric, guarded),
        id === undefined ? undefined : eq(goals.id, id),
        model === undefined ? undefined : eq(goals.modelId, model),
      ),
    )
    .orderBy(sql`${goals.reachedOn} is not null`, asc(goals.dueOn), asc(goals.id))
    .limit(goalsShown + 1);
  return rows.map(({ goal, name }) => ({ ...goal, name, setOn: dayOf(goal.createdAt) }));
}
export type FoundGoal = Awaited<ReturnType<typeof findGoals>>[number];

/** The goals with where each stands now. One that was reached is held against nothing any more. */
export async function presentGoals(
  db: Db,
  figures: GoalFigures,
  { found, viewer, member, now }: { viewer: Viewer; member: Member; now: Date } & { found: readonly FoundGoal[] },
): Promise<ModelGoals> {
  const today = dayOf(now);
  const mayManage = mayAs(member, "todo.manage");
  const listed = found.slice(0, goalsShown);
  const ledgers = Map.groupBy(
    listed.filter(({ reachedOn }) => reachedOn === null),
    ({ modelId, currency }) => `${modelId} ${currency}`,
  );
  const stands = new Map<number, Pick<ModelGoal, "outlook" | "reachedOn" | "now" | "share" | "ahead">>();
  const facts: ModelGoals["facts"] = [];
  const sources: ModelGoals["sources"] = [];
  for (const ofLedger of ledgers.values()) {
    const [first] = ofLedger;
    if (!first) continue;
    const { modelId, currency } = first;
    const ledger = await loadGoalLedger(db, figures, { viewer, modelId, currency, isAhead: true });
    const { standings, ...behind } = standingsOf(ofLedger, ledger, today);
    const prefixed = prefixLedger(modelId, behind);
    facts.push(...prefixed.facts);
    sources.push(...prefixed.sources);
    const keyOf = (fact: { id: string } | undefined) => (fact ? `${modelId}.${fact.id}` : null);
    for (const [at, { outlook, reachedOn, ...one }] of standings.entries())
      stands.set(ofLedger[at]?.id ?? 0, {
        ...{ outlook, reachedOn: reachedOn ?? null },
        ...{ now: keyOf(one.now), share: keyOf(one.share), ahead: keyOf(one.ahead) },
      });
  }
  return {
    goals: listed.map(({ id, modelId, name, metric, platform, currency, value, dueOn, setOn, reachedOn }) => ({
      ...{ id, model: { id: modelId, name }, metric, platform, currency, value, dueOn, setOn, mayChange: mayManage },
      ...(stands.get(id) ?? { outlook: "reached" as const, reachedOn, now: null, share: null, ahead: null }),
    })),
    facts: [...new Map(facts.map((fact) => [fact.id, fact])).values()],
    sources: [...new Map(sources.map((source) => [source.evidence, source])).values()],
    isCut: found.length > goalsShown,
  };
}
