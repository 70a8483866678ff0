import type { EarningsOutlook } from "@fanradar/contract";
import {
  comingMonths,
  type Fact,
  type Goal,
  type GoalMetric,
  goalStanding,
  type Series,
  type Source,
} from "@fanradar/engine";
import { personalMember, type Viewer } from "../../domain/access/policy.ts";
import { isEarnings } from "../../domain/access/visibility.ts";
import { findReport, findSealed } from "../../domain/reports/find-report.ts";
import { findRedactedReport } from "../../domain/reports/redact-report.ts";
import { visibilityOf } from "../../domain/reports/report-visibility.ts";
import type { Db } from "../../platform/db/open-database.ts";

interface Figures {
  facts: readonly Fact[];
  sources: readonly Source[];
}

/** Earnings of a model, which other features compute; undefined where the viewer may not see them. */
export interface GoalFigures {
  /** By month, net, of the book of this currency that most is paid in. */
  findMonths(
    viewer: Viewer,
    modelId: number,
    currency: string,
  ): Promise<(Figures & Pick<EarningsOutlook, "platform" | "currency">) | undefined>;
  /** What is to come; undefined as well where too many wait. */
  findOutlook(viewer: Viewer, modelId: number): Promise<EarningsOutlook | undefined>;
}

/** A goal as it is stored. */
export interface StoredGoal extends Goal {
  modelId: number;
  currency: string | null;
}

/** What the goals of a model are held against: the newest report and the statements, as a viewer may see them. */
export interface GoalLedger extends Figures {
  series: readonly Series[];
}

/** Whether a goal is guarded as earnings are: subscribers are. */
export const isOfEarnings = (metric: GoalMetric): boolean => isEarnings(metric);

export interface LedgerRequest {
  viewer: Viewer;
  modelId: number;
  /** Null: of the newest report. */
  currency: string | null;
  /** False: where it stands alone, without what is to come of earnings, which takes longer. */
  isAhead: boolean;
}

export async function loadGoalLedger(
  db: Db,
  figures: GoalFigures,
  { viewer, modelId, currency, isAhead }: LedgerRequest,
): Promise<GoalLedger> {
  if (currency !== null) {
    const months = await figures.findMonths(viewer, modelId, currency);
    const outlook = months && isAhead ? await figures.findOutlook(viewer, modelId) : undefined;
    const isSame = outlook?.currency === currency && outlook.platform === months?.platform;
    const ahead =
      outlook && isSame ? comingMonths({ facts: outlook.facts, series: outlook.series ? [outlook.series] : [] }) : [];
    return {
      facts: [...(months?.facts ?? []), ...ahead],
      sources: [...(months?.sources ?? []), ...(isSame ? (outlook?.sources ?? []) : [])],
      series: [],
    };
  }
  const { report } = (await findReport(db, { modelId })) ?? {};
  const sealed =
    report && (await findRedactedReport(visibilityOf(viewer, report), report, () => findSealed(db, report.id)));
  return sealed ?? { facts: [], sources: [], series: [] };
}

/** Who sees all that a workspace has, for what the server itself compares. */
export const wholeViewer = (workspaceId: number): Viewer => ({
  ...{ userId: null, isAdmin: false },
  member: { ...personalMember(workspaceId), workspaceId },
});

/** Where goals of one model and one ledger stand, with the facts that they name and those behind them. */
export function standingsOf(goals: readonly StoredGoal[], ledger: GoalLedger, today: string) {
  const byId = new Map(ledger.facts.map((fact) => [fact.id, fact]));
  const named = new Map<string, Fact>();
  const standings = goals.map((goal) => {
    const standing = goalStanding(goal, { ...ledger, today });
    for (const fact of [standing.now, standing.share, standing.ahead]) {
      if (!fact) continue;
      for (const id of fact.inputs) {
        const input = byId.get(id);
        if (input) named.set(id, input);
      }
      named.set(fact.id, fact);
    }
    return standing;
  });
  const facts = [...named.values()];
  const behind = new Set(facts.flatMap(({ sources }) => sources));
  return { standings, facts, sources: ledger.sources.filter(({ evidence }) => behind.has(evidence)) };
}
