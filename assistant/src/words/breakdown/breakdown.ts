import type { Language } from "@fanradar/contract";
import { de } from "./de.ts";
import { type BreakdownWords, en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export const breakdownWords: Readonly<Record<Language, BreakdownWords>> = { en, de, es, fr };
