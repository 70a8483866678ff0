import type { AnalyseInput } from "@fanradar/engine";
import { desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { analyses } from "../../platform/db/schema.ts";
import { gatherInput } from "./gather-input.ts";
import { findLinks } from "./links.ts";

/** What an analysis would be given now, without reading anything anew: outcomes are those of the newest run. */
export async function gatherNow(
  db: Db,
  modelId: number,
  { asOf, without }: { asOf: Date; without?: number },
): Promise<AnalyseInput> {
  const links = await findLinks(db, modelId);
  const [run] = await db
    .select({ outcomes: analyses.outcomes })
    .from(analyses)
    .where(eq(analyses.modelId, modelId))
    .orderBy(desc(analyses.id))
    .limit(1);
  const subjects = links.map((link) => ({ ...link, outcome: run?.outcomes[link.id] ?? ("ok" as const) }));
  return gatherInput(db, { modelId, subjects, asOf, ...(without !== undefined && { without }) });
}
