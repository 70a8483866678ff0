import { type listPortfolio, mayAs, type PortfolioPage, portfolioDays } from "@fanradar/contract";
import {
  daysIn,
  type ModelFiguresInput,
  type ModelMetric,
  modelFigures,
  modelMetrics,
  modelRanks,
  type Series,
} from "@fanradar/engine";
import type * as z from "zod/mini";
import type { Member, Scope } from "../../domain/access/policy.ts";
import { forMember } from "../../domain/portfolio/earnings-switch.ts";
import { findGivenEarnings } from "../../domain/portfolio/find-given-earnings.ts";
import { findPayments } from "../../domain/portfolio/find-payments.ts";
import { findFollowers } from "../../domain/portfolio/find-readings.ts";
import { findStatements } from "../../domain/portfolio/find-statements.ts";
import { findOwnModels, type SubjectModel } from "../../domain/portfolio/find-subjects.ts";
import { isoOf, type Spans, spansOfLength } from "../../domain/portfolio/spans.ts";
import { findModelPage } from "../../domain/submissions/find-model-page.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { findModelReadings } from "./find-model-readings.ts";
import { findUsualEngagement } from "./find-usual-engagement.ts";

type Query = z.output<NonNullable<typeof listPortfolio.query>>;

interface PortfolioOptions extends Query {
  member: Member;
  at: Date;
  /** What one dollar is in each currency; undefined where the instance has no exchange rates. */
  perDollar: Record<string, number> | undefined;
}

const isRanked = (sort: string): sort is ModelMetric => modelMetrics.some((metric) => metric === sort);

/**
 * A page of a member's models with their figures: for the order by a figure that figure of all models is read, all else for the rows of the
 * page alone. Undefined where `after` is no place of this order.
 */
export async function findPortfolioPage(
  db: Db,
  { member, at, perDollar, sort, ...query }: PortfolioOptions,
): Promise<PortfolioPage | undefined> {
  const spans = spansOfLength({ days: portfolioDays, bars: portfolioDays / 2 }, at);
  const all = { member, at, spans, perDollar };
  const ranks = isRanked(sort) ? await ranksOf(db, sort, all) : undefined;
  const page = await findModelPage(db, {
    ...query,
    ...{ scope: member, isOwn: mayAs(member, "model.notes"), seesWhole: member.seesEarnings },
    ...(ranks ? { sort: "ranked" as const, ranks } : { sort: isRanked(sort) ? ("newest" as const) : sort }),
  });
  if (!page) return undefined;
  const modelIds = page.models.map(({ id }) => id);
  const [input, series] = await Promise.all([
    gatherFigures(db, { ...all, modelIds }),
    findCourses(db, { scope: member, modelIds, spans }),
  ]);
  const { facts, sources } = modelFigures(input);
  const rates = new Map(facts.map((fact) => [fact.id, fact]));
  const usual = await findUsualEngagement(
    db,
    modelIds.flatMap((modelId) => {
      const rate = rates.get(`${modelId}.portfolio.engagement`);
      return rate ? [{ modelId, rate }] : [];
    }),
  );
  const ledger = { facts: [...facts, ...usual.facts], sources: [...sources, ...usual.sources] };
  return { ...page, ...forMember(member, ledger), series };
}

interface GatherQuery {
  member: Member;
  at: Date;
  spans: Spans;
  perDollar: Record<string, number> | undefined;
}

async function ranksOf(db: Db, metric: ModelMetric, query: GatherQuery): Promise<Map<number, number>> {
  const { member, at } = query;
  const input =
    metric === "earnings"
      ? await gatherFigures(db, { ...query, modelIds: (await findOwnModels(db, member)).map(({ id }) => id) })
      : {
          ...withoutEarnings(query),
          models: await findModelReadings(db, { scope: member, now: at, withEarlier: metric === "change" }),
        };
  return new Map([...modelRanks(input, metric)].map(([id, value]) => [Number(id), value]));
}

const withoutEarnings = ({ at, spans }: GatherQuery): Omit<ModelFiguresInput, "models"> => ({
  ...{ asOf: at.toISOString(), period: isoOf(spans.now), before: isoOf(spans.before), payments: [], paid: [] },
  ...(spans.isLatest && { isLatest: true }),
});

async function gatherFigures(db: Db, query: GatherQuery & { modelIds: readonly number[] }): Promise<ModelFiguresInput> {
  const { member, modelIds, at, spans, perDollar } = query;
  const earning = member.seesEarnings ? modelIds : [];
  const findPaid = async () =>
    findPayments(db, earning, { paid: await findStatements(db, earning), spans, withBars: false });
  const [models, paid, given] = await Promise.all([
    findModelReadings(db, { scope: member, modelIds, now: at, withEarlier: true }),
    findPaid(),
    findGivenEarnings(db, earning, spans),
  ]);
  return { ...withoutEarnings(query), ...paid, ...(perDollar && { perDollar }), given, models };
}

/** Followers of each model over the last 28 days, where all of its profiles that are read now were read then. */
async function findCourses(
  db: Db,
  { scope, modelIds, spans }: { scope: Scope; modelIds: readonly number[]; spans: Spans },
): Promise<Series[]> {
  const models = await findOwnModels(db, scope, modelIds);
  const profileIds = [...new Set(models.flatMap(profilesOf))];
  const read = await findFollowers(db, profileIds, { spans, withBars: true });
  const bars = new Map(read.flatMap((one) => (one.now === undefined ? [] : [[one.profileId, one.bars]])));
  return models.flatMap((model): Series[] => {
    const own = profilesOf(model).flatMap((id) => (bars.has(id) ? [bars.get(id) ?? []] : []));
    const points = spans.bars.flatMap((span, place) => {
      const counts = own.flatMap((one) => one[place] ?? []);
      if (own.length === 0 || counts.length < own.length) return [];
      return [{ at: daysIn(isoOf(span)).to, value: counts.reduce((sum, count) => sum + count, 0) }];
    });
    const id = `${model.id}.portfolio.followers`;
    return points.length > 1 ? [{ id, metric: "portfolio.followers", unit: "count", points }] : [];
  });
}

const profilesOf = ({ links }: SubjectModel) => links.map(({ profileId }) => profileId);
