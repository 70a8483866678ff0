import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { nothing } from "../shapes.ts";
import { languages } from "./languages.ts";

/** Stores on the visitor's device the language of pages and responses. */
export const chooseLanguage = defineCall("PUT", "/api/language", "anyone", {
  body: z.strictObject({ language: z.enum(languages) }),
  output: nothing,
});
