import {
  type BySpan,
  type EvidenceKind,
  evidenceKinds,
  type Platform,
  platformNames,
  type TypicalPostCounts,
} from "@fanradar/engine";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { isOfLinkedPage } from "../profiles/model-links.ts";
import { allBars, type Spans } from "./spans.ts";

/** The ends that are needed: those of both periods, and of every bar where bars are drawn from followers. */
const endsOf = (spans: Spans, withBars: boolean) => [
  { place: -1, at: spans.before.to },
  ...allBars(spans)
    .map(({ to }, place) => ({ place, at: to }))
    .slice(withBars ? 0 : -1),
];
const ends = (spans: Spans, withBars: boolean) => {
  const all = endsOf(spans, withBars);
  return sql`unnest(${sql.param(all.map(({ place }) => place))}::int[], ${sql.param(all.map(({ at }) => at.toISOString()))}::timestamptz[]) as span(place, at)`;
};
/** Values of the span before and of the bars, in this order, by what they are of; the last bar ends where the whole period does. */
const ofSpans = <Value>([before, ...bars]: readonly (Value | undefined)[]) => ({ before, now: bars.at(-1), bars });

const weekSeconds = 7 * 86_400;
const secondsOf = (at: Date) => Math.ceil(at.getTime() / 1_000);
/** The arrays of a row of `profile_series`, each read from disk once and not at every use. */
const inMemory = (at: SQL, values: SQL) =>
  sql`cross join lateral (select ${at} || '{}'::int[] as at, ${values} || '{}'::float8[] as "values" offset 0) read`;

/** The rows of a query that answers them as one array, which it has made itself: thousands, whose every number is not checked again. */
const rowsOf = <Row>(rows: unknown[]) =>
  z.tuple([z.object({ found: z.array(z.custom<Row>(Array.isArray)) })]).parse(rows)[0].found;

type FollowersRow = [profileId: number, sandbox: boolean, counts: (number | null)[]];

/**
 * Followers as everybody reads them, at the end of the span before and of each bar, those of the period before first: the newest reading of the week before it;
 * and whether the newest of all is from a stand-in. Profiles without any such reading are left out.
 */
export async function findFollowers(
  db: Db,
  profileIds: readonly number[],
  { spans, withBars }: { spans: Spans; withBars: boolean },
) {
  const all = endsOf(spans, withBars);
  const values = all.map(({ at }) => {
    const place = sql`width_bucket(${secondsOf(at)}::int, read.at)`;
    return sql`case when read.at[${place}] > ${secondsOf(at) - weekSeconds}::int then read.values[${place}] end`;
  });
  const { rows } = await db.execute(sql`
    select coalesce(json_agg(json_build_array(series.profile_id, series.sandbox, to_json(array[${sql.join(values, sql`, `)}]))), '[]') as found
    from profile_series series ${inMemory(sql`series.read_at`, sql`series.followers`)}
    where series.profile_id = any(${sql.param([...profileIds])}::int[])`);
  return rowsOf<FollowersRow>(rows).flatMap(([profileId, sandbox, counts]) =>
    counts.every((count) => count === null)
      ? []
      : [{ sandbox, profileId, ...ofSpans(counts.map((count) => count ?? undefined)) }],
  );
}

export interface GivenFollowers extends Omit<BySpan<number>, "subject"> {
  modelId: number;
  platform: Platform;
  kind: EvidenceKind;
  sandbox: boolean;
}

/** Followers that a model's submitter gave where no platform shows them: a figure stands for a month. */
export async function findGivenFollowers(
  db: Db,
  subjects: readonly { modelId: number; platform: Platform }[],
  { spans, withBars }: { spans: Spans; withBars: boolean },
): Promise<GivenFollowers[]> {
  if (subjects.length === 0) return [];
  const { rows } = await db.execute(sql`
    select model.id as "modelId", model.platform, span.place, given.value, given.kind, given.sandbox
    from unnest(${sql.param(subjects.map(({ modelId }) => modelId))}::int[], ${sql.param(subjects.map(({ platform }) => platform))}::text[]) as model(id, platform)
    cross join ${ends(spans, withBars)}
    cross join lateral (
      select value, evidence.kind, evidence.sandbox from observations
      join evidence on evidence.id = observations.evidence_id and ${isOfLinkedPage()}
      where observations.model_id = model.id and metric = 'followers' and observations.platform = model.platform
        and observed_at <= span.at and observed_at > span.at - interval '31 days'
      order by observed_at desc limit 1
    ) given`);
  const row = z.object({
    modelId: z.number(),
    platform: z.enum(platformNames),
    place: z.number(),
    value: z.number(),
    kind: z.enum(evidenceKinds),
    sandbox: z.boolean(),
  });
  const places = endsOf(spans, withBars).map(({ place }) => place);
  const found = Map.groupBy(z.array(row).parse(rows), ({ modelId, platform }) => `${modelId}.${platform}`);
  return [...found.values()].flatMap((ofSubject) => {
    const last = ofSubject.at(-1);
    const values = new Map(ofSubject.map(({ place, value }) => [place, value]));
    if (!last) return [];
    const { modelId, platform, kind, sandbox } = last;
    return [{ modelId, platform, kind, sandbox, ...ofSpans(places.map((place) => values.get(place))) }];
  });
}

/** Of so few each one's own change is asked for: the likes and comments of every post go along. */
const fewProfiles = 20;

type PostsRow = [profileId: number, places: number[], interactions: number[]];

/**
 * Likes and comments of each profile's typical post, in both periods and, where they are needed, in each bar, those of the period
 * before first. Posts of the last day are left out: their likes still come in.
 */
export async function findTypicalPosts(
  db: Db,
  profileIds: readonly number[],
  { spans: { before, now, bars, earlierBars = [] }, withBars }: { spans: Spans; withBars: boolean },
) {
  const settled = new Date(now.to.getTime() - 86_400_000);
  // Of the first bar of each period the beginning is that of the period.
  const inner = withBars ? [...earlierBars.slice(1), now, ...bars.slice(1)] : [now];
  const cuts = [before.from, ...inner.map(({ from }) => from), settled].map(
    (at) => sql`width_bucket(${secondsOf(at) - 1}::int, read.at)`,
  );
  const [first, last] = [cuts[0] ?? sql`0`, cuts.at(-1) ?? sql`0`];
  const { rows } = await db.execute(sql`
    select coalesce(json_agg(json_build_array(
      series.profile_id, json_build_array(${sql.join(cuts, sql`, `)}), to_json(read.values[${first} + 1 : ${last}]))), '[]') as found
    from profile_series series ${inMemory(sql`series.posted_at`, sql`series.interactions`)}
    where series.profile_id = any(${sql.param([...profileIds])}::int[]) and ${first} < ${last}`);
  const earlier = withBars ? Math.max(1, earlierBars.length) : 1;
  // Without bars of the period before, its whole stands in their place.
  const barPlaces = withBars ? [...earlierBars.keys(), ...bars.map((_, bar) => earlier + bar)] : [];
  return rowsOf<PostsRow>(rows).map(([profileId, places, interactions]) => {
    const [begin = 0] = places;
    // A bar may begin after the last settled post: it ends where it begins.
    const upTo = (place: number) => Math.min(places[place] ?? 0, places.at(-1) ?? 0) - begin;
    const typical = (from: number, until: number): TypicalPostCounts | undefined =>
      until > from ? { n: until - from, interactions: medianOf(interactions, from, until) } : undefined;
    const whole = (from: number, until: number): TypicalPostCounts | undefined => {
      const counts = typical(from, until);
      return counts && profileIds.length <= fewProfiles ? { ...counts, all: interactions.slice(from, until) } : counts;
    };
    return {
      profileId,
      before: whole(0, upTo(earlier)),
      now: whole(upTo(earlier), upTo(cuts.length - 1)),
      bars: barPlaces.map((place) => typical(upTo(place), upTo(place + 1))),
    };
  });
}

/** Room to sort in: an array of its own for each of tens of thousands of spans would be collected in the midst of a request. */
let scratch = new Float64Array(256);

/** The median of the values from one place up to another. */
export function medianOf(values: readonly number[], from: number, until: number): number {
  const n = until - from;
  if (n > scratch.length) scratch = new Float64Array(2 * n);
  for (let place = 0; place < n; place++) scratch[place] = values[from + place] ?? 0;
  const sorted = scratch.subarray(0, n).sort();
  const [low, high] = [sorted[(n - 1) >> 1] ?? 0, sorted[n >> 1] ?? 0];
  return (low + high) / 2;
}
