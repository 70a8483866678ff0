import type { Analysis } from "@fanradar/contract";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { prepareOnce } from "../../platform/db/prepare-once.ts";
import { analyses, modelOwners, models, ownerOf } from "../../platform/db/schema.ts";
import type { OwnedResource } from "../access/policy.ts";
import { linkedProfiles } from "../profiles/model-links.ts";
import { runColumns } from "./find-models.ts";
import { presentAnalysis } from "./present-analysis.ts";

const newestRun = sql`(select max(id) from analyses where model_id = models.id)`;

const byModel = prepareOnce((db) =>
  db
    .select({ owner: ownerOf, run: runColumns, links: linkedProfiles })
    .from(modelOwners)
    .innerJoin(models, eq(models.id, modelOwners.id))
    .leftJoin(analyses, eq(analyses.id, newestRun))
    .where(eq(modelOwners.id, sql.placeholder("modelId"))),
);

/** A model's newest run as on the wire, with its owner; undefined when there is no such model. */
export async function findRun(
  db: Db,
  modelId: number,
): Promise<(OwnedResource & { analysis: Analysis | null }) | undefined> {
  const [found] = await byModel(db).execute({ modelId });
  return found && { ...found.owner, analysis: found.run && presentAnalysis(found.run, found.links) };
}
