import { type EvidenceKind, evidenceKinds, type Platform, platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { isOfLinkedPage } from "../../domain/profiles/model-links.ts";
import type { Db } from "../../platform/db/open-database.ts";
import type { Spans } from "./spans.ts";

/** The span before, and the bars by their place; the last bar ends where the whole period does. */
export type Place = "before" | number;

/** The ends that are asked for: those of both periods, and of every bar where bars are drawn from followers. */
const ends = ({ before, bars }: Spans, withBars: boolean) => {
  const drawn = bars.map(({ to }, place) => ({ place, at: to })).slice(withBars ? 0 : -1);
  const all = [{ place: -1, at: before.to }, ...drawn];
  return sql`unnest(${sql.param(all.map(({ place }) => place))}::int[], ${sql.param(all.map(({ at }) => at.toISOString()))}::timestamptz[]) as span(place, at)`;
};
/** As queries number them: the span before is -1. */
export const placeOf = (place: number): Place => (place < 0 ? "before" : place);

/** Followers as everybody reads them, at the end of each span: the newest reading of the week before it. One index look-up each. */
export async function findFollowers(
  db: Db,
  profileIds: readonly number[],
  { spans, withBars }: { spans: Spans; withBars: boolean },
) {
  if (profileIds.length === 0) return [];
  const { rows } = await db.execute(sql`
    select profile.id as "profileId", span.place, reading.value
    from unnest(${sql.param([...profileIds])}::int[]) as profile(id)
    cross join ${ends(spans, withBars)}
    cross join lateral (
      select value from observations
      where profile_id = profile.id and metric = 'followers' and observed_at <= span.at and observed_at > span.at - interval '7 days'
      order by observed_at desc limit 1
    ) reading`);
  return z
    .array(z.object({ profileId: z.number(), place: z.number(), value: z.number() }))
    .parse(rows)
    .map((one) => ({ ...one, place: placeOf(one.place) }));
}

/** Which of these profiles were last read from a stand-in. */
export async function findSandboxed(db: Db, profileIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute(sql`
    select profile.id from unnest(${sql.param([...profileIds])}::int[]) as profile(id)
    cross join lateral (
      select evidence_id from observations where profile_id = profile.id and metric = 'followers'
      order by observed_at desc limit 1
    ) newest
    join evidence on evidence.id = newest.evidence_id and evidence.sandbox`);
  return new Set(rows.map((one) => z.object({ id: z.number() }).parse(one).id));
}

export interface GivenFollowers {
  modelId: number;
  platform: Platform;
  place: Place;
  value: number;
  kind: EvidenceKind;
  sandbox: boolean;
}

/** Followers that a model's submitter gave where no platform tells them: a figure stands for a month. */
export async function findGivenFollowers(
  db: Db,
  asked: readonly { modelId: number; platform: Platform }[],
  { spans, withBars }: { spans: Spans; withBars: boolean },
): Promise<GivenFollowers[]> {
  if (asked.length === 0) return [];
  const { rows } = await db.execute(sql`
    select model.id as "modelId", model.platform, span.place, given.value, given.kind, given.sandbox
    from unnest(${sql.param(asked.map(({ modelId }) => modelId))}::int[], ${sql.param(asked.map(({ platform }) => platform))}::text[]) as model(id, platform)
    cross join ${ends(spans, withBars)}
    cross join lateral (
      select value, evidence.kind, evidence.sandbox from observations
      join evidence on evidence.id = observations.evidence_id and ${isOfLinkedPage}
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
  return z
    .array(row)
    .parse(rows)
    .map((one) => ({ ...one, place: placeOf(one.place) }));
}

/**
 * Likes and comments of each profile's typical post, in both periods and, where they are asked for, in each bar. Posts of the
 * last day are left out: their likes still come in.
 */
export async function findTypicalPosts(
  db: Db,
  profileIds: readonly number[],
  { spans, withBars }: { spans: Spans; withBars: boolean },
) {
  if (profileIds.length === 0) return [];
  const starts = sql.param(spans.bars.map(({ from }) => from.toISOString()));
  const { rows } = await db.execute(sql`
    with published as materialized (
      select profile_id, likes + coalesce(comments, 0) as interactions,
        width_bucket(published_at, ${starts}::timestamptz[]) - 1 as bar
      from posts
      where profile_id = any(${sql.param([...profileIds])}::int[]) and model_id is null and likes is not null
        and published_at >= ${spans.before.from.toISOString()}
        and published_at < ${spans.now.to.toISOString()}::timestamptz - interval '1 day'
    )
    select profile_id as "profileId", case when bar < 0 then 'before' else 'now' end as span, count(*)::int as n,
      percentile_cont(0.5) within group (order by interactions) as interactions
    from published group by 1, 2
    ${
      withBars
        ? sql`union all
    select profile_id, bar::text, count(*)::int, percentile_cont(0.5) within group (order by interactions)
    from published where bar >= 0 group by 1, 2`
        : sql``
    }`);
  return z
    .array(z.object({ profileId: z.number(), span: z.string(), n: z.number(), interactions: z.number() }))
    .parse(rows)
    .map(({ span, ...one }) => ({ ...one, span: span === "now" || span === "before" ? span : Number(span) }) as const);
}
