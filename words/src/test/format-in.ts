import type { Language } from "@fanradar/contract";
import type { Format } from "../format/format.ts";
import { localeOf } from "../languages.ts";
import { tables } from "../tables.ts";

/** The format of figures in this language, in UTC. */
export const formatIn = (language: Language): Format => ({
  locale: localeOf[language],
  timeZone: "UTC",
  words: tables[language],
});
