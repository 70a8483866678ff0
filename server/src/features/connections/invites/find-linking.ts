import type { ConsentInvite } from "@fanradar/contract";
import { eq } from "drizzle-orm";
import type { StoredModel } from "../../../domain/submissions/find-models.ts";
import type { Db } from "../../../platform/db/open-database.ts";
import { creators, modelSignups } from "../../../platform/db/schema.ts";
import type { FoundInvite } from "./find-invites.ts";
import { presentLinking } from "./present-invite.ts";

/**
 * Whether the person of a model's X handle consented that it is analyzed beside an OnlyFans page, by the newest answer to an
 * invite about these two. Null where the model does not link both, and where a person linked their own: X's policy takes that as
 * consent (docs/platforms.md).
 */
export async function findLinking(
  db: Db,
  { model, links }: Pick<StoredModel, "model" | "links">,
  invites: readonly FoundInvite[],
): Promise<ConsentInvite["linking"]> {
  const handleOf = (platform: "x" | "onlyfans") => links.find((link) => link.platform === platform)?.handle;
  const [x, onlyfans] = [handleOf("x"), handleOf("onlyfans")];
  if (x === undefined || onlyfans === undefined || (await isOwn(db, model.id))) return null;
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const answers = invites.flatMap(({ invite }) => {
    const linking = presentLinking(invite);
    return linking?.at && isSame(linking.x, x) && isSame(linking.onlyfans, onlyfans) ? [linking] : [];
  });
  const [newest] = answers.toSorted((one, other) => Date.parse(other.at ?? "") - Date.parse(one.at ?? ""));
  return newest ?? { x, onlyfans, state: "open", at: null };
}

/** A creator's own record, or the submission of a model's own sign-up. */
async function isOwn(db: Db, modelId: number): Promise<boolean> {
  const [creator, signup] = await Promise.all([
    db.select({ id: creators.id }).from(creators).where(eq(creators.id, modelId)),
    db.select({ id: modelSignups.userId }).from(modelSignups).where(eq(modelSignups.modelId, modelId)),
  ]);
  return creator.length > 0 || signup.length > 0;
}
