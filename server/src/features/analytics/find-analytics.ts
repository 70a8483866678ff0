import type { Analytics, AnalyticsMetric, AnalyticsPeriod } from "@fanradar/contract";
import { type PortfolioInput, type PortfolioSubject, portfolio } from "@fanradar/engine";
import type { Db } from "../../platform/db/open-database.ts";
import { findGivenEarnings } from "./find-given-earnings.ts";
import { findPayments } from "./find-payments.ts";
import { findFollowers, findGivenFollowers, findSandboxed, findTypicalPosts, type Place } from "./find-readings.ts";
import type { PortfolioModel } from "./find-subjects.ts";
import { isoOf, type Spans, spansOf } from "./spans.ts";

interface Asked {
  of: Analytics["of"];
  period: AnalyticsPeriod;
  metric: AnalyticsMetric;
  at: Date;
  /** Those whose earnings may be counted. */
  earning: readonly number[];
  /** Those among them whose earnings may not be told of. */
  untold?: readonly number[];
}

/** Everything the page shows of these models, computed by the engine from what is stored. */
export async function findAnalytics(
  db: Db,
  models: readonly PortfolioModel[],
  { of, period, metric, at, earning, untold = [] }: Asked,
): Promise<Analytics> {
  const spans = spansOf(period, at);
  const profileIds = [...new Set(models.flatMap(({ links }) => links.map(({ profileId }) => profileId)))];
  const [read, sandboxed, posts, paid, givenEarnings] = await Promise.all([
    findFollowers(db, profileIds, { spans, withBars: metric !== "earnings" }),
    findSandboxed(db, profileIds),
    findTypicalPosts(db, profileIds, { spans, withBars: metric === "engagement" }),
    findPayments(db, earning, spans),
    of === "own" ? findGivenEarnings(db, earning, spans) : [],
  ]);
  const known = new Set(read.map(({ profileId }) => profileId));
  const unread = models.flatMap(({ id, links }) =>
    links.filter(({ profileId }) => !known.has(profileId)).map(({ platform }) => ({ modelId: id, platform })),
  );
  const given = of === "own" ? await findGivenFollowers(db, unread, { spans, withBars: metric !== "earnings" }) : [];
  const spansOfPlace = withNow(spans);
  const input: PortfolioInput = {
    asOf: at.toISOString(),
    period: isoOf(spans.now),
    before: isoOf(spans.before),
    bars: spans.bars.map(isoOf),
    of,
    members: models.map(({ id }) => String(id)),
    untold: untold.map(String),
    subjects: [...readSubjects(models, { known, sandboxed }), ...givenSubjects(given)],
    followers: [
      ...read.map(({ profileId, place, value }) => ({ subject: String(profileId), place, value })),
      ...given.map(({ modelId, platform, place, value }) => ({ subject: `${modelId}.${platform}`, place, value })),
    ].flatMap(({ subject, place, value }) => spansOfPlace(place).map((span) => ({ subject, span, value }))),
    posts: posts.map(({ profileId, ...one }) => ({ subject: String(profileId), ...one })),
    payments: paid.payments.flatMap(({ modelId, place, ...one }) => [
      { ...one, member: String(modelId), span: place },
      ...(place === "before" ? [] : [{ ...one, member: String(modelId), span: "now" as const }]),
    ]),
    paid: paid.paid,
    ...(paid.sameDays && { sameDays: paid.sameDays }),
    given: givenEarnings,
  };
  const { facts, series, sources, platforms, top } = portfolio(input, metric);
  return {
    of,
    metric,
    period,
    now: input.period,
    before: input.before,
    bars: input.bars,
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

/** The end of the last bar is the end of the whole period. */
function withNow({ bars }: Spans) {
  return (place: Place): ("before" | "now" | number)[] => (place === bars.length - 1 ? [place, "now"] : [place]);
}

function readSubjects(
  models: readonly PortfolioModel[],
  { known, sandboxed }: { known: ReadonlySet<number>; sandboxed: ReadonlySet<number> },
): PortfolioSubject[] {
  const subjects = new Map<number, PortfolioSubject>();
  for (const { id, links } of models)
    for (const { profileId, platform } of links) {
      if (!known.has(profileId)) continue;
      const subject = subjects.get(profileId);
      if (subject) subject.members.push(String(id));
      else
        subjects.set(profileId, {
          id: String(profileId),
          platform,
          members: [String(id)],
          kind: "api",
          sandbox: sandboxed.has(profileId),
        });
    }
  return [...subjects.values()];
}

function givenSubjects(given: Awaited<ReturnType<typeof findGivenFollowers>>): PortfolioSubject[] {
  const subjects = new Map<string, PortfolioSubject>();
  for (const { modelId, platform, kind, sandbox } of given)
    subjects.set(`${modelId}.${platform}`, {
      id: `${modelId}.${platform}`,
      platform,
      members: [String(modelId)],
      kind,
      sandbox,
    });
  return [...subjects.values()];
}
