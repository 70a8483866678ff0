import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { listPaths } from "../list-paths.ts";
import { day, enteredDay, id, idParam, instant } from "../shapes.ts";
import { text } from "../text.ts";
import { person } from "../todos/person.ts";

/** Most that a list has. */
export const teamNotesShown = 200;
/** Most that the list of mentions has. */
export const mentionsShown = 50;
/** Most people whom one note mentions. */
const mostMentioned = 20;

/** What somebody of the team wrote of a model. */
export const teamNote = z.object({
  id,
  text: z.string(),
  model: z.object({ id, name: z.string() }),
  /** Null where their account is gone. */
  author: z.nullable(person),
  /** Whom it mentions, as `@` with their name, if they are still members. */
  mentions: z.array(person),
  /** The day of the charts that it is about, and the platform whose chart it is, if of one alone. */
  day: z.nullable(day),
  platform: z.nullable(z.enum(platformNames)),
  /** The version of the report that it was written on, unless that was deleted. */
  reportId: z.nullable(id),
  createdAt: instant,
  /** When its author changed it last; null where it is as it was written. */
  editedAt: z.nullable(instant),
  /** The caller wrote it, and may change it. */
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
});
export type TeamNote = z.infer<typeof teamNote>;

/** What the team wrote of a model, the newest first. */
export const listTeamNotes = defineCall("GET", listPaths.teamNotes, "model.notes", {
  params: idParam,
  output: z.object({
    notes: z.array(teamNote),
    /** There are more than are listed. */
    isCut: z.boolean(),
  }),
});

/** The newest fifty notes that mention the caller, of models that they see. */
export const listMentions = defineCall("GET", listPaths.mentions, "list", { output: z.array(teamNote) });

/** A note as it is typed. */
const noteBody = z
  .strictObject({
    text: text({ max: limits.teamNote, required: "note.required", multiline: true }),
    mentions: z._default(z.array(id).check(z.maxLength(mostMentioned)), []),
    day: z._default(z.nullable(enteredDay), null),
    platform: z._default(z.nullable(z.enum(platformNames)), null),
    reportId: z._default(z.nullable(id), null),
  })
  .check(z.refine(({ day: of, platform }) => of !== null || platform === null, { error: "invalid", path: ["day"] }));

/** Writes a note on a model's report, or on a day of its charts. Whom it mentions is notified. */
export const writeTeamNote = defineCall("POST", listPaths.teamNotes, "note.write", {
  freeText: "text",
  params: idParam,
  body: noteBody,
  output: teamNote,
  status: 201,
  takesIdempotencyKey: true,
  errors: ["help", "too-many", "idempotency-conflict"],
});

/** Changes one's own note: all of it but the report that it was written on. Who is mentioned anew is notified. */
export const changeTeamNote = defineCall("PATCH", "/api/team-notes/:id", "private", {
  freeText: "text",
  params: idParam,
  body: noteBody,
  output: teamNote,
  errors: ["help", "too-many"],
});

/** Deletes one: one's own, or as a manager any. Until `undoUntil` it can be put back by who deleted it. */
export const deleteTeamNote = defineCall("DELETE", "/api/team-notes/:id", "model.change", {
  params: idParam,
  output: z.object({ undoUntil: instant }),
});

/** Puts back a note that the caller just deleted. Once that is too late: 404. */
export const restoreTeamNote = defineCall("POST", "/api/team-notes/:id/restore", "model.change", {
  params: idParam,
  output: teamNote,
});
