import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { inScope, type Member } from "../access/policy.ts";
import { type PickedFacts, sealedFactsOf } from "../reports/sealed-facts.ts";

/** The newest report of a model whose figures may ask for attention, and of them those that could. */
export interface ModelFigures extends PickedFacts {
  modelId: number;
  name: string;
}

const readPublic = sealedFactsOf(["gainPercent", "engagementChange", "unexplainedGain"]);
const readAll = sealedFactsOf([
  ...(["gainPercent", "engagementChange", "unexplainedGain", "earningsChange"] as const),
  ...(["quietPayers", "quietWorth", "earningsNet"] as const),
]);
const alerts = ["unusual-drop", "unusual-rise", "engagement-down"];
/** As many models by each sign: opening a report costs more than all else. */
const most = 50;
const recentDays = 31;

const candidate = z.object({ modelId: z.number(), name: z.string(), reportId: z.number() });

/** Days of a sum of earnings, and of the one before that it is held against. */
const earningDays = 30;

/**
 * Figures of the newest reports of the models that may have fallen: the fifty whose profiles lost most by their last readings, the fifty
 * whose earnings did and the fifty that earn most, for who sees these, and the fifty that alerts of the last month name.
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
    ), earning as (
      select owner.id, net_cents[cardinality(days)] as net, days[cardinality(days)] as last_day,
        coalesce(net_cents[width_bucket(days[cardinality(days)] - ${earningDays}, days)], 0) as before,
        coalesce(net_cents[width_bucket(days[cardinality(days)] - ${2 * earningDays}, days)], 0) as long_before
      from portfolio_models owner join earning_series on earning_series.model_id = owner.id
      where ${inScope(member, sql`owner`)} and ${member.seesEarnings} and cardinality(days) > 0
    ), earning_less as (
      select id from earning where net - before < before - long_before
      group by id order by max((before - long_before) - (net - before)) desc limit ${most}
    ), paying as (
      select id from earning where last_day > extract(epoch from ${now.toISOString()}::timestamptz) / 86400 - ${recentDays}
      group by id order by max(net - before) desc limit ${most}
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
    where ${inScope(member, sql`owner`)} and models.id in (select id from falling union select id from earning_less
      union select id from paying union select id from alerted)`);
  const candidates = z.array(candidate).parse(rows);
  const known = await (member.seesEarnings ? readAll : readPublic)(
    db,
    candidates.map(({ reportId }) => reportId),
  );
  return candidates.flatMap(({ modelId, name, reportId }) => {
    const figures = known.get(reportId);
    return figures ? [{ modelId, name, ...figures }] : [];
  });
}
