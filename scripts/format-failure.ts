import { stripVTControlCharacters } from "node:util";

const longest = { lines: 12, characters: 1_500 };

/** What a failed test tells: Playwright puts into the message in what two sides differ, Vitest beside it. */
interface Failure {
  name?: string | undefined;
  message?: string | undefined;
  diff?: string | undefined;
}

/**
 * What failed and why, short enough to be read in a list: at most 12 lines and 1,500 characters. Of a longer difference
 * only the lines that differ.
 */
export function because(test: string, { name, message = "", diff = "" }: Failure = {}): string {
  const why = stripVTControlCharacters(`${name ? `${name}: ` : ""}${message}\n${diff}`)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at .*:\d+:\d+\)?$/.test(line));
  const [first = "", ...rest] = why;
  const isLong = why.length > longest.lines && rest.some((line) => /^\s*[-+] (?:Expected|Received)\b/.test(line));
  const told = isLong ? [first, ...rest.filter((line) => /^\s*[-+]/.test(line))] : why;
  const kept = told.slice(0, longest.lines);
  const text = [`${test}: ${kept[0] ?? ""}`, ...kept.slice(1).map((line) => `    ${line}`)].join("\n");
  const isCut = told.length > kept.length || text.length > longest.characters;
  return `${text.slice(0, longest.characters)}${isCut ? " …" : ""}`;
}
