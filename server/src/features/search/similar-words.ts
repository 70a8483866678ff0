import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { distanceOf, misspellings } from "./misspellings.ts";

const shortest = 3;
/** From this many letters on, a word is recognisable with two edits. */
const longWord = 6;
/** Least trigram similarity for two edits, by length: long words keep more of theirs. Lower values read too many words. */
const minimumSimilarity = (letters: number) => Math.max(0.4, (letters - 5) / (letters + 7));
const most = 20;

/**
 * Stored words similar to this one: one edit away; if there is none and the word is long, two edits. Best first.
 * None for words of 1 or 2 letters, and for numbers.
 */
export async function similarWords(db: Db, word: string): Promise<string[]> {
  if ([...word].length < shortest || /^\d+$/.test(word)) return [];
  const near = await db.execute<{ word: string }>(
    sql`select word from search_words where word = any(${sql.param(misspellings(word))}::text[])`,
  );
  if (near.rows.length > 0 || [...word].length < longWord) return near.rows.map((row) => row.word);
  const like = await db.execute<{ word: string }>(
    sql`select word from search_words_like(${word}, ${minimumSimilarity([...word].length)})`,
  );
  return like.rows
    .map((row) => ({ word: row.word, distance: distanceOf(word, row.word) }))
    .filter(({ distance }) => distance <= 2)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map((found) => found.word);
}
