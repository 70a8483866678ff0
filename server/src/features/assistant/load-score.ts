import { reportSources, trendingParts } from "@fanradar/engine";
import { publicInputs } from "../../domain/creators/trending/public-inputs.ts";
import { findReference } from "../../domain/creators/trending/refresh-reference.ts";
import type { Db } from "../../platform/db/open-database.ts";

/** Followers stand in the report, as they were when it was made. */
const scoreMetrics: ReadonlySet<string> = new Set(["trendingScore", "trendingPlace", "trendingWeight"]);

/** The trending score of a model as of `at`, with what each platform brings to it; undefined of a model without a profile. */
export async function loadScore(db: Db, modelId: number, at: Date) {
  const input = (await publicInputs(db, [modelId], at)).get(modelId);
  if (!input) return undefined;
  const reference = await findReference(db);
  const { score, parts } = trendingParts(input, reference && { reference });
  const facts = [score, ...parts].filter(({ metric }) => scoreMetrics.has(metric));
  return { facts, sources: reportSources(input, facts) };
}
