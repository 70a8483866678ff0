import {
  dayMs,
  dayOf,
  evidenceKinds,
  type ModelReadings,
  openingOf,
  platformNames,
  unbrokenRun,
} from "@fanradar/engine";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { inScope, type Scope } from "../../domain/access/policy.ts";
import { isOfLinkedPage } from "../../domain/profiles/model-links.ts";
import type { Db } from "../../platform/db/open-database.ts";

const row = z.object({
  id: z.number(),
  platform: z.enum(platformNames),
  followers: z.number(),
  engagement: z.nullable(z.number()),
  readAt: z.nullable(z.array(z.number())),
  counts: z.nullable(z.array(z.number())),
  observedAt: z.coerce.date(),
  kind: z.enum(evidenceKinds),
  sandbox: z.boolean(),
});

interface ReadingsQuery {
  scope: Scope;
  /** Of all models of the scope without them. */
  modelIds?: readonly number[];
  now: Date;
  /** Whether the count at the start of the last 28 days is needed. */
  withEarlier: boolean;
}

/** So many days before the newest reading may a gain begin; `profile_series` has one reading a day. */
const readDays = 31;
/** A gain of fewer days is none of 28. */
const fewestDays = 25;

/**
 * What is known of a scope's models by platform: the stored figures of linked profiles as of their last reading, and followers that
 * were given within the last 31 days for platforms without one. Models of which nothing is known have no entries.
 */
export async function findModelReadings(
  db: Db,
  { scope, modelIds, now, withEarlier }: ReadingsQuery,
): Promise<ModelReadings[]> {
  const newest = (values: SQL) =>
    withEarlier ? sql`to_json(${values}[greatest(1, cardinality(${values}) - ${readDays}::int):])` : sql`null::json`;
  const isOfThese = modelIds ? sql`and id = any(${sql.param([...modelIds])}::int[])` : sql``;
  const { rows } = await db.execute(sql`
    with own as materialized (select id from portfolio_models where ${inScope(scope, sql`portfolio_models`)} ${isOfThese}),
    read as (
      select own.id, profiles.platform, profiles.followers, profiles.engagement,
        ${newest(sql`series.read_at`)} as "readAt", ${newest(sql`series.followers`)} as counts,
        profiles.last_read_at as "observedAt", 'api' as kind, coalesce(series.sandbox, false) as sandbox
      from own join model_profiles link on link.model_id = own.id join profiles on profiles.id = link.profile_id
        left join profile_series series on series.profile_id = profiles.id
      where profiles.followers is not null and profiles.last_read_at is not null
    ),
    given as (
      select distinct on (own.id, one.platform) own.id, one.platform, one.value as followers, null::float8 as engagement,
        null::json as "readAt", null::json as counts, one.observed_at as "observedAt", evidence.kind, evidence.sandbox
      from own join observations one on one.model_id = own.id and one.metric = 'followers'
        join evidence on evidence.id = one.evidence_id and ${isOfLinkedPage()}
      where one.observed_at > ${now.toISOString()}::timestamptz - interval '31 days'
        and not exists (select from read where read.id = own.id and read.platform = one.platform)
      order by own.id, one.platform, one.observed_at desc
    )
    select * from read union all select * from given order by id, platform`);
  const found = Map.groupBy(z.array(row).parse(rows), ({ id }) => id);
  const ids = modelIds ?? [...found.keys()];
  return ids.map((id) => ({
    id: String(id),
    readings: (found.get(id) ?? []).map(({ id: _, observedAt, readAt, counts, ...one }) => ({
      ...one,
      observedAt: observedAt.toISOString(),
      earlier: earlierOf(readAt ?? [], counts ?? [], now),
    })),
  }));
}

/** The count at the start of the last 28 days, as a report finds it; null where readings do not reach that far without a gap. */
function earlierOf(readAt: readonly number[], counts: readonly number[], now: Date) {
  const points = readAt.map((seconds, place) => {
    const at = new Date(seconds * 1_000).toISOString();
    return { day: dayOf(at), at, followers: counts[place] ?? 0 };
  });
  const run = unbrokenRun(points, now.toISOString());
  const last = run.at(-1);
  const first = last && openingOf(run, last);
  if (!first || (Date.parse(last.day) - Date.parse(first.day)) / dayMs < fewestDays) return null;
  return { followers: first.followers, at: first.at };
}
