import type { Db } from "../../platform/db/open-database.ts";
import { visibility } from "../access/visibility.ts";
import { findCreatorsById, findScoreParts } from "./find-creator.ts";

/** Parts of a creator's public score; undefined if it is private or missing. */
export async function findShownScore(db: Db, creatorId: number) {
  const [found] = await findCreatorsById(db, [creatorId]);
  return found && visibility(found.creator, "figures") === "public" ? findScoreParts(db, creatorId) : undefined;
}
