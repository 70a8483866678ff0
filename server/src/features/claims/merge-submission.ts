import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { analyses, modelProfiles, modelSignups, models, profiles, reports } from "../../platform/db/schema.ts";

/** Tables of what was given for a model. */
const given = [
  "evidence",
  "observations",
  "posts",
  "transactions",
  "breakdowns",
  "connections",
  "screenshots",
] as const;

/**
 * Makes the submission that a model's sign-up made part of the creator that they claimed: what they gave for it, its reports, and
 * its OnlyFans and TikTok links. Only once all its Instagram and X profiles are theirs, so that nothing of anybody else's comes
 * along, and only while they have given nothing for the creator itself.
 *
 * @returns whether it was joined; else it stays a submission
 */
export async function mergeSubmission(
  tx: Tx,
  { userId, modelId }: { userId: number; modelId: number },
): Promise<boolean> {
  const [signup] = await tx
    .select({ id: models.id })
    .from(modelSignups)
    .innerJoin(models, eq(models.id, modelSignups.modelId))
    .where(and(eq(modelSignups.userId, userId), eq(models.userId, userId)))
    .for("update", { of: models });
  if (!signup || (await namesOthers(tx, { from: signup.id, to: modelId })) || (await hasGiven(tx, modelId)))
    return false;
  await tx.delete(analyses).where(and(eq(analyses.modelId, signup.id), inArray(analyses.state, ["queued", "running"])));
  for (const table of given)
    await tx.execute(sql`update ${sql.identifier(table)} set model_id = ${modelId} where model_id = ${signup.id}`);
  await tx.update(analyses).set({ modelId }).where(eq(analyses.modelId, signup.id));
  await tx.update(reports).set({ modelId }).where(eq(reports.modelId, signup.id));
  await tx.execute(sql`
    insert into model_profiles (model_id, profile_id)
      select ${modelId}, profile_id from model_profiles where model_id = ${signup.id} on conflict do nothing`);
  await tx.delete(models).where(eq(models.id, signup.id));
  return true;
}

/** Does it name an Instagram or X profile that is not the creator's? */
async function namesOthers(tx: Tx, { from, to }: { from: number; to: number }): Promise<boolean> {
  const rows = await tx
    .select({ id: profiles.id })
    .from(modelProfiles)
    .innerJoin(profiles, eq(profiles.id, modelProfiles.profileId))
    .where(
      and(
        eq(modelProfiles.modelId, from),
        or(eq(profiles.platform, "instagram"), eq(profiles.platform, "x")),
        ne(sql`coalesce(${profiles.creatorId}, 0)`, sql`(select creator_id from models where id = ${to})`),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

async function hasGiven(tx: Tx, modelId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from evidence where model_id = ${modelId}
    union all select 1 from screenshots where model_id = ${modelId}
    union all select 1 from connections where model_id = ${modelId} limit 1`);
  return rows.length > 0;
}
