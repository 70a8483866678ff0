import type { Analytics, AnalyticsMetric, AnalyticsPeriod } from "@fanradar/contract";
import { daysIn, type Period, type PortfolioInput, type PortfolioSubject, portfolio } from "@fanradar/engine";
import type { Db } from "../../platform/db/open-database.ts";
import { findGivenEarnings } from "./find-given-earnings.ts";
import { findPayments } from "./find-payments.ts";
import { findFollowers, findGivenFollowers, findTypicalPosts } from "./find-readings.ts";
import type { PortfolioModel } from "./find-subjects.ts";
import { isoOf, spansOf, spansOfDays } from "./spans.ts";

interface AnalyticsOptions {
  of: Analytics["of"];
  period: AnalyticsPeriod;
  /** Days, both included, in place of the period. */
  days?: Period | undefined;
  metric: AnalyticsMetric;
  at: Date;
  /** Those whose earnings may be counted. */
  earning: readonly number[];
  /** Those among them whose earnings count but are not shown by name. */
  unnamed?: readonly number[];
  /** What one dollar is in each currency; undefined where the instance has no exchange rates. */
  perDollar?: Record<string, number> | undefined;
}

/** Everything the page shows of these models, computed by the engine from what is stored. */
export async function findAnalytics(
  db: Db,
  models: readonly PortfolioModel[],
  { of, period, days, metric, at, earning, unnamed = [], perDollar }: AnalyticsOptions,
): Promise<Analytics> {
  const spans = days ? spansOfDays(days, at) : spansOf(period, at);
  const profileIds = [...new Set(models.flatMap(({ links }) => links.map(({ profileId }) => profileId)))];
  const [read, posts, paid, givenEarnings] = await Promise.all([
    findFollowers(db, profileIds, { spans, withBars: metric !== "earnings" }),
    findTypicalPosts(db, profileIds, { spans, withBars: metric === "engagement" }),
    findPayments(db, earning, { spans, withBars: metric === "earnings" }),
    of === "own" ? findGivenEarnings(db, earning, spans) : [],
  ]);
  const known = new Map(read.map(({ profileId, sandbox }) => [profileId, sandbox]));
  const unread = models.flatMap(({ id, links }) =>
    links.filter(({ profileId }) => !known.has(profileId)).map(({ platform }) => ({ modelId: id, platform })),
  );
  const given = of === "own" ? await findGivenFollowers(db, unread, { spans, withBars: metric !== "earnings" }) : [];
  const input: PortfolioInput = {
    asOf: at.toISOString(),
    period: isoOf(spans.now),
    before: isoOf(spans.before),
    bars: spans.bars.map(isoOf),
    of,
    members: models.map(({ id }) => String(id)),
    aggregateOnly: unnamed.map(String),
    subjects: [...readSubjects(models, known), ...givenSubjects(given)],
    followers: [
      ...read.map(({ profileId, before, now, bars }) => ({ subject: String(profileId), before, now, bars })),
      ...given.map(({ modelId, platform, before, now, bars }) => ({
        subject: `${modelId}.${platform}`,
        before,
        now,
        bars,
      })),
    ],
    posts: posts.map(({ profileId, ...one }) => ({ subject: String(profileId), ...one })),
    ...(perDollar && { perDollar }),
    ...paid,
    given: givenEarnings,
  };
  const { facts, series, sources, platforms, top } = portfolio(input, metric);
  return {
    of,
    metric,
    period,
    now: daysIn(input.period),
    before: daysIn(input.before),
    bars: input.bars.map(daysIn),
    series,
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

/** `known`: profiles with a reading, and whether it is of a stand-in. */
function readSubjects(models: readonly PortfolioModel[], known: ReadonlyMap<number, boolean>): PortfolioSubject[] {
  const subjects = new Map<number, PortfolioSubject>();
  for (const { id, links } of models)
    for (const { profileId, platform } of links) {
      const sandbox = known.get(profileId);
      if (sandbox === undefined) continue;
      const subject = subjects.get(profileId);
      if (subject) subject.members.push(String(id));
      else
        subjects.set(profileId, {
          id: String(profileId),
          platform,
          members: [String(id)],
          kind: "api",
          sandbox,
        });
    }
  return [...subjects.values()];
}

const givenSubjects = (given: Awaited<ReturnType<typeof findGivenFollowers>>): PortfolioSubject[] =>
  given.map(({ modelId, platform, kind, sandbox }) => ({
    ...{ id: `${modelId}.${platform}`, platform, members: [String(modelId)], kind, sandbox },
  }));
