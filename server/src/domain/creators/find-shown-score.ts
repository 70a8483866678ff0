import type { Db } from "../../platform/db/open-database.ts";
import { visibility } from "../access/visibility.ts";
import { findCreatorsOfModels, findScoreParts } from "./find-creator.ts";

/** What the score of a creator's own record is made of, as everybody may read it; undefined where they may not, or where there is none. */
export async function findShownScore(db: Db, modelId: number) {
  const [found] = await findCreatorsOfModels(db, [modelId]);
  return found && visibility(found.creator, "figures") === "public" ? findScoreParts(db, modelId) : undefined;
}
