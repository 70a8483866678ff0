import type { Analysis } from "@fanradar/contract";
import type { Db } from "../../platform/db/open-database.ts";
import type { OwnedResource } from "../access/policy.ts";
import { findModel } from "./find-models.ts";
import { presentAnalysis } from "./present-analysis.ts";

/** A model's newest run as on the wire, with its owner; undefined when there is no such model. */
export async function findRun(
  db: Db,
  modelId: number,
): Promise<(OwnedResource & { analysis: Analysis | null }) | undefined> {
  const found = await findModel(db, modelId);
  if (!found) return undefined;
  const { model, run, links } = found;
  const { workspaceId, guestId } = model;
  return { modelId, workspaceId, guestId, analysis: run && presentAnalysis(run, links) };
}
