import type { AnalyticsMetric } from "@fanradar/contract";
import type { PortfolioInput, PortfolioSubject } from "@fanradar/engine";
import type { Db } from "../../platform/db/open-database.ts";
import { findGivenEarnings } from "./find-given-earnings.ts";
import { findPayments } from "./find-payments.ts";
import { findFollowers, findGivenFollowers, findTypicalPosts } from "./find-readings.ts";
import type { SubjectModel } from "./find-subjects.ts";
import { isoOf, type Spans } from "./spans.ts";

interface GatherOptions<Of> {
  of: Of;
  spans: Spans;
  at: Date;
  /** Those whose earnings may be counted. */
  earning: readonly number[];
  /** What one dollar is in each currency; undefined where the instance has no exchange rates. */
  perDollar: Record<string, number> | undefined;
  /** Those of which bars are drawn. */
  metrics: ReadonlySet<AnalyticsMetric>;
}

/** All that a portfolio's figures need of what is stored, over these spans. */
export async function gatherPortfolio<Of extends PortfolioInput["of"]>(
  db: Db,
  models: readonly SubjectModel[],
  { of, spans, at, earning, perDollar, metrics }: GatherOptions<Of>,
): Promise<PortfolioInput & { of: Of }> {
  // Engagement is of followers.
  const drawsFollowers = metrics.has("followers") || metrics.has("engagement");
  const profileIds = [...new Set(models.flatMap(({ links }) => links.map(({ profileId }) => profileId)))];
  const [read, posts, paid, givenEarnings] = await Promise.all([
    findFollowers(db, profileIds, { spans, withBars: drawsFollowers }),
    findTypicalPosts(db, profileIds, { spans, withBars: metrics.has("engagement") }),
    findPayments(db, earning, { spans, withBars: metrics.has("earnings") }),
    of === "own" ? findGivenEarnings(db, earning, spans) : [],
  ]);
  const known = new Map(read.map(({ profileId, sandbox }) => [profileId, sandbox]));
  const unread = models.flatMap(({ id, links }) =>
    links.filter(({ profileId }) => !known.has(profileId)).map(({ platform }) => ({ modelId: id, platform })),
  );
  const given = of === "own" ? await findGivenFollowers(db, unread, { spans, withBars: drawsFollowers }) : [];
  return {
    asOf: at.toISOString(),
    period: isoOf(spans.now),
    before: isoOf(spans.before),
    bars: spans.bars.map(isoOf),
    of,
    members: models.map(({ id }) => String(id)),
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
}

/** `known`: profiles with a reading, and whether it is of a stand-in. */
function readSubjects(models: readonly SubjectModel[], known: ReadonlyMap<number, boolean>): PortfolioSubject[] {
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
