import { type AnalyseInput, type Fact, isTopCreator, reportSources, trendingParts } from "@fanradar/engine";
import { and, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/open-database.ts";
import { creators, models, trendingScores } from "../../../platform/db/schema.ts";
import { defineJob, scheduledAt } from "../../../platform/queue/define-job.ts";
import { publicInputs } from "./public-inputs.ts";
import { findReference } from "./refresh-reference.ts";

/** Models at a time: so many fit one query, and others get their turn between. */
const batch = 100;

/**
 * Computes the trending score of each completed model, and of each creator, anew, from what anyone may read of
 * its profiles, as of `at`; none where there are fewer than 7 daily readings; and whether a creator is among the first, which it
 * stays until the score falls below 92. A creator is ranked by it, with what it is made of. Running twice changes nothing.
 *
 * @returns how many models have another score or place than before
 */
export async function recomputeTrending(db: Db, at: Date): Promise<number> {
  const reference = await findReference(db);
  let changed = 0;
  let after = 0;
  for (;;) {
    const found = await db
      .select({
        id: models.id,
        score: models.trendingScore,
        was: creators.isTopCreator,
        creatorId: models.creatorId,
        rankedAsOf: sql<string | null>`${trendingScores.fact} ->> 'asOf'`,
      })
      .from(models)
      .leftJoin(creators, eq(creators.id, models.id))
      .leftJoin(trendingScores, eq(trendingScores.creatorId, models.id))
      .where(and(or(eq(models.status, "completed"), isNotNull(models.creatorId)), gt(models.id, after)))
      .orderBy(models.id)
      .limit(batch);
    const last = found.at(-1);
    if (!last) return changed;
    after = last.id;
    const inputs = await publicInputs(
      db,
      found.map(({ id }) => id),
      at,
    );
    for (const { id, score, was, creatorId, rankedAsOf } of found) {
      const input = inputs.get(id);
      const computed = input && trendingParts(input, reference && { reference });
      const now = typeof computed?.score.value === "number" ? computed.score.value : null;
      const isFirst = was === null ? null : now !== null && isTopCreator(now, { was });
      const isOther = now !== score || isFirst !== was;
      const place = input && computed && now !== null && creatorId !== null ? placeOf(input, computed, now) : undefined;
      if (!isOther && (place?.fact.asOf ?? null) === rankedAsOf) continue;
      await db.transaction(async (tx) => {
        if (isFirst !== null && isFirst !== was)
          await tx.update(creators).set({ isTopCreator: isFirst }).where(eq(creators.id, id));
        if (now !== score) await tx.update(models).set({ trendingScore: now }).where(eq(models.id, id));
        if (!place) await tx.delete(trendingScores).where(eq(trendingScores.creatorId, id));
        else
          await tx
            .insert(trendingScores)
            .values({ creatorId: id, ...place })
            .onConflictDoUpdate({ target: trendingScores.creatorId, set: place });
      });
      if (isOther) changed++;
    }
  }
}

/** Members of a score that the ranking stores. */
function placeOf(input: AnalyseInput, { score, parts }: { score: Fact; parts: Fact[] }, value: number) {
  const facts = [score, ...parts];
  return {
    score: value,
    // Lists carry the fact many times over: of its sources the newest.
    fact: { ...score, sources: newestOf(input, score.sources) },
    parts: { facts, sources: reportSources(input, facts) },
  };
}

function newestOf({ evidence }: AnalyseInput, keys: string[]): string[] {
  const [newest] = evidence
    .filter(({ key }) => keys.includes(key))
    .sort((a, b) => (a.addedAt < b.addedAt ? 1 : -1))
    .map(({ key }) => key);
  return newest === undefined ? [] : [newest];
}

export const trendingScoresJob = defineJob({
  name: "trending-scores",
  payload: scheduledAt,
  cron: "20 * * * *",
  run: ({ db }: { db: Db }, at) => recomputeTrending(db, at),
});
