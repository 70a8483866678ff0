import type { getPortfolioEarnings, PortfolioEarnings } from "@fanradar/contract";
import { daysIn, earningsByModel, monthDays, type StatementSpan } from "@fanradar/engine";
import type * as z from "zod/mini";
import type { Scope } from "../../domain/access/policy.ts";
import { findGivenEarnings } from "../../domain/portfolio/find-given-earnings.ts";
import { findOwnModels, type SubjectModel } from "../../domain/portfolio/find-subjects.ts";
import { gatherPortfolio } from "../../domain/portfolio/gather-portfolio.ts";
import { PortfolioAnswers } from "../../domain/portfolio/portfolio-answers.ts";
import { isoOf, type Spans, spansOfDays, spansOfLength } from "../../domain/portfolio/spans.ts";
import type { Db } from "../../platform/db/open-database.ts";

interface Options extends z.output<NonNullable<typeof getPortfolioEarnings.query>> {
  scope: Scope;
  at: Date;
  /** What one dollar is in each currency; undefined where the instance has no exchange rates. */
  perDollar: Record<string, number> | undefined;
}

const yearMonths = 12;

const answers = new PortfolioAnswers<{ page: PortfolioEarnings | undefined }>();

/**
 * Net earnings of a scope's models in the last whole month, in the twelve up to it, in the current one and in the last thirty days: of all together, and of each model
 * of the page. Undefined where `after` is none of them.
 */
export async function findPortfolioEarnings(
  db: Db,
  { scope, at, perDollar, after, limit }: Options,
): Promise<PortfolioEarnings | undefined> {
  const models = await findOwnModels(db, scope);
  const earning = models.map(({ id }) => id);
  const found = await answers.find(
    db,
    { models, earning, at, isOfEarnings: true },
    { member: scope, perDollar, after, limit },
    async (statements) => ({ page: await findPage(db, models, { at, perDollar, after, limit, earning, statements }) }),
  );
  return found.page;
}

interface PageOptions extends Omit<Options, "scope"> {
  earning: readonly number[];
  statements: StatementSpan[];
}

async function findPage(
  db: Db,
  models: readonly SubjectModel[],
  { at, perDollar, after, limit, earning, statements }: PageOptions,
): Promise<PortfolioEarnings | undefined> {
  const { month, year, soFar } = monthsAt(at);
  const shared = {
    of: "own" as const,
    metrics: new Set(["earnings" as const]),
    isOfEarnings: true,
    ...{ at, perDollar, earning, statements },
  };
  const [ofMonth, ofYear, ofSoFar, latest, given] = await Promise.all([
    gatherPortfolio(db, models, { ...shared, spans: month }),
    gatherPortfolio(db, models, { ...shared, spans: year }),
    gatherPortfolio(db, models, { ...shared, spans: soFar }),
    gatherPortfolio(db, models, { ...shared, spans: spansOfLength({ days: monthDays, bars: 1 }, at) }),
    findGivenEarnings(db, earning, { now: { from: new Date(0), to: at } }),
  ]);
  const known = new Set([...ofYear.paid, ...given].map(({ member }) => member));
  const page = { limit, after: after === undefined ? undefined : String(after) };
  const found = earningsByModel({ month: ofMonth, year: ofYear, soFar: ofSoFar, latest, known, page });
  if (!found) return undefined;
  const names = new Map(models.map(({ id, name }) => [String(id), name]));
  return {
    month: daysIn(isoOf(month.now)),
    year: daysIn(isoOf(year.now)),
    soFar: daysIn(isoOf(soFar.now)),
    bars: year.bars.map((bar) => daysIn(isoOf(bar))),
    series: found.series,
    partial: found.partial.flatMap((place) => (year.bars[place] ? [daysIn(isoOf(year.bars[place])).to] : [])),
    currency: found.facts.find(({ currency }) => currency !== undefined)?.currency ?? null,
    models: found.models.map(({ id, part }) => ({ id: Number(id), name: names.get(id) ?? "", ...(part && { part }) })),
    inPart: found.inPart,
    next: found.hasMore ? (found.models.at(-1)?.id ?? null) : null,
    others: models.length - found.known,
    facts: found.facts,
    sources: found.sources,
  };
}

/** The last calendar month that is over, the twelve up to it, a bar each, and the one that `at` is in. */
function monthsAt(at: Date): { month: Spans; year: Spans; soFar: Spans } {
  const monthAt = (back: number) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - back, 1));
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
  const last = (next: Date) => dayOf(new Date(next.getTime() - 1));
  const bars = Array.from({ length: yearMonths }, (_, bar) => ({
    from: monthAt(yearMonths - bar),
    to: monthAt(yearMonths - bar - 1),
  }));
  const soFar = spansOfDays({ from: dayOf(monthAt(0)), to: dayOf(at) }, at);
  const sameDays = monthAt(1).getTime() + soFar.now.to.getTime() - soFar.now.from.getTime();
  return {
    soFar: { ...soFar, before: { from: monthAt(1), to: new Date(Math.min(sameDays, monthAt(0).getTime())) } },
    month: spansOfDays({ from: dayOf(monthAt(1)), to: last(monthAt(0)) }, at),
    year: { ...spansOfDays({ from: dayOf(monthAt(yearMonths)), to: last(monthAt(0)) }, at), bars },
  };
}
