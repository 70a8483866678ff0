import * as z from "zod/mini";
import { errorCodes } from "./error-codes.ts";
import { id } from "./shapes.ts";
import { languages } from "./user/languages.ts";

/** Help for a text with signs of danger: what to do, then whom to contact, countries with the language first. */
export const helpText = z.object({
  /** The language of the text it responds to, which may differ from the reader's. */
  language: z.enum(languages),
  paragraphs: z.array(z.string()),
  /** A service each: country, name, number or address. */
  contacts: z.array(z.string()),
});
export type HelpText = z.infer<typeof helpText>;

/** A workspace of the caller's; the personal one has an empty name. */
export const workspaceName = z.object({ id, name: z.string() });
export type WorkspaceName = z.infer<typeof workspaceName>;

/** Every answer that is not a success. `fields` names what is wrong, by the body's member. */
export const errorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Of a change to something that changed meanwhile: how it is now. */
  current: z.optional(z.unknown()),
  /** Of `help`, where a text was refused for its signs of danger. */
  help: z.optional(helpText),
  /** Of `not-found`: the other workspace of the caller's in which they may read it. */
  workspace: z.optional(workspaceName),
});
export type ErrorBody = z.infer<typeof errorBody>;
