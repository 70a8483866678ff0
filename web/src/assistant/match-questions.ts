import { fold } from "@fanradar/words/fold";

const most = 5;

/**
 * Up to five texts that have every typed word, or a word that begins with it; those that begin as typed come first, else their order
 * stays. Accents and capitals do not matter. None for fewer than two letters, several lines, or what is typed in full.
 */
export function matchQuestions<Question extends { text: string }>(all: readonly Question[], typed: string): Question[] {
  const words = wordsOf(typed);
  const start = words.join(" ");
  if (start.length < 2 || typed.includes("\n")) return [];
  const matching = all
    .map((question) => ({ question, own: wordsOf(question.text) }))
    .filter(({ own }) => words.every((word) => own.some((other) => other.startsWith(word))));
  const begins = ({ own }: { own: string[] }) => own.join(" ").startsWith(start);
  const isWhole = matching.some(({ own }) => own.join(" ") === start);
  const ordered = [...matching.filter(begins), ...matching.filter((one) => !begins(one))];
  return isWhole ? [] : ordered.slice(0, most).map(({ question }) => question);
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
