import { type BySpan, type EvidenceKind, evidenceKinds, type Platform, platformNames } from "@fanradar/engine";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { isOfLinkedPage } from "../profiles/model-links.ts";
import { allBars, type Spans } from "./spans.ts";

/** The ends that are needed: those of both periods, and of every bar where bars are drawn from followers; bars of others may end earlier. */
function endsOf(spans: Spans, withBars: boolean) {
  const bars = allBars(spans).map(({ to }, place) => ({ place, at: to }));
  const now = { place: bars.length - 1, at: spans.now.to };
  return [{ place: -1, at: spans.before.to }, ...(withBars ? bars : [now])];
}
const ends = (spans: Spans, withBars: boolean) => {
  const all = endsOf(spans, withBars);
  return sql`unnest(${sql.param(all.map(({ place }) => place))}::int[], ${sql.param(all.map(({ at }) => at.toISOString()))}::timestamptz[]) as span(place, at)`;
};
/** Values of the span before and of the bars, in this order, by what they are of; the last bar ends where the whole period does. */
const ofSpans = <Value>([before, ...bars]: readonly (Value | undefined)[]) => ({ before, now: bars.at(-1), bars });

/** So long a reading stands for a profile, and a figure that was given for a model. */
export const weekSeconds = 7 * 86_400;
export const givenFollowersDays = 31;
export const secondsOf = (at: Date) => Math.ceil(at.getTime() / 1_000);
/** The arrays of a row of `profile_series`, each read from disk once and not at every use. */
export const inMemory = (at: SQL, values: SQL) =>
  sql`cross join lateral (select ${at} || '{}'::int[] as at, ${values} || '{}'::float8[] as "values" offset 0) read`;

/** The rows of a query that answers them as one array, which it has made itself: thousands, whose every number is not checked again. */
export const rowsOf = <Row>(rows: unknown[]) =>
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
  if (profileIds.length === 0) return [];
  const all = endsOf(spans, withBars);
  const places = all.map(({ at }) => sql`width_bucket(${secondsOf(at)}::int, read.at)`);
  const values = all.map(({ at }, bar) => {
    const place = sql`place.of[${bar + 1}::int]`;
    return sql`case when read.at[${place}] > ${secondsOf(at) - weekSeconds}::int then read.values[${place}] end`;
  });
  const { rows } = await db.execute(sql`
    select coalesce(json_agg(json_build_array(series.profile_id, series.sandbox, to_json(array[${sql.join(values, sql`, `)}]))), '[]') as found
    from profile_series series ${inMemory(sql`series.read_at`, sql`series.followers`)}
      cross join lateral (select array[${sql.join(places, sql`, `)}] as of offset 0) place
    where series.profile_id = any(${sql.param([...profileIds])}::int[])`);
  return rowsOf<FollowersRow>(rows).flatMap(([profileId, sandbox, counts]) =>
    counts.every((count) => count === null)
      ? []
      : [{ sandbox, profileId, ...ofSpans(counts.map((count) => count ?? undefined)) }],
  );
}

export interface FollowersEntry extends Omit<BySpan<number>, "subject"> {
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
): Promise<FollowersEntry[]> {
  if (subjects.length === 0) return [];
  const { rows } = await db.execute(sql`
    select model.id as "modelId", model.platform, span.place, given.value, given.kind, given.sandbox
    from unnest(${sql.param(subjects.map(({ modelId }) => modelId))}::int[], ${sql.param(subjects.map(({ platform }) => platform))}::text[]) as model(id, platform)
    cross join ${ends(spans, withBars)}
    cross join lateral (
      select value, evidence.kind, evidence.sandbox from observations
      join evidence on evidence.id = observations.evidence_id and ${isOfLinkedPage()}
      where observations.model_id = model.id and metric = 'followers' and observations.platform = model.platform
        and observed_at <= span.at and observed_at > span.at - ${givenFollowersDays} * interval '1 day'
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
