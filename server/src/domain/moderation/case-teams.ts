import { type CaseNotice, type HidingProblem, noticeReasons } from "@fanradar/contract";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { modelProfiles, moderationCases, removalAnswers } from "../../platform/db/schema.ts";
import { notifyTeam } from "../notifications/notify-team.ts";
import { openCase, quarantine } from "./open-case.ts";

/** What may hide a page is decided about sooner: the 48 hours of the TAKE IT DOWN Act. */
const decideHidingWithinMs = 48 * 3_600_000;

type Removal = Omit<Parameters<typeof openCase>[1], "kind">;

/** SQL: open cases that the workspaces of a profile are notified of (requests for removal, and what hides its page), beside the profiles that they are about, the creator's other ones included. */
const requested = sql`(
  select moderation_cases.id, moderation_cases.due_at, linked.id as profile_id, case
    when kind in ('removal', 'minor') then kind when problem = 'non-consensual' then problem else 'other' end as reason
  from moderation_cases join profiles named using (platform, handle)
    join profiles linked on linked.id = named.id or linked.creator_id = named.creator_id
  where (moderation_cases.kind = 'removal' or moderation_cases.hides_page) and moderation_cases.decided_at is null
)`;

/** SQL: whether a model's account on the platform of a profile is connected, which only who holds the account can do. */
const isConnected = sql`exists (
  select from connections join profiles proved using (platform, handle)
  where connections.model_id = model_profiles.model_id and proved.id = requested.profile_id and sealed_tokens is not null
)`;

/**
 * Opens the case of a request for removal and notifies the workspaces that work with the profile. `isProved`: the request shows that the
 * profile is its sender's. Without that it hides nothing of a profile that somebody else has proved to be theirs, by a claim or a
 * connected account.
 *
 * @returns by when it is decided
 */
export async function openRemoval(
  tx: Tx,
  removal: Removal,
  { profileId, isProved }: { profileId: number | undefined; isProved: boolean },
): Promise<Date> {
  const { id, dueAt, isNew } = await openCase(tx, { ...removal, kind: "removal" });
  if (profileId === undefined) return dueAt;
  if (isProved || !(await isProvedByOthers(tx, { caseId: id, profileId })))
    await quarantine(tx, { caseId: id, profileId });
  if (isNew) await notifyTeams(tx, { caseId: id, kind: "removal-requested" });
  return dueAt;
}

/** Hides the page of a case until its decision, and notifies the workspaces that work with the profile. */
export async function hidePage(tx: Tx, of: { caseId: number; profileId: number }): Promise<void> {
  await quarantine(tx, of);
  await notifyTeams(tx, { caseId: of.caseId, kind: "page-hidden" });
}

type HidingReport = Omit<Parameters<typeof openCase>[1], "kind" | "problem"> & {
  problem: HidingProblem;
  /** Whether it hides the page before somebody has looked. */
  hides: boolean;
};

/** Whether a report of this person hides a page by itself: they can be identified, and be suspended. */
export const hidesByReport = (user: { isVerified: boolean } | null): boolean => user?.isVerified === true;

/**
 * Opens the case of a report that may hide a page before anybody has looked at it; it does not where a moderator has already decided that it
 * is not so.
 *
 * @returns whether the page is hidden
 */
export async function openHidingCase(
  tx: Tx,
  { problem, hides, ...about }: HidingReport,
  { id: profileId, clearedAt }: { id: number; clearedAt: Date | null },
): Promise<boolean> {
  const isMinor = problem === "minor";
  const isHidden = hides && !(isMinor ? clearedAt !== null : await wasDismissed(tx, { ...about, problem }));
  const { id: caseId } = await openCase(tx, {
    ...about,
    ...(isMinor ? { kind: "minor" } : { kind: "problem", problem }),
    dueAt: new Date(Date.now() + decideHidingWithinMs),
  });
  if (isHidden) await hidePage(tx, { caseId, profileId });
  return isHidden;
}

async function wasDismissed(
  tx: Tx,
  { platform, handle, problem }: Pick<HidingReport, "platform" | "handle"> & { problem: "non-consensual" },
): Promise<boolean> {
  const isSame = and(
    eq(moderationCases.platform, platform),
    eq(moderationCases.handle, handle),
    eq(moderationCases.problem, problem),
    eq(moderationCases.decision, "kept"),
  );
  return (await tx.$count(moderationCases, isSame)) > 0;
}

async function isProvedByOthers(tx: Tx, { caseId, profileId }: { caseId: number; profileId: number }) {
  const { rows } = await tx.execute(sql`
    select 1 from profiles join creators on creators.id = profiles.creator_id
    where profiles.id = ${profileId} and creators.owner_user_id is not null
    union all
    select 1 from ${requested} requested join model_profiles using (profile_id)
    where requested.id = ${caseId} and ${isConnected} limit 1`);
  return rows.length > 0;
}

/** Who may change a model can answer; a claimed creator's own record is one of the models. */
async function notifyTeams(
  tx: Tx,
  { caseId, kind }: { caseId: number; kind: "removal-requested" | "page-hidden" },
): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct model_id as id from ${requested} requested join model_profiles using (profile_id)
    where requested.id = ${caseId} order by 1`);
  for (const { id: modelId } of rows) await notifyTeam(tx, { kind, key: `case ${caseId} of ${modelId}`, modelId });
}

/** Notifies the workspaces that know of a case that its page, which was hidden, is shown again. */
export async function notifyShown(
  tx: Tx,
  { caseId, profileIds }: { caseId: number; profileIds: number[] },
): Promise<void> {
  const linked = await tx
    .selectDistinct({ modelId: modelProfiles.modelId })
    .from(modelProfiles)
    .where(inArray(modelProfiles.profileId, profileIds))
    .orderBy(modelProfiles.modelId);
  for (const { modelId } of linked)
    await notifyTeam(tx, { kind: "page-shown", key: `case ${caseId} decided for ${modelId}`, modelId });
}

/** Deletes what admins and workspaces were asked about these cases: once they are decided there is nothing to answer. */
export async function forgetNotices(tx: Tx, cases: SQL | undefined): Promise<void> {
  await tx.execute(sql`delete from notifications using moderation_cases
    where ((notifications.kind in ('removal-requested', 'page-hidden') and notifications.key like 'case ' || moderation_cases.id || ' of %')
      or (notifications.kind = 'case-opened' and notifications.key = 'case ' || moderation_cases.id)) and ${cases}`);
}

/** The open case about a profile that a model links, as its workspace sees it; undefined without one. */
export async function findOpenCase(
  db: Db | Tx,
  { modelId, workspaceId }: { modelId: number; workspaceId: number | null },
): Promise<(CaseNotice & { caseId: number }) | undefined> {
  const { rows } = await db.execute(sql`
    select id as "caseId", reason, due_at as "dueAt", exists (
      select from removal_answers where case_id = requested.id and workspace_id = ${workspaceId}
    ) as "isAnswered"
    from ${requested} requested join model_profiles using (profile_id)
    where model_id = ${modelId} order by due_at, id limit 1`);
  const [found] = z
    .array(
      z.object({ caseId: z.number(), reason: z.enum(noticeReasons), dueAt: z.coerce.date(), isAnswered: z.boolean() }),
    )
    .parse(rows);
  return found && { ...found, dueAt: found.dueAt.toISOString() };
}

interface Answer {
  modelId: number;
  workspaceId: number;
  words: string;
}

/** Stores what a workspace says about the open case; undefined where there is none. */
export async function answerNotice(db: Db, { words, ...of }: Answer): Promise<CaseNotice | undefined> {
  return db.transaction(async (tx) => {
    const open = await findOpenCase(tx, of);
    if (!open) return undefined;
    const { caseId, ...notice } = open;
    const { workspaceId } = of;
    await tx
      .insert(removalAnswers)
      .values({ caseId, workspaceId, words })
      .onConflictDoUpdate({ target: [removalAnswers.caseId, removalAnswers.workspaceId], set: { words } });
    return { ...notice, isAnswered: true };
  });
}

/** SQL for a row of `moderation_cases`: the workspaces that work with the profile, with their answers. Empty once it is decided. */
export const teamsOfCase: SQL<{ id: number; name: string; isConnected: boolean; answer: string | null }[]> = sql`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'isConnected', is_connected, 'answer', words) order by id), '[]')
  from (
    select workspaces.id, coalesce(nullif(workspaces.name, ''), users.name, '') as name, bool_or(${isConnected}) as is_connected, removal_answers.words
    from ${requested} requested join model_profiles using (profile_id)
      join portfolio_models on portfolio_models.id = model_profiles.model_id
      join workspaces on workspaces.id = portfolio_models.workspace_id
      -- A personal workspace has the id of its person, and no name.
      left join users on users.id = workspaces.id
      left join removal_answers on removal_answers.case_id = requested.id and removal_answers.workspace_id = workspaces.id
    where requested.id = "moderation_cases"."id" group by workspaces.id, users.name, removal_answers.words
  ) teams
)`;
