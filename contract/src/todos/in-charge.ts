import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { listPaths } from "../list-paths.ts";
import { id, idParam, idText } from "../shapes.ts";
import { person } from "./person.ts";

/** A model with its current name, and the people in charge of it, in order. */
const inCharge = z.object({ modelId: id, name: z.string(), people: z.array(person) });
export type InCharge = z.infer<typeof inCharge>;

/** The most people who can be in charge of one model. */
export const mostInCharge = 10;

/**
 * The people in charge of each model in the caller's scope, or of one model. Members who have lost access to a model are left out, and so are
 * models without anyone in charge.
 */
export const listInCharge = defineCall(
  "GET",
  listPaths.inCharge,
  { list: "member.read" },
  {
    query: z.object({ model: z.optional(idText) }),
    output: z.array(inCharge),
    errors: ["not-found"],
  },
);

/** Replaces the people in charge of a model. Each person added is notified. */
export const setInCharge = defineCall("PUT", "/api/models/:id/in-charge", "model.change", {
  params: idParam,
  body: z.strictObject({
    userIds: z.array(id).check(
      z.maxLength(mostInCharge),
      z.refine((ids: readonly number[]) => new Set(ids).size === ids.length, { error: "invalid" }),
    ),
  }),
  output: z.pick(inCharge, { people: true }),
});
