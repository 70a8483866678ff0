import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { id, idParam, nothing } from "../shapes.ts";
import { memberRoles } from "./roles.ts";

/**
 * Moves a submission with everything that is of it: out of the caller's personal workspace into a shared one, or back out of the shared one that
 * they work in to the personal one that it came from.
 */
export const moveModel = defineCall("PUT", "/api/models/:id/workspace", "managed", {
  params: idParam,
  body: z.strictObject({ id }),
  output: nothing,
  errors: ["forbidden", "invalid"],
});

/** Why a submission can be moved nowhere. */
export const moveReasons = [
  /** It stands for the caller's own creator. */
  "own-page",
  /** It was added in this workspace. */
  "of-the-workspace",
  /** It can go back, but not by the caller. */
  "role",
] as const;

/** Where the caller may move a submission to, and who will see it there; why nowhere. */
export const listMoves = defineCall("GET", "/api/models/:id/moves", "model.read", {
  params: idParam,
  output: z.object({
    targets: z.array(
      z.object({
        id,
        /** Of a personal one the name of its person. */
        name: z.string(),
        isPersonal: z.boolean(),
        /** Everybody else who will see it there. */
        seenBy: z.array(z.object({ name: z.string(), role: z.enum(memberRoles), seesEarnings: z.boolean() })),
        /** Whether the caller can move it back. */
        isReversible: z.boolean(),
      }),
    ),
    reason: z.nullable(z.enum(moveReasons)),
  }),
});
export type Moves = z.output<typeof listMoves.output>;
