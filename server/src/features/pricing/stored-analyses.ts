import { createHash } from "node:crypto";
import { engineVersion, type PricingAnalysis } from "@fanradar/engine";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { missingReference } from "../../platform/db/postgres-errors.ts";
import { priceAnalyses } from "../../platform/db/schema.ts";
import { defineJob, scheduledAt } from "../../platform/queue/define-job.ts";
import { gatherPricing } from "./gather-pricing.ts";
import { moneyVersionOf } from "./money-version.ts";
import { openPricingThread } from "./open-pricing-thread.ts";

/** Of a month the same evidence gives the same figures, by the same engine: no other part of the moment counts. */
const hashOf = (version: string, now: Date): Buffer =>
  createHash("sha256")
    .update(JSON.stringify([engineVersion, now.toISOString().slice(0, "2026-11".length), version]))
    .digest();

/** What the prices of a model came to in this version of its evidence; undefined where that is not stored. */
export async function findStoredAnalysis(
  db: Db,
  { modelId, version, now }: { modelId: number; version: string; now: Date },
): Promise<PricingAnalysis | undefined> {
  const [stored] = await db
    .select({ analysis: priceAnalyses.analysis })
    .from(priceAnalyses)
    .where(and(eq(priceAnalyses.modelId, modelId), eq(priceAnalyses.version, hashOf(version, now))));
  return stored && { ...stored.analysis, asOf: now.toISOString() };
}

/** The rest waits for the next run. */
const mostAtOnce = 100;

/** Models with statements whose stored analysis is older than their newest evidence or logged price, or of a month before. */
async function findOutdated(db: Db, at: Date): Promise<number[]> {
  const { rows } = await db.execute(sql`
    select owner.id from model_owners owner join (
      select model_id, max(added_at) as newest from evidence group by 1 having bool_or(kind = 'file')
    ) known on known.model_id = owner.id
    left join (select model_id, max(created_at) as newest from price_changes group by 1) logged on logged.model_id = owner.id
    left join price_analyses stored on stored.model_id = owner.id
    where stored.computed_at is null
      or stored.computed_at < greatest(known.newest, logged.newest, date_trunc('month', ${at.toISOString()}::timestamptz))
    order by known.newest desc limit ${mostAtOnce}`);
  return z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map(({ id }) => id);
}

/** Stores what the prices of models come to by what is known at `at`, where that may have changed. */
export async function storePriceAnalyses(db: Db, at: Date): Promise<void> {
  const outdated = await findOutdated(db, at);
  if (outdated.length === 0) return;
  const thread = openPricingThread();
  try {
    for (const modelId of outdated) {
      const version = await moneyVersionOf(db, modelId);
      const { pricing } = await gatherPricing(db, modelId, at);
      const analysis = await thread.analyse(pricing);
      if (analysis === "busy" || (await moneyVersionOf(db, modelId)) !== version) continue;
      await storeAnalysis(db, modelId, { version: hashOf(version, at), analysis, computedAt: at });
    }
  } finally {
    await thread.close();
  }
}

async function storeAnalysis(db: Db, modelId: number, row: Omit<typeof priceAnalyses.$inferInsert, "modelId">) {
  try {
    await db
      .insert(priceAnalyses)
      .values({ modelId, ...row })
      .onConflictDoUpdate({ target: priceAnalyses.modelId, set: row });
  } catch (error) {
    // A model that was deleted meanwhile has no prices.
    if (missingReference(error) === undefined) throw error;
  }
}

export const priceAnalysesJob = defineJob({
  name: "price-analyses",
  payload: scheduledAt,
  cron: "*/2 * * * *",
  run: ({ db }: { db: Db }, at) => storePriceAnalyses(db, at),
});
