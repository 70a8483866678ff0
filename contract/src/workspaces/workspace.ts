import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { id, idParam, instant } from "../shapes.ts";
import { text } from "../text.ts";
import { membership } from "./membership.ts";

const name = text({ max: limits.workspaceName, required: "workspaceName.required" });

/** The workspaces of the caller: the personal one, then shared ones by name. */
export const listWorkspaces = defineCall("GET", "/api/workspaces", "account", { output: z.array(membership) });

/** Makes a shared workspace, whose owner the caller is, and works in it from then on. */
export const createWorkspace = defineCall("POST", "/api/workspaces", "account", {
  body: z.strictObject({ name }),
  output: membership,
  status: 201,
  takesIdempotencyKey: true,
  errors: ["too-many", "idempotency-conflict"],
});

/** Chooses in which workspace this session works from now on. One whose member the caller is not answers 404. */
export const switchWorkspace = defineCall("PUT", "/api/workspaces/current", "account", {
  body: z.strictObject({ id }),
  output: membership,
  errors: ["not-found"],
});

/** Renames the workspace that the caller works in. For owners of a shared one. */
export const renameWorkspace = defineCall("PATCH", "/api/workspace", "workspace", {
  body: z.strictObject({ name }),
  output: membership,
  errors: ["not-found"],
});

/** Takes a logo of the workspace that the caller works in, made to fit 480 by 160 pixels, in place of any before it. For owners of a shared one. */
export const setWorkspaceLogo = defineCall("PUT", "/api/workspace/logo", "workspace", {
  takesFile: true,
  output: membership,
  errors: ["invalid", "too-large", "too-many", "not-found"],
});

/** Takes the workspace's logo away. Where there is none it is a success too. For owners of a shared one. */
export const removeWorkspaceLogo = defineCall("DELETE", "/api/workspace/logo", "workspace", {
  output: membership,
  errors: ["not-found"],
});

/** Deletes the workspace that the caller works in with everything in it. For owners of a shared one; can be undone until then. */
export const deleteWorkspace = defineCall("DELETE", "/api/workspace", "workspace", {
  output: z.object({ undoUntil: instant }),
  errors: ["confirm-needed", "not-found"],
});

/**
 * Everything of the workspace that the caller works in, as one JSON file: what its members keep for themselves (conversations, notifications,
 * ratings) is not in it. For owners of a shared one who see all of its models and earnings. The session must have been confirmed within ten minutes.
 */
export const exportWorkspace = defineCall("POST", "/api/workspace/export", "workspace", {
  answers: "application/json",
  output: z.unknown(),
  errors: ["confirm-needed", "not-found", "too-many"],
});

/** Puts back a workspace that the caller deleted, and works in it again. */
export const restoreWorkspace = defineCall("POST", "/api/workspaces/:id/restore", "account", {
  params: idParam,
  output: membership,
});
