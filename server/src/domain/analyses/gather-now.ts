import type { AnalyseInput } from "@fanradar/engine";
import { desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { analyses } from "../../platform/db/schema.ts";
import { gatherInput, gatherModelInput, gatherMoneyInput, type ModelInput, type MoneyInput } from "./gather-input.ts";
import { findLinks } from "./links.ts";

interface NowOptions {
  asOf: Date;
  /** Id of evidence to leave out, as if it did not exist. */
  without?: number;
}

/** The input of an analysis at present, without new reads: outcomes are those of the newest run. */
export const gatherNow = async (db: Db, modelId: number, options: NowOptions): Promise<AnalyseInput> =>
  gatherInput(db, { ...options, modelId, subjects: await findSubjects(db, modelId) });

/** The same without the pools of other models, which take longer to find. */
export const gatherModelNow = async (db: Db, modelId: number, options: NowOptions): Promise<ModelInput> =>
  gatherModelInput(db, { ...options, modelId, subjects: await findSubjects(db, modelId) });

/** What is known of a model's money at present, as far as these metrics show. */
export const gatherMoneyNow = async (
  db: Db,
  modelId: number,
  options: Parameters<typeof gatherMoneyInput>[2] & { asOf: Date },
): Promise<MoneyInput> =>
  gatherMoneyInput(db, { asOf: options.asOf, modelId, subjects: await findSubjects(db, modelId) }, options);

async function findSubjects(db: Db, modelId: number) {
  const links = await findLinks(db, modelId);
  const [run] = await db
    .select({ outcomes: analyses.outcomes })
    .from(analyses)
    .where(eq(analyses.modelId, modelId))
    .orderBy(desc(analyses.id))
    .limit(1);
  return links.map((link) => ({ ...link, outcome: run?.outcomes[link.id] ?? ("ok" as const) }));
}
