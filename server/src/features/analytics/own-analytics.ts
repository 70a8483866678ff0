import type { Analytics, AnalyticsMetric, AnalyticsPeriod } from "@fanradar/contract";
import type { Period } from "@fanradar/engine";
import { memberOf, type Viewer } from "../../domain/access/policy.ts";
import { earningOf, forMember } from "../../domain/portfolio/earnings-switch.ts";
import { findOwnModels } from "../../domain/portfolio/find-subjects.ts";
import { PortfolioAnswers } from "../../domain/portfolio/portfolio-answers.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { findAnalytics } from "./find-analytics.ts";

interface OwnAnalyticsQuery {
  userId: number;
  viewer: Viewer;
  period: AnalyticsPeriod;
  /** Days, both included, in place of the period. */
  days?: Period | undefined;
  /** Whether these days are the last so many, as the periods are. */
  isLatest?: boolean | undefined;
  metric: AnalyticsMetric;
  /** What one dollar is in each currency; undefined where the instance has no exchange rates. */
  perDollar: Record<string, number> | undefined;
  /** How many models have figures of their own; five without it. */
  most?: number;
  /** Whether the bars of the period before are found as well, for a chart. */
  withEarlier?: boolean;
}

const answers = new PortfolioAnswers<Analytics>();

/** Totals of a person's own models; undefined for another viewer. */
export async function findOwnAnalytics(
  db: Db,
  { userId, viewer, ...query }: OwnAnalyticsQuery,
): Promise<Analytics | undefined> {
  const member = memberOf(viewer, userId);
  if (!member) return undefined;
  const models = await findOwnModels(db, member);
  const earning = earningOf(member, models);
  const at = new Date();
  const found = await answers.find(db, { models, earning, at }, { member, ...query }, (statements) =>
    findAnalytics(db, models, { ...query, of: "own", at, earning, statements }),
  );
  return forMember(member, found);
}
