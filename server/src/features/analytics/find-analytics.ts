import type { Analytics, AnalyticsMetric, AnalyticsPeriod } from "@fanradar/contract";
import { barsBefore, daysIn, type Period, type PortfolioInput, portfolio, type StatementSpan } from "@fanradar/engine";
import { newestWholeDay } from "../../domain/portfolio/find-payments.ts";
import type { SubjectModel } from "../../domain/portfolio/find-subjects.ts";
import { gatherBoth } from "../../domain/portfolio/gather-portfolio.ts";
import { spansOf, spansOfDays, withBarsTo, withEarlierBars } from "../../domain/portfolio/spans.ts";
import type { Db } from "../../platform/db/open-database.ts";

interface AnalyticsOptions {
  of: Analytics["of"];
  period: AnalyticsPeriod;
  /** Days, both included, in place of the period. */
  days?: Period | undefined;
  /** Whether these days are the last so many, as the periods are. */
  isLatest?: boolean | undefined;
  metric: AnalyticsMetric;
  at: Date;
  /** Those whose earnings may be counted. */
  earning: readonly number[];
  /** `findStatements` of these. */
  statements: StatementSpan[];
  /** Those among them whose earnings count but are not shown by name. */
  unnamed?: readonly number[];
  /** What one dollar is in each currency; undefined where the instance has no exchange rates. */
  perDollar?: Record<string, number> | undefined;
  /** How many models have figures of their own; five without it. */
  most?: number;
  /** Whether the bars of the period before are found as well, for a chart. */
  withEarlier?: boolean | undefined;
}

/** Everything the page shows of these models, computed by the engine from what is stored. */
export async function findAnalytics(
  db: Db,
  models: readonly SubjectModel[],
  {
    of,
    period,
    days,
    isLatest,
    metric,
    at,
    earning,
    statements,
    unnamed = [],
    perDollar,
    withEarlier,
    ...shown
  }: AnalyticsOptions,
): Promise<Analytics> {
  const ofPeriod = withEarlier ? withEarlierBars : spansOf;
  const latest = ofPeriod(period, at);
  const newest = metric === "earnings" ? newestWholeDay(statements, latest.now) : undefined;
  const drawn = newest === undefined ? latest : withBarsTo(newest, latest, period);
  const spans = days ? { ...spansOfDays(days, at), ...(isLatest && { isLatest }) } : drawn;
  const options = { of, earning, statements, perDollar, metrics: new Set([metric]), spans, at };
  const { input: gathered, earlier } = await gatherBoth(db, models, options);
  const input: PortfolioInput = { ...gathered, aggregateOnly: unnamed.map(String) };
  const { facts, series, sources, platforms, top } = portfolio(input, metric, shown);
  return {
    of,
    metric,
    period,
    now: daysIn(input.period),
    before: daysIn(input.before),
    bars: input.bars.map(daysIn),
    series,
    ...(earlier && {
      earlier: { bars: earlier.bars.map(daysIn), series: barsBefore(input, earlier, metric) },
    }),
    platforms,
    top: top.flatMap((id) => {
      const model = models.find((one) => String(one.id) === id);
      const profile = of === "creators" ? model?.links[0] : undefined;
      return model
        ? [
            {
              id: model.id,
              name: model.name,
              profile: profile ? { platform: profile.platform, handle: profile.handle } : null,
            },
          ]
        : [];
    }),
    facts,
    sources,
  };
}
