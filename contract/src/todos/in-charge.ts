import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { listPaths } from "../list-paths.ts";
import { id, idParam, idText } from "../shapes.ts";
import { person } from "./person.ts";

/** A model by its name now, and who is in charge of it, the first first. */
const inCharge = z.object({ modelId: id, name: z.string(), people: z.array(person) });
export type InCharge = z.infer<typeof inCharge>;

/** Most people who are in charge of one model. */
export const mostInCharge = 10;

/** Who is in charge of the models that the caller sees, or of one of them: those who see it as well. Models that nobody is in charge of are left out. */
export const listInCharge = defineCall({
  method: "GET",
  path: listPaths.inCharge,
  access: "signed-in",
  query: z.object({ model: z.optional(idText) }),
  output: z.array(inCharge),
  errors: ["not-found"],
});

/** Says who is in charge of a model, in place of those before. Who is new is notified. */
export const setInCharge = defineCall({
  method: "PUT",
  path: "/api/models/:id/in-charge",
  access: "signed-in",
  params: idParam,
  body: z.strictObject({
    userIds: z.array(id).check(
      z.maxLength(mostInCharge),
      z.refine((ids: readonly number[]) => new Set(ids).size === ids.length, { error: "invalid" }),
    ),
  }),
  output: z.pick(inCharge, { people: true }),
});
