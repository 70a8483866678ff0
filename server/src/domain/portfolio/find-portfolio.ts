import { type PortfolioFigures, portfolioDays, portfolioStepDays } from "@fanradar/contract";
import { daysIn, portfolioMetrics, portfolioTiles } from "@fanradar/engine";
import type { Db } from "../../platform/db/open-database.ts";
import type { Member } from "../access/policy.ts";
import { earningOf, forMember } from "./earnings-switch.ts";
import { findOwnModels } from "./find-subjects.ts";
import { gatherPortfolio } from "./gather-portfolio.ts";
import { spansOfLength } from "./spans.ts";

interface PortfolioQuery {
  member: Member;
  at: Date;
  /** What one dollar is in each currency; undefined where the instance has no exchange rates. */
  perDollar: Record<string, number> | undefined;
}

/** Followers, engagement and earnings of a member's models together, over the last `portfolioDays`. */
export async function findPortfolio(db: Db, { member, at, perDollar }: PortfolioQuery): Promise<PortfolioFigures> {
  const models = await findOwnModels(db, member);
  const input = await gatherPortfolio(db, models, {
    of: "own",
    spans: spansOfLength({ days: portfolioDays, bars: portfolioDays / portfolioStepDays }, at),
    at,
    earning: earningOf(member, models),
    perDollar,
    metrics: new Set(portfolioMetrics),
  });
  return { now: daysIn(input.period), before: daysIn(input.before), ...forMember(member, portfolioTiles(input)) };
}
