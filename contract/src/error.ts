import * as z from "zod/mini";
import { errorCodes } from "./error-codes.ts";
import { languages } from "./user/languages.ts";

/** Help for what tells of danger: what to do, then whom to turn to, those of countries that speak the language first. */
export const helpText = z.object({
  /** The language of the text that it answers, which need not be the reader's. */
  language: z.enum(languages),
  paragraphs: z.array(z.string()),
  /** A service each: country, name, number or address. */
  contacts: z.array(z.string()),
});
export type HelpText = z.infer<typeof helpText>;

/** Every answer that is not a success. `fields` names what is wrong, by the body's member. */
export const errorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Of a change to something that changed meanwhile: how it is now. */
  current: z.optional(z.unknown()),
  /** Of `help`, where a text was refused because it tells of danger. */
  help: z.optional(helpText),
});
export type ErrorBody = z.infer<typeof errorBody>;
