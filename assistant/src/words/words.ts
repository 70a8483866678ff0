import type { Language } from "@fanradar/contract";
import type { Like } from "@fanradar/words";
import type { Clause } from "./clause.ts";
import { clauses as deClauses } from "./clauses/de.ts";
import { type ClauseKey, clauses as enClauses } from "./clauses/en.ts";
import { clauses as esClauses } from "./clauses/es.ts";
import { clauses as frClauses } from "./clauses/fr.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

/** Sentences of the assistant in one language: a language that lacks one does not compile. */
export type AssistantWords = Like<typeof en>;

export const wordsByLanguage: Readonly<Record<Language, AssistantWords>> = { en, es, fr, de };

export const clausesByLanguage: Readonly<Record<Language, Readonly<Record<ClauseKey, Clause>>>> = {
  en: enClauses,
  es: esClauses,
  fr: frClauses,
  de: deClauses,
};
