import { type PortfolioFigures, portfolioDays } from "@fanradar/contract";
import { daysIn, portfolioMetrics, portfolioTiles } from "@fanradar/engine";
import type { Db } from "../../platform/db/open-database.ts";
import { findOwnModels } from "./find-subjects.ts";
import { gatherPortfolio } from "./gather-portfolio.ts";
import { spansOfLength } from "./spans.ts";

interface PortfolioQuery {
  userId: number;
  at: Date;
  /** What one dollar is in each currency; undefined where the instance has no exchange rates. */
  perDollar: Record<string, number> | undefined;
}

/** Bars of two days: posts of one day are too few for a rate. */
const bars = portfolioDays / 2;

/** Followers, engagement and earnings of a person's models together, over the last `portfolioDays`. */
export async function findPortfolio(db: Db, { userId, at, perDollar }: PortfolioQuery): Promise<PortfolioFigures> {
  const models = await findOwnModels(db, userId);
  const input = await gatherPortfolio(db, models, {
    of: "own",
    spans: spansOfLength({ days: portfolioDays, bars }, at),
    at,
    earning: models.map(({ id }) => id),
    perDollar,
    metrics: new Set(portfolioMetrics),
  });
  return { now: daysIn(input.period), before: daysIn(input.before), ...portfolioTiles(input) };
}
