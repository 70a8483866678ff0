import type { Fact, MetricName, Source } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";

/** Some of a report's facts, with the sources that these rest on. */
export interface PickedFacts {
  facts: readonly Fact[];
  sources: readonly Source[];
}

const sealedRow = z.object({
  id: z.number(),
  facts: z.array(z.custom<Fact>((value) => typeof value === "object")),
  sources: z.array(z.custom<Source>((value) => typeof value === "object")),
});

/**
 * Reads the facts of some metrics out of whole reports, by the report's id. What is sealed never changes: each report is opened once, which
 * costs more than all else. For who may see all of them: nothing is redacted.
 */
export function sealedFactsOf(metrics: readonly MetricName[]) {
  const byDatabase = new WeakMap<Db, LRUCache<number, PickedFacts>>();
  return async (db: Db, reportIds: readonly number[]): Promise<ReadonlyMap<number, PickedFacts>> => {
    const known = byDatabase.get(db) ?? new LRUCache<number, PickedFacts>({ max: 2_000 });
    byDatabase.set(db, known);
    const unread = reportIds.filter((id) => !known.has(id));
    if (unread.length > 0) {
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
    return new Map(
      reportIds.flatMap((id) => {
        const picked = known.get(id);
        return picked ? [[id, picked] as const] : [];
      }),
    );
  };
}
