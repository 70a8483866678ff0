import { dayMs, type Fact, type FormulaKey, type MetricName, makeMissing, recordFact } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { inScope, type Scope } from "../../domain/access/policy.ts";
import type { Db } from "../../platform/db/open-database.ts";

const periodDays = 30;

const counts = z.object({
  is_old: z.boolean(),
  models: z.number(),
  models_then: z.number(),
  reports: z.number(),
  reports_then: z.number(),
  processing: z.number(),
  rating: z.number().nullable(),
  rated: z.number(),
  rating_then: z.number().nullable(),
});

/**
 * The dashboard's figures, each a fact that this instance counted off its own rows. Stars of a report are 5 × positive ÷ all,
 * to one decimal. Changes are against 30 days ago, for an account that is older, and only where there was something.
 * Undefined for an account that is not there.
 */
export async function computeUserStats(db: Db, { userId, scope, now }: { userId: number; scope: Scope; now: Date }) {
  const then = new Date(now.getTime() - periodDays * dayMs);
  const { rows } = await db.execute(sql`
    with mine as (select id, created_at from portfolio_models join models using (id) where ${inScope(scope, sql`portfolio_models`)}),
    report as (select id, created_at from reports where model_id in (select id from mine)),
    stars as (
      select round(5.0 * count(*) filter (where is_positive) / count(*), 1) as now,
        round(5.0 * count(*) filter (where is_positive and updated_at <= ${then})
          / nullif(count(*) filter (where updated_at <= ${then}), 0), 1) as past
      from ratings where report_id in (
        select reports.id from reports join model_owners on model_owners.id = model_id where ${inScope(scope, sql`model_owners`)}
      ) group by report_id
    )
    select created_at < ${then} as is_old,
      (select count(*)::int from mine) as models,
      (select count(*)::int from mine where created_at <= ${then}) as models_then,
      (select count(*)::int from report) as reports,
      (select count(*)::int from report where created_at <= ${then}) as reports_then,
      (select count(*)::int from analyses where model_id in (select id from mine) and state in ('queued', 'running')) as processing,
      (select avg(now)::float8 from stars) as rating,
      (select count(*)::int from stars) as rated,
      (select avg(past)::float8 from stars) as rating_then
    from users where id = ${userId}`);
  if (rows.length === 0) return undefined;
  const found = counts.parse(rows[0]);
  const record = recorder({ now, then });
  const facts = [
    record.count("totalModels", "count.models", found.models),
    record.count("completedReports", "count.reports", found.reports),
    record.rating(found.rating, found.rated),
    record.count("processingModels", "count.processing", found.processing),
  ];
  if (found.is_old) {
    if (found.models_then > 0) facts.push(record.growth("totalModels", found.models, found.models_then));
    if (found.reports_then > 0) facts.push(record.growth("completedReports", found.reports, found.reports_then));
    if (found.rating !== null && found.rating_then !== null)
      facts.push(record.difference(found.rating, found.rating_then));
  }
  return {
    totalModels: found.models,
    completedReports: found.reports,
    avgRating: found.rating ?? 0,
    processingModels: found.processing,
    facts,
  };
}

function recorder({ now, then }: { now: Date; then: Date }) {
  const asOf = now.toISOString();
  const period = { from: then.toISOString(), to: asOf };
  const fact = (
    metric: MetricName,
    formula: FormulaKey,
    about: Pick<Fact, "value"> & Partial<Parameters<typeof recordFact>[0]>,
  ): Fact => recordFact({ id: metric, metric, asOf, formula, ...about }, { scope: "owner" });
  return {
    count: (metric: MetricName, formula: FormulaKey, value: number) => fact(metric, formula, { value }),
    rating: (value: number | null, n: number) =>
      value === null
        ? makeMissing(
            { id: "avgRating", metric: "avgRating", asOf, scope: "owner" },
            { code: "too-few-ratings", needs: 1, has: 0 },
          )
        : fact("avgRating", "rating.mean", { value, n, sampleOf: "reports" }),
    growth: (of: "totalModels" | "completedReports", value: number, past: number) =>
      fact(`${of}.change`, "count.change", {
        kind: "derived",
        value: (100 * (value - past)) / past,
        period,
        inputs: [of],
      }),
    difference: (value: number, past: number) =>
      fact("avgRating.change", "rating.change", {
        kind: "derived",
        value: value - past,
        period,
        inputs: ["avgRating"],
      }),
  };
}
