import { type Fact, type Source, usualEngagement } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { prefixLedger } from "../../domain/creators/chosen-models.ts";
import { sealedFactsOf } from "../../domain/reports/sealed-facts.ts";
import type { Db } from "../../platform/db/open-database.ts";

const readFacts = sealedFactsOf(["peerEngagement", "benchmarkEngagement"]);
const newestRow = z.object({ modelId: z.number(), reportId: z.number() });

/**
 * What is usual for accounts of the size, by the newest report of each model, so that a list and the report say one thing: a fact
 * `{id}.peerEngagement`, or `{id}.benchmarkEngagement` where too few creators are known. None without a report.
 *
 * @param rates the engagement of each model, whose platform counts
 */
export async function findUsualEngagement(
  db: Db,
  rates: readonly { modelId: number; rate: Fact }[],
): Promise<{ facts: Fact[]; sources: Source[] }> {
  const { rows } = await db.execute(sql`
    select model_id as "modelId", max(id) as "reportId" from reports
    where model_id = any(${sql.param(rates.map(({ modelId }) => modelId))}::int[]) group by model_id`);
  const newest = new Map(
    z
      .array(newestRow)
      .parse(rows)
      .map(({ modelId, reportId }) => [modelId, reportId]),
  );
  const read = await readFacts(db, [...newest.values()]);
  const found = rates.flatMap(({ modelId, rate }) => {
    const report = read.get(newest.get(modelId) ?? 0);
    const usual = report && rate.platform && usualEngagement(report.facts, rate.platform);
    if (!usual) return [];
    const own = { ...usual, id: usual.metric, inputs: [] };
    const sources = report.sources.filter(({ evidence }) => usual.sources.includes(evidence));
    return [prefixLedger(modelId, { facts: [own], sources })];
  });
  return { facts: found.flatMap(({ facts }) => facts), sources: found.flatMap(({ sources }) => sources) };
}
