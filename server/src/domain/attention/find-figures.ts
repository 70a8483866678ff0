import type { Fact, Source } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { inScope, type Member } from "../access/policy.ts";

/** The newest report of a model whose figures may ask for attention, and of them those that could. */
export interface ModelFigures {
  modelId: number;
  name: string;
  facts: readonly Fact[];
  sources: readonly Source[];
}

const metrics = ["gainPercent", "engagementChange", "unexplainedGain"];
const alerts = ["unusual-drop", "unusual-rise", "engagement-down"];
/** As many models by each sign: opening a report costs more than all else. */
const most = 50;
const recentDays = 31;

/** What is sealed never changes: its figures are read once. */
const known = new LRUCache<number, Pick<ModelFigures, "facts" | "sources">>({ max: 2_000 });

const candidate = z.object({ modelId: z.number(), name: z.string(), reportId: z.number() });
const sealedRow = z.object({
  id: z.number(),
  facts: z.array(z.custom<Fact>((value) => typeof value === "object")),
  sources: z.array(z.custom<Source>((value) => typeof value === "object")),
});

/**
 * Figures of the newest reports of the models that may have fallen: the fifty whose profiles lost most by their last readings, and the
 * fifty that alerts of the last month name.
 */
export async function findModelFigures(
  db: Db,
  { member, now }: { member: Member; now: Date },
): Promise<ModelFigures[]> {
  const { rows } = await db.execute(sql`
    with falling as (
      select owner.id from portfolio_models owner join model_profiles on model_id = owner.id join profiles on profiles.id = profile_id
      where ${inScope(member, sql`owner`)} and profiles.gain28 < 0
      group by owner.id order by min(profiles.gain28) limit ${most}
    ), alerted as (
      select model_id as id from notifications
      where user_id = ${member.userId} and kind = any(${sql.param(alerts)}::text[])
        and created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${recentDays})
      group by model_id order by max(id) desc limit ${most}
    )
    select models.id as "modelId", models.name, report.id as "reportId"
    from portfolio_models owner join models on models.id = owner.id cross join lateral (
      select id from reports where model_id = models.id order by id desc limit 1
    ) report
    where ${inScope(member, sql`owner`)} and models.id in (select id from falling union select id from alerted)`);
  const candidates = z.array(candidate).parse(rows);
  await readFigures(
    db,
    candidates.map(({ reportId }) => reportId),
  );
  return candidates.flatMap(({ modelId, name, reportId }) => {
    const figures = known.get(reportId);
    return figures ? [{ modelId, name, ...figures }] : [];
  });
}

async function readFigures(db: Db, reportIds: readonly number[]): Promise<void> {
  const unread = reportIds.filter((id) => !known.has(id));
  if (unread.length === 0) return;
  const { rows } = await db.execute(sql`
    select id, sealed -> 'sources' as sources, (
      select coalesce(jsonb_agg(fact), '[]') from jsonb_array_elements(sealed -> 'facts') fact
      where fact ->> 'metric' = any(${sql.param(metrics)}::text[])
    ) as facts
    from reports where id = any(${sql.param(unread)}::int[])`);
  for (const { id, facts, sources } of z.array(sealedRow).parse(rows)) {
    const behind = new Set(facts.flatMap((fact) => fact.sources));
    known.set(id, { facts, sources: sources.filter(({ evidence }) => behind.has(evidence)) });
  }
}
