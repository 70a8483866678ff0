import { sql } from "drizzle-orm";
import { z } from "zod";
import { isEvidenceOf, isOfLinkedPage } from "../../domain/profiles/model-links.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { evidence, priceChanges } from "../../platform/db/schema.ts";

const found = z.tuple([z.object({ version: z.string() })]);

/**
 * Equal as long as nothing that a model's prices and earnings are known by has changed: its evidence, which is never altered once it is
 * there, whether each piece is of a page that the model links, and logged price changes.
 */
export async function moneyVersionOf(db: Db, modelId: number): Promise<string> {
  const { rows } = await db.execute(sql`
    select jsonb_build_array(${modelId}::int,
      (select jsonb_agg(jsonb_build_array(id, ${isOfLinkedPage(modelId)}) order by id) from ${evidence} where ${isEvidenceOf(evidence.modelId, modelId)}),
      (select jsonb_agg(jsonb_build_array(id, created_at) order by id) from ${priceChanges} where model_id = ${modelId})
    )::text as version`);
  return found.parse(rows)[0].version;
}
