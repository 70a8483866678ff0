import type { AnalyticsMetric } from "@fanradar/contract";
import type { PortfolioInput, PortfolioSubject, StatementSpan } from "@fanradar/engine";
import type { Db } from "../../platform/db/open-database.ts";
import { findGivenEarnings } from "./find-given-earnings.ts";
import { findPayments } from "./find-payments.ts";
import { findFollowers, findGivenFollowers } from "./find-readings.ts";
import type { SubjectModel } from "./find-subjects.ts";
import { findTypicalPosts } from "./find-typical-posts.ts";
import { allBars, isoOf, type Spans } from "./spans.ts";

interface GatherOptions<Of> {
  of: Of;
  spans: Spans;
  at: Date;
  /** Those whose earnings may be counted. */
  earning: readonly number[];
  /** `findStatements` of these. */
  statements: StatementSpan[];
  /** What one dollar is in each currency; undefined where the instance has no exchange rates. */
  perDollar: Record<string, number> | undefined;
  /** Those of which bars are drawn. */
  metrics: ReadonlySet<AnalyticsMetric>;
  /** Whether nothing but earnings is needed: the input then has no followers and no posts. */
  isOfEarnings?: boolean;
}

type Gathered<Of> = PortfolioInput & { of: Of };

/** All that a portfolio's figures need of what is stored, over these spans. */
export async function gatherPortfolio<Of extends PortfolioInput["of"]>(
  db: Db,
  models: readonly SubjectModel[],
  options: GatherOptions<Of>,
): Promise<Gathered<Of>> {
  const { earlierBars: _, ...spans } = options.spans;
  return gatherBars(db, models, { ...options, spans });
}

/** The same, and beside it what has the bars of the period before in place of its own; undefined where the spans have none. */
export async function gatherBoth<Of extends PortfolioInput["of"]>(
  db: Db,
  models: readonly SubjectModel[],
  options: GatherOptions<Of>,
): Promise<{ input: Gathered<Of>; earlier?: Gathered<Of> }> {
  const { earlierBars, bars } = options.spans;
  const all = await gatherBars(db, models, options);
  if (!earlierBars) return { input: all };
  return {
    input: withBars(all, { bars, from: earlierBars.length }),
    earlier: withBars(all, { bars: earlierBars, from: 0 }),
  };
}

/** What was gathered, with so many of its bars alone. */
function withBars<Of extends PortfolioInput["of"]>(
  { followers, posts, payments, ...all }: Gathered<Of>,
  { bars, from }: { bars: Spans["bars"]; from: number },
): Gathered<Of> {
  const until = from + bars.length;
  const cut = <Row extends { bars: readonly unknown[] }>(rows: Row[]) =>
    rows.map((row) => ({ ...row, bars: row.bars.slice(from, until) }));
  return {
    ...all,
    bars: bars.map(isoOf),
    followers: cut(followers),
    posts: cut(posts),
    payments: payments
      .filter(({ span }) => typeof span !== "number" || (span >= from && span < until))
      .map((one) => (typeof one.span === "number" && from > 0 ? { ...one, span: one.span - from } : one)),
  };
}

async function gatherBars<Of extends PortfolioInput["of"]>(
  db: Db,
  models: readonly SubjectModel[],
  { of, spans, at, earning, statements, perDollar, metrics, isOfEarnings = false }: GatherOptions<Of>,
): Promise<Gathered<Of>> {
  // Engagement is of followers.
  const drawsFollowers = metrics.has("followers") || metrics.has("engagement");
  const linked = isOfEarnings ? [] : models;
  const profileIds = [...new Set(linked.flatMap(({ links }) => links.map(({ profileId }) => profileId)))];
  const [read, posts, paid, givenEarnings] = await Promise.all([
    findFollowers(db, profileIds, { spans, withBars: drawsFollowers }),
    findTypicalPosts(db, profileIds, { spans, withBars: metrics.has("engagement") }),
    findPayments(db, earning, { paid: statements, spans, withBars: metrics.has("earnings") }),
    of === "own" ? findGivenEarnings(db, earning, spans) : [],
  ]);
  const known = new Map(read.map(({ profileId, sandbox }) => [profileId, sandbox]));
  const unread = linked.flatMap(({ id, links }) =>
    links.filter(({ profileId }) => !known.has(profileId)).map(({ platform }) => ({ modelId: id, platform })),
  );
  const given = of === "own" ? await findGivenFollowers(db, unread, { spans, withBars: drawsFollowers }) : [];
  return {
    asOf: at.toISOString(),
    period: isoOf(spans.now),
    before: isoOf(spans.before),
    ...(spans.isLatest && { isLatest: true }),
    bars: allBars(spans).map(isoOf),
    of,
    members: models.map(({ id }) => String(id)),
    subjects: [...readSubjects(linked, known), ...givenSubjects(given)],
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
