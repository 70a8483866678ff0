import { type Trending, type TrendingCreator, trendingCards } from "@fanradar/contract";
import { dayMs, type Fact, gainsIn, type Period, type SeriesPoint } from "@fanradar/engine";
import { lettersOf } from "@fanradar/words/fold";
import { sql } from "drizzle-orm";
import { findTrending } from "../../domain/creators/find-creator.ts";
import { presentCreator } from "../../domain/creators/present-creator.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { presentHits } from "./present-hits.ts";

const spanDays = 28;
/** A reading somewhat older than the span may still open it, as in a report. */
const slackDays = 3;
/** Other profiles of the same persons stand between the first ones. */
const candidates = trendingCards * 3;

const visitor = { userId: null, isAdmin: false };

/** The persons who trend, as any visitor may see them; figures as facts. */
export async function findTrendingCards(db: Db, asOf: Date): Promise<Omit<Trending, "sample">> {
  const listed = (await findTrending(db, candidates)).flatMap((one) => presentCreator(visitor, one) ?? []);
  const shown = onePerPerson(listed).slice(0, trendingCards);
  const { creators, facts, sources } = await presentHits(
    db,
    shown.map(({ id }) => ({ creatorId: id, match: null })),
  );
  const from = new Date(asOf.getTime() - (spanDays + slackDays) * dayMs);
  const series = await dailyFollowers(db, creators, from);
  const cards = creators.map(({ match: _, ...creator }): { card: TrendingCreator; facts: Fact[] } => {
    const listing = shown.find(({ id }) => id === creator.id);
    const points = series.get(creator.id) ?? [];
    const source = facts.find(({ id }) => id === creator.followers);
    const gain = source && gainOf(source, points);
    const views = listing?.facts.find(({ metric }) => metric === "pageViews");
    const own = [gain && { ...gain, id: `${creator.id}.gain` }, views && { ...views, id: `${creator.id}.pageViews` }];
    return {
      card: {
        ...creator,
        badge: listing?.badge ?? null,
        pageViews: `${creator.id}.pageViews`,
        gain: gain ? `${creator.id}.gain` : null,
        points: points.length > 1 ? points : [],
      },
      facts: own.filter((fact) => fact !== undefined),
    };
  });
  return {
    creators: cards.map(({ card }) => card),
    from: from.toISOString(),
    to: asOf.toISOString(),
    facts: [...facts, ...cards.flatMap((card) => card.facts)],
    sources,
  };
}

/** What the 28 days up to the last reading brought, in percent, as a report has it; undefined where no reading is as old as they are. */
function gainOf(followers: Fact, points: SeriesPoint[]): Fact | undefined {
  const { platform } = followers;
  const last = points.at(-1);
  if (!platform || !last) return undefined;
  const span: Period = { from: new Date(Date.parse(last.at) - spanDays * dayMs).toISOString(), to: last.at };
  const line = { id: "followers", metric: "followers", platform, unit: followers.unit, points };
  return gainsIn({ facts: [followers], series: [line], asOf: span.to }, span, "in").find(
    ({ metric }) => metric === "gainPercent",
  );
}

interface Person {
  userId: number | null;
  name: string;
  handle: string;
}

/**
 * The first of those that look like one person: unclaimed profiles of the same name whose handles are the same letters, or the
 * beginning of one another. Nothing is joined or said of them; a list of persons only names each once.
 */
export function onePerPerson<One extends Person>(creators: readonly One[]): One[] {
  const isLike = (one: One, other: One) => {
    const [a, b] = [lettersOf(one.handle), lettersOf(other.handle)];
    return (
      one.userId === null &&
      other.userId === null &&
      lettersOf(one.name) === lettersOf(other.name) &&
      (a.startsWith(b) || b.startsWith(a))
    );
  };
  return creators.filter((creator, index) => !creators.slice(0, index).some((before) => isLike(before, creator)));
}

/** Public follower counts of each creator's largest profile since `from`: the newest of each UTC day, oldest first. */
async function dailyFollowers(
  db: Db,
  creators: Pick<TrendingCreator, "id" | "profiles">[],
  from: Date,
): Promise<Map<number, SeriesPoint[]>> {
  const largest = creators.flatMap(({ id, profiles: [profile] }) => (profile ? [{ id, ...profile }] : []));
  if (largest.length === 0) return new Map();
  const { rows } = await db.execute<{ creator_id: number; observed_at: Date; value: number }>(sql`
    select distinct on (profiles.creator_id, observations.observed_at::date)
      profiles.creator_id, observations.observed_at, observations.value
    from profiles
    join unnest(${sql.param(largest.map(({ platform }) => platform))}::text[],
      ${sql.param(largest.map(({ handle }) => handle))}::text[]) as largest_profiles (platform, handle)
      on profiles.platform::text = largest_profiles.platform and profiles.handle = largest_profiles.handle
    join observations on observations.profile_id = profiles.id and observations.metric = 'followers'
      and observations.observed_at >= ${from.toISOString()}::timestamptz
    join evidence on evidence.id = observations.evidence_id and evidence.scope = 'public'
    order by profiles.creator_id, observations.observed_at::date, observations.observed_at desc`);
  const found = new Map<number, SeriesPoint[]>();
  for (const { creator_id, observed_at, value } of rows) {
    const points = found.get(creator_id) ?? [];
    points.push({ at: new Date(observed_at).toISOString(), value });
    found.set(creator_id, points);
  }
  return found;
}
