import { randomUUID } from "node:crypto";
import { mayAs, mentionsShown, type TeamNote, teamNotesShown } from "@fanradar/contract";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { inScope, type Member } from "../../domain/access/policy.ts";
import { createNotification } from "../../domain/notifications/create-notification.ts";
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
    mayDelete: mayDelete(member, note),
  }));
}

const mayDelete = (member: Member, { authorId }: { authorId: number | null }) =>
  mayAs(member, "model.change") || (authorId === member.userId && mayAs(member, "note.write"));

interface NewNote extends Pick<TeamNote, "text" | "day" | "platform" | "reportId"> {
  modelId: number;
  mentions: readonly number[];
}

/**
 * Writes a note, and notifies whom it mentions.
 *
 * @throws Refused where it mentions who may not read it, or names a version of another model's report
 */
export async function storeTeamNote(tx: Tx, { workspaceId, userId }: Member, note: NewNote): Promise<number> {
  const { modelId, reportId } = note;
  const mentions = [...new Set(note.mentions)];
  for (const mentioned of mentions)
    await requireSeeing(tx, { workspaceId, userId: mentioned, modelId, field: "mentions", act: "model.notes" });
  const isOfModel = and(eq(reports.id, reportId ?? 0), eq(reports.modelId, modelId));
  if (reportId !== null && (await tx.$count(reports, isOfModel)) === 0)
    throw new Refused(fail("invalid", { fields: { reportId: "invalid" } }));
  const [made] = await tx
    .insert(teamNotes)
    .values({ ...note, mentions, workspaceId, authorId: userId })
    .returning({ id: teamNotes.id });
  if (!made) throw new Error("the note was not stored");
  for (const mentioned of mentions.filter((id) => id !== userId))
    await createNotification(tx, {
      ...{ userId: mentioned, workspaceId, modelId, kind: "mentioned" },
      key: `mentioned by ${made.id} ${randomUUID()}`,
    });
  await publishTeam(tx, workspaceId);
  return made.id;
}

/** The model of a note, undefined where there is no such note in this workspace. */
export async function findModelOfNote(db: Db, workspaceId: number, id: number): Promise<number | undefined> {
  const [note] = await db
    .select({ modelId: teamNotes.modelId })
    .from(teamNotes)
    .where(and(eq(teamNotes.id, id), eq(teamNotes.workspaceId, workspaceId)));
  return note?.modelId;
}

/** @throws Refused where it is gone, or the member may not delete it */
export async function removeTeamNote(tx: Tx, member: Member, { modelId, id }: { modelId: number; id: number }) {
  const [note] = await findTeamNotes(tx, member, { modelId, id });
  const gone = note?.mayDelete
    ? await tx.delete(teamNotes).where(eq(teamNotes.id, id)).returning({ id: teamNotes.id })
    : [];
  if (gone.length === 0) throw new Refused(fail("not-found"));
  await publishTeam(tx, member.workspaceId);
}
