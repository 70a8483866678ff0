import { type PortfolioFigures, portfolioDays, portfolioStepDays } from "@fanradar/contract";
import { daysIn, portfolioMetrics, portfolioTiles } from "@fanradar/engine";
import type { Member } from "../../domain/access/policy.ts";
import { earningOf, forMember } from "../../domain/portfolio/earnings-switch.ts";
import { findOwnModels } from "../../domain/portfolio/find-subjects.ts";
import { gatherPortfolio } from "../../domain/portfolio/gather-portfolio.ts";
import { PortfolioAnswers } from "../../domain/portfolio/portfolio-answers.ts";
import { spansOfLength } from "../../domain/portfolio/spans.ts";
import type { Db } from "../../platform/db/open-database.ts";

interface PortfolioQuery {
  member: Member;
  at: Date;
  /** What one dollar is in each currency; undefined where the instance has no exchange rates. */
  perDollar: Record<string, number> | undefined;
}

const answers = new PortfolioAnswers<PortfolioFigures>();

/** Followers, engagement and earnings of a member's models together, over the last `portfolioDays`. */
export async function findPortfolio(db: Db, { member, at, perDollar }: PortfolioQuery): Promise<PortfolioFigures> {
  const models = await findOwnModels(db, member);
  const earning = earningOf(member, models);
  return answers.find(db, { models, earning, at }, { member, perDollar }, async (statements) => {
    const input = await gatherPortfolio(db, models, {
      of: "own",
      spans: spansOfLength({ days: portfolioDays, bars: portfolioDays / portfolioStepDays }, at),
      metrics: new Set(portfolioMetrics),
      ...{ at, earning, statements, perDollar },
    });
    return { now: daysIn(input.period), before: daysIn(input.before), ...forMember(member, portfolioTiles(input)) };
  });
}
