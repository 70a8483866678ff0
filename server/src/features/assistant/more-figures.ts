import type { BreakdownParts } from "@fanradar/assistant/intents/breakdown-parts";
import type { ChatterSales, Knowledge, SplitState } from "@fanradar/assistant/knowledge";
import type { Limit } from "@fanradar/assistant/route/slots/find-limit";
import type { ModelGoals } from "@fanradar/contract";
import type {
  EarningsBasis,
  Fact,
  MetricName,
  Period,
  PortfolioMetric,
  PricingAnalysis,
  Source,
} from "@fanradar/engine";
import type { Viewer } from "../../domain/access/policy.ts";
import type { PaymentKind, PaymentPart } from "../../domain/payments/payment-filter.ts";

interface DaysOf {
  days: Period | undefined;
  /** Whether these days are the last so many: those of earnings end with the newest known one. */
  isLatest: boolean;
  /** They are held against others: only days that are known whole count. */
  isCompared?: boolean | undefined;
}

/** Figures of other parts of the product, as a viewer may see them; undefined of models that are not the viewer's own. */
export interface MoreFigures {
  /** Price analysis of a model, under way. `analysis` is undefined where too many wait, or it failed. */
  findPrices(viewer: Viewer, modelId: number): Promise<{ analysis: Promise<PricingAnalysis | undefined> } | undefined>;
  /**
   * Earnings of a model by month, and of these days; of those that later ones are held against, as many as are known of these. With `onlySpan` of these
   * days alone.
   */
  findEarnings(
    viewer: Viewer,
    modelId: number,
    of: DaysOf & { basis: EarningsBasis; heldAgainst?: Period | undefined; onlySpan?: boolean },
  ): Promise<Figures | undefined>;
  /** How many single payments a model has, of these days and kinds or of all, their largest, mean and median, who made them, their busiest hour and best day. */
  findPayments(
    viewer: Viewer,
    modelId: number,
    of: DaysOf & {
      kinds: readonly PaymentKind[];
      parts: ReadonlySet<PaymentPart>;
      heldAgainst?: Period | undefined;
    },
  ): Promise<Figures | undefined>;
  /** What the payments of models came to by a unit, and of all together; undefined where none of them has payments on those days. */
  findBreakdown(
    viewer: Viewer,
    models: readonly number[],
    of: Pick<BreakdownParts, "by" | "columns" | "top" | "end" | "run"> &
      DaysOf & {
        basis: EarningsBasis | "fees";
        metric: MetricName;
        kinds: readonly PaymentKind[];
        before: Period | undefined;
        limit: Limit | undefined;
        parts?: { of: readonly string[] } | undefined;
      },
  ): Promise<(Figures & NonNullable<Knowledge["breakdown"]>) | undefined>;
  /** How a model's earnings are divided between agency and creator. */
  findSplits(viewer: Viewer, modelId: number): Promise<(Figures & { months: readonly SplitState[] }) | undefined>;
  /** What was paid on each chatter's shifts, in these days or the newest month with shifts. */
  findChatters(
    viewer: Viewer,
    modelId: number,
    of: { days: Period | undefined; now: Date },
  ): Promise<(Figures & { chatters: readonly ChatterSales[] }) | undefined>;
  /** Who stays of those who subscribed in each month. */
  findCohorts(viewer: Viewer, modelId: number): Promise<Figures | undefined>;
  /** Goals of the models that the viewer sees, with where they stand. */
  findGoals(viewer: Viewer, now: Date): Promise<ModelGoals | undefined>;
  /** Totals of the viewer's own models over these days or the last 30, and those of at most so many models, the highest by the metric first. */
  findPortfolio(viewer: Viewer, of: DaysOf & { metric: PortfolioMetric; most: number }): Promise<Figures | undefined>;
}

interface Figures {
  facts: readonly Fact[];
  sources: readonly Source[];
}
