import { randomUUID } from "node:crypto";
import { mayAs, mentionsShown, type TeamNote, teamNotesShown } from "@fanradar/contract";
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { inScope, type Member } from "../../domain/access/policy.ts";
import { createNotification } from "../../domain/notifications/create-notification.ts";
import { linksPlatform } from "../../domain/profiles/model-links.ts";
import { requireSeeing } from "../../domain/workspaces/require-seeing.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { models, portfolioModels, reports, teamNotes, users, workspaceMembers } from "../../platform/db/schema.ts";
import { fail, Refused } from "../../platform/http/fail.ts";
import { publishTeam } from "../../platform/live/publish.ts";

/** Notes of a model, one of them, or all that mention the member. */
interface NoteFilter {
  modelId?: number;
  id?: number;
  isMention?: true;
}

/** Notes on models that a member sees: the newest first, one more than a list shows. */
export async function findTeamNotes(
  db: Db | Tx,
  member: Member,
  { modelId, id, isMention }: NoteFilter,
): Promise<TeamNote[]> {
  const { workspaceId, userId } = member;
  const rows = await db
    .select({ note: teamNotes, author: users.name, model: { id: models.id, name: models.name } })
    .from(teamNotes)
    .innerJoin(
      portfolioModels,
      and(eq(portfolioModels.id, teamNotes.modelId), inScope(member, sql`${portfolioModels}`)),
    )
    .innerJoin(models, eq(models.id, portfolioModels.id))
    .leftJoin(users, eq(users.id, teamNotes.authorId))
    .where(
      and(
        eq(teamNotes.workspaceId, workspaceId),
        isNull(teamNotes.deletedAt),
        modelId === undefined ? undefined : eq(teamNotes.modelId, modelId),
        id === undefined ? undefined : eq(teamNotes.id, id),
        isMention && sql`${userId} = any(${teamNotes.mentions})`,
      ),
    )
    .orderBy(desc(teamNotes.id))
    .limit((isMention ? mentionsShown : teamNotesShown) + 1);
  const mentioned = [...new Set(rows.flatMap(({ note }) => note.mentions))];
  const people = await db
    .select({ id: users.id, name: users.name })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), inArray(users.id, mentioned)));
  return rows.map(({ note, author, model }) => ({
    ...{ id: note.id, text: note.text, model, day: note.day, platform: note.platform, reportId: note.reportId },
    author: note.authorId === null || author === null ? null : { id: note.authorId, name: author },
    mentions: people.filter((one) => note.mentions.includes(one.id)),
    createdAt: note.createdAt.toISOString(),
    editedAt: note.editedAt?.toISOString() ?? null,
    mayEdit: isAuthor(member, note),
    mayDelete: mayDelete(member, note),
  }));
}

const isAuthor = (member: Member, { authorId }: { authorId: number | null }) =>
  authorId === member.userId && mayAs(member, "note.write");
const mayDelete = (member: Member, note: { authorId: number | null }) =>
  mayAs(member, "model.change") || isAuthor(member, note);

interface NewNote extends Pick<TeamNote, "text" | "day" | "platform" | "reportId"> {
  modelId: number;
  mentions: readonly number[];
}

/**
 * Writes a note, and notifies whom it mentions.
 *
 * @throws Refused where it mentions who may not read it, or names a platform that the model does not link or a version of another model's report
 */
export async function storeTeamNote(tx: Tx, member: Member, note: NewNote): Promise<number> {
  const { workspaceId, userId } = member;
  const { modelId, reportId } = note;
  const mentions = await readersOf(tx, member, note);
  await requirePlatform(tx, modelId, note.platform);
  const isOfModel = and(eq(reports.id, reportId ?? 0), eq(reports.modelId, modelId));
  if (reportId !== null && (await tx.$count(reports, isOfModel)) === 0)
    throw new Refused(fail("invalid", { fields: { reportId: "invalid" } }));
  const [made] = await tx
    .insert(teamNotes)
    .values({ ...note, mentions, workspaceId, authorId: userId })
    .returning({ id: teamNotes.id });
  if (!made) throw new Error("the note was not stored");
  await notifyMentioned(tx, member, { id: made.id, modelId, mentions });
  await publishTeam(tx, workspaceId);
  return made.id;
}

type NoteChange = Omit<NewNote, "modelId" | "reportId">;

/**
 * Changes a note of the member's own, and notifies whom it mentions now and did not before.
 *
 * @throws Refused where it is gone or another's, mentions who may not read it, or is moved to a platform that the model does not link
 */
export async function updateTeamNote(
  tx: Tx,
  member: Member,
  { id, modelId, change }: { id: number; modelId: number; change: NoteChange },
): Promise<void> {
  const [locked] = await tx
    .select({ mentions: teamNotes.mentions })
    .from(teamNotes)
    .where(eq(teamNotes.id, id))
    .for("update");
  const [note] = await findTeamNotes(tx, member, { modelId, id });
  if (!locked || !note?.mayEdit) throw new Refused(fail("not-found"));
  const { text, day, platform } = change;
  const mentions = await readersOf(tx, member, { modelId, mentions: change.mentions });
  // A note stays on the platform that it was written on, though the model no longer links it.
  if (platform !== note.platform) await requirePlatform(tx, modelId, platform);
  await tx.update(teamNotes).set({ text, day, platform, mentions, editedAt: sql`now()` }).where(eq(teamNotes.id, id));
  await notifyMentioned(tx, member, {
    id,
    modelId,
    mentions: mentions.filter((one) => !locked.mentions.includes(one)),
  });
  await publishTeam(tx, member.workspaceId);
}

/** @throws Refused where the model does not link the platform */
async function requirePlatform(tx: Tx, modelId: number, platform: TeamNote["platform"]): Promise<void> {
  if (platform !== null && !(await linksPlatform(tx, modelId, platform)))
    throw new Refused(fail("invalid", { fields: { platform: "platform.unlinked" } }));
}

/** Whom a note mentions, each once. @throws Refused where one of them may not read it */
async function readersOf(
  tx: Tx,
  { workspaceId }: Member,
  { modelId, mentions }: Pick<NewNote, "modelId" | "mentions">,
) {
  const mentioned = [...new Set(mentions)];
  for (const userId of mentioned)
    await requireSeeing(tx, { workspaceId, userId, modelId, field: "mentions", act: "model.notes" });
  return mentioned;
}

async function notifyMentioned(
  tx: Tx,
  { workspaceId, userId }: Member,
  { id, modelId, mentions }: { id: number; modelId: number; mentions: readonly number[] },
) {
  for (const mentioned of mentions.filter((one) => one !== userId))
    await createNotification(tx, {
      ...{ userId: mentioned, workspaceId, modelId, kind: "mentioned" },
      key: `mentioned by ${id} ${randomUUID()}`,
    });
}

/** The model of a note, undefined where there is no such note in this workspace. */
export async function findModelOfNote(db: Db, workspaceId: number, id: number): Promise<number | undefined> {
  const [note] = await db
    .select({ modelId: teamNotes.modelId })
    .from(teamNotes)
    .where(and(eq(teamNotes.id, id), eq(teamNotes.workspaceId, workspaceId)));
  return note?.modelId;
}
