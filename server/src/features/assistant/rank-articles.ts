import type { Language } from "@fanradar/contract";
import { asked as de } from "@fanradar/words/asked/de";
import { asked as en } from "@fanradar/words/asked/en";
import { asked as es } from "@fanradar/words/asked/es";
import { asked as fr } from "@fanradar/words/asked/fr";
import { playbook } from "@fanradar/words/en/playbook/playbook";

/** An article's id, or `none` for what no article answers. */
export interface Ranked {
  id: string;
  /** Logarithm of how likely the question is under the best one, less that under this: 0 for the first. */
  behind: number;
}

/** How often what stands with each article, and with none. */
export interface Counted {
  /** By what a question holds: in how many questions of each article it stands. */
  holding: ReadonlyMap<string, ReadonlyMap<number, number>>;
  ids: readonly string[];
  /** Of all that the questions of an article hold. */
  sums: readonly number[];
  /** The article that a question means which was asked just so. */
  known: ReadonlyMap<string, string>;
}

/** What is added to every count, so that what was never seen with an article does not rule it out. */
const smoothing = 0.2;
/**
 * An article is surer than `none` where its likelihood is e^8 of it. Of every tenth question, held back: 43.8 % first right (45.0
 * without), 78 % of those on nothing left unanswered (41.5 without).
 */
export const sureMargin = 8;
/** An ending tells little: of longer words so many letters. */
const stemLetters = 6;
const gramLetters = 4;
/** What is longer is no word of anybody's. */
const longestWord = 30;

let everything: Counted | undefined;

/**
 * Articles by how likely somebody who means them asks like that, the likeliest first; empty where the question holds nothing that
 * was ever asked. `none` is what no article answers.
 *
 * Naive Bayes over the questions of `words/src/asked`, in four languages at once: with n(a, t) of the questions on article a that
 * hold t, S(a) = Σ n(a, t) and V different t in all, a question that holds t₁ … tₖ has the likelihood
 * Π (n(a, tᵢ) + 0.2) ÷ (S(a) + 0.2 V). What a question holds are its words without accents, cut to six letters, pairs of words
 * side by side, and runs of four letters, which a slip of the finger mostly leaves whole. Source: McCallum and Nigam 1998, each
 * t counted once a question.
 *
 * A question that was asked just so needs no likelihood: its article is the first.
 *
 * @param counted absent: all questions; counted with the first one, in a tenth of a second, since an instance that nobody asks
 * does without
 */
export function rankArticles(question: string, counted?: Counted): Ranked[] {
  everything ??= countQuestions(allAsked());
  const { holding, ids, sums, known } = counted ?? everything;
  const held = [...holdsOf(question)].flatMap((one) => holding.get(one) ?? []);
  if (held.length === 0) return [];
  const logs = ids.map((_, at) => {
    const all = Math.log((sums[at] ?? 0) + smoothing * holding.size);
    return held.reduce((sum, by) => sum + Math.log((by.get(at) ?? 0) + smoothing) - all, 0);
  });
  const likeliest = Math.max(...logs);
  const meant = known.get(wordsOf(question).join(" "));
  const best = meant === undefined ? likeliest : likeliest + sureMargin;
  return ids
    .map((id, at) => ({ id, behind: id === meant ? 0 : best - (logs[at] ?? 0) }))
    .sort((one, other) => one.behind - other.behind);
}

/** How people who write a language ask by an article, as a question that can be pressed. */
export function questionOn(id: string, language: Language): string | undefined {
  const questions = { de, en, es, fr }[language][id];
  return questions?.find((one) => /^[¿\p{Lu}].*\?$/u.test(one)) ?? questions?.[0];
}

/** All that people are known to ask by each article, and by none: in four languages, and the article's own words. */
export function allAsked(): Map<string, readonly string[]> {
  const own = new Map(playbook.map(({ id, asked, title }) => [id, [title, ...asked]]));
  const ids = [...own.keys(), "none"];
  return new Map(ids.map((id) => [id, [en, de, es, fr].flatMap((by) => by[id] ?? []).concat(own.get(id) ?? [])]));
}

/** @param asked questions by the id of the article they mean */
export function countQuestions(asked: ReadonlyMap<string, readonly string[]>): Counted {
  const holding = new Map<string, Map<number, number>>();
  const sums = [...asked.values()].map((questions, at) => {
    let sum = 0;
    for (const one of questions.flatMap((question) => [...holdsOf(question)])) {
      const by = holding.get(one) ?? new Map<number, number>();
      holding.set(one, by.set(at, (by.get(at) ?? 0) + 1));
      sum++;
    }
    return sum;
  });
  const known = new Map(
    [...asked].flatMap(([id, questions]) => questions.map((one) => [wordsOf(one).join(" "), id] as const)),
  );
  return { holding, ids: [...asked.keys()], sums, known };
}

/** Words, pairs of words and runs of letters of a text, each once. */
function holdsOf(text: string): Set<string> {
  const whole = wordsOf(text);
  const words = whole.map((word) => word.slice(0, stemLetters));
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const runs = whole.flatMap((word) => {
    const marked = `^${word}$`;
    const count = Math.max(1, marked.length - gramLetters + 1);
    return Array.from({ length: count }, (_, at) => `#${marked.slice(at, at + gramLetters)}`);
  });
  return new Set([...words, ...pairs, ...runs]);
}

/** In small letters, without accents. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter(({ length }) => length <= longestWord);
}
