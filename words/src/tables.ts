import type { Language } from "@fanradar/contract";
import * as de from "./de/tables.ts";
import * as en from "./en/tables.ts";
import * as es from "./es/tables.ts";
import * as fr from "./fr/tables.ts";
import type { Like } from "./like.ts";

/** What the server says to its readers. */
export type Tables = Like<typeof en>;

/** Every language at once: the server has readers of all of them. */
export const tables: Record<Language, Tables> = { en, es, fr, de };
