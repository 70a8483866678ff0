import { privacyChoices } from "@fanradar/contract";
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { queueAnalysis } from "../../domain/analyses/start-analysis.ts";
import { updateEarningSeries } from "../../domain/payments/earning-series.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import {
  analyses,
  earningSeries,
  includedCreators,
  modelProfiles,
  modelSignups,
  profiles,
  submissions,
} from "../../platform/db/schema.ts";

/**
 * Columns that name a model and are moved to the creator, with the columns that are unique for a model: a row that the creator has
 * already is not moved. `model_profiles` is copied, and `model_signups` keeps the former id. Entries of the audit log are never changed:
 * they stay without the model.
 */
export const movedColumns: readonly { table: string; column: string; keys?: readonly string[] }[] = [
  ...["evidence", "observations", "transactions", "earning_series", "breakdowns", "connect_flows", "consent_invites"],
  ...["screenshots", "analyses", "reports", "removed_reports", "conversations", "notifications", "team_notes", "todos"],
  ...["split_rules", "goals"],
]
  .map((table): { table: string; column: string; keys?: readonly string[] } => ({ table, column: "model_id" }))
  .concat(
    { table: "reports", column: "deleted_from" },
    { table: "report_models", column: "model_id", keys: ["report_id"] },
    { table: "price_changes", column: "model_id", keys: ["changed_on"] },
    { table: "split_confirmations", column: "model_id", keys: ["platform", "currency", "month", "side"] },
    { table: "shifts", column: "model_id", keys: ["starts_at", "ends_at", "chatter"] },
    { table: "model_tags", column: "model_id", keys: ["tag"] },
    { table: "people_in_charge", column: "model_id", keys: ["user_id"] },
    { table: "workspace_member_models", column: "model_id", keys: ["workspace_id", "user_id"] },
    { table: "connections", column: "model_id", keys: ["platform"] },
    { table: "posts", column: "model_id", keys: ["profile_id", "external_id"] },
  );

/**
 * Makes a submission of one's own account that of one's sign-up as a model: who submitted themselves and claims their page later has one
 * model, as who signed up with it. The oldest that links the claimed profile; does nothing for who signed up as a model.
 */
export async function adoptSubmission(
  tx: Tx,
  { userId, profileId }: { userId: number; profileId: number },
): Promise<void> {
  const [found] = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .innerJoin(modelProfiles, eq(modelProfiles.modelId, submissions.id))
    .where(
      and(eq(submissions.workspaceId, userId), isNull(submissions.deletedAt), eq(modelProfiles.profileId, profileId)),
    )
    .orderBy(submissions.id)
    .limit(1);
  if (!found) return;
  const privacySettings = privacyChoices.parse({});
  await tx.insert(modelSignups).values({ userId, modelId: found.id, privacySettings }).onConflictDoNothing();
}

/**
 * Moves the submission of a model's sign-up to the creator that they claimed: its evidence, reports, what refers to it, and its
 * OnlyFans and TikTok links. Only if all its Instagram and X profiles belong to the creator, so that no figures of others are moved.
 *
 * @returns whether it was merged; else it stays a submission
 */
export async function mergeSubmission(
  tx: Tx,
  { userId, modelId }: { userId: number; modelId: number },
): Promise<boolean> {
  const [signup] = await tx
    .select({ id: submissions.id })
    .from(modelSignups)
    .innerJoin(submissions, eq(submissions.id, modelSignups.modelId))
    .where(and(eq(modelSignups.userId, userId), eq(submissions.workspaceId, userId), isNull(submissions.deletedAt)))
    .for("update", { of: submissions });
  if (!signup || (await linksOtherProfiles(tx, { from: signup.id, to: modelId }))) return false;
  // One that has ended would keep the submission's out. Of two live ones the submission's goes, without the platform being called: that
  // would end the other consent to the same account too.
  await tx.execute(sql`
    delete from connections using connections given where connections.model_id = ${modelId} and connections.sealed_tokens is null
      and given.model_id = ${signup.id} and given.platform = connections.platform`);
  await mergeScreenshots(tx, { from: signup.id, to: modelId });
  await tx.delete(earningSeries).where(eq(earningSeries.modelId, modelId));
  await tx.delete(analyses).where(and(eq(analyses.modelId, signup.id), inArray(analyses.state, ["queued", "running"])));
  for (const moved of movedColumns) {
    const [table, column] = [sql.identifier(moved.table), sql.identifier(moved.column)];
    const keys = moved.keys?.map((key) => sql`and present.${sql.identifier(key)} = moved.${sql.identifier(key)}`);
    const isNew = keys
      ? sql`and not exists (
          select 1 from ${table} as present where present.${column} = ${modelId} ${sql.join(keys, sql` `)})`
      : sql``;
    await tx.execute(sql`update ${table} as moved set ${column} = ${modelId} where ${column} = ${signup.id} ${isNew}`);
  }
  await tx.update(modelSignups).set({ mergedId: signup.id }).where(eq(modelSignups.userId, userId));
  await tx.execute(sql`
    insert into model_profiles (model_id, profile_id)
      select ${modelId}, profile_id from model_profiles where model_id = ${signup.id} on conflict do nothing`);
  await tx.delete(submissions).where(eq(submissions.id, signup.id));
  await updateEarningSeries(tx, modelId);
  return true;
}

/**
 * Makes the submission of a model's sign-up stand for the creator until all of its profiles are claimed: it links the creator's profiles
 * on platforms that it links none on, and the creator its OnlyFans and TikTok pages, which stand on their owner's word. Does nothing
 * where the submission links another profile than the creator on a platform.
 */
export async function includeCreator(
  tx: Tx,
  { userId, creatorId }: { userId: number; creatorId: number },
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    insert into model_profiles (model_id, profile_id)
      select submissions.id, own.profile_id
      from model_signups join submissions on submissions.id = model_signups.model_id and submissions.workspace_id = ${userId}
        and submissions.deleted_at is null
        join model_profiles as own on own.model_id = ${creatorId} join profiles on profiles.id = own.profile_id
      where model_signups.user_id = ${userId} and not exists (
        select 1 from model_profiles as linked join profiles as other on other.id = linked.profile_id
        where linked.model_id = submissions.id and other.platform = profiles.platform
      )`);
  const [included] = await tx.select().from(includedCreators).where(eq(includedCreators.creatorId, creatorId));
  if (!included) return;
  await tx.execute(sql`
    insert into model_profiles (model_id, profile_id)
      select ${creatorId}, profiles.id from model_profiles join profiles on profiles.id = profile_id
      where model_id = ${included.submissionId} and platform in ('onlyfans', 'tiktok') on conflict do nothing`);
  await updateEarningSeries(tx, creatorId);
  if (rowCount) await queueAnalysis(tx, { modelId: included.submissionId, cause: "links-changed" });
}

/** Whether the submission links an Instagram or X profile that is not the creator's. */
async function linksOtherProfiles(tx: Tx, { from, to }: { from: number; to: number }): Promise<boolean> {
  const rows = await tx
    .select({ id: profiles.id })
    .from(modelProfiles)
    .innerJoin(profiles, eq(profiles.id, modelProfiles.profileId))
    .where(
      and(
        eq(modelProfiles.modelId, from),
        or(eq(profiles.platform, "instagram"), eq(profiles.platform, "x")),
        sql`${profiles.creatorId} is distinct from ${to}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** A picture that both have becomes one: the submission's, with the evidence that was confirmed from either. */
async function mergeScreenshots(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  const both = sql`given.model_id = ${from} and present.model_id = ${to} and given.sha256 = present.sha256`;
  await tx.execute(sql`
    update screenshots as given set confirmed_at = coalesce(given.confirmed_at, present.confirmed_at),
      platform = coalesce(given.platform, present.platform), observed_on = coalesce(given.observed_on, present.observed_on),
      currency = coalesce(given.currency, present.currency), picture = coalesce(given.picture, present.picture)
    from screenshots as present where ${both}`);
  for (const table of [sql`evidence`, sql`screenshot_figures`])
    await tx.execute(sql`
      update ${table} set screenshot_id = given.id from screenshots as given, screenshots as present
      where ${both} and ${table}.screenshot_id = present.id`);
  await tx.execute(sql`delete from screenshots as present using screenshots as given where ${both}`);
}
