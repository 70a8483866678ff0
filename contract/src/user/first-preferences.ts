import { currencies } from "@fanradar/engine";
import * as z from "zod/mini";
import { isTimeZone } from "../time-zone.ts";
import { languages } from "./languages.ts";
import { themes } from "./settings.ts";

/**
 * What a browser suggests for a new account: its theme, language, IANA time zone and currency. Each may be absent. A value
 * that this instance does not know counts as absent: the person never typed it, and could not correct it in the form.
 */
export const firstPreferences = z.catch(
  z.object({
    theme: z.catch(z.optional(z.enum(themes)), undefined),
    language: z.catch(z.optional(z.enum(languages)), undefined),
    timezone: z.catch(z.optional(z.string().check(z.refine(isTimeZone))), undefined),
    currency: z.catch(z.optional(z.enum(currencies)), undefined),
  }),
  {},
);
export type FirstPreferences = z.output<typeof firstPreferences>;
