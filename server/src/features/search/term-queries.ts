import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { similarWords } from "./similar-words.ts";

/** More words than a name has; the rest is ignored. */
const mostWords = 8;

/** Tsqueries on `search_entries.terms`, from the strictest to the most lenient. */
export interface TermQueries {
  /** Every word, whole. */
  words: string;
  /** Every word, as a prefix. */
  prefixes: string;
}

/** Words of a text as search stores them. Empty for a text of punctuation alone. */
export async function searchWordsOf(db: Db, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ words: string[] }>(sql`select search_words_of(${text}) as words`);
  return [...new Set(rows[0]?.words ?? [])].slice(0, mostWords);
}

/** All of these words, or all joined to one, as in a handle. */
export function termQueries(words: string[]): TermQueries {
  const joined = words.length > 1 ? [words.join("")] : [];
  return {
    words: anyTerm([allTerms(words.map(quote)), ...joined.map(quote)]),
    prefixes: anyTerm([allTerms(words.map(prefix)), ...joined.map(prefix)]),
  };
}

/** The same with similar spellings of each word; undefined if there are none. */
export async function similarTerms(db: Db, words: string[]): Promise<string | undefined> {
  const joined = words.length > 1 ? [words.join("")] : [];
  const similar = await Promise.all([...words, ...joined].map((word) => similarWords(db, word)));
  if (similar.every((found) => found.length === 0)) return undefined;
  const choices = words.map((word, index) => anyTerm([prefix(word), ...(similar[index] ?? []).map(quote)]));
  return anyTerm([allTerms(choices), ...(similar[words.length] ?? []).map(quote)]);
}

/** Matches all of the queries; empty ones are ignored. */
export const allTerms = (queries: string[]) =>
  queries
    .filter((query) => query !== "")
    .map((query) => `(${query})`)
    .join(" & ");
const anyTerm = (queries: string[]) => queries.map((query) => `(${query})`).join(" | ");
/** Needs no escaping: quotes and backslashes separate words. */
const quote = (word: string) => `'${word}'`;
const prefix = (word: string) => `'${word}':*`;
