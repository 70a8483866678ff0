import {
  changeTeamNote,
  deleteTeamNote,
  listMentions,
  listTeamNotes,
  type MemberAct,
  mayAs,
  mentionsShown,
  restoreTeamNote,
  type TeamNote,
  teamNotesShown,
  writeTeamNote,
} from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { minorityFields } from "../../domain/access/minority-fields.ts";
import { mount } from "../../domain/access/mount.ts";
import { can, type Viewer } from "../../domain/access/policy.ts";
import { isFutureDay } from "../../domain/evidence/figure-observation.ts";
import { ownerOfModel } from "../../domain/reports/find-report.ts";
import { fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { makeOnce } from "../../platform/http/make-once.ts";
import { putBackTeamNote, removeTeamNote } from "./delete-note.ts";
import { findModelOfNote, findTeamNotes, storeTeamNote, updateTeamNote } from "./team-notes.ts";

/** Notes that one person may write. */
const writing: Limit = { max: 300, windowSeconds: 3_600, from: "first" };

/** What a team writes of its models. */
export function noteRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  /** The viewer's membership where they may do this with the model. */
  const memberFor = async (viewer: Viewer, act: MemberAct, modelId: number) => {
    const owner = await ownerOfModel(db, modelId);
    const { member } = viewer;
    return member && owner?.workspaceId === member.workspaceId && can(viewer, act, owner) ? member : undefined;
  };

  mount(app, ctx, listTeamNotes, async ({ params: { id: modelId }, viewer }) => {
    const member = await memberFor(viewer, "model.notes", modelId);
    if (!member) return fail("not-found");
    const found = await findTeamNotes(db, member, { modelId });
    return { notes: found.slice(0, teamNotesShown), isCut: found.length > teamNotesShown };
  });

  mount(app, ctx, listMentions, async ({ viewer: { member } }) => {
    const found = member && mayAs(member, "model.notes") ? await findTeamNotes(db, member, { isMention: true }) : [];
    return found.slice(0, mentionsShown);
  });

  /** Why a note may not be stored as it is typed. */
  const refuse = async (userId: number, { text, day }: Pick<TeamNote, "text" | "day">) => {
    const now = new Date();
    // Read as notes of a submission are.
    if (minorityFields({ notes: text }, now)) return fail("invalid", { fields: { text: "age.minor" } });
    if (day !== null && isFutureDay(day, now)) return fail("invalid", { fields: { day: "day.future" } });
    const retryAfterSeconds = await takeTry(db, `team-notes:${userId}`, writing);
    return retryAfterSeconds === undefined ? undefined : fail("too-many", { retryAfterSeconds });
  };

  mount(app, ctx, writeTeamNote, async ({ params: { id: modelId }, body, user, viewer, request }) => {
    const member = await memberFor(viewer, "note.write", modelId);
    if (!member) return fail("not-found");
    const refused = await refuse(user.id, body);
    if (refused) return refused;
    const id = await db.transaction((tx) =>
      makeOnce(tx, { userId: user.id, request }, () => storeTeamNote(tx, member, { ...body, modelId })),
    );
    const [written] = await findTeamNotes(db, member, { modelId, id });
    return written ?? fail("not-found");
  });

  /** A note of the workspace that the viewer works in, where they may write notes on its model. */
  const findWritable = async (viewer: Viewer, id: number) => {
    const modelId = viewer.member ? await findModelOfNote(db, viewer.member.workspaceId, id) : undefined;
    const member = modelId === undefined ? undefined : await memberFor(viewer, "note.write", modelId);
    return member && modelId !== undefined ? { member, modelId } : undefined;
  };

  mount(app, ctx, changeTeamNote, async ({ params: { id }, body, user, viewer }) => {
    const found = await findWritable(viewer, id);
    if (!found) return fail("not-found");
    const refused = await refuse(user.id, body);
    if (refused) return refused;
    const { member, modelId } = found;
    await db.transaction((tx) => updateTeamNote(tx, member, { modelId, id, change: body }));
    const [changed] = await findTeamNotes(db, member, { modelId, id });
    return changed ?? fail("not-found");
  });

  mount(app, ctx, deleteTeamNote, async ({ params: { id }, viewer }) => {
    const found = await findWritable(viewer, id);
    if (!found) return fail("not-found");
    const { member, modelId } = found;
    const undoUntil = await db.transaction((tx) => removeTeamNote(tx, member, { modelId, id, now: new Date() }));
    return { undoUntil: undoUntil.toISOString() };
  });

  mount(app, ctx, restoreTeamNote, async ({ params: { id }, viewer }) => {
    const found = await findWritable(viewer, id);
    if (!found) return fail("not-found");
    const { member, modelId } = found;
    await db.transaction((tx) => putBackTeamNote(tx, member, { modelId, id, now: new Date() }));
    const [restored] = await findTeamNotes(db, member, { modelId, id });
    return restored ?? fail("not-found");
  });
}
