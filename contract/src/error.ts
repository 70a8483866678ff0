import * as z from "zod/mini";
import { errorCodes } from "./error-codes.ts";

/** Every answer that is not a success. `fields` names what is wrong, by the body's member. */
export const errorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Of a change to something that changed meanwhile: how it is now. */
  current: z.optional(z.unknown()),
});
export type ErrorBody = z.infer<typeof errorBody>;
