import { evidenceKinds, type ModelReadings, platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { inScope, type Scope } from "../access/policy.ts";
import { isOfLinkedPage } from "../profiles/model-links.ts";

const row = z.object({
  id: z.number(),
  platform: z.enum(platformNames),
  followers: z.number(),
  engagement: z.nullable(z.number()),
  change: z.nullable(z.number()),
  observedAt: z.coerce.date(),
  kind: z.enum(evidenceKinds),
  sandbox: z.boolean(),
});

interface ReadingsQuery {
  scope: Scope;
  /** Of all models of the scope without them. */
  modelIds?: readonly number[];
  now: Date;
}

/**
 * What is known of a scope's models by platform: the stored figures of linked profiles as of their last reading, and followers that
 * were given within the last 31 days for platforms without one. Models of which nothing is known have no entries.
 */
export async function findModelReadings(db: Db, { scope, modelIds, now }: ReadingsQuery): Promise<ModelReadings[]> {
  const isOfThese = modelIds ? sql`and id = any(${sql.param([...modelIds])}::int[])` : sql``;
  const { rows } = await db.execute(sql`
    with own as materialized (select id from portfolio_models where ${inScope(scope, sql`portfolio_models`)} ${isOfThese}),
    read as (
      select own.id, profiles.platform, profiles.followers, profiles.engagement, profiles.gain28 as change,
        profiles.last_read_at as "observedAt", 'api' as kind, coalesce(series.sandbox, false) as sandbox
      from own join model_profiles link on link.model_id = own.id join profiles on profiles.id = link.profile_id
        left join profile_series series on series.profile_id = profiles.id
      where profiles.followers is not null and profiles.last_read_at is not null
    ),
    given as (
      select distinct on (own.id, one.platform) own.id, one.platform, one.value as followers, null::float8 as engagement,
        null::float8 as change, one.observed_at as "observedAt", evidence.kind, evidence.sandbox
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
    readings: (found.get(id) ?? []).map(({ id: _, observedAt, ...one }) => ({
      ...one,
      observedAt: observedAt.toISOString(),
    })),
  }));
}
