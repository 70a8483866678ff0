import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { similarWords } from "./similar-words.ts";

/** More words than a name has; the rest is not looked for. */
const mostWords = 8;

/** What is looked for, as PostgreSQL asks `search_entries.terms`, from the strictest to the most lenient. */
export interface TermQueries {
  /** Every word, whole. */
  words: string;
  /** Every word, as a beginning. */
  beginnings: string;
}

/** Words of a text as search keeps them. None for a text of signs alone. */
export async function wordsOf(db: Db, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ words: string[] }>(sql`select search_words_of(${text}) as words`);
  return [...new Set(rows[0]?.words ?? [])].slice(0, mostWords);
}

/** All of these words, or all in one, as they stand in a handle. */
export function termQueries(words: string[]): TermQueries {
  const joined = words.length > 1 ? [words.join("")] : [];
  return {
    words: any([all(words.map(quote)), ...joined.map(quote)]),
    beginnings: any([all(words.map(beginning)), ...joined.map(beginning)]),
  };
}

/** The same, each word also as what it may have been meant to be; undefined where no word is like another. */
export async function similarTerms(db: Db, words: string[]): Promise<string | undefined> {
  const joined = words.length > 1 ? [words.join("")] : [];
  const similar = await Promise.all([...words, ...joined].map((word) => similarWords(db, word)));
  if (similar.every((found) => found.length === 0)) return undefined;
  const choices = words.map((word, index) => any([beginning(word), ...(similar[index] ?? []).map(quote)]));
  return any([all(choices), ...(similar[words.length] ?? []).map(quote)]);
}

/** Both; a query that asks for nothing is left out. */
export const all = (queries: string[]) =>
  queries
    .filter((query) => query !== "")
    .map((query) => `(${query})`)
    .join(" & ");
const any = (queries: string[]) => queries.map((query) => `(${query})`).join(" | ");
/** A word holds neither quotes nor backslashes: both part words. */
const quote = (word: string) => `'${word}'`;
const beginning = (word: string) => `'${word}':*`;
